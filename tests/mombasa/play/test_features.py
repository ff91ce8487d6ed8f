"""What a position promises: the figures by which bots judge it."""

from boardgames.mombasa import GAME
from boardgames.mombasa.play.features import features
from boardgames.mombasa.state import PLAN
from tests.mombasa.given import given


def test_the_values_of_all_companies_are_added_up() -> None:
    state = given(bases={"mombasa": (5, 4, 4)}, posts={"mombasa": ["masai-plain", "zanzibar-coast"]})
    assert features(GAME, state, 0)["values"] == 2


def test_a_disc_before_a_capital_call_is_counted() -> None:
    state = given(a={"steps": {"mombasa": 8, "cape-town": 3}})
    assert features(GAME, state, 0)["calls"] == 1


def test_the_round_begins_with_a_hand_and_tiles() -> None:
    state = given(
        phase=PLAN,
        a={"area": {}, "tiles": ["tile-merchant"], "hand_only": ["cotton-2", "cotton-1", "coffee-2"]},
        b={"area": {}},
    )
    found = features(GAME, state, 0)
    assert (found["hand"], found["strongest good"], found["tiles"]) == (3, 3, 1)
