"""Heuristic of East India Companies: what a sensible director would do without thinking, for bots that play games out.

Shares sold together all fetch the value before the sale, and those bought one by one lift it: so everything is sold
when a period begins, which also pays for ships, and bought again on the exchange with what trade does not need before
the next sale. Ships are bought while they can still earn their price, cubes where Europe pays more than the Indies ask.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from boardgames.core.game import Seat
from boardgames.eic import actions as do
from boardgames.eic import state as st
from boardgames.eic.actions import AnyAction
from boardgames.eic.box.rows import Cell
from boardgames.eic.box.tables import EUROPE, INDIES, Tables
from boardgames.eic.play.weights import Weights
from boardgames.eic.rules.loading import cube_price, market_price
from boardgames.eic.rules.navigation import travel_cost
from boardgames.eic.rules.ports import has_free_dock
from boardgames.eic.rules.share_values import share_value
from boardgames.eic.rules.trade import sale_price
from boardgames.eic.state import LAST_PERIOD, State

if TYPE_CHECKING:
    from boardgames.eic.game import EastIndiaCompanies

BEFORE_EXCHANGE, AFTER_EXCHANGE = ("window-1", "window-2"), "window-3"


GOOD_CARGO = 100
"""Weight of a cube that leaves no empty ship behind."""


def weigh(
    game: "EastIndiaCompanies", s: State, seat: Seat, actions: tuple[AnyAction, ...], learned: Weights
) -> list[int]:
    """A weight for every action; 0 for what nobody would do."""
    t, frame = game.tables, s.frames[-1]
    of = BY_FRAME.get(type(frame))
    weights = [of(t, s, frame, a, learned) for a in actions] if of is not None else [1] * len(actions)
    if isinstance(frame, st.LoadingTurn) and max(weights) >= GOOD_CARGO:
        # Nobody pays for a voyage to come home with room past such a bargain.
        return [0 if isinstance(a, do.CloseShip) else weight for a, weight in zip(actions, weights, strict=True)]
    return weights


def _demand(t: Tables, s: State, seat: Seat, good: int, more: int, learned: Weights) -> int:
    """About what a cube will fetch in Europe when `more` others have been sold before it."""
    leaving = (s.dice[EUROPE][good] if s.dice else 2) + learned.card_cubes
    return sale_price(t, s, seat, good, max(0, s.columns[EUROPE][good] - leaving) + more)


def _supply(t: Tables, s: State, good: int, learned: Weights) -> int:
    """About what a cube will cost in the Indies when the supply of the period has arrived."""
    coming = (s.dice[INDIES][good] if s.dice else 2) + learned.card_cubes
    return market_price(t, s, good, s.columns[INDIES][good] + coming)


def _needed(t: Tables, s: State, seat: Seat, learned: Weights) -> int:
    """Coins that the holds of the seat's ships can use."""
    return learned.cube_cost * sum(t.ships[kind].tonnage for kind in s.companies[seat].fleet) // 10


def _agent(t: Tables, s: State, f: st.AgentTurn, a: Any, learned: Weights) -> int:
    if not isinstance(a, do.PlaceAgent | do.MoveFromCentre):
        return int(isinstance(a, do.RetireAgents))
    if a.cell == do.CENTRE:
        return 1
    number = t.cell_index[a.cell]
    return max(0, _cell(t, s, f.seat, t.cells[number], learned) - learned.company * len(s.cells[number]))


def _cell(t: Tables, s: State, seat: Seat, cell: Cell, learned: Weights) -> int:
    me, left = s.companies[seat], LAST_PERIOD + 1 - s.period
    match cell.capability:
        case "ship":
            rich = me.treasury >= _needed(t, s, seat, learned) + learned.ship_spare
            # A ship earns in every period to come, and what it earns early buys more; bought late it earns too little.
            return (learned.ship_docked if has_free_dock(me) else learned.ship_swapped) * (left - 1) ** 2 if rich else 0
        case "pier":
            return (learned.pier_free if has_free_dock(me) else learned.pier_full) * left
        case "post":
            return learned.post * left - learned.post_late if me.treasury >= _needed(t, s, seat, learned) else 0
        case "negotiation":
            return learned.negotiation
        case "cartography":
            return learned.charts if len(me.fleet) > 1 else 2
        case "influence":
            return learned.influence
    return learned.expertise


def _ship(t: Tables, s: State, f: st.ShipPurchase, a: Any, learned: Weights) -> int:
    ship = t.ships[t.ship_index[a.ship]]
    return int((2 * ship.tonnage + learned.ship_speed * ship.speed) ** 3)


def _discard(t: Tables, s: State, f: st.Discard, a: Any, learned: Weights) -> int:
    return 1000 // t.ships[t.ship_index[a.ship]].tonnage ** 3


def _exchange(t: Tables, s: State, f: st.ExchangeTurn, a: Any, learned: Weights) -> int:
    me = s.companies[f.seat]
    if isinstance(a, do.BuyShare):
        value = share_value(t, s, a.company)
        kept = learned.reserve if s.period < LAST_PERIOD else learned.last_reserve
        if me.treasury - value < kept * _needed(t, s, f.seat, learned) // 100:
            return 0
        own = learned.share_own if a.company == f.seat else 0
        return max(
            1, learned.share + own + learned.share_held * me.shares[a.company] + learned.share_cheap * (15 - value)
        )
    return int(isinstance(a, do.PassExchange | do.Redeem))


def _window(t: Tables, s: State, f: st.SaleWindow, a: Any, learned: Weights) -> int:
    """All shares of a company at once: before the exchange always, after it only for the coins that cubes cost."""
    if isinstance(a, do.Decline):
        return learned.keep
    me = s.companies[f.seat]
    if not isinstance(a, do.SellShares) or a.count < me.shares[a.company]:
        return 0
    if s.step in BEFORE_EXCHANGE:
        return learned.churn * a.count
    if s.step == AFTER_EXCHANGE and me.treasury < _needed(t, s, f.seat, learned):
        return learned.fund * a.count
    return 0


def _voyage(t: Tables, s: State, f: st.ShipPlacement, a: Any, learned: Weights) -> int:
    """To where the goods earn most, rather not where many ships lie."""
    zone = t.zone_index[a.zone] if isinstance(a, do.PlaceShip) else -1
    if zone < 0:
        return 0
    tonnage = t.ships[t.ship_index[a.ship]].tonnage
    gain = max(_demand(t, s, f.seat, good, 1, learned) - _supply(t, s, good, learned) for good in t.zone_goods[zone])
    worth = max(0, gain * tonnage - travel_cost(t, s, f.seat, zone) - learned.crowd * len(s.zone_piles[zone]))
    return 1 + worth * worth


def _card(t: Tables, s: State, f: st.CardChoice, a: Any, learned: Weights) -> int:
    """The card that moves most cubes of what is worth carrying: that is dear in Europe and cheap in the Indies."""
    cubes = t.layout(s.players).card_cubes[t.card_index[a.card]]
    gains = [_demand(t, s, f.seat, good, 1, learned) - _supply(t, s, good, learned) for good in range(len(cubes))]
    return (1 + sum(count * max(0, gain) for count, gain in zip(cubes, gains, strict=True))) ** 2


def _load(t: Tables, s: State, f: st.LoadingTurn, a: Any, learned: Weights) -> int:
    if isinstance(a, do.BuyCube):
        good, me = t.good_index[a.good], s.companies[f.seat]
        aboard = sum(ship.cargo.count(good) for ship in me.docks) + f.cargo.count(good)
        price = cube_price(t, s, f.seat, f.zone, good)
        gain = 4 * (_demand(t, s, f.seat, good, aboard, learned) - price)
        if gain <= 0:
            return 0
        if me.treasury < _needed(t, s, f.seat, learned):
            gain = max(1, gain - learned.thrift * price)
        return 1 + 3 * gain * gain
    return int(isinstance(a, do.CloseShip))


def _sell(t: Tables, s: State, f: Any, a: Any, learned: Weights) -> int:
    """Everything goes in the last period; before it a bad price can wait."""
    if isinstance(a, do.SellCube | do.SellStored):
        price = sale_price(t, s, f.seat, t.good_index[a.good])
        return 1 + price * price if s.period < LAST_PERIOD else 99
    return learned.store if s.period < LAST_PERIOD and isinstance(a, do.StoreCube | do.CloseWarehouse) else 0


def _raise(t: Tables, s: State, f: st.RaiseCash, a: Any, learned: Weights) -> int:
    return int(not isinstance(a, do.SellShares) or a.count == 1)


def _post(t: Tables, s: State, f: st.PostChoice, a: Any, learned: Weights) -> int:
    return 3 - t.spot_zones[t.spot_index[a.spot]]


BY_FRAME: dict[type, Callable[[Tables, State, Any, Any, Weights], int]] = {
    st.SaleWindow: _window,
    st.AgentTurn: _agent,
    st.ShipPurchase: _ship,
    st.Discard: _discard,
    st.PostChoice: _post,
    st.ExchangeTurn: _exchange,
    st.CardChoice: _card,
    st.ShipPlacement: _voyage,
    st.LoadingTurn: _load,
    st.WarehouseTurn: _sell,
    st.UnloadTurn: _sell,
    st.RaiseCash: _raise,
}
"""Questions that are not here are about knowledge only, or all answers are alike."""
