"""What the coach says at any table: nothing that it does not know."""

import pytest

from boardgames.bots.coach import advise
from boardgames.bots.search import Effort
from boardgames.bots.sets_of_choices import is_idle
from boardgames.bots.value import OTHER, points_by_kind
from boardgames.core.rng import start_stream
from tests.laws.random_walks import SETTINGS, Setting, sampled

TWO = [setting for setting in SETTINGS if setting.players == 2 and not setting.options]
EVERY = 149
"""Choices of a game between two questions to the coach: each takes a while."""


@pytest.fixture(autouse=True)
def brief_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardgames.bots.coach.ASKED", Effort(budget=200, candidates=3, ahead=True))
    monkeypatch.setattr("boardgames.bots.coach.WORLDS", 6)
    monkeypatch.setattr("boardgames.bots.coach.FEW_WORLDS", 2)
    monkeypatch.setattr("boardgames.bots.plans.FIRST", 2)
    monkeypatch.setattr("boardgames.bots.plans.LEAST", 2)


@pytest.mark.parametrize("setting", TWO, ids=str)
def test_the_coach_tells_what_it_knows_and_shows_the_same_where_it_knows_nothing(setting: Setting) -> None:
    game, luck = setting.load(), start_stream(7, str(setting))
    for step in sampled(game, setting.config(7), luck, EVERY):
        seat, actions = step.decision.seat, step.actions
        advice = advise(game, game.recall(step.before, seat), seat, actions, luck)
        first, *others = advice.futures
        rows = [(future.choice, future.also) for future in advice.futures]
        assert len(rows) == len(set(rows)), "no choice stands there twice"
        assert all(0 <= choice < len(actions) for future in advice.futures for choice in (future.choice, *future.alike))
        kinds = {kind for sheet in game.scores(step.before) for kind in points_by_kind(sheet)} | {OTHER}
        for other, contrast in zip(others, advice.contrasts, strict=True):
            if contrast.lead.is_told:
                assert contrast.lead.mean > 0, "the first one is not known to be worse"
                assert other.lead < first.lead
            else:
                assert other.lead == first.lead
            for who, gains in enumerate(contrast.gains):
                assert set(gains) <= kinds
                for kind in kinds - set(gains) - {OTHER}:
                    assert other.points[who].get(kind) == first.points[who].get(kind), "noise is not shown either"
        if others and is_idle(game, step.before, seat, actions[first.choice]) and not first.also:
            equal = [contrast.lead for contrast in advice.contrasts if not contrast.lead.is_told]
            assert all(lead.equal for lead in equal), "what does nothing is first only if that is better, or all is one"
