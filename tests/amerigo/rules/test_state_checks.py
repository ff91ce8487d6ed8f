"""What is said of a position that could not be: the first thing that is wrong, with the name of its field."""

from typing import Any

import pytest

from boardgames.amerigo import GAME
from boardgames.core.game import Config
from tests.laws.mutants import fault_with

STATE = GAME.start(Config(3, 3, "standard"))


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("players.1.gold", -3, "players.1.gold is -3, not 0 to 12"),
        ("grid", ".", "grid has 1 entries, not 15"),
        ("players.0.ships", [-1, 3], "players.0.ships has only one at sea"),
        ("players.0.posts_left", 3, "the posts of seat 0 add up to 3, not 12"),
        ("discs", [0, 1, 1], "discs does not hold each of 0 to 2 once"),
        ("storage.0", 99, "storage.0 is 99, not 0 to 7"),
        ("ap", 0, "ap is 0, not 4"),
        ("round", 9, "round is 9, not 1 to 5"),
        ("progress_stack", [], "progress_stack has 0 entries, not 16"),
        ("pirates_up", [0, 0], "pirates_up has 2 entries, not 1"),
        ("frames", [{"frame": "turn-over"}], "frames are no stack that the rules make"),
        ("frames", [{"frame": "sail-ship", "ship": 1}], "frames are no stack that the rules make"),
        ("frames", [{"frame": "sail", "total": -1}], "frames.0.total is -1, not 0 to 200"),
        ("players.2.tokens", ["ship-sprint"], "players.2.tokens is 1, not 0"),
    ],
)
def test_the_fault_is_named(path: str, value: Any, fault: str) -> None:
    assert fault_with(GAME, STATE, path, value) == fault


def test_a_real_position_has_no_fault() -> None:
    assert GAME.fault(STATE) == ""
