"""What is said of a position that could not be: the first thing that is wrong, with the name of its field."""

from typing import Any

import pytest

from boardgames.core.game import Config
from boardgames.felinia import GAME
from tests.laws.mutants import fault_with

STATE = GAME.start(Config(3, 3, "classic"))


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("players.1.money", -3, "players.1.money is -3, not 0 to 6"),
        ("players.0.goods", [0], "players.0.goods has 1 entries, not 5"),
        ("first", 7, "first is 7, not 0 to 2"),
        ("players.2.tokens", 0, "players.2.tokens is 0, not 3"),
        ("tiles.0", "nothing", "tiles.0 is 'nothing', which is not in the tables"),
        ("boats", [], "the boats: 'boat-0500' is there 0 times, not 1"),
        ("piles.0", [0], "the bid tokens of seat 0 add up to 4, not 3"),
        ("ships.0.merchants", [9], "ships.0.merchants.0 is 9, not 0 to 2"),
        ("round", 3, "round is 3, not 1"),
        ("end", "tired", "end is 'tired', not one of '', 'last-merchant', 'boats-out'"),
        ("frames", [{"frame": "commerce", "place": 0}], "frames are no stack that the rules make"),
        ("frames.4.lap", 4, "frames.4.lap is 4, not 1 to 3"),
        ("players.0.provisions", 1, "players.0.provisions is 1, and the classic game has none"),
        ("players.0.stock", 4, "the merchants of seat 0 add up to 4, not 10"),
        ("bag", [0, 0, 0, 0, 0], "all tiles of books add up to 3, not 9"),
    ],
)
def test_the_fault_is_named(path: str, value: Any, fault: str) -> None:
    assert fault_with(GAME, STATE, path, value) == fault


def test_a_real_position_has_no_fault() -> None:
    assert GAME.fault(STATE) == ""
