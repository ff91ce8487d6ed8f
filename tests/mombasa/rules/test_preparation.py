"""The preparation phase."""

import pytest

from boardgames.mombasa import actions as do
from boardgames.mombasa.events import CardsDiscarded, CardsRevealed, CoinsMoved, RoundBegan, TileReceived
from boardgames.mombasa.state import State
from tests.mombasa.given import T, given, happened, offered, passed_round, play, why_not


def coins(s: State) -> list[str]:
    return [T.shelf_ids[space][-2:] for space in range(12) if s.coins >> space & 1]


@pytest.mark.rule("MOM-PRE-01")
def test_coins_then_cards_then_discs() -> None:
    state = given(a={"placed": ["tile-merchant"]}, b={"passed": True})
    _, events = happened(state, offered(state, do.EndPhase)[0])
    order = [type(event) for event in events][-5:]
    assert order == [CoinsMoved, CardsDiscarded, CardsRevealed, TileReceived, RoundBegan]


@pytest.mark.rule("MOM-PRE-02", "MOM-PRE-06", "MOM-Q-40")
def test_before_round_r_the_coins_of_space_r_move_to_column_r() -> None:
    state, seen = given(2), []
    for _ in range(6):
        state = passed_round(state)
        seen.append((state.round, coins(state)[-1]))
        state = play(play(state, do.PlanDone(), seat=0), do.PlanDone(), seat=1)
    assert seen == [(2, "21"), (3, "31"), (4, "41"), (5, "51"), (6, "61"), (7, "71")]
    assert coins(state) == ["21", "31", "41", "51", "61", "71"], "nobody took a book"


@pytest.mark.rule("MOM-PRE-03", "MOM-PRE-04")
def test_one_coin_to_row_1_two_coins_to_both_rows() -> None:
    assert coins(passed_round(given(2))) == ["21"]
    assert coins(passed_round(given(4))) == ["21", "22"]
    assert coins(passed_round(given(3, round=2))) == ["31"]


@pytest.mark.rule("MOM-PRE-05")
def test_a_coin_lies_at_the_space_of_the_book_above_it() -> None:
    state = passed_round(given(4))
    for space in (0, 6):
        assert T.shelf_columns[space] == 2
        assert state.shelf[space]


@pytest.mark.rule("MOM-PRE-07", "MOM-PRE-08", "MOM-PRE-09")
def test_right_column_out_slide_right_refill_from_the_top() -> None:
    """Row 1 full, row 2 left only, row 3 middle only, row 4 empty."""
    display = {"a": "b-coffee-3", "b": "a-coffee-3", "c": "a-coffee-2", "d": "b-banana-3", "h": "a-cotton-2"}
    state = given(display=display)
    top_cards = state.draw
    after = passed_round(state)
    assert after.discard == ("a-coffee-2",)
    rows = [after.display[i : i + 3] for i in range(0, 12, 3)]
    assert rows[0][1:] == ("b-coffee-3", "a-coffee-3")
    assert rows[1][2] == "b-banana-3"
    assert rows[2][2] == "a-cotton-2"
    filled = [rows[3][2], rows[1][1], rows[2][1], rows[3][1], rows[0][0], rows[1][0], rows[2][0], rows[3][0]]
    assert filled == list(top_cards[:8]), "right column first, then middle, then left, each from the top"
    assert after.draw == top_cards[8:]


@pytest.mark.rule("MOM-PRE-10", "MOM-Q-54")
def test_with_an_empty_draw_pile_spaces_stay_empty() -> None:
    state = given(display={"c": "a-coffee-2", "b": "a-coffee-3"}, deck=["e-share-cairo"])
    after = passed_round(state)
    assert after.display[2] == "a-coffee-3"
    assert after.display[5] == "e-share-cairo"
    assert sum(card != "" for card in after.display) == 2
    assert after.draw == ()


@pytest.mark.rule("MOM-PRE-13")
def test_the_last_eight_cards_are_shares_two_a_company() -> None:
    shares = [card for letter in T.deck[3:] for card in letter]
    assert len(shares) == 8
    assert all(T.cards[card].kind == "share" for card in shares)
    assert sorted(T.cards[card].share_of for card in shares) == [0, 0, 1, 1, 2, 2, 3, 3]


@pytest.mark.rule("MOM-PRE-14")
def test_a_share_card_stays_in_hand() -> None:
    state = given(a={"area": {}, "hand": ["d-share-cairo"], "pounds": 0})
    assert "d-share-cairo" in state.players[0].hand
    selling = play(state, do.PlaceDisc("sell-card"))
    assert why_not(selling, do.Sell("d-share-cairo")).rule == "MOM-Q-34"
    after = passed_round(state)
    assert "d-share-cairo" in after.players[0].hand
    assert why_not(after, do.PlanPlace("d-share-cairo", "slot-b"), seat=0).rule == "MOM-PLN-11"
