"""What a cube that is loaded will fetch: against what it does fetch if everybody only sells what is aboard by then."""

from collections.abc import Iterator
from pathlib import Path

from boardgames.core.values import Event, evolve, replaced
from boardgames.eic import GAME
from boardgames.eic import actions as act
from boardgames.eic.box.tables import EUROPE
from boardgames.eic.events import CompaniesRanked, CubeSold
from boardgames.eic.rules.outlook import Fetched, homecoming, outlook
from boardgames.eic.rules.ports import docked
from boardgames.eic.rules.trade import sale_price
from boardgames.eic.state import EVERYBODY, LoadingTurn, Ship, State
from boardgames.store.log import read_log
from boardgames.store.replay import replay
from tests.eic.given import INDIA, SPICES, TEA, T, asking, docks, started, vessel, with_cards, with_company

GAMES = sorted((Path(__file__).resolve().parents[2] / "golden" / "games").glob("eic-*.jsonl"))
IDLE = (act.CloseShip, act.SellStored, act.SellCube, act.ChooseUnload, act.CloseWarehouse, act.Decline)
FRAME = LoadingTurn(0, INDIA, (vessel(0, "galleon"),), ())
IS_KNOWN = 255
"""Everybody has seen the card."""


def loadings() -> Iterator[tuple[State, LoadingTurn, act.BuyCube]]:
    """Every fifth cube that could be bought in whole games of two, three and four players."""
    number = 0
    for path in GAMES:
        for state in replay(read_log(path), GAME).states:
            frame = state.frames[-1] if state.frames else None
            if isinstance(frame, LoadingTurn):
                for action in GAME.legal_actions(state, frame.seat):
                    number += isinstance(action, act.BuyCube)
                    if isinstance(action, act.BuyCube) and number % 5 == 0:
                        yield state, frame, action


def sales(state: State, asks: int, pick: int) -> list[CubeSold]:
    """What is sold if nobody loads or stores any more; of other players' ships of a speed one is picked."""
    events: list[Event] = []
    while state.frames and not any(isinstance(event, CompaniesRanked) for event in events):
        seat = state.frames[-1].seat
        legal = GAME.legal_actions(state, seat)
        offer = next(found for kind in IDLE if (found := [one for one in legal if isinstance(one, kind)]))
        choice = offer[pick if isinstance(offer[0], act.ChooseUnload) and seat != asks else 0]
        state = GAME.apply(state, seat, choice, events)
    return [event for event in events if isinstance(event, CubeSold)]


def own_before(state: State, frame: LoadingTurn, good: int) -> int:
    """How many cubes of a good the seat itself sells before the next one that its ship loads."""
    me = state.companies[frame.seat]
    sails = docked(me, Ship(frame.queue[0].kind, (*frame.cargo, good)))
    then = evolve(state, companies=replaced(state.companies, frame.seat, sails))
    found = me.warehouse.count(good) + frame.cargo.count(good)
    for company, dock in homecoming(T, then):
        if company == frame.seat:
            if sails.docks[dock] != me.docks[dock]:
                return found
            found += me.docks[dock].cargo.count(good)
    raise AssertionError("the ship does not come home")


def test_a_cube_fetches_what_was_foretold() -> None:
    count = 0
    for state, frame, action in loadings():
        good = T.good_index[action.good]
        foretold = outlook(T, GAME.observe(state, None), frame, good).fetched[0]
        known = outlook(T, evolve(state, seen=replaced(state.seen, EUROPE, IS_KNOWN)), frame, good)
        assert foretold.least <= known.fetched[0].least <= known.fetched[0].most <= foretold.most
        fetched = set()
        for pick in (0, -1):
            sold = sales(GAME.apply(state, frame.seat, action), frame.seat, pick)
            mine = [one.price for one in sold if (one.company, one.good) == (frame.seat, action.good)]
            fetched.add(mine[own_before(state, frame, good)])
        assert min(fetched) >= known.fetched[0].least, "everything stored was sold before"
        assert max(fetched) <= known.fetched[0].most
        count += 1
    assert count > 50


def test_others_choose_the_order_of_their_ships() -> None:
    """Bob may sell his two spices first, or his two tea."""
    state = with_cards(started(2), seen=EVERYBODY)
    order = (1, *(one for one in state.order if one != 1))
    state = with_company(state, 1, docks=docks(("galleon", (TEA, TEA)), ("galleon", (SPICES, SPICES))))
    state = with_company(evolve(state, order=order, columns=((0,) * 4, (3,) * 4)), 0, docks=docks(empty=2))
    queue = (vessel(0, "galleon"), vessel(0, "galleon"))
    frame = LoadingTurn(0, INDIA, queue, ())
    state = asking(evolve(state, dice=()), frame, step="zone-3")
    for good in (TEA, SPICES):
        least, most = (sale_price(T, state, 0, good, 3 + sold) for sold in (2, 0))
        assert least < most
        assert outlook(T, state, frame, good).fetched == (Fetched(least, most),)
        assert outlook(T, state, frame, good).ahead == 0


def test_one_chooses_the_order_of_ones_own_ships_where_others_sell_in_between() -> None:
    """Ann's loaded galleon may sell before Bob's two spices, or the one that loads may; alone the first dock does."""
    state = with_cards(started(2), seen=EVERYBODY)
    order = (0, *(one for one in state.order if one != 0))
    state = with_company(state, 0, docks=docks(("galleon", (TEA, SPICES)), empty=1))
    state = asking(evolve(state, dice=(), order=order, columns=((0,) * 4, (3,) * 4)), FRAME, step="zone-3")
    alone = outlook(T, state, FRAME, SPICES)
    assert alone.fetched == (Fetched(*[sale_price(T, state, 0, SPICES, 4)] * 2),)
    assert alone.ahead == 1
    beside = with_company(state, 1, docks=docks(("galleon", (SPICES, SPICES)), "galleon"))
    least, most = (sale_price(T, state, 0, SPICES, 3 + sold) for sold in (3, 0))
    assert outlook(T, beside, FRAME, SPICES).fetched == (Fetched(least, most),)
    assert outlook(T, beside, FRAME, SPICES).ahead == 0


def test_more_aboard_never_raises_the_price() -> None:
    for state, frame, action in loadings():
        good = T.good_index[action.good]
        found = outlook(T, state, frame, good, 3)
        assert list(found.fetched) == sorted(found.fetched, reverse=True)
        assert found.ahead >= frame.cargo.count(good)


def test_a_range_is_written_as_one() -> None:
    assert (str(Fetched(6, 8)), str(Fetched(5, 5))) == ("6-8", "5")
