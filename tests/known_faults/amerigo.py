"""Known faults of amerigo, by law."""

FAULTS: dict[str, tuple[str, ...]] = {}
