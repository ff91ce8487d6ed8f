"""Selling and mortgaging shares: a free action of a player's own turns, and the windows in which everybody is asked."""

from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced
from boardgames.eic.actions import AnyAction, Decline, Mortgage, SellShares
from boardgames.eic.box.menu import Menu
from boardgames.eic.box.tables import Tables
from boardgames.eic.events import PresidencyMortgaged, SaleDeclined, SharesSold
from boardgames.eic.rules.pieces import moved_marker
from boardgames.eic.state import (
    AgentTurn,
    AnyFrame,
    Events,
    ExchangeTurn,
    LoadingTurn,
    RaiseCash,
    SaleWindow,
    ShipPlacement,
    State,
    UnloadTurn,
    WarehouseTurn,
)

OWN_TURNS = (AgentTurn, ShipPlacement, LoadingTurn, WarehouseTurn, UnloadTurn)
"""The turns with free actions beside the exchange turn (EIC-Q-06)."""

LAST_PERIOD = 5


def free_actions(t: Tables, m: Menu, s: State, seat: Seat) -> tuple[AnyAction, ...]:
    """What a seat may do on its own turns, as often as it likes, before the turn's own choice."""
    me = s.companies[seat]
    sales = m.sales(me.shares) if s.period < LAST_PERIOD or s.step == "agent-turns" else ()
    if s.mortgage and me.mortgaged < t.presidency:
        return (*sales, m.mortgage)
    return sales


def window_actions(t: Tables, m: Menu, s: State, f: SaleWindow) -> tuple[AnyAction, ...]:
    me = s.companies[f.seat]
    if s.mortgage and me.mortgaged < t.presidency:
        return (*m.sales(me.shares), m.mortgage, m.decline)
    return (*m.sales(me.shares), m.decline)


def raise_cash_actions(t: Tables, m: Menu, s: State, f: RaiseCash) -> tuple[AnyAction, ...]:
    me = s.companies[f.seat]
    sales = m.sales(me.shares) if s.period < LAST_PERIOD else ()
    if s.mortgage and me.mortgaged < t.presidency:
        return (*sales, m.mortgage)
    return sales


def refuse_sell_shares(t: Tables, s: State, f: AnyFrame, a: SellShares) -> Refusal | None:
    if isinstance(f, ExchangeTurn):
        return Refusal("EIC-SEL-02", "No share may be sold during the stock exchange phase.")
    if not isinstance(f, (*OWN_TURNS, SaleWindow, RaiseCash)):
        return Refusal("EIC-Q-06", "Shares are not sold inside another choice: finish it first.")
    if s.period == LAST_PERIOD and not isinstance(f, AgentTurn | SaleWindow):
        return Refusal("EIC-SEL-03", "In period 5 shares can be sold only during phase A.")
    if not 0 <= a.company < len(s.companies):
        return Refusal("EIC-SEL-01", "There is no such company in the game.")
    held = s.companies[f.seat].shares[a.company]
    if not 1 <= a.count <= held:
        return Refusal("EIC-SEL-01", f"You hold {held} shares of that company.", need=max(a.count, 1), have=held)
    return None


def sell_shares(t: Tables, s: State, seat: Seat, a: SellShares, events: Events) -> State:
    """All shares of the batch fetch the value as it stands; the marker falls afterwards (EIC-SEL-07)."""
    me, company, count = s.companies[seat], a.company, a.count
    price = t.values[s.values[company]]
    shares, market = me.shares, s.market_shares
    values = moved_marker(t, s.values, company, -count)
    if events is not None:
        events.append(SharesSold(seat, company, count, price, t.values[values[company]]))
    left = replaced(shares, company, shares[company] - count)
    after = evolve(
        s,
        companies=replaced(
            s.companies,
            seat,
            evolve(me, treasury=me.treasury + count * price, shares=left),
        ),
        values=values,
        market_shares=replaced(market, company, market[company] + count),
    )
    if type(s.frames[-1]) is not SaleWindow:
        return after
    # A sale asks those again who had declined; the seller goes on while shares are left.
    return evolve(after, frames=(SaleWindow(seat, 0),)) if any(left) else ask_next_seller(after, seat, 0)


def refuse_mortgage(t: Tables, s: State, f: AnyFrame, a: Mortgage) -> Refusal | None:
    if not s.mortgage:
        return Refusal("EIC-MTG-01", "The mortgage of presidency shares is not part of this game.")
    if not isinstance(f, (*OWN_TURNS, ExchangeTurn, SaleWindow, RaiseCash)):
        return Refusal("EIC-Q-34", "Shares are not mortgaged inside another choice: finish it first.")
    if s.companies[f.seat].mortgaged >= t.presidency:
        return Refusal("EIC-MTG-01", "Both your presidency shares are mortgaged.", need=1, have=0)
    return None


def mortgage(t: Tables, s: State, seat: Seat, a: Mortgage, events: Events) -> State:
    """The bank pays half the value, rounded down; the marker stays (EIC-MTG-02, EIC-MTG-03)."""
    me = s.companies[seat]
    amount = t.values[s.values[seat]] // t.costs.mortgage_divisor
    if events is not None:
        events.append(PresidencyMortgaged(seat, amount))
    return evolve(
        s,
        companies=replaced(s.companies, seat, evolve(me, treasury=me.treasury + amount, mortgaged=me.mortgaged + 1)),
    )


def open_window(t: Tables, s: State, events: Events) -> State:
    """Ask the seats that hold shares, by initiative; without such a seat the window is not opened (EIC-Q-06)."""
    seat = _next_seller(s, 0, 0)
    return s if seat is None else evolve(s, frames=(SaleWindow(seat, 0),))


def open_window_until_period_5(t: Tables, s: State, events: Events) -> State:
    """Windows after phase A are held in periods 1 to 4 only (EIC-Q-07)."""
    return s if s.period == LAST_PERIOD else open_window(t, s, events)


def decline(t: Tables, s: State, seat: Seat, a: Decline, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, SaleWindow)
    if events is not None:
        events.append(SaleDeclined(seat))
    return ask_next_seller(s, seat, frame.declined | 1 << seat)


def ask_next_seller(s: State, seat: Seat, declined: int) -> State:
    """The window goes on with the next seat after this one, or closes."""
    following = _next_seller(s, s.order.index(seat) + 1, declined)
    return evolve(s, frames=() if following is None else (SaleWindow(following, declined),))


def _next_seller(s: State, start: int, declined: int) -> Seat | None:
    for company in s.order[start:] + s.order[:start]:
        if company < s.players and not declined >> company & 1 and any(s.companies[company].shares):
            return company
    return None
