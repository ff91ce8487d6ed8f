"""Instinct: a weight for every choice, something wanted at every decision, nothing that is plainly wasted."""

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.play.instinct import weigh
from boardgames.amerigo.play.taste import Taste
from tests.amerigo.given import A, B, given, legal, play
from tests.amerigo.walking import walk


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_has_something_to_like(players: int) -> None:
    for step in walk(players, 20 + players):
        weights = weigh(GAME, step.before, step.seat, step.legal, Taste())
        assert len(weights) == len(step.legal)
        assert min(weights) >= 0
        assert any(weights), (step.before.frames, step.legal)


def test_an_anchor_where_another_ship_lies_is_no_reason_to_sail() -> None:
    s = given(cubes={"blue": 1}, ships={A: ("a1", "frame-s-1"), B: ("b1", "frame-n-2")})
    s = play(s, do.Act("blue"))
    wanted = dict(zip(legal(s), weigh(GAME, s, A, legal(s), Taste()), strict=True))
    assert wanted[do.ChooseShip(1)] == 0, "the only anchor in reach is taken"
