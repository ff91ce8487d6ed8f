"""Company tracks: calls, special spaces, bonuses, and the additional bonus spaces of C and D."""

from typing import Any

import pytest

from boardgames.mombasa import actions as do
from boardgames.mombasa.events import BonusBegan, SpecialPaid, SpecialReached
from boardgames.mombasa.state import State
from tests.mombasa.given import (
    T,
    asked,
    card_of,
    company,
    given,
    goods,
    happened,
    offered,
    passed_round,
    play,
    top,
    why_not,
)

C2 = ("A1", "B1", "C2", "D1")
D2 = ("A1", "B1", "C1", "D2")
B2 = ("A1", "B2", "C1", "D1")


def stepping(units: int, a: dict[str, Any] | None = None, **facts: Any) -> State:
    """Player a has that many units of goods to spend on the tracks."""
    card = {1: "coffee-1", 2: "coffee-2", 3: "a-coffee-3", 4: "b-coffee-4"}[units]
    state = given(a={"area": {"b": card}, **(a or {})}, **{"display": {}, **facts})
    return play(state, goods("b"))


@pytest.mark.rule("MOM-TRK-01")
def test_each_track_has_one_or_two_calls() -> None:
    assert all(sum(call > 0 for call in track.calls) in (1, 2) for track in T.tracks.values())


@pytest.mark.rule("MOM-TRK-02", "MOM-TRK-03")
def test_a_call_is_paid_at_once_or_the_disc_stays() -> None:
    """A1 has a call of 2 behind space 8."""
    state = stepping(2, {"steps": {"mombasa": 8}, "pounds": 2})
    assert do.StepPay("mombasa") in offered(state)
    assert why_not(state, do.Step("mombasa")).rule == "MOM-TRK-02"
    after = play(state, do.StepPay("mombasa"))
    assert (after.players[0].pounds, after.players[0].steps[0]) == (0, 9)
    assert why_not(state, do.StepPay("cairo")).rule == "MOM-TRK-02", "there is no call"
    poor = stepping(2, {"steps": {"mombasa": 8}, "pounds": 1})
    refusal = why_not(poor, do.StepPay("mombasa"))
    assert (refusal.rule, refusal.need, refusal.have) == ("MOM-TRK-03", 2, 1)


@pytest.mark.rule("MOM-TRK-04")
def test_a_disc_on_the_last_space_stays() -> None:
    state = stepping(1, {"steps": {"mombasa": 20}})
    assert do.Step("mombasa") not in offered(state)
    assert why_not(state, do.Step("mombasa")).rule == "MOM-TRK-04"


@pytest.mark.rule("MOM-TRK-05")
def test_steps_of_a_reward_that_cannot_be_made_are_lost() -> None:
    """2 coffee steps for Cairo with 1 space to go, and before a call that cannot be paid."""
    near_end = given(a={"area": {"b": "coffee-1"}, "steps": {"cairo": 18}})
    after = play(near_end, do.PlaceDisc("majority-coffee"))
    assert after.players[0].steps[3] == 19
    assert after.active == 1
    before_call = given(a={"area": {"b": "coffee-1"}, "steps": {"cairo": 6}, "pounds": 1})
    after = play(before_call, do.PlaceDisc("majority-coffee"))
    assert after.players[0].steps[3] == 7, "as far as it can"
    assert after.players[0].pounds == 1


@pytest.mark.rule("MOM-Q-06")
def test_a_call_met_by_a_reward_may_be_refused() -> None:
    state = given(a={"area": {"b": "coffee-1"}, "steps": {"cairo": 7}, "pounds": 2})
    state = play(state, do.PlaceDisc("majority-coffee"))
    assert offered(state) == [do.PayCall(), do.DeclineCall()]
    declined = play(state, do.DeclineCall())
    assert (declined.players[0].steps[3], declined.players[0].pounds) == (7, 2)
    assert declined.active == 1
    paid = play(state, do.PayCall())
    assert (paid.players[0].steps[3], paid.players[0].pounds) == (9, 0)


@pytest.mark.rule("MOM-TRK-06")
def test_each_track_has_two_special_spaces_of_1_or_2_pounds() -> None:
    for track in T.tracks.values():
        assert [pounds for pounds in track.specials if pounds] in ([1, 1], [1, 2], [2, 1], [2, 2])
        assert track.levels[0] == 0
        assert track.levels[-1] == 2


@pytest.mark.rule("MOM-TRK-07", "MOM-TRK-08", "MOM-EX-20")
def test_the_rulebooks_example_of_a_special_space() -> None:
    """Blue passes the first special space of the Cairo track (1 pound); green and yellow were there before."""
    facts = {"b": {"steps": {"cairo": 4}, "pounds": 0}, "c": {"steps": {"cairo": 9}, "pounds": 0}}
    state = stepping(
        2, {"steps": {"cairo": 3}, "pounds": 0}, players=4, **facts, d={"steps": {"cairo": 3}, "pounds": 0}
    )
    after, events = happened(state, do.Step("cairo"), do.Step("cairo"))
    assert [p.pounds for p in after.players] == [1, 1, 1, 0]
    assert [type(event) for event in events if isinstance(event, SpecialReached | SpecialPaid)] == [
        SpecialReached,
        SpecialPaid,
        SpecialPaid,
    ]


@pytest.mark.rule("MOM-TRK-08")
def test_players_who_have_passed_are_paid_too() -> None:
    state = stepping(1, {"steps": {"cairo": 3}, "pounds": 0}, b={"steps": {"cairo": 5}, "pounds": 0, "passed": True})
    assert [p.pounds for p in play(state, do.Step("cairo")).players] == [1, 1]


@pytest.mark.rule("MOM-TRK-09", "MOM-TRK-10", "MOM-Q-07")
def test_a_bonus_unlocked_now_works_from_the_next_turn_on() -> None:
    """The second step would unlock the banana discount, but it does not help in the same turn or to others."""
    area = {"b": "banana-2", "c": "banana-1"}
    facts = {"area": area, "steps": {"mombasa": 2}}
    state = play(given(a=facts, b={"passed": True}, display={"c": "a-coffee-2"}), goods("b"), do.BuyNone())
    state = play(state, do.Step("mombasa"))
    assert state.players[0].bonus == (0, 0, 0, 0)
    state, events = happened(state, do.Step("mombasa"))
    assert BonusBegan(0, "mombasa", "A1", 1) in events, "the last player left: the turn right after"
    assert state.players[0].bonus == (1, 0, 0, 0)
    assert offered(play(state, goods("c")), do.Buy) == [do.Buy("card-c")]


@pytest.mark.rule("MOM-Q-07")
def test_until_then_it_counts_for_nobody() -> None:
    """B reaches the expansion bonus in his own turn; A still compares with the total without it."""
    b = {"area": {"b": "coffee-1", "c": "expansion-2x"}, "steps": {"cape-town": 6}}
    state = given(active=1, a={"area": {"b": "expansion-2x"}}, b=b, display={})
    state = play(state, goods("b"), do.Step("cape-town"))
    assert state.active == 0
    assert state.players[1].totals[3] == 2
    assert do.PlaceDisc("majority-expansion") in offered(state)
    later = play(state, do.PlaceDisc("tile-plus-one"))
    assert later.players[1].totals[3] == 3, "his next turn has begun"


@pytest.mark.rule("MOM-Q-05")
def test_the_money_of_a_special_space_can_pay_a_call_met_later() -> None:
    """B1: special space 14 pays 2 pounds, the call behind it costs 3."""
    state = stepping(2, {"steps": {"cape-town": 13}, "pounds": 1})
    state = play(state, do.Step("cape-town"))
    assert do.StepPay("cape-town") in offered(state)
    assert play(state, do.StepPay("cape-town")).players[0].pounds == 0


@pytest.mark.rule("MOM-TRK-11")
def test_a_and_b_have_permanent_bonuses_c_and_d_spaces() -> None:
    for name in T.tracks:
        assert len(T.spaces_of_track[name]) == (0 if name[0] in "AB" else 2)


@pytest.mark.rule("MOM-TRK-12")
def test_first_and_second_bonus_do_not_add_up() -> None:
    one = given(a={"area": {"b": "start-expansion-1"}, "steps": {"cape-town": 7}})
    two = given(a={"area": {"b": "start-expansion-1"}, "steps": {"cape-town": 14}})
    assert (one.players[0].totals[3], two.players[0].totals[3]) == (2, 3)


@pytest.mark.rule("MOM-TRK-13", "MOM-TRK-24")
def test_additional_spaces_are_used_with_a_disc_once_unlocked() -> None:
    locked = given(a={"pounds": 5, "steps": {"saint-louis": 4}})
    assert why_not(locked, do.PlaceDisc("space-book-diamond-1")).rule == "MOM-TRK-24"
    state = given(a={"pounds": 5, "steps": {"saint-louis": 5}})
    assert why_not(state, do.PlaceDisc("space-book-diamond-2")).rule == "MOM-TRK-24"
    after = play(state, do.PlaceDisc("space-book-diamond-1"))
    assert after.players[0].discs == 2
    assert why_not(state, do.PlaceDisc("space-buy-diamond-1")).rule == "MOM-TRK-13", "C2 is not in this game"


@pytest.mark.rule("MOM-TRK-24")
def test_a_space_unlocked_this_turn_does_not_work_yet() -> None:
    state = given(a={"pounds": 5, "steps": {"saint-louis": 5}, "bonus": {"saint-louis": 0}})
    assert why_not(state, do.PlaceDisc("space-book-diamond-1")).rule == "MOM-TRK-24"


@pytest.mark.rule("MOM-TRK-14")
def test_only_one_of_a_pair_a_round() -> None:
    state = given(a={"pounds": 5, "steps": {"saint-louis": 12}, "placed": ["space-book-diamond-1"]})
    assert why_not(state, do.PlaceDisc("space-book-diamond-2")).rule == "MOM-TRK-14"
    free = given(a={"pounds": 5, "steps": {"saint-louis": 12}})
    assert {do.PlaceDisc("space-book-diamond-1"), do.PlaceDisc("space-book-diamond-2")} <= set(offered(free))


@pytest.mark.rule("MOM-Q-09")
def test_a_disc_on_an_additional_space_blocks_it_for_others_but_not_its_pair() -> None:
    facts = {"pounds": 5, "steps": {"saint-louis": 12}}
    state = given(a=facts, b={**facts, "placed": ["space-book-diamond-2"]})
    assert why_not(state, do.PlaceDisc("space-book-diamond-2")).rule == "MOM-BON-03"
    assert do.PlaceDisc("space-book-diamond-1") in offered(state)


@pytest.mark.rule("MOM-TRK-15")
def test_the_expansion_bonus_counts_for_expanding_majority_and_books() -> None:
    facts = {"area": {"b": "bookkeeper-2", "c": "start-expansion-1"}, "steps": {"cape-town": 7}, "pounds": 0}
    state = given(a={**facts, "ink": 1, "books": {2: "book-a16"}}, b={"area": {"b": "expansion-2x"}})
    assert top(play(state, do.UseExpansion())).points == 2
    assert do.PlaceDisc("majority-expansion") in offered(state)
    assert asked(play(state, do.UseBookkeeper("slot-b"))) == "ink"


@pytest.mark.rule("MOM-TRK-16", "MOM-Q-39")
def test_the_expansion_bonus_needs_a_face_up_expansion_card() -> None:
    without = given(a={"area": {"b": "coffee-1"}, "steps": {"cape-town": 14}})
    assert without.players[0].totals[3] == 0
    assert offered(without, do.UseExpansion) == []
    used = given(a={"area": {"b": "expansion-2x"}, "used": "b", "steps": {"cape-town": 14}})
    assert used.players[0].totals[3] == 0
    tile = given(a={"area": {}, "tiles": ["tile-expansion"], "steps": {"cape-town": 14}})
    assert tile.players[0].totals[3] == 4


@pytest.mark.rule("MOM-TRK-16", "MOM-TRK-22")
@pytest.mark.parametrize("steps", [7, 14])
def test_the_expansion_bonus_is_for_expansion_cards_alone(steps: int) -> None:
    """B1's bonus leaves a cotton card that lies alone at its own value, and makes no expansion of it."""
    lone = given(a={"area": {"b": "cotton-2"}, "steps": {"cape-town": steps}})
    assert lone.tracks[1] == "B1"
    assert lone.players[0].bonus[1] > 0
    assert lone.players[0].totals == (0, 0, 2, 0, 0)
    assert offered(lone, do.UseExpansion) == []
    both = given(a={"area": {"b": "cotton-2", "c": "expansion-2x"}, "steps": {"cape-town": steps}})
    plain = given(a={"area": {"b": "cotton-2", "c": "expansion-2x"}})
    assert both.players[0].totals[2] == plain.players[0].totals[2] == 2
    assert both.players[0].totals[3] == plain.players[0].totals[3] + lone.players[0].bonus[1]


@pytest.mark.rule("MOM-TRK-17", "MOM-Q-12")
@pytest.mark.parametrize(("players", "dealt"), [(2, 3), (4, 2)])
def test_b2_gives_one_disc_more_and_two_in_all(players: int, dealt: int) -> None:
    facts = {"area": {"b": "a-coffee-3"}, "discs": dealt, "bonus": {"cape-town": 0}}
    first = given(players, active=players - 1, a={**facts, "steps": {"cape-town": 7}}, tracks=B2)
    first = play(first, do.PlaceDisc("tile-plus-one"))
    assert (first.players[0].discs, first.players[0].box) == (dealt + 1, 5 - dealt - 1)
    second = given(players, active=players - 1, a={**facts, "steps": {"cape-town": 16}}, tracks=B2)
    second = play(second, do.PlaceDisc("tile-plus-one"))
    assert second.players[0].discs == dealt + 2
    had = {**facts, "discs": dealt + 1, "bonus": {"cape-town": 1}, "steps": {"cape-town": 16}}
    later = play(given(players, active=players - 1, a=had, tracks=B2), do.PlaceDisc("tile-plus-one"))
    assert later.players[0].discs == dealt + 2, "not 1 + 2"


@pytest.mark.rule("MOM-PRE-11")
def test_discs_come_back_from_the_board_and_from_the_tracks() -> None:
    placed = ["start-player", "space-book-diamond-1"]
    state = given(a={"steps": {"saint-louis": 5}, "placed": placed}, b={"passed": True})
    assert state.players[0].discs == 1
    after = passed_round(state)
    assert after.players[0].discs == 3
    assert after.players[0].placed == 0


# Additional spaces


@pytest.mark.rule("MOM-XBS-01")
@pytest.mark.parametrize(("number", "points", "diamonds"), [(1, 1, 2), (2, 2, 1)])
def test_books_and_diamonds_first(number: int, points: int, diamonds: int) -> None:
    state = play(given(a={"pounds": 2, "steps": {"saint-louis": 5}}), do.PlaceDisc("space-book-diamond-1"))
    assert state.players[0].pounds == 0
    assert offered(state) == [do.TakeOption(1), do.TakeOption(2)]
    assert why_not(state, do.TakeOption(3)).rule == "MOM-XBS-01"
    state = play(state, do.TakeOption(number))
    assert state.players[0].diamond == diamonds
    assert (asked(state), top(state).points) == ("bookkeeping", points)


@pytest.mark.rule("MOM-XBS-02", "MOM-Q-02")
def test_books_and_diamonds_second() -> None:
    state = play(given(a={"pounds": 1, "steps": {"saint-louis": 12}}), do.PlaceDisc("space-book-diamond-2"))
    assert (state.players[0].pounds, state.players[0].diamond) == (0, 2)
    assert (asked(state), top(state).points) == ("bookkeeping", 2)


@pytest.mark.rule("MOM-XBS-03", "MOM-Q-36")
def test_buy_and_or_diamond_first() -> None:
    facts = {"pounds": 3, "steps": {"saint-louis": 4}}
    display = {"b": "a-coffee-2", "c": "a-merchant"}
    state = play(given(a=facts, tracks=C2, display=display), do.PlaceDisc("space-buy-diamond-1"))
    assert state.players[0].pounds == 3, "no cost"
    assert offered(state) == [do.BuyPounds("card-b"), do.BuyPounds("card-c"), do.TakeDiamonds()]
    assert why_not(state, do.Done()).rule == "MOM-Q-36"
    bought = play(state, do.BuyPounds("card-b"))
    assert bought.players[0].pounds == 0, "the full price"
    assert offered(bought) == [do.TakeDiamonds(), do.Done()]
    assert why_not(bought, do.BuyPounds("card-c")).rule == "MOM-XBS-03"
    assert play(bought, do.Done()).players[0].diamond == 0
    both = play(bought, do.TakeDiamonds())
    assert both.players[0].diamond == 1
    assert both.active == 1
    moved = play(state, do.TakeDiamonds())
    assert do.Done() in offered(moved)
    assert why_not(moved, do.TakeDiamonds()).rule == "MOM-XBS-03"
    assert play(moved, do.BuyPounds("card-c")).active == 1


@pytest.mark.rule("MOM-XBS-04")
def test_buy_and_or_diamond_second() -> None:
    facts = {"pounds": 2, "steps": {"saint-louis": 13}}
    state = play(given(a=facts, tracks=C2, display={"b": "a-coffee-2"}), do.PlaceDisc("space-buy-diamond-2"))
    state = play(state, do.BuyPounds("card-b"))
    assert state.players[0].pounds == 0, "3 less 1"
    assert play(state, do.TakeDiamonds()).players[0].diamond == 2


@pytest.mark.rule("MOM-XBS-05")
def test_sell_first_pays_crate_plus_3() -> None:
    state = given(a={"area": {}, "steps": {"cairo": 4}, "pounds": 0})
    state = play(state, do.PlaceDisc("space-sell-3"), do.Sell(card_of(0, "cotton-2")))
    assert state.players[0].pounds == 2 + 3


@pytest.mark.rule("MOM-XBS-06", "MOM-Q-63")
def test_sell_second_takes_a_coffee_card_from_hand_and_pays_crate_plus_8() -> None:
    facts = {"area": {"b": "coffee-1"}, "hand": ["b-coffee-4"], "steps": {"cairo": 11}, "pounds": 0}
    state = play(given(a=facts), do.PlaceDisc("space-sell-coffee-8"))
    assert offered(state) == [do.Sell(card_of(0, "coffee-2")), do.Sell("b-coffee-4")]
    assert why_not(state, do.Sell(card_of(0, "cotton-2"))).rule == "MOM-XBS-06"
    assert play(state, do.Sell("b-coffee-4")).players[0].pounds == 5 + 8
    none = given(a={"hand_only": ["cotton-1"], "steps": {"cairo": 11}})
    assert why_not(none, do.PlaceDisc("space-sell-coffee-8")).rule == "MOM-Q-63"


@pytest.mark.rule("MOM-XBS-07")
def test_advance_costs_1_pound() -> None:
    facts = {"steps": {"cairo": 13}}
    for space in ("space-advance-two", "space-advance-three"):
        assert play(given(a={**facts, "pounds": 1}, tracks=D2), do.PlaceDisc(space)).players[0].pounds == 0
        assert why_not(given(a={**facts, "pounds": 0}, tracks=D2), do.PlaceDisc(space)).rule == "MOM-BON-02"


@pytest.mark.rule("MOM-XBS-08", "MOM-Q-37")
def test_advance_two_other_tracks_by_2() -> None:
    state = play(given(a={"steps": {"cairo": 6}, "pounds": 1}, tracks=D2), do.PlaceDisc("space-advance-two"))
    pairs = [("mombasa", "cape-town"), ("mombasa", "saint-louis"), ("cape-town", "saint-louis")]
    assert offered(state) == [do.PickPair(pair) for pair in pairs]
    assert why_not(state, do.PickPair(("mombasa", "cairo"))).rule == "MOM-XBS-08"
    state = play(state, do.PickPair(("mombasa", "saint-louis")))
    assert offered(state) == [do.StepTrack("mombasa"), do.StepTrack("saint-louis")]
    assert why_not(state, do.StepTrack("cape-town")).rule == "MOM-XBS-08"
    state = play(state, do.StepTrack("saint-louis"))
    assert state.players[0].steps == (2, 0, 2, 6)
    assert state.active == 1


@pytest.mark.rule("MOM-XBS-09", "MOM-Q-37")
def test_advance_three_other_tracks_by_2_and_lose_what_cannot_be_made() -> None:
    steps = {"cairo": 13, "mombasa": 20, "cape-town": 4}
    state = play(given(a={"steps": steps, "pounds": 4}, tracks=D2), do.PlaceDisc("space-advance-three"))
    state = play(state, do.StepTrack("mombasa"))
    assert state.players[0].steps[0] == 20, "a track at its end may be named; its steps are lost"
    state = play(state, do.StepTrack("cape-town"))
    assert asked(state) == "advance", "its 2 steps are done before the next track"
    state = play(state, do.PayCall())
    assert state.players[0].steps == (20, 6, 2, 13)


@pytest.mark.rule("MOM-Q-58")
def test_only_calls_can_be_refused() -> None:
    state = given(a={"area": {"b": "coffee-1"}})
    after = play(state, do.PlaceDisc("majority-coffee"))
    assert after.players[0].steps[company("cairo")] == 2
    assert asked(after) == "turn"
