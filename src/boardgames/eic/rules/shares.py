"""Selling shares: a free action of a player's own turns, and the windows in which everybody is asked."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve, replaced
from boardgames.eic.actions import AnyAction, Decline, Mortgage, SellShares
from boardgames.eic.box.tables import Tables
from boardgames.eic.events import SaleDeclined, SharesSold
from boardgames.eic.rules.mortgage import MORTGAGE, may_mortgage, mortgage, refuse_mortgage
from boardgames.eic.rules.share_values import moved_marker, share_value
from boardgames.eic.state import LAST_PERIOD, AnyFrame, Company, SaleWindow, State

STEPS_OF_PHASE_A = ("window-1", "agent-turns", "window-2")


def sales_are_open(s: State) -> bool:
    """In period 5 shares can be sold only during phase A (EIC-SEL-03, EIC-FIV-02)."""
    return s.period < LAST_PERIOD or s.step in STEPS_OF_PHASE_A


def free_actions(t: Tables, s: State, seat: Seat) -> tuple[AnyAction, ...]:
    """Return what a seat may do on its own turns, as often as it likes, before the turn's own choice (EIC-Q-06)."""
    me = s.companies[seat]
    sales = t.menu.sales(me.shares) if s.period < LAST_PERIOD or sales_are_open(s) else ()
    return (*sales, t.menu.mortgage) if s.mortgage and may_mortgage(t, s, me) else sales


def refuse_sell_shares(t: Tables, s: State, seat: Seat, f: AnyFrame, a: SellShares) -> Refusal | None:
    if not sales_are_open(s):
        return refuse("EIC-SEL-03", "sales-closed", period=LAST_PERIOD)
    if not 0 <= a.company < len(s.companies):
        return refuse("EIC-SEL-01", "no-company")
    held = s.companies[seat].shares[a.company]
    if not 1 <= a.count <= held:
        return refuse("EIC-SEL-01", "shares-held", max(a.count, 1), held)
    return None


def sell_shares(t: Tables, s: State, seat: Seat, f: AnyFrame, a: SellShares, events: Events) -> State:
    """All shares of the batch fetch the value as it stands; the marker falls afterwards (EIC-SEL-07, EIC-SEL-08,
    EIC-SEL-09).
    """
    me, company, count = s.companies[seat], a.company, a.count
    price, market = share_value(t, s, company), s.market_shares
    values = moved_marker(t, s.values, company, -count)
    if events is not None:
        events.append(SharesSold(seat, company, count, price, t.values[values[company]]))
    left = replaced(me.shares, company, me.shares[company] - count)
    return evolve(
        s,
        companies=replaced(s.companies, seat, evolve(me, treasury=me.treasury + count * price, shares=left)),
        values=values,
        market_shares=replaced(market, company, market[company] + count),
    )


SELL_SHARES = Answer(
    SellShares,
    sell_shares,
    rules=("EIC-SEL-05", "EIC-SEL-07"),
    otherwise=not_now("EIC-Q-06"),
    refuse=refuse_sell_shares,
)

FREE_ACTIONS = (SELL_SHARES, MORTGAGE)
"""Answers to every question that is a turn of a player's own (EIC-Q-06)."""


# --- windows --------------------------------------------------------------------------------------------------------


def open_window(t: Tables, s: State, events: Events) -> State:
    """Ask the seats with something to sell or mortgage, by initiative; if there is none no window opens (EIC-Q-06)."""
    seat = _next_seller(t, s, 0, 0)
    return s if seat is None else evolve(s, frames=(SaleWindow(seat, 0),))


def open_window_until_period_5(t: Tables, s: State, events: Events) -> State:
    """Windows after phase A are held in periods 1 to 4 only (EIC-Q-07)."""
    return open_window(t, s, events) if sales_are_open(s) else s


def offer_window(t: Tables, s: State, seat: Seat, f: SaleWindow) -> tuple[AnyAction, ...]:
    """Return the shares that a seat can sell now (EIC-SEL-04)."""
    return (*free_actions(t, s, seat), t.menu.decline)


def sell_in_window(t: Tables, s: State, seat: Seat, f: AnyFrame, a: SellShares, events: Events) -> State:
    """A sale asks those again who had declined; the seller goes on while anything is left."""
    s = sell_shares(t, s, seat, f, a, events)
    if may_raise(t, s, s.companies[seat]):
        return evolve(s, frames=(SaleWindow(seat, 0),))
    return _ask_next_seller(t, s, seat, 0)


def mortgage_in_window(t: Tables, s: State, seat: Seat, f: SaleWindow, a: Mortgage, events: Events) -> State:
    """It moves no marker, so nobody is asked again (EIC-MTG-03, EIC-Q-34)."""
    s = mortgage(t, s, seat, f, a, events)
    return s if may_raise(t, s, s.companies[seat]) else _ask_next_seller(t, s, seat, f.declined)


def decline(t: Tables, s: State, seat: Seat, f: SaleWindow, a: Decline, events: Events) -> State:
    if events is not None:
        events.append(SaleDeclined(seat))
    return _ask_next_seller(t, s, seat, f.declined | 1 << seat)


def _ask_next_seller(t: Tables, s: State, seat: Seat, declined: int) -> State:
    """The window goes on with the next seat after this one, or closes."""
    following = _next_seller(t, s, s.order.index(seat) + 1, declined)
    return evolve(s, frames=() if following is None else (SaleWindow(following, declined),))


def _next_seller(t: Tables, s: State, start: int, declined: int) -> Seat | None:
    companies = s.companies
    for company in s.order[start:] + s.order[:start] if start else s.order:
        if may_raise(t, s, companies[company]) and company < s.players and not declined >> company & 1:
            return company
    return None


def may_raise(t: Tables, s: State, me: Company) -> bool:
    """There is a share to sell or, with the option, a presidency share to mortgage (EIC-Q-06, EIC-Q-34)."""
    return any(me.shares) or (s.mortgage and may_mortgage(t, s, me))


WINDOW = Question(
    SaleWindow,
    answers=(
        evolve(SELL_SHARES, apply=sell_in_window),
        Answer(Mortgage, mortgage_in_window, MORTGAGE.rules, MORTGAGE.otherwise, refuse_mortgage),
        Answer(Decline, decline, rules=("EIC-Q-06",)),
    ),
    offer=offer_window,
    rules=("EIC-Q-06", "EIC-SEL-07", "EIC-SEL-05", "EIC-SEL-06"),
)
