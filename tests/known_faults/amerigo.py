"""Known faults of amerigo, by law."""

FAULTS: dict[str, tuple[str, ...]] = {
    "lesson 120x40": (
        "25: o/oo",
        "27: o/oo",
        "35: Space turns",
        "5: (!)",
        "welcome: ( )",
        "welcome: J",
    ),
    "lesson 80x24": (
        "25: o/oo",
        "27: o/oo",
        "35: Space turns",
        "5: (!)",
        "welcome: ( )",
        "welcome: J",
    ),
    "tips 120x40": ("build-tile: Space turns",),
    "tips 80x24": ("build-tile: Space turns",),
}
