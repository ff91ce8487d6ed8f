"""Rounds and the planning phase."""

import itertools

import pytest

from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.events import CardPlanned, Planned, PlansRevealed
from boardgames.mombasa.state import ACTION, HIDDEN, OVER, PLAN
from tests.mombasa.given import T, begun, card_of, given, happened, labels, offered, passed_round, play, why_not


def place(seat: int, card: str, slot: str) -> do.PlanPlace:
    return do.PlanPlace(card_of(seat, card), f"slot-{slot}")


@pytest.mark.rule("MOM-RND-01", "MOM-RND-03", "MOM-END-01")
def test_seven_rounds_and_no_preparation_after_the_last() -> None:
    state = begun(2)
    for number in range(1, 8):
        assert (state.round, state.phase) == (number, PLAN)
        display = state.display
        for decision in GAME.decisions(state):
            state = play(state, do.PlanDone(), seat=decision.seat)
        assert state.phase == ACTION
        state = passed_round(state)
    assert (state.round, state.phase) == (7, OVER)
    assert state.display == display, "nothing is prepared after round 7"
    assert GAME.decisions(state) == ()
    assert why_not(state, do.PlanDone(), seat=0).rule == "MOM-END-01"


@pytest.mark.rule("MOM-RND-02")
def test_planning_action_preparation() -> None:
    state = begun(2)
    for seat in (0, 1):
        state = play(state, do.PlanDone(), seat=seat)
    assert state.phase == ACTION
    before = state.display
    state = passed_round(state)
    assert (state.round, state.phase) == (2, PLAN)
    assert state.display != before


@pytest.mark.rule("MOM-PLN-01")
def test_all_players_plan_at_once_and_the_order_of_answers_changes_nothing() -> None:
    state = given(3, phase=PLAN, a={"area": {}}, b={"area": {}}, c={"area": {}})
    assert [decision.seat for decision in GAME.decisions(state)] == [0, 1, 2]
    plans: dict[int, list[do.AnyAction]] = {
        0: [place(0, "coffee-1", "b"), do.PlanDone()],
        1: [place(1, "banana-2", "c"), place(1, "cotton-1", "d"), do.PlanDone()],
        2: [do.PlanDone()],
    }
    ends = set()
    for order in set(itertools.permutations([0, 0, 1, 1, 1, 2])):
        left = {seat: list(actions) for seat, actions in plans.items()}
        after = state
        for seat in order:
            after = GAME.apply(after, seat, left[seat].pop(0))
        ends.add(after)
    assert len(ends) == 1
    assert ends.pop().phase == ACTION


@pytest.mark.rule("MOM-PLN-02")
def test_one_card_from_hand_in_each_open_slot() -> None:
    state = given(phase=PLAN, a={"area": {}, "piles": {"b": ["cotton-2"]}})
    after = play(state, place(0, "coffee-1", "b"), seat=0)
    assert after.players[0].area[1] == card_of(0, "coffee-1")
    assert card_of(0, "coffee-1") not in after.players[0].hand
    assert why_not(after, place(0, "coffee-2", "b"), seat=0).rule == "MOM-PLN-02"
    assert why_not(after, place(0, "coffee-1", "c"), seat=0).rule == "MOM-PLN-02"
    assert why_not(after, place(0, "cotton-2", "c"), seat=0).rule == "MOM-PLN-02", "it rests"


@pytest.mark.rule("MOM-PLN-03")
def test_three_slots_are_open_at_the_start() -> None:
    slots = {action.slot for action in offered(begun(2), do.PlanPlace)}
    assert slots == {"slot-b", "slot-c", "slot-d"}


@pytest.mark.rule("MOM-PLN-04", "MOM-BRD-01", "MOM-BRD-02")
def test_diamond_and_ink_open_one_slot_each() -> None:
    books = {position: f"book-a{position:02}" for position in range(2, 6)}

    def open_for(**facts: object) -> set[str]:
        state = given(phase=PLAN, a={"area": {}, "books": books, **facts})
        return {action.slot[-1] for action in offered(state, do.PlanPlace, seat=0)}

    assert open_for(diamond=7, ink=4) == set("bcd")
    assert open_for(diamond=8, ink=4) == set("abcd")
    assert open_for(diamond=9, ink=4) == set("abcd"), "passing is enough"
    assert open_for(diamond=7, ink=5) == set("bcde")
    assert open_for(diamond=8, ink=5) == set("abcde")
    closed = given(phase=PLAN, a={"diamond": 7})
    refusal = why_not(closed, place(0, "coffee-1", "a"), seat=0)
    assert (refusal.rule, refusal.need, refusal.have) == ("MOM-BRD-01", 8, 7)
    assert why_not(closed, place(0, "coffee-1", "e"), seat=0).rule == "MOM-BRD-02"


@pytest.mark.rule("MOM-PLN-05")
def test_any_card_may_go_into_any_open_slot() -> None:
    state = given(phase=PLAN, a={"area": {}})
    pairs = {(a.card, a.slot) for a in offered(state, do.PlanPlace, seat=0)}
    assert pairs == set(itertools.product(state.players[0].hand, ("slot-b", "slot-c", "slot-d")))


@pytest.mark.rule("MOM-PLN-06")
def test_fewer_cards_or_none_are_allowed() -> None:
    state = given(phase=PLAN, a={"area": {}})
    assert do.PlanDone() in offered(state, seat=0)
    assert play(state, do.PlanDone(), seat=0).players[0].planned
    full = play(state, place(0, "coffee-1", "b"), place(0, "coffee-2", "c"), place(0, "cotton-2", "d"), seat=0)
    assert offered(full, seat=0) == [do.PlanDone()], "asked even when nothing can be added"


@pytest.mark.rule("MOM-PLN-07", "MOM-Q-48")
def test_a_played_card_goes_to_the_pile_above_its_slot() -> None:
    state = given(
        a={"area": {"a": "coffee-1", "b": "coffee-2", "d": "cotton-1"}, "diamond": 8, "piles": {"b": ["banana-1"]}}
    )
    after = play(state, do.EndPhase("slot-b"))
    piles = after.players[0].piles
    assert [labels(pile) for pile in piles] == [["Coffee 1"], ["Coffee 2"], [], ["Cotton 1"], []]


@pytest.mark.rule("MOM-PLN-08")
def test_resting_cards_cannot_be_used_or_planned() -> None:
    state = given(a={"area": {}, "piles": {"b": ["coffee-1", "bookkeeper-2", "expansion-2x"]}})
    kinds = {type(action) for action in offered(state)}
    assert kinds == {do.PlaceDisc, do.EndPhase}
    assert state.players[0].totals == (0, 0, 0, 0, 0)


@pytest.mark.rule("MOM-PLN-09")
def test_resting_piles_are_open_to_everybody() -> None:
    state = given(phase=PLAN)
    for viewer in (None, 0, 1):
        assert [p.piles for p in GAME.observe(state, viewer).players] == [p.piles for p in state.players]


@pytest.mark.rule("MOM-PLN-10")
def test_all_plans_turn_up_at_once_when_the_last_player_is_done() -> None:
    state = given(phase=PLAN, a={"area": {}}, b={"area": {}})
    state = play(state, place(0, "coffee-2", "b"), do.PlanDone(), seat=0)
    assert GAME.observe(state, 1).players[0].area == ("",) * 8
    assert state.players[0].totals == (0, 0, 0, 0, 0)
    state = play(state, place(1, "cotton-1", "c"), seat=1)
    after, events = happened(state, do.PlanDone(), seat=1)
    assert [type(event) for event in events] == [Planned, PlansRevealed]
    assert after.phase == ACTION
    assert GAME.observe(after, 1).players[0].area[1] == card_of(0, "coffee-2")
    assert after.players[0].totals[0] == 2
    assert why_not(state, do.PlanDone(), seat=0).rule == "MOM-PLN-10"


@pytest.mark.rule("MOM-PLN-11")
def test_share_cards_are_never_planned() -> None:
    state = given(phase=PLAN, a={"area": {}, "hand": ["d-share-cairo"]})
    assert why_not(state, place(0, "d-share-cairo", "b"), seat=0).rule == "MOM-PLN-11"
    assert not any(a.card == "d-share-cairo" for a in offered(state, do.PlanPlace, seat=0))


@pytest.mark.rule("MOM-PLN-12")
@pytest.mark.parametrize("number", [6, 7])
def test_every_open_slot_may_still_be_chosen_in_rounds_6_and_7(number: int) -> None:
    state = given(phase=PLAN, round=number, a={"area": {}, "diamond": 8})
    slots = {action.slot for action in offered(state, do.PlanPlace, seat=0)}
    assert slots == {"slot-a", "slot-b", "slot-c", "slot-d"}


@pytest.mark.rule("MOM-Q-41")
def test_others_see_neither_which_cards_nor_how_many_nor_where() -> None:
    state = given(phase=PLAN, a={"area": {}}, b={"area": {}})
    one, events = happened(state, place(0, "coffee-2", "b"), seat=0)
    two = play(state, place(0, "cotton-1", "d"), place(0, "banana-1", "c"), seat=0)
    assert GAME.observe(one, 1) == GAME.observe(two, 1) == GAME.observe(state, 1)
    assert GAME.observe(state, 1).players[0].hand == (HIDDEN,) * 10
    assert GAME.witness(events[0], 1, later=True) is None
    assert isinstance(GAME.witness(events[0], 0, later=False), CardPlanned)


@pytest.mark.rule("MOM-Q-41")
def test_what_a_player_owns_follows_from_public_facts() -> None:
    state = given(a={"area": {"b": "coffee-1"}, "hand": ["b-expansion-3"], "piles": {"c": ["cotton-2"]}})
    imagined = GAME.imagine(GAME.observe(state, 1), 1, 77)
    assert imagined.players[0].hand == state.players[0].hand
    planning = given(phase=PLAN, a={"area": {}, "hand": ["b-expansion-3", "e-share-cairo"]})
    for luck in range(20):
        p = GAME.imagine(GAME.observe(planning, 1), 1, luck).players[0]
        cards = [*p.hand, *(card for card in p.area[:5] if card)]
        assert sorted(cards) == sorted(planning.players[0].hand)
        assert not any(card and T.cards[card].kind == "share" for card in p.area)


@pytest.mark.rule("MOM-Q-56")
def test_there_is_no_hand_limit() -> None:
    many = (*T.deck[1], *T.deck[2])[:20]
    state = given(phase=PLAN, a={"area": {}, "hand": many})
    assert len(state.players[0].hand) == 30
    assert len(offered(state, seat=0)) == 30 * 3 + 1
