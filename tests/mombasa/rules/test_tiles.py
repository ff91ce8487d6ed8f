"""The four bonus tiles."""

import pytest

from boardgames.mombasa import actions as do
from boardgames.mombasa.state import PLAN
from tests.mombasa.given import T, asked, given, goods, offered, passed_round, play, top, why_not


def disc(space: str) -> do.PlaceDisc:
    return do.PlaceDisc(space)


@pytest.mark.rule("MOM-TIL-01")
def test_tile_spaces_cost_1_or_2_pounds() -> None:
    costs = {space.tile: space.cost for _, space in T.tile_spaces}
    assert sorted(costs.values()) == [1, 1, 2, 2]
    for _, space in T.tile_spaces:
        assert play(given(a={"pounds": 5}), disc(space.id)).players[0].pounds == 5 - space.cost


@pytest.mark.rule("MOM-TIL-02", "MOM-TIL-03", "MOM-PRE-12")
def test_tiles_are_reserved_now_and_come_in_the_preparation_phase() -> None:
    state = given(a={"pounds": 9}, b={"passed": True})
    for space in ("tile-plus-one", "tile-merchant", "tile-expansion"):
        state = play(state, disc(space))
        assert state.players[0].area[5:] == ("", "", "")
        assert state.players[0].plus_one == -2
    state = passed_round(state)
    assert state.players[0].area[5:] == ("", "tile-merchant", "tile-expansion")
    assert state.players[0].plus_one == -1
    assert state.players[0].used == 0


@pytest.mark.rule("MOM-TIL-04", "MOM-TIL-05")
def test_action_tiles_count_as_cards_and_need_no_slot() -> None:
    tiles = ["tile-bookkeeper", "tile-merchant", "tile-expansion"]
    area = {"b": "coffee-1", "c": "cotton-1", "d": "banana-1"}
    state = given(a={"area": area, "tiles": tiles})
    assert state.players[0].totals == (1, 1, 1, 2, 2)
    kinds = {type(action) for action in offered(state)}
    assert {do.UseBookkeeper, do.UseMerchant, do.UseExpansion} <= kinds


@pytest.mark.rule("MOM-TIL-06")
def test_a_used_tile_turns_face_down() -> None:
    state = given(a={"tiles": ["tile-merchant"]}, b={"passed": True})
    after = play(state, do.UseMerchant("tile-merchant"))
    assert after.players[0].used == 1 << T.place_at["tile-merchant"]
    assert offered(after, do.UseMerchant) == []


@pytest.mark.rule("MOM-TIL-07", "MOM-TIL-08", "MOM-Q-50")
def test_the_plus_one_tile_is_attached_at_the_start_of_an_own_turn_and_any_action_may_follow() -> None:
    area = {"b": "coffee-2", "c": "bookkeeper-2"}
    state = given(a={"area": area, "plus_one": "loose", "piles": {"d": ["cotton-1"]}})
    assert state.players[0].totals[0] == 2, "until then it counts nothing"
    after = play(state, do.AttachPlusOne("slot-b"))
    assert after.active == 0
    assert asked(after) == "turn"
    assert after.players[0].totals[0] == 3
    assert {do.UseGoods, do.UseBookkeeper, do.PlaceDisc, do.EndPhase} <= {type(action) for action in offered(after)}
    planning = given(phase=PLAN, a={"plus_one": "loose"})
    assert why_not(planning, do.AttachPlusOne("slot-b"), seat=0).rule == "MOM-TIL-08"
    other = given(active=1, a={"area": area, "plus_one": "loose"})
    assert why_not(other, do.AttachPlusOne("slot-b"), seat=0).rule == "MOM-ACT-01"
    assert why_not(given(a={"area": area}), do.AttachPlusOne("slot-b")).rule == "MOM-TIL-07"


@pytest.mark.rule("MOM-TIL-09")
def test_the_plus_one_tile_never_moves_to_another_card() -> None:
    state = given(a={"area": {"b": "coffee-2", "c": "cotton-1"}, "plus_one": "b"})
    assert offered(state, do.AttachPlusOne) == []
    assert why_not(state, do.AttachPlusOne("slot-c")).rule == "MOM-TIL-09"


@pytest.mark.rule("MOM-TIL-10")
def test_it_is_used_with_its_card() -> None:
    state = given(a={"area": {"b": "coffee-2", "c": "cotton-1"}, "plus_one": "b"}, b={"passed": True}, display={})
    state = play(state, goods("b"), do.Step("cairo"), do.Step("cairo"), do.Step("cairo"))
    assert state.players[0].totals[:3] == (0, 0, 1)
    assert why_not(state, do.AttachPlusOne("slot-c")).rule == "MOM-TIL-09"


@pytest.mark.rule("MOM-TIL-11")
def test_it_cannot_be_used_without_a_face_up_goods_card() -> None:
    state = given(a={"area": {"b": "bookkeeper-2", "c": "coffee-1"}, "used": "c", "plus_one": "loose"})
    assert offered(state, do.AttachPlusOne) == []
    for slot in ("slot-b", "slot-c", "slot-d", "tile-merchant"):
        assert why_not(state, do.AttachPlusOne(slot)).rule == "MOM-TIL-11"
    assert offered(state, do.UseGoods) == []


@pytest.mark.rule("MOM-TIL-12")
def test_the_bookkeeper_tile_works_like_a_bookkeeper_with_1_point() -> None:
    facts = {"tiles": ["tile-bookkeeper"], "area": {"b": "coffee-2"}, "ink": 1, "books": {2: "book-a01"}, "pounds": 0}
    state = play(given(a=facts), do.UseBookkeeper("tile-bookkeeper"), do.InkStep())
    assert state.players[0].pounds == 2
    assert (asked(state), top(state).points) == ("bookkeeping", 1)


@pytest.mark.rule("MOM-TIL-14")
def test_the_expansion_tile_is_an_expansion_card_of_2() -> None:
    state = play(given(a={"tiles": ["tile-expansion"]}), do.UseExpansion())
    assert top(state).points == 2


@pytest.mark.rule("MOM-Q-29")
def test_tile_spaces_may_be_used_in_round_7() -> None:
    assert disc("tile-plus-one") in offered(given(round=7))


@pytest.mark.rule("MOM-Q-30")
def test_a_tile_still_with_another_player_comes_back_before_it_is_handed_over() -> None:
    state = given(a={"pounds": 5}, b={"tiles": ["tile-merchant"]})
    state = play(state, disc("tile-merchant"))
    assert state.players[1].area[6] == "tile-merchant"
    state = passed_round(state)
    assert state.players[1].area[6] == ""
    assert state.players[0].area[6] == "tile-merchant"
