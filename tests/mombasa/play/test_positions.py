"""Positions put together by hand are positions that a game could reach."""

import pytest

from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.play.positions import LOOSE, Seat, begun, position
from boardgames.mombasa.state import NO_PLUS_ONE, PLAN, UNATTACHED
from tests.mombasa import invariants

T = GAME.tables


@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_a_seed_blue_begins(players: int) -> None:
    state = begun(GAME, players)
    assert state.phase == PLAN
    assert state.start_player == 0


def test_a_card_that_is_taken_leaves_no_gap_in_the_display() -> None:
    card = next(card for card in begun(GAME, 2).display if card)
    state = position(GAME, Seat(hand=(card,)))
    invariants.check(GAME, state)
    assert card in state.players[0].hand
    assert all(state.display)


def test_a_display_that_is_given_is_all_that_lies_there() -> None:
    state = position(GAME, Seat(hand=("a-coffee-2",)), display={"c": "a-coffee-2", "f": "a-cotton-2"})
    invariants.check(GAME, state)
    assert [card for card in state.display if card] == ["a-cotton-2"]


def test_cards_of_the_display_change_places() -> None:
    before = begun(GAME, 2).display
    card = before[0]
    state = position(GAME, exchanged={"l": card})
    invariants.check(GAME, state)
    assert state.display[-1] == card
    assert sorted(state.display) == sorted(before)


def test_resting_cards_rest_unless_the_action_area_is_given() -> None:
    resting, planned = position(GAME, Seat(), Seat(area={"b": "coffee-1"})).players
    assert any(resting.piles)
    assert not any(planned.piles)
    assert len(planned.hand) == len(planned.stock) - 1


def test_the_plus_one_tile_lies_loose_or_on_a_card() -> None:
    loose, laid = (Seat(area={"b": "coffee-1"}, plus_one=where) for where in (LOOSE, "b"))
    assert position(GAME, loose).players[0].plus_one == UNATTACHED
    assert position(GAME, loose).players[1].plus_one == NO_PLUS_ONE
    assert position(GAME, laid).players[0].totals[0] == 1 + T.plus_one


def test_a_misspelt_fact_is_a_mistake() -> None:
    with pytest.raises(TypeError, match="pound"):
        Seat(pound=3)  # type: ignore[call-arg]


def test_posts_and_bases_add_up() -> None:
    state = position(GAME, posts={"cairo": ("nubia", "kordofan")}, bases={"mombasa": (0, 5, 5)})
    invariants.check(GAME, state)
    assert state.bases[T.company_at["cairo"]] == (3, 5, 5)
    assert state.removed[T.company_at["mombasa"]] == 5
    assert state.opened[T.company_at["mombasa"]] == 1, "an empty column has an open back space"
    assert do.EndPhase("slot-b") in GAME.legal_actions(state, 0)
