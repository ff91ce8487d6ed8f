"""Phase 4: storage."""

import pytest

from boardgames.felinia import GAME
from boardgames.felinia.actions import Done, KeepFourth, Sell
from boardgames.felinia.state import phase
from tests.felinia.given import asked, given, holdings, legal, play, refused


@pytest.mark.rule("FEL-STO-01")
def test_three_goods_are_free() -> None:
    state = given(3).player(0, books=2, wine=1).player(1, money=0, clocks=3).storage()
    assert phase(state) == "auction"
    assert holdings(state.players[0]) == {"books": 2, "wine": 1}
    assert state.players[1].money == 0


@pytest.mark.rule("FEL-STO-02")
def test_two_coins_keep_a_fourth_every_round_anew() -> None:
    state = given(3).player(0, money=5, books=4).storage()
    after = play(state, KeepFourth())
    assert after.players[0].money == 3
    assert sum(after.players[0].goods) == 4
    again = given(3).player(0, money=3, books=4).storage()
    assert asked(again) == (0, "storage")
    assert play(again, KeepFourth()).players[0].money == 1
    poor = given(3).player(0, money=1, books=4).storage()
    assert refused(poor, KeepFourth()) == "FEL-STO-02"


@pytest.mark.rule("FEL-STO-03")
def test_never_more_than_four() -> None:
    state = given(3).player(0, money=6, books=5).storage()
    assert refused(state, KeepFourth()) == "FEL-STO-03"
    assert legal(play(state, Sell("books")), KeepFourth) == [KeepFourth()]


@pytest.mark.rule("FEL-STO-04")
def test_surplus_is_sold_for_a_coin_into_the_bag() -> None:
    state = given(3).player(0, money=0, books=3, wine=2).player(1, wine=4).storage()
    assert refused(state, Done())
    after = play(state, Sell("wine"), Sell("books"))
    assert asked(after) == (1, "storage")
    assert after.players[0].money == 2
    assert [now - was for was, now in zip(state.bag, after.bag, strict=True)] == [1, 1, 0, 0, 0]


@pytest.mark.rule("FEL-STO-05")
def test_the_owner_chooses_what_to_keep() -> None:
    state = given(3).player(0, money=0, books=1, wine=1, clocks=1, clothes=1).storage()
    assert [sale.kind for sale in legal(state, Sell)] == ["books", "wine", "clocks", "clothes"]
    assert holdings(play(state, Sell("clocks")).players[0]) == {"books": 1, "wine": 1, "clothes": 1}


@pytest.mark.rule("FEL-Q-29")
def test_turn_order_sales_for_the_coins_and_compulsory_sales_at_six() -> None:
    position = given(3).first(1).player(0, money=6, books=4).player(1, money=0, gold=1, wine=4).player(2, clocks=4)
    state = position.storage()
    assert asked(state) == (1, "storage"), "turn order starts with the first player"
    assert GAME.legal_actions(state, 1) == (Sell("gold"), Sell("wine"))
    state = play(state, Sell("gold"), KeepFourth())
    assert (state.players[1].money, sum(state.players[1].goods)) == (0, 4)
    assert asked(state) == (2, "storage")
    state = play(state, Sell("clocks"))
    assert asked(state) == (0, "storage")
    state = play(state, Sell("books"))
    assert state.players[0].money == 6, "the coin of the compulsory sale is lost"
