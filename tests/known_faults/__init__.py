"""Faults of what speaks for the rules that are known and not mended yet, by game and law. These lists only shrink."""

from collections.abc import Iterable
from importlib import import_module


def of(name: str) -> dict[str, tuple[str, ...]]:
    """The known faults of a game, by the law that finds them."""
    faults: dict[str, tuple[str, ...]] = import_module(f"tests.known_faults.{name}").FAULTS
    return faults


def compare(law: str, name: str, faults: Iterable[str]) -> None:
    """Only faults that are known may stand, until they are mended."""
    new = sorted(set(faults) - set(of(name).get(law, ())))
    assert not new, f"{law}, {name}: {len(new)} new: {new[:12]}"
