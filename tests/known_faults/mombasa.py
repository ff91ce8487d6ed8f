"""Known faults of mombasa, by law."""

FAULTS: dict[str, tuple[str, ...]] = {
    "lesson 120x40": (
        "1: Banana 2",
        "1: Cotton 1",
        "1: Expansion 2",
        "1: x",
        "2: Expansion 2",
        "2: x",
        "37: Expansion 2",
        "37: x",
        "43: Exp",
        "43: Expansion 2",
        "44: Exp",
        "5: 2y",
        "5: Exp",
    ),
    "lesson 80x24": (
        "1: Banana 2",
        "1: Cotton 1",
        "1: D",
        "1: Expansion 2",
        "1: x",
        "2: x",
        "37: Expansion 2",
        "37: x",
        "3: C",
        "3: D",
        "44: 2y",
        "5: 2y",
        "9: Bookkeeper 2",
    ),
}
