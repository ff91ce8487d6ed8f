"""What is counted of the games of bots (`tests.bench.sense`)."""

import pytest

from boardgames.core.registry import games
from tests.bench.sense import LOADED, ROOM, SLIP, watched


@pytest.mark.parametrize("name", games())
def test_slips_of_bots_are_counted_in_every_game(name: str) -> None:
    tally = watched(name, "easy", 2, 1)
    assert any(what.startswith(SLIP) for what in tally)
    assert tally["points in all"] > 0
    assert tally[LOADED] <= tally[ROOM]
