"""A quick part of the attacks: `make hostile` makes thousands."""

import os
import sys
from pathlib import Path

import pytest

from boardgames.core.registry import games
from boardgames.core.rng import start_stream
from tests.hostile.parts import PARTS

COUNTS = {
    "logs": 30,
    "tables": 8,
    "caches": 10,
    "keys_and_settings": 60,
    "lessons": 20,
    "positions": 4,
    "forgeries": 6,
    "leagues": 12,
    "catalogues": 12,
    "learned": 30,
    "workers": 60,
    "mutants": 4,
    "typing": 60,
}
"""How many mutations of each kind; of the other parts the fewest there are."""
SLOW = ("simulations",)
"""Left to `make hostile`: a series takes its time."""


@pytest.mark.parametrize("part", [part for part in PARTS if part not in SLOW])
def test_nothing_is_found(part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # What is started must be the program that is tested here.
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    shelf = games()
    name = shelf[list(PARTS).index(part) % len(shelf)]
    faults = PARTS[part](tmp_path, name, COUNTS.get(part, 1), start_stream(1, part))
    assert [fault for fault in faults if fault] == []
