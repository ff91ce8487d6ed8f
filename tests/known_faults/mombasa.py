"""Known faults of mombasa, by law."""

FAULTS: dict[str, tuple[str, ...]] = {
    "lesson 120x40": (
        "1: Cotton 1",
        "1: Expansion 2",
        "2: Expansion 2",
        "37: Expansion 2",
        "43: Expansion 2",
    ),
    "lesson 80x24": (
        "1: Banana 2",
        "1: Cotton 1",
        "1: D",
        "1: Expansion 2",
        "37: Expansion 2",
        "3: C",
        "3: D",
        "9: Bookkeeper 2",
    ),
}
