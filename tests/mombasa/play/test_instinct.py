"""Instinct has a weight for every choice of every question, and something that it would do."""

import pytest

from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.play.instinct import weigh
from boardgames.mombasa.play.taste import Taste
from tests.mombasa.given import given, offered
from tests.mombasa.walking import SETTINGS, walk


@pytest.mark.parametrize(("players", "variant"), SETTINGS)
def test_every_choice_has_a_weight_and_some_choice_a_positive_one(players: int, variant: str) -> None:
    for step in walk(players, variant, 3, "trader"):
        weights = weigh(GAME, step.before, step.seat, step.legal, Taste())
        assert len(weights) == len(step.legal)
        assert min(weights) >= 0
        if any(isinstance(action, do.PlanPlace) for action in step.legal) or step.kind != "plan":
            assert max(weights) > 0, (step.kind, step.legal)


def test_a_majority_is_taken_before_the_cards_that_count_are_used() -> None:
    state = given(a={"area": {"b": "coffee-2", "c": "coffee-1"}})
    legal = tuple(offered(state))
    weights = dict(zip(legal, weigh(GAME, state, 0, legal, Taste()), strict=True))
    assert max(weights, key=lambda action: weights[action]) == do.PlaceDisc("majority-coffee")
