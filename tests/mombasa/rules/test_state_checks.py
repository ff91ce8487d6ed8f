"""What is said of a position that could not be: the first thing that is wrong, with the name of its field."""

from typing import Any

import pytest

from boardgames.core.game import Config
from boardgames.mombasa import GAME
from tests.laws.mutants import fault_with

STATE = GAME.start(Config(3, 3, "first-game"))
COMING = GAME.tables.shelf_columns.index(2)
"""A space of the shelf on which a coin is laid in round 2."""


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("players.1.pounds", -3, "players.1.pounds is -3, not 0 to 10000"),
        ("phase", "lunch", "phase is 'lunch', not one of 'setup-tile', 'setup-rest', 'plan', 'action', 'over'"),
        ("tracks", ["A1", "A1", "C1", "D1"], "tracks do not show one side of track card 1"),
        ("bases.0", [4, 5, 5], "the posts of company 0 add up to 14, not 15"),
        ("posts.0", 1, "the posts of company 0 add up to 16, not 15"),
        ("players.0.hand", [], "the cards: 'blue-coffee-1' is there 0 times, not 1"),
        ("players.0.steps", [0, 0, 0], "players.0.steps has 3 entries, not 4"),
        ("players.2.discs", 9, "players.2.discs is 9, not 0 to 5"),
        ("players.0.tile", "none", "players.0.tile.0 is 'none', which is not in the tables"),
        ("players.1.books.1", "", "players.1.books do not begin with the starting tile"),
        ("draw", [], "the cards: 'b-banana-3' is there 0 times, not 1"),
        ("waiting", ["x"], "the books: 'x' is there 1 times, not 0"),
        ("active", 3, "active is 3, not 0 to 2"),
        ("frames", [{"frame": "turn", "places": 0}], "frames has 1 entries, not 0"),
        ("players.0.passed", True, "players.0.passed is set in the phase 'setup-rest'"),
        ("shelf", [], "shelf has 0 entries, not 12"),
        ("coins", 1 << COMING, f"coins is {1 << COMING}, a set with something that cannot be in it"),
    ],
)
def test_the_fault_is_named(path: str, value: Any, fault: str) -> None:
    assert fault_with(GAME, STATE, path, value) == fault


def test_a_real_position_has_no_fault() -> None:
    assert GAME.fault(STATE) == ""
