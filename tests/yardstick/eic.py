"""What a sensible director of an East India company would do without thinking: for bots that try out what may come.

Shares grow with every period and every purchase, so they are bought with what trade does not need and kept. Ships are
bought while they can still earn their price, cubes where Europe pays more than the Indies ask.

This is the heuristic of the bot `planner-1`, by which others are measured: it stays as it is.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from boardgames.core.game import Seat
from boardgames.eic import actions as do
from boardgames.eic import state as st
from boardgames.eic.actions import AnyAction
from boardgames.eic.box.rows import Cell
from boardgames.eic.box.tables import EUROPE, INDIES, Tables
from boardgames.eic.rules.loading import cube_price, market_price
from boardgames.eic.rules.navigation import travel_cost
from boardgames.eic.rules.ports import has_free_dock
from boardgames.eic.rules.share_values import share_value
from boardgames.eic.rules.trade import sale_price
from boardgames.eic.state import LAST_PERIOD, State

if TYPE_CHECKING:
    from boardgames.eic.game import EastIndiaCompanies

CARD_CUBES = 2
"""About how many cubes of a good a market card brings or takes."""
RICH = 20
"""Coins beside those for cubes that a ship should find in the treasury."""
CROWD = 6
"""What every ship that already lies in a zone takes from the gain there."""


def weigh(game: "EastIndiaCompanies", s: State, seat: Seat, actions: tuple[AnyAction, ...]) -> list[int]:
    """A weight for every action; 0 for what nobody would do."""
    t, frame = game.tables, s.frames[-1]
    of = BY_FRAME.get(type(frame))
    return [of(t, s, frame, a) for a in actions] if of is not None else [1] * len(actions)


def _demand(t: Tables, s: State, seat: Seat, good: int, more: int = 0) -> int:
    """About what a cube will fetch in Europe when `more` others have been sold before it."""
    leaving = (s.dice[EUROPE][good] if s.dice else 2) + CARD_CUBES
    return sale_price(t, s, seat, good, max(0, s.columns[EUROPE][good] - leaving) + more)


def _supply(t: Tables, s: State, good: int) -> int:
    """About what a cube will cost in the Indies when the supply of the period has arrived."""
    coming = (s.dice[INDIES][good] if s.dice else 2) + CARD_CUBES
    return market_price(t, s, good, s.columns[INDIES][good] + coming)


def _needed(t: Tables, s: State, seat: Seat) -> int:
    """Coins that the holds of the seat's ships can use: a cube costs two or three."""
    return 5 * sum(t.ships[kind].tonnage for kind in s.companies[seat].fleet) // 2


def _agent(t: Tables, s: State, f: st.AgentTurn, a: Any) -> int:
    if not isinstance(a, do.PlaceAgent | do.MoveFromCentre):
        return int(isinstance(a, do.RetireAgents))
    if a.cell == do.CENTRE:
        return 1
    number = t.cell_index[a.cell]
    return max(0, _cell(t, s, f.seat, t.cells[number]) - 3 * len(s.cells[number]))


def _cell(t: Tables, s: State, seat: Seat, cell: Cell) -> int:
    me, left = s.companies[seat], LAST_PERIOD + 1 - s.period
    match cell.capability:
        case "ship":
            rich = me.treasury >= _needed(t, s, seat) + RICH
            return (12 if has_free_dock(me) else 4) * left if rich else 0
        case "pier":
            return 2 * left if has_free_dock(me) else 6 * left
        case "post":
            return 4 * left - 4 if me.treasury >= _needed(t, s, seat) else 0
        case "negotiation":
            return 8
        case "cartography":
            return 6 if len(me.fleet) > 1 else 2
        case "influence":
            return 4
    return 2


def _ship(t: Tables, s: State, f: st.ShipPurchase, a: Any) -> int:
    tonnage = t.ships[t.ship_index[a.ship]].tonnage
    return tonnage * tonnage * tonnage


def _discard(t: Tables, s: State, f: st.Discard, a: Any) -> int:
    return 1000 // t.ships[t.ship_index[a.ship]].tonnage ** 3


def _exchange(t: Tables, s: State, f: st.ExchangeTurn, a: Any) -> int:
    me = s.companies[f.seat]
    if isinstance(a, do.BuyShare):
        spare = me.treasury - share_value(t, s, a.company) - _needed(t, s, f.seat)
        return 0 if spare < 0 else 12 if a.company == f.seat else 6 + 2 * me.shares[a.company]
    return int(isinstance(a, do.PassExchange | do.Redeem))


def _window(t: Tables, s: State, f: st.SaleWindow, a: Any) -> int:
    return int(isinstance(a, do.Decline))


def _voyage(t: Tables, s: State, f: st.ShipPlacement, a: Any) -> int:
    """To where the goods earn most, rather not where many ships lie."""
    zone = t.zone_index[a.zone] if isinstance(a, do.PlaceShip) else -1
    if zone < 0:
        return 0
    tonnage = t.ships[t.ship_index[a.ship]].tonnage
    gain = max(_demand(t, s, f.seat, good, 1) - _supply(t, s, good) for good in t.zone_goods[zone])
    worth = max(0, gain * tonnage - travel_cost(t, s, f.seat, zone) - CROWD * len(s.zone_piles[zone]))
    return 1 + worth * worth


def _load(t: Tables, s: State, f: st.LoadingTurn, a: Any) -> int:
    if isinstance(a, do.BuyCube):
        good = t.good_index[a.good]
        aboard = sum(ship.cargo.count(good) for ship in s.companies[f.seat].docks) + f.cargo.count(good)
        gain = _demand(t, s, f.seat, good, aboard) - cube_price(t, s, f.seat, f.zone, good)
        return 40 * gain * gain if gain > 0 else 0
    return int(isinstance(a, do.CloseShip))


def _sell(t: Tables, s: State, f: Any, a: Any) -> int:
    """Everything goes in the last period; before it a bad price can wait."""
    if isinstance(a, do.SellCube | do.SellStored):
        price = sale_price(t, s, f.seat, t.good_index[a.good])
        return 1 + price * price if s.period < LAST_PERIOD else 99
    return 16 if s.period < LAST_PERIOD and isinstance(a, do.StoreCube | do.CloseWarehouse) else 0


def _raise(t: Tables, s: State, f: st.RaiseCash, a: Any) -> int:
    return int(not isinstance(a, do.SellShares) or a.count == 1)


def _post(t: Tables, s: State, f: st.PostChoice, a: Any) -> int:
    return 3 - t.spot_zones[t.spot_index[a.spot]]


BY_FRAME: dict[type, Callable[[Tables, State, Any, Any], int]] = {
    st.SaleWindow: _window,
    st.AgentTurn: _agent,
    st.ShipPurchase: _ship,
    st.Discard: _discard,
    st.PostChoice: _post,
    st.ExchangeTurn: _exchange,
    st.ShipPlacement: _voyage,
    st.LoadingTurn: _load,
    st.WarehouseTurn: _sell,
    st.UnloadTurn: _sell,
    st.RaiseCash: _raise,
}
"""Questions that are not here are about knowledge only, or all answers are alike."""
