"""Using goods cards."""

import pytest

from boardgames.mombasa import actions as do
from boardgames.mombasa.rules.display import cheapest, price
from tests.mombasa.given import T, asked, given, goods, offered, play, top, why_not

THREE = {"b": "coffee-1", "c": "a-coffee-3", "d": "cotton-2"}


@pytest.mark.rule("MOM-GDS-01", "MOM-GDS-02", "MOM-GDS-03", "MOM-EX-07")
def test_the_sets_of_the_rulebooks_example() -> None:
    state = given(a={"area": THREE}, display={})
    sets = {action.slots: action for action in offered(state, do.UseGoods)}
    assert set(sets) == {("slot-b",), ("slot-c",), ("slot-b", "slot-c"), ("slot-d",)}
    assert [top(play(state, action)).units for action in sets.values()] == [1, 3, 4, 2]
    assert why_not(state, goods("b", "d")).rule == "MOM-GDS-01"
    assert why_not(state, do.UseGoods(())).rule == "MOM-GDS-02"


@pytest.mark.rule("MOM-GDS-04", "MOM-GDS-05", "MOM-GDS-06", "MOM-GDS-09", "MOM-GDS-11", "MOM-EX-08")
def test_the_rulebooks_example_of_buying() -> None:
    """Banana 2 with crate 2 in the middle column costs 3; coffee 1 and 3 leave one step."""
    state = given(a={"area": THREE}, display={"e": "a-banana-2"})
    state = play(state, goods("b", "c"))
    assert offered(state) == [do.Buy("card-e"), do.BuyNone()]
    state = play(state, do.Buy("card-e"))
    assert "a-banana-2" in state.players[0].hand
    assert asked(state) == "spend-units"
    assert offered(state) == [do.Step(name.id) for name in T.companies]
    after = play(state, do.Step("mombasa"))
    assert after.players[0].steps == (1, 0, 0, 0)
    assert after.players[0].used == 0b110
    assert after.active == 1


@pytest.mark.rule("MOM-GDS-05")
def test_the_price_is_crate_on_the_card_plus_crate_of_the_column() -> None:
    state = given(a={"area": {"b": "b-coffee-4"}}, display={"a": "a-coffee-2", "b": "a-cotton-2", "c": "a-banana-2"})
    state = play(state, goods("b"))
    left = {}
    for action in offered(state, do.Buy):
        left[action.space] = top(play(state, action)).units if action.space != "card-a" else 0
    assert left == {"card-a": 0, "card-b": 1, "card-c": 2}


@pytest.mark.rule("MOM-GDS-06")
def test_a_price_above_the_total_is_refused() -> None:
    state = play(given(a={"area": {"b": "coffee-2"}}, display={"c": "a-coffee-2", "b": "a-cotton-2"}), goods("b"))
    refusal = why_not(state, do.Buy("card-b"))
    assert (refusal.rule, refusal.need, refusal.have) == ("MOM-GDS-06", 3, 2)


@pytest.mark.rule("MOM-GDS-04")
def test_at_most_one_card_and_buying_is_skipped_if_nothing_is_affordable() -> None:
    state = given(a={"area": {"b": "b-coffee-4"}}, display={"c": "a-coffee-2", "f": "a-cotton-2"})
    after = play(state, goods("b"), do.Buy("card-c"))
    assert asked(after) == "spend-units"
    assert why_not(after, do.Buy("card-f")).rule == "MOM-GDS-04"
    poor = given(a={"area": {"b": "coffee-1"}}, display={"a": "a-coffee-2"})
    assert asked(play(poor, goods("b"))) == "spend-units"


@pytest.mark.rule("MOM-GDS-07", "MOM-GDS-08")
def test_the_card_goes_to_hand_and_its_space_stays_empty() -> None:
    state = given(a={"area": {"b": "coffee-2"}}, display={"c": "a-coffee-2", "f": "a-cotton-2"})
    after = play(state, goods("b"), do.Buy("card-c"))
    assert after.players[0].hand[-1] == "a-coffee-2"
    assert after.display[2] == ""
    assert after.active == 1, "the whole total is used"
    assert len(after.draw) == len(state.draw)


@pytest.mark.rule("MOM-GDS-08")
@pytest.mark.parametrize("space", ["card-a", "card-z"])
def test_nothing_is_acquired_from_a_gap_or_from_beside_the_display(space: str) -> None:
    state = play(given(a={"area": {"b": "coffee-2"}}, display={"c": "a-coffee-2"}), goods("b"))
    refusal = why_not(state, do.Buy(space))
    assert (refusal.rule, refusal.reason) == ("MOM-GDS-08", "no-card-there")


@pytest.mark.rule("MOM-GDS-09", "MOM-GDS-10")
def test_units_may_be_split_over_tracks_and_must_all_be_spent() -> None:
    state = play(given(a={"area": {"b": "a-coffee-3"}}, display={}), goods("b"))
    assert do.Forfeit() not in offered(state)
    assert why_not(state, do.Forfeit()).rule == "MOM-Q-04"
    split = play(state, do.Step("cairo"), do.Step("mombasa"), do.Step("cairo"))
    assert split.players[0].steps == (1, 0, 0, 2)
    one = play(state, do.Step("cairo"), do.Step("cairo"), do.Step("cairo"))
    assert one.players[0].steps == (0, 0, 0, 3)


@pytest.mark.rule("MOM-GDS-12", "MOM-GDS-13", "MOM-GDS-14", "MOM-TRK-18")
def test_a_price_of_0_still_needs_a_goods_card_and_leaves_the_whole_total() -> None:
    """A merchant with crate 1 in the right column, paid with bananas: 1 - 1 = 0."""
    steps = {"mombasa": 4}
    state = given(a={"area": {"b": "banana-2"}, "steps": steps}, display={"c": "a-merchant"})
    state = play(state, goods("b"), do.Buy("card-c"))
    assert top(state).units == 2
    none = given(a={"area": {"b": "bookkeeper-2"}, "steps": steps}, display={"c": "a-merchant"})
    assert offered(none, (do.Buy, do.UseGoods)) == []


@pytest.mark.rule("MOM-GDS-14")
def test_a_discount_never_makes_a_price_negative() -> None:
    state = given(display={"c": "a-merchant"})
    assert price(T, state, 2, 5) == 0
    assert cheapest(T, state, 5) == 0


@pytest.mark.rule("MOM-GDS-15")
def test_pounds_cannot_top_up_a_price_in_goods() -> None:
    state = given(a={"area": {"b": "coffee-2"}, "pounds": 50}, display={"c": "a-coffee-2", "b": "a-coffee-3"})
    state = play(state, goods("b"))
    assert offered(state, do.Buy) == [do.Buy("card-c")]
    assert why_not(state, do.BuyPounds("card-b")).rule == "MOM-BON-09"


@pytest.mark.rule("MOM-Q-04")
def test_if_only_affordable_calls_are_left_the_player_may_pay_or_forfeit() -> None:
    ends = {"mombasa": 20, "saint-louis": 18, "cairo": 19}
    state = given(a={"area": {"b": "coffee-2"}, "steps": {**ends, "cape-town": 14}, "pounds": 3}, display={})
    asking = play(state, goods("b"))
    assert offered(asking) == [do.StepPay("cape-town"), do.Forfeit()]
    assert play(asking, do.Forfeit()).players[0].steps[1] == 14
    paid = play(asking, do.StepPay("cape-town"))
    assert (paid.players[0].pounds, paid.players[0].steps[1]) == (0, 15)
    assert offered(paid) == [do.Step("cape-town")]
    poor = given(a={"area": {"b": "coffee-2"}, "steps": {**ends, "cape-town": 14}, "pounds": 2}, display={})
    lost = play(poor, goods("b"))
    assert lost.active == 1, "no disc can move: lost without a question"
    assert lost.players[0].used == 0b10


@pytest.mark.rule("MOM-Q-46")
def test_the_crate_of_a_card_in_hand_does_not_include_the_board() -> None:
    state = given(a={"hand": ["a-coffee-2"], "pounds": 0})
    after = play(state, do.PlaceDisc("sell-card"), do.Sell("a-coffee-2"))
    assert after.players[0].pounds == 2 + 2


@pytest.mark.rule("MOM-TRK-19", "MOM-Q-11", "MOM-Q-08")
def test_the_second_bonus_of_a1_takes_1_off_with_any_goods_and_no_more() -> None:
    steps = {"mombasa": 13}
    for card in ("coffee-2", "banana-2", "cotton-2"):
        state = given(a={"area": {"b": card}, "steps": steps}, display={"c": "a-coffee-3", "f": "a-coffee-2"})
        state = play(state, goods("b"))
        assert offered(state, do.Buy) == [do.Buy("card-c"), do.Buy("card-f")]
        assert top(play(state, do.Buy("card-f"))).units == 1


@pytest.mark.rule("MOM-TRK-18")
def test_the_banana_discount_is_for_bananas_only() -> None:
    for card, spaces in (("banana-2", 1), ("coffee-2", 0)):
        state = given(a={"area": {"b": card}, "steps": {"mombasa": 4}}, display={"c": "a-coffee-3"})
        assert len(offered(play(state, goods("b")), do.Buy)) == spaces


@pytest.mark.rule("MOM-TRK-20", "MOM-Q-10")
def test_mixed_goods_must_buy_a_card_and_the_rest_may_go_to_tracks() -> None:
    area = {"b": "coffee-1", "c": "banana-2", "d": "cotton-1"}
    state = given(a={"area": area, "steps": {"mombasa": 13}}, display={"c": "a-coffee-3"})
    sets = [action.slots for action in offered(state, do.UseGoods)]
    assert ("slot-b", "slot-c") in sets
    assert ("slot-b", "slot-d") in sets, "1 + 1 pays 3 - 1"
    assert ("slot-b", "slot-c", "slot-d") in sets
    buying = play(state, goods("b", "c", "d"))
    assert offered(buying) == [do.Buy("card-c")]
    assert why_not(buying, do.BuyNone()).rule == "MOM-Q-10"
    assert top(play(buying, do.Buy("card-c"))).units == 2
    dear = given(a={"area": area, "steps": {"mombasa": 13}}, display={"a": "a-coffee-3"})
    refusal = why_not(dear, goods("b", "c"))
    assert (refusal.rule, refusal.need, refusal.have) == ("MOM-Q-10", 4, 3)
    first = given(a={"area": area, "steps": {"mombasa": 4}}, display={"c": "a-coffee-3"})
    assert why_not(first, goods("b", "c")).rule == "MOM-GDS-01"


@pytest.mark.rule("MOM-TRK-21", "MOM-TRK-22", "MOM-Q-08")
def test_cotton_discount_first_and_cotton_value_second() -> None:
    tracks = ("A2", "B1", "C1", "D1")
    area = {"b": "cotton-2", "c": "cotton-1"}
    first = given(a={"area": area, "steps": {"mombasa": 5}}, tracks=tracks, display={"c": "a-coffee-3"})
    assert first.players[0].totals[2] == 3
    assert len(offered(play(first, goods("b")), do.Buy)) == 1, "3 - 1"
    second = given(a={"area": area, "steps": {"mombasa": 14}}, tracks=tracks, display={"c": "a-coffee-3"})
    assert second.players[0].totals[2] == 5, "each of two cards is worth 1 more"
    buying = play(second, goods("b"))
    assert top(buying).total == 3
    assert top(buying).discount == 0, "the first bonus no longer works beside the second"


@pytest.mark.rule("MOM-EX-18", "MOM-TIL-08")
def test_the_plus_one_tile_makes_coffee_2_count_as_3() -> None:
    state = given(a={"area": {"b": "coffee-2"}, "plus_one": "b"}, display={})
    assert state.players[0].totals[0] == 3
    assert top(play(state, goods("b"))).units == 3


@pytest.mark.rule("MOM-TRK-23")
def test_a_permanent_bonus_is_never_used_up() -> None:
    area = {"b": "banana-2", "c": "banana-1"}
    state = given(
        a={"area": area, "steps": {"mombasa": 4}}, b={"passed": True}, display={"c": "a-merchant", "f": "a-coffee-3"}
    )
    state = play(state, goods("c"), do.Buy("card-c"), do.Step("cairo"))
    state = play(state, goods("b"))
    assert offered(state, do.Buy) == [do.Buy("card-f")]
