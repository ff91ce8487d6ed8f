"""What is counted of the games of bots (`tests.bench.sense`)."""

from collections import Counter

import pytest

from boardgames.core.registry import games
from tests.bench.sense import LOADED, ROOM, SLIP, watched


@pytest.mark.parametrize("name", games())
def test_slips_of_bots_are_counted_in_every_game(name: str) -> None:
    tally = watched(name, "easy", 2, 1)
    assert any(what.startswith(SLIP) for what in tally)
    assert tally["points in all"] > 0
    assert tally[LOADED] <= tally[ROOM]


GONE = {
    "amerigo": ("action points lost with a village to take", "a good bought while another brings more for the same"),
    "mombasa": ("a book for a space that the ink pot has passed, with one ahead", "goods used that the ink pot needs"),
}
"""Slips that no bot makes any more, because the heuristic does not offer them."""


@pytest.mark.parametrize("name", list(GONE))
def test_slips_that_are_mended_stay_mended(name: str) -> None:
    tally = sum((watched(name, "heuristic", 2, number) for number in (1, 2)), start=Counter[str]())
    assert tally["points in all"] > 0
    assert {what: tally[SLIP + what] for what in GONE[name]} == dict.fromkeys(GONE[name], 0)
