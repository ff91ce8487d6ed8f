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
    s = evolve(s, companies=companies)
    return _pay_from(t, s, debts(t, s), 0, events)


def debts(t: Tables, s: State) -> Debts:
    """[debtor][creditor]: the dividend times the shares held by another player (EIC-END-11, EIC-END-12)."""
    players, holdings = range(s.players), [one.shares for one in s.companies]
    return tuple(
        tuple([0 if seat == company else dividend * holdings[seat][company] for seat in players])
        for company, dividend in enumerate([t.dividends[place] for place in s.values])
    )


def _pay_from(t: Tables, s: State, owed: Debts, start: int, events: Events) -> State:
    """One debtor after the other, each paying all its creditors, in the new order (EIC-Q-29)."""
    for debtor in s.order[start:]:
        total = sum(owed[debtor])
        if not total:
            continue
        treasury = s.companies[debtor].treasury
        if debtor >= s.players or treasury >= total:
            s = _pay(s, debtor, owed[debtor], owed[debtor], events)
        elif _can_raise(t, s, debtor):
            return evolve(s, frames=(RaiseCash(debtor, owed),))
        else:
            s = _pay(s, debtor, _spread(treasury, owed[debtor], s.order), owed[debtor], events)
    return evolve(s, frames=())


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
    if s.companies[f.seat].treasury < sum(f.debts[f.seat]) and _can_raise(t, s, f.seat):
        return None
    return _pay_from(t, s, f.debts, s.order.index(f.seat), events)


RAISE_CASH = Question(
    RaiseCash,
    answers=FREE_ACTIONS,
    offer=offer_raise_cash,
    rules=("EIC-Q-29", "EIC-END-11"),
    run=run_raise_cash,
)
