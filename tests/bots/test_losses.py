"""Losses that are told after a game: only what fresh plans and whole games both find, and the smaller figure."""

import pytest

from boardgames.bots import losses
from boardgames.bots.compare_choices import samples
from boardgames.bots.contrast import difference
from boardgames.bots.losses import apart_by_plan, apart_in_the_end, proven_loss
from boardgames.bots.search import Effort
from boardgames.core.game import Config
from boardgames.core.registry import load
from tests.toy import DRAW, GAME, PICKS, STOP

EFFORT = Effort(budget=150, candidates=3, ahead=True)
SURE = [8.0, 9.0, 8.0, 9.0] * 3
LUCK = [40.0, -30.0, -30.0, 40.0] * 3
NONE = [-3.0, -2.0, -3.0, -2.0] * 3


@pytest.mark.parametrize(
    ("by_plan", "in_the_end", "loss"),
    [
        (SURE, [3.0] * 12, 3.0),
        ([3.0] * 12, SURE, 3.0),
        (SURE, LUCK, 0),
        (LUCK, SURE, 0),
        (SURE, NONE, 0),
        (NONE, NONE, 0),
    ],
)
def test_a_loss_is_told_only_if_both_ways_of_judging_find_it_and_the_smaller_one(
    monkeypatch: pytest.MonkeyPatch, by_plan: list[float], in_the_end: list[float], loss: float
) -> None:
    monkeypatch.setattr(losses, "apart_by_plan", lambda *_: difference(by_plan))
    monkeypatch.setattr(losses, "apart_in_the_end", lambda *_: difference(in_the_end))
    assert proven_loss(GAME, None, 0, ((DRAW,), (STOP,)), 1, EFFORT) == loss


def test_the_better_line_is_ahead_both_ways() -> None:
    state = GAME.start(Config(2, 3, "plain"))
    for seat in (0, 1):
        state = GAME.apply(state, seat, PICKS[seat])
    seen, pair = GAME.observe(state, 0), ((DRAW,), (STOP,))
    assert apart_by_plan(GAME, seen, 0, pair, 5, EFFORT, 8).mean > 0
    assert apart_in_the_end(GAME, seen, 0, pair, 5, 8).mean > 0
    assert apart_in_the_end(GAME, seen, 0, (pair[1], pair[1]), 5, 8).equal


def test_worlds_that_hide_nothing_still_differ_in_how_people_play() -> None:
    """Else one way to play on, repeated in every world, would look like certainty."""
    game = load("mombasa")
    state = game.start(Config(2, 3, game.info.variants[0]))
    while game.round(state) < 2 or len(game.legal_actions(state, game.decisions(state)[0].seat)) < 3:
        seat = game.decisions(state)[0].seat
        state = game.apply(state, seat, game.legal_actions(state, seat)[0])
    seat = game.decisions(state)[0].seat
    lines = [(action,) for action in game.legal_actions(state, seat)]
    one, *_ = samples(game, game.recall(state, seat), seat, lines, [0], 5, 12)
    assert len({*one.leads}) > 2
