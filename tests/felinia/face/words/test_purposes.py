"""What is said for a bot's choice that brings no points at once: true by the rules, and seen by everybody."""

import pytest

from boardgames.felinia import GAME
from boardgames.felinia import actions as do
from boardgames.felinia.state import State
from tests.felinia.given import Given, asked, given, province


def harbour(*times: str) -> Given:
    """These boats and no others."""
    at = given().boats(*times, *("9:00", "9:15", "9:30", "9:45")[len(times) :])
    for dock in range(len(times), 4):
        at = at.no_boat(dock + 1)
    return at


def speaks_for(state: State, action: do.AnyAction) -> str:
    seat = asked(state)[0]
    assert action in GAME.legal_actions(state, seat)
    return GAME.words.purpose(GAME.observe(state, None), seat, action)


def test_a_bid_names_the_boat_that_its_good_brings_nearest() -> None:
    """5:00 asks for two clocks and a coin, 5:15 for two clocks and clothes."""
    at = harbour("5:00", "5:15").market(1, clocks=1).market(2, books=1).market(3, clothes=1)
    none = at.player(0, money=3).auction()
    assert (
        speaks_for(none, do.BidMarket("market-1"))
        == "1 clock is among the 2 goods that are missing for 5:00 to the Lions"
    )
    assert speaks_for(none, do.BidMarket("market-2")) == ""
    one = at.player(0, money=3, clocks=2).auction()
    assert speaks_for(one, do.BidMarket("market-3")) == "1 clothing is all that is missing for 5:15 to the Panthers"
    assert speaks_for(one, do.BidMarket("market-1")) == "", "clocks are not missing any more"


@pytest.mark.parametrize(
    ("money", "clocks", "on_sale", "said"),
    [
        (1, 1, "clocks", "the tokens already placed will cost 2 coins, and there is 1"),
        (4, 1, "books", "no market sells what is missing for a boat"),
        (4, 1, "clocks", ""),
    ],
)
def test_coins_are_taken_for_a_bill_or_because_nothing_better_is_sold(
    money: int, clocks: int, on_sale: str, said: str
) -> None:
    at = harbour("5:00").player(0, money=money, clocks=clocks).piles(m1=(1, 0))
    for market in range(1, 5):
        at = at.market(market, **{on_sale: 1})
    assert speaks_for(at.auction(), do.BidBank()) == said


def test_a_sale_pays_the_fare_that_alone_is_missing() -> None:
    state = harbour("5:00").player(0, money=0, clocks=2, books=1).boarding(0)
    assert speaks_for(state, do.Sell("books")) == "5:00 to the Lions asks 1 coin more, and nothing else is missing"


def test_tiles_are_turned_where_none_lies_open_and_steps_lead_to_open_ones() -> None:
    landed = harbour("5:00").aboard(1, 0).exploration()
    assert asked(landed)[1] == "flip"
    post = province("classic", "L1")
    assert speaks_for(landed, do.Flip(post)).startswith("nothing is face up in this country")
    turned = GAME.apply(landed, 0, do.Flip(post))
    other = province("classic", "L2")
    assert speaks_for(turned, do.Flip(other)) == "a second open tile in this country to choose from"
    state = GAME.apply(turned, 0, do.StopFlipping())
    steps = {
        action.to: speaks_for(state, action) for action in GAME.legal_actions(state, 0) if isinstance(action, do.Move)
    }
    board = GAME.tables.boards["classic"]
    for to, said in steps.items():
        beside = board.number[post] in board.roads[board.number[to]]
        assert said == ("the open tile at Lion 1 is one step further" if beside else "")
    assert any(steps.values())


def test_nothing_hidden_speaks_for_a_choice() -> None:
    """Whatever lies face down or in hands: the same words."""
    state = harbour("5:00").aboard(1, 0).exploration()
    seen = GAME.observe(state, None)
    worlds = [GAME.imagine(seen, None, luck) for luck in range(3)]
    for action in GAME.legal_actions(state, 0):
        assert len({GAME.words.purpose(GAME.observe(world, None), 0, action) for world in worlds}) == 1
