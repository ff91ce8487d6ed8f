"""The action phase as such, and the end of a player's phase."""

from typing import Any

import pytest

from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.state import ACTION, PLAN
from tests.mombasa.given import asked, card_of, given, goods, labels, offered, play, why_not

ALL_KINDS = {"b": "coffee-1", "c": "bookkeeper-2", "d": "expansion-2x"}


def end(slot: str = "") -> do.EndPhase:
    return do.EndPhase(f"slot-{slot}" if slot else "")


@pytest.mark.rule("MOM-ACT-01")
def test_turns_go_clockwise_from_the_start_player_until_all_have_ended() -> None:
    empty: dict[str, Any] = {"area": {}, "hand_only": []}
    state = given(3, phase=PLAN, start=1, active=1, a=empty, b=empty, c=empty)
    for seat in range(3):
        state = play(state, do.PlanDone(), seat=seat)
    assert state.active == 1
    assert why_not(state, end("c"), seat=0).rule == "MOM-ACT-01"
    state = play(state, do.PlaceDisc("tile-plus-one"))
    assert state.active == 2
    state = play(state, end("c"))
    assert state.active == 0
    state = play(state, end("c"))
    assert state.active == 1
    assert asked(state) == "turn"


@pytest.mark.rule("MOM-ACT-01")
def test_the_last_player_takes_turn_after_turn() -> None:
    state = given(a={"area": {"b": "coffee-1", "c": "cotton-1"}, "hand_only": []}, b={"passed": True}, display={})
    state = play(state, goods("b"), do.Step("cairo"))
    assert (state.active, asked(state)) == (0, "turn")
    state = play(state, goods("c"), do.Step("cairo"))
    assert (state.active, asked(state)) == (0, "turn")


@pytest.mark.rule("MOM-ACT-02")
def test_exactly_one_of_six_actions_a_turn() -> None:
    state = given(a={"area": {**ALL_KINDS, "a": "a-merchant"}, "diamond": 8, "piles": {"b": ["banana-1"]}}, display={})
    kinds = {type(action) for action in offered(state)}
    assert kinds == {do.UseGoods, do.UseExpansion, do.UseBookkeeper, do.UseMerchant, do.PlaceDisc, do.EndPhase}
    after = play(state, do.UseMerchant("slot-a"))
    assert after.active == 1, "one action, then the next player"


@pytest.mark.rule("MOM-ACT-03", "MOM-EX-05")
def test_a_card_action_needs_a_face_up_card_of_its_kind() -> None:
    state = given(a={"area": {"b": "coffee-1"}, "piles": {"c": ["bookkeeper-2"]}})
    assert offered(state, do.UseBookkeeper) == []
    for place in ("slot-b", "slot-c", "tile-bookkeeper", "nowhere"):
        assert why_not(state, do.UseBookkeeper(place)).rule == "MOM-ACT-03"
    assert why_not(state, do.UseExpansion()).rule == "MOM-ACT-03"
    assert why_not(state, do.UseMerchant("slot-b")).rule == "MOM-ACT-03"
    assert why_not(state, goods("c")).rule == "MOM-ACT-03"


@pytest.mark.rule("MOM-ACT-04")
def test_a_player_who_can_do_nothing_else_must_end_his_phase() -> None:
    state = given(a={"area": {"b": "coffee-1"}, "used": "b", "discs": 0, "piles": {"c": ["cotton-1"]}})
    assert offered(state) == [end("c")]


@pytest.mark.rule("MOM-ACT-05", "MOM-EX-06", "MOM-DIA-07")
def test_a_used_card_turns_face_down_and_cannot_be_used_again() -> None:
    state = given(a={"area": {"b": "a-merchant"}}, b={"passed": True})
    after = play(state, do.UseMerchant("slot-b"))
    assert after.players[0].used == 0b10
    assert after.players[0].area[1] == "a-merchant"
    assert why_not(after, do.UseMerchant("slot-b")).rule == "MOM-ACT-03"


@pytest.mark.rule("MOM-ACT-06", "MOM-PAS-01")
def test_who_has_ended_his_phase_is_skipped() -> None:
    state = given(3, active=0, b={"passed": True})
    after = play(state, do.PlaceDisc("tile-plus-one"))
    assert after.active == 2
    assert GAME.legal_actions(after, 1) == ()
    assert why_not(after, end(), seat=1).rule == "MOM-ACT-06"


@pytest.mark.rule("MOM-ACT-07")
def test_the_phase_ends_when_all_have_ended_theirs() -> None:
    state = given(2, b={"passed": True}, a={"piles": {"b": ["coffee-1"]}})
    assert state.phase == ACTION
    after = play(state, end("b"))
    assert (after.phase, after.round) == (PLAN, 2)


@pytest.mark.rule("MOM-PAS-02", "MOM-PAS-07")
def test_ending_early_is_allowed_and_loses_what_is_left() -> None:
    state = given(
        a={"area": {"b": "coffee-1"}, "tiles": ["tile-expansion"], "plus_one": "loose", "piles": {"c": ["cotton-1"]}}
    )
    after = play(state, end("c"))
    p = after.players[0]
    assert p.area == ("",) * 8
    assert p.plus_one == -2
    assert p.totals == (0, 0, 0, 0, 0)
    assert p.piles[1] == (card_of(0, "coffee-1"),)


@pytest.mark.rule("MOM-PAS-03")
def test_exactly_one_pile_with_all_its_cards_comes_to_hand() -> None:
    state = given(a={"piles": {"b": ["coffee-1", "cotton-1"], "d": ["banana-1"]}})
    assert offered(state, do.EndPhase) == [end("b"), end("d")]
    before = state.players[0].hand
    p = play(state, end("b")).players[0]
    assert set(p.hand) == {*before, card_of(0, "coffee-1"), card_of(0, "cotton-1")}
    assert p.piles[1] == ()
    assert p.piles[3] == (card_of(0, "banana-1"),)


@pytest.mark.rule("MOM-PAS-04", "MOM-PAS-05")
def test_the_area_is_cleared_after_the_pile_so_played_cards_stay_out() -> None:
    state = given(a={"area": {"b": "coffee-1"}, "used": "b", "piles": {"b": ["cotton-1"]}})
    p = play(state, end("b")).players[0]
    assert card_of(0, "cotton-1") in p.hand
    assert card_of(0, "coffee-1") not in p.hand
    assert p.piles[1] == (card_of(0, "coffee-1"),)
    assert p.used == 0, "turned face up again"


@pytest.mark.rule("MOM-PAS-06", "MOM-EX-19")
def test_the_rulebooks_example_of_ending_a_phase() -> None:
    state = given(
        a={
            "area": {"b": "coffee-2", "c": "banana-1"},
            "used": ["b", "tile-merchant"],
            "tiles": ["tile-merchant"],
            "piles": {"d": ["expansion-2x", "expansion-2y"]},
        }
    )
    p = play(state, end("d")).players[0]
    assert {card_of(0, "expansion-2x"), card_of(0, "expansion-2y")} <= set(p.hand)
    assert [labels(pile) for pile in p.piles] == [[], ["Coffee 2"], ["Banana 1"], [], []]
    assert p.area[5:] == ("", "", "")


@pytest.mark.rule("MOM-Q-28")
def test_an_empty_pile_cannot_be_chosen_unless_all_are_empty() -> None:
    state = given(a={"piles": {"b": ["coffee-1"]}})
    assert why_not(state, end("c")).rule == "MOM-Q-28"
    assert why_not(state, end()).rule == "MOM-Q-28"
    bare = given(a={"piles": {}})
    assert offered(bare, do.EndPhase) == [end()]


@pytest.mark.rule("MOM-Q-62")
def test_no_pile_is_chosen_in_round_7() -> None:
    state = given(round=7, a={"piles": {"b": ["coffee-1"]}})
    assert offered(state, do.EndPhase) == [end()]
    assert why_not(state, end("b")).rule == "MOM-Q-62"
    assert play(state, end()).players[0].piles[1] == (card_of(0, "coffee-1"),)


@pytest.mark.rule("MOM-Q-33")
def test_taking_the_marker_does_not_change_the_order_of_this_round() -> None:
    state = given(3, active=1, start=0, b={"pounds": 5})
    after = play(state, do.PlaceDisc("start-player"), do.TakePound())
    assert after.marker == 1
    assert after.start_player == 0
    assert after.active == 2


@pytest.mark.rule("MOM-GEN-01")
def test_money_is_open() -> None:
    state = given(a={"pounds": 7}, b={"pounds": 3})
    for viewer in (None, 0, 1):
        assert [p.pounds for p in GAME.observe(state, viewer).players] == [7, 3]
    assert ("£", "7") in GAME.parts.board().holdings(GAME, GAME.observe(state, 1), 0)
