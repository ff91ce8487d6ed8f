"""Known faults of eic, by law."""

FAULTS: dict[str, tuple[str, ...]] = {
    "lesson 80x24": (
        "14: E",
        "2: E",
        "welcome: C",
        "welcome: D",
        "welcome: E",
        "welcome: F",
    ),
}
