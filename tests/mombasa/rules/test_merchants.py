"""Using a diamond merchant, and the diamond track."""

import pytest

from boardgames.mombasa import actions as do
from tests.mombasa.given import T, given, offered, play

MERCHANTS = [card for card in T.cards.values() if card.kind == "merchant" and card.letter]


@pytest.mark.rule("MOM-DIA-01", "MOM-DIA-06")
def test_five_merchants_one_plain_and_one_a_company() -> None:
    assert len(MERCHANTS) == 5
    assert sorted(card.mines_of for card in MERCHANTS) == [-1, 0, 1, 2, 3]
    assert not any(T.cards[card].kind == "merchant" for cards in T.starting_cards for card in cards)


@pytest.mark.rule("MOM-DIA-02")
def test_one_merchant_at_a_time() -> None:
    state = given(a={"area": {"b": "a-merchant", "c": "b-merchant-cairo"}})
    assert offered(state, do.UseMerchant) == [do.UseMerchant("slot-b"), do.UseMerchant("slot-c")]
    after = play(state, do.UseMerchant("slot-b"))
    assert after.players[0].used == 0b10


@pytest.mark.rule("MOM-DIA-03")
def test_the_plain_merchant_gives_1_step_and_2_pounds() -> None:
    p = play(given(a={"area": {"b": "a-merchant"}, "pounds": 0}), do.UseMerchant("slot-b")).players[0]
    assert (p.diamond, p.pounds) == (1, 2)


@pytest.mark.rule("MOM-DIA-04", "MOM-DIA-05", "MOM-EX-13")
@pytest.mark.parametrize(
    ("regions", "steps"),
    [
        ([], 2),
        (["kordofan"], 2),
        (["kordofan", "abyssinia"], 3),
        (["kordofan", "abyssinia", "great-lakes"], 3),
        (["kordofan", "abyssinia", "kasai"], 4),
    ],
)
def test_a_company_merchant_gives_2_steps_1_pound_and_1_step_for_every_2_mines(regions: list[str], steps: int) -> None:
    state = given(
        a={"area": {"b": "b-merchant-cairo"}, "pounds": 0}, posts={"cairo": regions, "mombasa": ["gold-coast"]}
    )
    p = play(state, do.UseMerchant("slot-b")).players[0]
    assert (p.diamond, p.pounds) == (steps, 1)


@pytest.mark.rule("MOM-TIL-13", "MOM-Q-31")
def test_the_merchant_tile_counts_other_merchants_that_are_face_up() -> None:
    facts = {"area": {"b": "a-merchant", "c": "b-merchant-cairo"}, "tiles": ["tile-merchant"], "pounds": 0}
    both = play(given(a=facts), do.UseMerchant("tile-merchant")).players[0]
    assert (both.diamond, both.pounds) == (4, 0)
    one = play(given(a={**facts, "used": "b"}), do.UseMerchant("tile-merchant")).players[0]
    assert one.diamond == 3, "a used merchant does not count"
    alone = play(given(a={"area": {}, "tiles": ["tile-merchant"]}), do.UseMerchant("tile-merchant")).players[0]
    assert alone.diamond == 2


@pytest.mark.rule("MOM-BRD-03")
def test_an_opened_slot_counts_from_the_next_planning_phase() -> None:
    state = given(
        a={"area": {"b": "a-merchant"}, "diamond": 7, "hand_only": ["coffee-1"]}, b={"passed": True, "hand_only": []}
    )
    state = play(state, do.UseMerchant("slot-b"))
    assert state.players[0].diamond == 8
    assert offered(state, do.PlanPlace) == []
    state = play(state, offered(state, do.EndPhase)[0])
    slots = {action.slot for action in offered(state, do.PlanPlace, seat=0)}
    assert slots == {"slot-a", "slot-b", "slot-c", "slot-d"}


@pytest.mark.rule("MOM-BRD-04", "MOM-Q-20")
@pytest.mark.parametrize(("at", "to", "pounds"), [(28, 28, 1 + 4), (27, 28, 1 + 2), (26, 28, 1)])
def test_steps_beyond_the_last_diamond_space_are_2_pounds_each(at: int, to: int, pounds: int) -> None:
    state = given(a={"area": {"b": "b-merchant-cairo"}, "diamond": at, "pounds": 0})
    p = play(state, do.UseMerchant("slot-b")).players[0]
    assert (p.diamond, p.pounds) == (to, pounds)
