"""Boarding the boats after a purchase or exchange."""

import pytest

from boardgames.core.values import Event
from boardgames.felinia import GAME
from boardgames.felinia.actions import Board, BuyGood, Decline, Done, Sell
from boardgames.felinia.events import EndTriggered, MerchantBoarded
from boardgames.felinia.rules.boarding import could_board, may_board, places_left, shortfall
from boardgames.felinia.state import LAST_MERCHANT, phase
from tests.felinia.given import Given, T, asked, given, holdings, legal, play, refused
from tests.felinia.random_walk import keen_walk

BOOKS = BuyGood("books")
BOATS = ("5:00", "5:15", "7:15", "9:45")
"""Lions: 2 clocks, 1 coin, 1 place. Panthers: 2 clocks, clothes, 2 places. Panthers: 2 clothes, 1 coin, 1 place.
Jaguars: 2 clothes, glassware, 2 places."""
D1, D2, D3, D4 = (Board(f"dock-{n}") for n in (1, 2, 3, 4))


def buyer(**own: int) -> Given:
    """Seat 0 is about to buy a book; another token lies beneath his."""
    return given(3).boats(*BOATS).market(1, books=2).player(0, **own).player(1, money=6).piles(m1=(1, 0))


@pytest.mark.rule("FEL-EMB-01")
def test_boarding_comes_directly_after_a_purchase_and_only_then() -> None:
    state = buyer(money=4, clocks=2).commerce()
    assert refused(state, D1) == "FEL-EMB-01"
    after = play(state, BOOKS)
    assert asked(after) == (0, "board")
    assert refused(after, D1, seat=1) == "FEL-TRD-02"
    auction = given(3).boats(*BOATS).player(0, clocks=2).auction()
    assert refused(auction, D1) == "FEL-EMB-01"


@pytest.mark.rule("FEL-EMB-02", "FEL-Q-63")
def test_goods_and_coins_are_needed_exactly_as_shown() -> None:
    state = play(buyer(money=4, clocks=2, clothes=1).commerce(), BOOKS)
    assert legal(state, Board) == [D1, D2]
    assert refused(state, D3) == "FEL-EMB-02"
    assert refused(state, D4) == "FEL-EMB-02"
    broke = play(buyer(money=2, clocks=2).commerce(), BOOKS)
    assert broke.players[0].money == 0
    assert refused(broke, D1) == "FEL-EMB-02", "the coin must be there in money"
    assert legal(play(broke, Sell("books")), Board) == [D1]


@pytest.mark.rule("FEL-EMB-03")
def test_a_free_place_is_needed() -> None:
    state = play(buyer(money=4, clocks=2, clothes=1).aboard(1, 2).commerce(), BOOKS)
    assert legal(state, Board) == [D2]
    assert refused(state, D1) == "FEL-EMB-03"
    assert refused(state, Board("dock-9")) == "FEL-EMB-03"


@pytest.mark.rule("FEL-EMB-04")
def test_goods_go_into_the_bag_and_coins_off_the_track() -> None:
    state = play(buyer(money=4, clocks=3).commerce(), BOOKS)
    after = play(state, D1)
    assert [now - was for was, now in zip(state.bag, after.bag, strict=True)] == [0, 0, 2, 0, 0]
    assert after.players[0].money == state.players[0].money - 1
    assert holdings(after.players[0]) == {"clocks": 1, "books": 1}


@pytest.mark.rule("FEL-EMB-05")
def test_the_merchant_comes_from_the_stock() -> None:
    state = play(buyer(money=4, clocks=2).commerce(), BOOKS)
    after = play(state, D1)
    assert after.players[0].stock == 9
    assert after.ships[0].merchants == (0,)


@pytest.mark.rule("FEL-EMB-05")
def test_without_a_merchant_in_stock_nobody_boards() -> None:
    position = buyer(money=6, clocks=4, clothes=3).settled(0, "L1", "L2", "L3", "L4", "L5", "L6", "C1", "C2", "C3")
    state = play(position.commerce(), BOOKS)
    assert refused(state, Board("dock-7")) == "FEL-EMB-03"
    after = play(state, D2)
    assert after.players[0].stock == 0
    assert asked(after) == (1, "buy"), "nothing to choose: the boarding closes by itself"


@pytest.mark.rule("FEL-EMB-06")
def test_the_front_place_is_taken_first() -> None:
    events: list[Event] = []
    state = play(buyer(money=4, clocks=2, clothes=1).commerce(), BOOKS, D2, events=events)
    assert state.ships[1].merchants == (0,)
    assert MerchantBoarded(0, "boat-0515", 0, 9) in events
    second = play(buyer(money=4, clocks=2, clothes=1).aboard(2, 2).commerce(), BOOKS, D2)
    assert second.ships[1].merchants == (2, 0)


@pytest.mark.rule("FEL-EMB-07", "FEL-Q-17")
def test_several_boardings_after_one_purchase_with_sales_between() -> None:
    state = play(buyer(money=2, clocks=4, clothes=1, spice=1).commerce(), BOOKS)
    after = play(state, D2, Sell("spice"), D1)
    assert [ship.merchants for ship in after.ships] == [(0,), (0,), (), ()]
    assert holdings(after.players[0]) == {"books": 1}


@pytest.mark.rule("FEL-EMB-08")
def test_merchants_on_several_boats_at_once() -> None:
    after = play(buyer(money=4, clocks=2, clothes=3).commerce(), BOOKS, D3, D2)
    assert [ship.merchants for ship in after.ships] == [(), (0,), (0,), ()]


@pytest.mark.rule("FEL-EMB-09", "FEL-Q-48")
def test_both_places_of_one_boat_each_at_full_price() -> None:
    after = play(buyer(money=4, clocks=4, clothes=2).commerce(), BOOKS, D2, D2)
    assert after.ships[1].merchants == (0, 0)
    assert holdings(after.players[0]) == {"books": 1}


@pytest.mark.rule("FEL-EMB-11", "FEL-Q-58")
def test_a_missed_boarding_is_lost_even_for_the_next_token_of_the_same_player() -> None:
    position = given(3).boats(*BOATS).market(1, books=3).player(0, money=6, clocks=2).piles(m1=(0, 0))
    state = play(position.commerce(), BOOKS, Done())
    assert asked(state) == (0, "buy")
    assert refused(state, D1) == "FEL-EMB-01"
    assert phase(play(state, Decline())) != "commerce"
    again = play(state, BOOKS)
    assert legal(again, Board) == [D1]


@pytest.mark.rule("FEL-EMB-12")
def test_nobody_need_board() -> None:
    state = play(buyer(money=4, clocks=2).commerce(), BOOKS)
    after = play(state, Done())
    assert after.ships[0].merchants == ()
    assert asked(after) == (1, "buy")


@pytest.mark.rule("FEL-Q-57")
def test_the_question_is_passed_over_when_nothing_could_be_boarded() -> None:
    nothing = play(buyer(money=4, clocks=1).commerce(), BOOKS)
    assert asked(nothing) == (1, "buy")
    raising = play(buyer(money=2, clocks=2).commerce(), BOOKS)
    assert asked(raising) == (0, "board"), "selling the book raises the coin"
    spent = play(raising, Sell("clocks"))
    assert asked(spent) == (1, "buy"), "with one clock left nothing can be boarded"


@pytest.mark.rule("FEL-Q-57")
@pytest.mark.parametrize("own", [{"gold": 1}, {"spice": 1}, {"wine": 1}])
def test_a_coin_may_be_raised_by_any_sale_but_not_from_the_price(own: dict[str, int]) -> None:
    """The 5:00 boat asks 2 clocks and 1 coin; after buying a third clock for all his coins he has none."""
    position = given(3).boats(*BOATS).market(1, clocks=1).player(1, money=6).piles(m1=(1, 0))
    state = play(position.player(0, money=2, clocks=1, **own).commerce(), BuyGood("clocks"))
    assert asked(state) == (0, "board")
    bare = play(position.player(0, money=2, clocks=1).commerce(), BuyGood("clocks"))
    assert asked(bare)[0] != 0, "selling a clock would take it from the price"


def test_a_refusal_carries_the_numbers() -> None:
    state = play(buyer(money=4, clocks=2, clothes=1).commerce(), BOOKS)
    refusal = GAME.refusal(state, 0, D3)
    assert refusal is not None
    assert (refusal.need, refusal.have) == (2, 1)
    assert GAME.words.refusal(refusal) == "The 7:15 boat asks 2 clothes and you have 1."


@pytest.mark.rule("FEL-EX-07")
def test_example_blue_boards_two_boats() -> None:
    blue = 0
    position = given(3).boats("9:45", "5:00", "5:15", "7:15").market(1, clocks=1).piles(m1=(1, blue))
    state = position.player(blue, money=3, clothes=2, glassware=1, clocks=1).player(1, money=6).commerce()
    state = play(state, BuyGood("clocks"))
    money = state.players[blue].money
    after = play(state, Board("dock-1"), Board("dock-2"))
    assert after.ships[0].merchants == (blue,), "front place; the rear place is free"
    assert after.ships[1].merchants == (blue,)
    assert [now - was for was, now in zip(state.bag, after.bag, strict=True)] == [0, 0, 2, 2, 1]
    assert holdings(after.players[blue]) == {}
    assert after.players[blue].money == money - 1


# the first end of the game


def last_merchant(**own: int) -> Given:
    """Seat 0 has one merchant left in stock and is about to buy."""
    posts = ("L1", "L2", "L3", "L4", "L5", "L6", "C1", "C2", "C3")
    return buyer(**own).settled(0, *posts)


@pytest.mark.rule("FEL-END-01")
def test_boarding_the_last_merchant_triggers_the_end() -> None:
    events: list[Event] = []
    state = play(last_merchant(money=4, clocks=2).commerce(), BOOKS)
    assert state.end == ""
    after = play(state, D1, events=events)
    assert after.end == LAST_MERCHANT
    assert EndTriggered(LAST_MERCHANT) in events


@pytest.mark.rule("FEL-Q-59")
def test_only_the_stock_counts_for_the_last_merchant() -> None:
    position = buyer(money=4, clocks=4, clothes=1).settled(0, "L1", "L2", "L3", "L4", "L5", "L6", "C1")
    state = play(position.aboard(4, 0).commerce(), BOOKS, D2)
    assert state.players[0].stock == 1
    assert state.end == "", "one merchant is still in stock"
    assert play(state, D1).end == LAST_MERCHANT


@pytest.mark.rule("FEL-END-02", "FEL-Q-22")
def test_commerce_is_finished_and_others_may_still_board() -> None:
    position = last_merchant(money=4, clocks=2).player(1, money=6, clocks=2, clothes=1)
    state = play(position.commerce(), BOOKS, D1)
    assert asked(state) == (1, "buy")
    after = play(state, BOOKS)
    assert asked(after) == (1, "board")
    boarded = play(after, D2)
    assert boarded.end == LAST_MERCHANT
    assert phase(boarded) == "exploration"


@pytest.mark.parametrize("variant", GAME.info.variants)
@pytest.mark.rule("FEL-EMB-02")
def test_whoever_lacks_nothing_may_board_and_nobody_else(variant: str) -> None:
    """The list, the judge, the drawing and the bots ask about boarding in different words: they agree."""
    for state, _, _, _, _ in keen_walk(3, 6, variant):
        for p in state.players:
            for ship in state.ships:
                goods, coins = shortfall(T, p, ship.boat) if ship.boat else ([], 0)
                pays = p.stock > 0 and places_left(T, ship) > 0 and not any(goods) and not coins
                assert may_board(T, p, ship) == pays
                assert could_board(T, p, ship) or not pays
