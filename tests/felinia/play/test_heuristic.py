"""The heuristic for Felinia: what is sold for the coins that board a merchant."""

from typing import Any

from boardgames.bots.heuristic import heuristic_of
from boardgames.core.game import Config
from boardgames.core.registry import load
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import BidBank, BidMarket, Board, Sell
from boardgames.felinia.state import Boarding, Ship, State

GAME: Any = load("felinia")
SEAT = 0


def liked_best(state: State) -> Any:
    actions = GAME.legal_actions(state, SEAT)
    weights = heuristic_of(GAME)(state, SEAT, actions)
    return actions[weights.index(max(weights))]


def a_coin_short(spare: bool) -> State:
    """A player has the goods for a boat, no coin for it, one gold, and perhaps a good that no boat asks for."""
    t = GAME.tables
    state: State = GAME.start(Config(2, 3, "expert"))
    boat = next(boat for boat in t.boats.values() if boat.coins == 1)
    asked = t.boat_goods[boat.id]
    unasked = next(good for good, count in enumerate(asked) if not count)
    goods = replaced(asked, unasked, int(spare))
    p = evolve(state.players[SEAT], goods=goods, money=0, gold=1, spice=0)
    ships = (Ship(boat.id, ()), *(Ship("", ()) for _ in state.ships[1:]))
    return evolve(state, players=replaced(state.players, SEAT, p), ships=ships, frames=(*state.frames, Boarding(SEAT)))


def test_gold_is_sold_for_the_coin_that_a_boat_asks_for() -> None:
    state = a_coin_short(spare=False)
    assert liked_best(state) == Sell("gold")
    assert isinstance(liked_best(GAME.apply(state, SEAT, Sell("gold"))), Board)


def test_a_good_that_no_boat_asks_for_is_sold_before_gold() -> None:
    sold = liked_best(a_coin_short(spare=True))
    assert isinstance(sold, Sell)
    assert sold.kind != "gold"


def test_whoever_has_gold_bids_for_the_last_good_without_a_coin() -> None:
    t, state = GAME.tables, a_coin_short(spare=False)
    asked = t.boat_goods[state.ships[0].boat]
    last = next(good for good, count in enumerate(asked) if count)
    p = evolve(state.players[SEAT], goods=replaced(asked, last, asked[last] - 1))
    state = evolve(
        state,
        frames=state.frames[:-1],
        players=replaced(state.players, SEAT, p),
        markets=(replaced((0, 0, 0, 0, 0), last, 1), *((0, 0, 0, 0, 0) for _ in state.markets[1:])),
    )
    assert liked_best(state) == BidMarket(t.places[0].id)
    poor = evolve(state, players=replaced(state.players, SEAT, evolve(p, gold=0)))
    assert isinstance(liked_best(poor), BidBank)
