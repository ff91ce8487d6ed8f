"""Laws of foresight: what is foretold comes true, adds up, and tells nobody what they may not know."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from boardgames.core.game import Game, Seat
from boardgames.core.score_sheets import estimate_scores, shares
from boardgames.core.table import Table
from boardgames.table.foresight import Forecast, Foresight
from tests.laws.random_walks import SETTINGS, Setting, Step, sampled

NAMES = ("Anna", "Boris", "Chloe", "Dmitri")
MAX_CHOICES = 6
ONE_OF_EACH = [
    next(one for one in SETTINGS if (one.game, one.variant) == which and one.players > 2)
    for which in dict.fromkeys((one.game, one.variant) for one in SETTINGS if one.players > 2)
]
every_game = pytest.mark.parametrize("setting", ONE_OF_EACH, ids=str)


class Look(NamedTuple):
    """A question in the eyes of its player or, if it is open to all, of a bystander."""

    step: Step
    table: Table[Any, Any]
    viewer: Seat | None
    choices: tuple[Any, ...]

    def forecasts(self) -> Iterator[Forecast]:
        foresight = Foresight(self.table, self.viewer, self.step.decision.seat)
        return (foresight.of(choice) for choice in self.choices)


def looks(game: Game[Any, Any], setting: Setting, every: int) -> Iterator[Look]:
    for step in sampled(game, setting.config(every), every, every):
        table = Table(game, step.before, NAMES[: setting.players])
        stride = -(-len(step.actions) // MAX_CHOICES)
        choices = step.actions[step.number % stride :: stride]
        yield Look(step, table, step.decision.seat, choices)
        if not step.decision.secret:
            yield Look(step, table, None, choices)


@every_game
def test_what_is_foretold_comes_true_and_can_be_taken_back(setting: Setting) -> None:
    game = setting.load()
    for look in looks(game, setting, 13):
        seat, before = look.step.decision.seat, look.step.before
        for forecast in look.forecasts():
            if forecast.is_final:
                assert forecast.change is None
                if forecast.sure:
                    after = game.observe(game.apply(before, seat, forecast.path[0]), look.viewer)
                    sheet = game.scores(game.observe(before, look.viewer))[seat]
                    assert forecast.sure == shares(sheet, game.scores(after)[seat])
                continue
            table = Table(game, before, look.table.names)
            for action in forecast.path:
                table.play(seat, action)
            assert not table.barrier(len(forecast.path))
            was, is_now = (game.scores(game.observe(state, look.viewer))[seat].total for state in (before, table.state))
            assert forecast.change == is_now - was or (forecast.hides and (forecast.change or 0) < is_now - was)
            assert forecast.change == sum(share.points for share in forecast.shares)


def other_ways(game: Game[Any, Any], look: Look, choice: Any, luck: Random) -> Iterator[int]:
    """What the player would have, after ways of answering what must follow a choice that nobody learns anything by."""
    (asked, *_), depth = game.decisions(look.step.before), len(look.step.before.frames)
    for _ in range(12):
        table = Table(game, look.step.before, look.table.names)
        table.play(asked.seat, choice)
        while (now := next(iter(table.decisions()), None)) is not None and now.seat == asked.seat:
            if now.kind == asked.kind or len(table.state.frames) <= depth or (now.secret and look.viewer is None):
                break
            table.play(asked.seat, luck.choice(game.legal_actions(table.state, asked.seat)))
        if not table.barrier(len(table.choices)):
            yield game.scores(game.observe(table.state, look.viewer))[asked.seat].total


@every_game
def test_up_to_is_the_most_that_what_must_follow_can_bring(setting: Setting) -> None:
    game = setting.load()
    luck = Random(4)
    for look in looks(game, setting, 7):
        seat = look.step.decision.seat
        was = game.scores(game.observe(look.step.before, look.viewer))[seat].total
        for forecast in look.forecasts():
            if forecast.is_final or not forecast.asks or not forecast.is_most or forecast.hides:
                continue
            for total in other_ways(game, look, forecast.path[0], luck):
                assert total - was <= (forecast.change or 0)


@every_game
def test_nothing_foretold_depends_on_what_the_viewer_cannot_see(setting: Setting) -> None:
    game = setting.load()
    for look in looks(game, setting, 29):
        seen = game.observe(look.step.before, look.viewer)
        other = Table(game, game.imagine(seen, look.viewer, look.step.number), look.table.names)
        assert list(look.forecasts()) == list(look._replace(table=other).forecasts())


@every_game
def test_points_that_can_be_counted_are_never_more_than_there_are(setting: Setting) -> None:
    game = setting.load()
    for step in sampled(game, setting.config(3), 3, 17):
        for viewer in (None, 0):
            for estimate, real in zip(
                estimate_scores(game, game.observe(step.before, viewer), viewer), game.scores(step.before), strict=True
            ):
                least = estimate.sheet.total
                assert least <= real.total
                assert not estimate.is_sure or least == real.total
                assert viewer != real.seat or estimate.is_sure, "everybody knows their own points"
