"""Known faults of felinia, by law."""

FAULTS: dict[str, tuple[str, ...]] = {
    "lesson 80x24": ("23: 6:00",),
}
