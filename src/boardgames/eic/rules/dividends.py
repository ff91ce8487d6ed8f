"""Phase F: sales money goes to the treasury, then every company pays the holders of its shares."""

from typing import TypeAlias

from boardgames.core.protocol import Seat
from boardgames.core.questions import Events, Question
from boardgames.core.values import evolve
from boardgames.eic.actions import AnyAction
from boardgames.eic.box.tables import Tables
from boardgames.eic.events import DividendPaid, SalesTransferred
from boardgames.eic.rules.mortgage import may_mortgage
from boardgames.eic.rules.shares import FREE_ACTIONS, free_actions, sales_are_open
from boardgames.eic.state import RaiseCash, State

Debts: TypeAlias = tuple[tuple[int, ...], ...]


def pay_dividends(t: Tables, s: State, events: Events) -> State:
    """The neutral company's sales money goes to the bank (EIC-END-10, EIC-NEU-36)."""
    if events is not None:
        events += [SalesTransferred(company, one.sales) for company, one in enumerate(s.companies) if one.sales]
    companies = tuple(
        evolve(one, treasury=one.treasury + one.sales if company < s.players else 0, sales=0)
        for company, one in enumerate(s.companies)
    )
    return _pay_from(t, evolve(s, companies=companies), 0, events)


def debts(t: Tables, s: State) -> Debts:
    """[debtor][creditor], as shares and markers stand now."""
    return tuple(owed_by(t, s, company) for company in range(len(s.companies)))


def owed_by(t: Tables, s: State, company: int) -> tuple[int, ...]:
    """[creditor]: the dividend times the shares held by another player (EIC-END-11, EIC-END-12)."""
    dividend = t.dividends[s.values[company]]
    return tuple([0 if seat == company else dividend * s.companies[seat].shares[company] for seat in range(s.players)])


def _pay_from(t: Tables, s: State, start: int, events: Events) -> State:
    """One debtor after the other in the new order, each paying all who hold its shares by then (EIC-Q-29)."""
    for debtor in s.order[start:]:
        owed = owed_by(t, s, debtor)
        if debtor < s.players and s.companies[debtor].treasury < sum(owed) and _can_raise(t, s, debtor):
            return evolve(s, frames=(RaiseCash(debtor, owed),))
        s = _settled(s, debtor, owed, events)
    return evolve(s, frames=())


def _settled(s: State, debtor: int, owed: tuple[int, ...], events: Events) -> State:
    """All that is owed, or all that is there."""
    treasury = s.companies[debtor].treasury
    if debtor >= s.players or treasury >= sum(owed):
        return _pay(s, debtor, owed, owed, events) if any(owed) else s
    return _pay(s, debtor, _spread(treasury, owed, s.order), owed, events)


def _can_raise(t: Tables, s: State, seat: Seat) -> bool:
    me = s.companies[seat]
    return (sales_are_open(s) and any(me.shares)) or may_mortgage(t, s, me)


def _pay(s: State, debtor: int, amounts: tuple[int, ...], owed: tuple[int, ...], events: Events) -> State:
    """The bank pays for the neutral company (EIC-NEU-37)."""
    companies = list(s.companies)
    for seat in s.order:
        if seat < s.players and owed[seat]:
            companies[seat] = evolve(companies[seat], treasury=companies[seat].treasury + amounts[seat])
            if events is not None:
                events.append(DividendPaid(debtor, seat, amounts[seat], owed[seat]))
    if debtor < s.players:
        companies[debtor] = evolve(companies[debtor], treasury=companies[debtor].treasury - sum(amounts))
    return evolve(s, companies=tuple(companies))


def _spread(treasury: int, owed: tuple[int, ...], order: tuple[int, ...]) -> tuple[int, ...]:
    """1 PO at a time round the creditors, each up to what it is owed; the rest is cancelled (EIC-Q-29)."""
    paid = [0] * len(owed)
    while treasury:
        for seat in order:
            if seat < len(owed) and treasury and paid[seat] < owed[seat]:
                paid[seat] += 1
                treasury -= 1
    return tuple(paid)


def offer_raise_cash(t: Tables, s: State, seat: Seat, f: RaiseCash) -> tuple[AnyAction, ...]:
    return free_actions(t, s, seat)


def run_raise_cash(t: Tables, s: State, f: RaiseCash, events: Events) -> State | None:
    """A debtor pays as soon as the treasury covers the total, or nothing more can be raised."""
    if s.companies[f.seat].treasury < sum(f.owed) and _can_raise(t, s, f.seat):
        return None
    return _pay_from(t, _settled(s, f.seat, f.owed, events), s.order.index(f.seat) + 1, events)


RAISE_CASH = Question(
    RaiseCash,
    answers=FREE_ACTIONS,
    offer=offer_raise_cash,
    rules=("EIC-Q-29", "EIC-END-11"),
    run=run_raise_cash,
)
