"""What is said of a position that could not be: the first thing that is wrong, with the name of its field."""

from typing import Any

import pytest

from boardgames.core.game import Config
from boardgames.eic import GAME
from tests.laws.mutants import fault_with

STATE = GAME.start(Config(2, 3, "standard"))


@pytest.mark.parametrize(
    ("path", "value", "fault"),
    [
        ("companies.1.treasury", -3, "companies.1.treasury is -3, not 0 to 10000"),
        ("step", "start", "step is 'start', which is none of its values"),
        ("period", 6, "period is 6, not 1 to 5"),
        ("companies.0.docks", [], "companies.0.docks has 0 entries, not 2"),
        ("order", [0, 0, 1], "order does not hold each of 0 to 2 once"),
        ("values.2", 99, "values.2 is 99, not 0 to 26"),
        ("market_shares.0", 1, "the shares of company 0 add up to 1, not 6"),
        ("supply.0", 0, "all cubes of tea add up to 13, not 33"),
        ("posts.0", 7, "posts.0 is 7, not one of -1, 0, 1, 2"),
        ("cells.0", [1], "cells.0 and companies.1.agents do not agree"),
        ("agent_deck", [], "agent_deck has 0 entries, not 6"),
        ("frames", [], "frames are empty before the game is over"),
        ("frames.0.seat", 2, "frames.seat is 2, not 0 to 1"),
        ("frames", [{"frame": "warehouse-turn", "seat": 0}], "frames ask what is not asked in the step 'agent-turns'"),
        ("drawn", [0, 0], "piles.0 holds a card twice"),
        ("companies.0.fleet", [], "companies.0.fleet: 0 is there 2 times, not 0"),
    ],
)
def test_the_fault_is_named(path: str, value: Any, fault: str) -> None:
    assert fault_with(GAME, STATE, path, value) == fault


def test_a_real_position_has_no_fault() -> None:
    assert GAME.fault(STATE) == ""
