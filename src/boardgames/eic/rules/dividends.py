"""Phase F: sales money goes to the treasury, then every company pays the holders of its shares."""

from typing import TypeAlias

from boardgames.core.game import Seat
from boardgames.core.rulebook import Events, Question
from boardgames.core.values import evolve
from boardgames.eic.actions import AnyAction
from boardgames.eic.box.tables import Tables
from boardgames.eic.events import DividendPaid, SalesTransferred
from boardgames.eic.rules.mortgage import may_mortgage
from boardgames.eic.rules.shares import FREE_ACTIONS, free_actions, sales_are_open
from boardgames.eic.state import RaiseCash, State

Debts: TypeAlias = tuple[tuple[int, ...], ...]


def pay_dividends(t: Tables, s: State, events: Events) -> State:
    """The neutral company's sales money goes to the bank (EIC-END-10, EIC-NEU-36, EIC-NEU-39)."""
    if events is not None:
        events += [SalesTransferred(company, one.sales) for company, one in enumerate(s.companies) if one.sales]
    treasuries = [one.treasury + one.sales if seat < s.players else 0 for seat, one in enumerate(s.companies)]
    return _pay_from(t, s, 0, treasuries, events)


def debts(t: Tables, s: State) -> Debts:
    """[debtor][creditor], as shares and markers stand now."""
    return tuple(owed_by(t, s, company) for company in range(len(s.companies)))


def owed_by(t: Tables, s: State, company: int) -> tuple[int, ...]:
    """[creditor]: the dividend times the shares held by another player (EIC-END-11, EIC-END-12)."""
    dividend = t.dividends[s.values[company]]
    owed = [dividend * one.shares[company] for one in s.companies[: s.players]]
    if company < s.players:
        owed[company] = 0
    return tuple(owed)


def _pay_from(t: Tables, s: State, start: int, treasuries: list[int], events: Events) -> State:
    """One debtor after the other in the new order, each paying all who hold its shares by then (EIC-Q-29)."""
    frames: tuple[RaiseCash, ...] = ()
    for debtor in s.order[start:]:
        owed = owed_by(t, s, debtor)
        if not any(owed):
            continue
        if debtor < s.players and treasuries[debtor] < sum(owed) and _can_raise(t, s, debtor):
            frames = (RaiseCash(debtor, owed),)
            break
        _settle(s, treasuries, debtor, owed, events)
    companies = [evolve(one, treasury=treasury, sales=0) for one, treasury in zip(s.companies, treasuries, strict=True)]
    return evolve(s, companies=tuple(companies), frames=frames)


def _settle(s: State, treasuries: list[int], debtor: int, owed: tuple[int, ...], events: Events) -> None:
    """All that is owed, or all that is there; the bank pays for the neutral company (EIC-NEU-37)."""
    paid = owed
    if debtor < s.players:
        if treasuries[debtor] < sum(owed):
            paid = _spread(treasuries[debtor], owed, s.order)
        treasuries[debtor] -= sum(paid)
    for seat in s.order:
        if seat < s.players and owed[seat]:
            treasuries[seat] += paid[seat]
            if events is not None:
                events.append(DividendPaid(debtor, seat, paid[seat], owed[seat]))


def _can_raise(t: Tables, s: State, seat: Seat) -> bool:
    me = s.companies[seat]
    return (sales_are_open(s) and any(me.shares)) or may_mortgage(t, s, me)


def _spread(treasury: int, owed: tuple[int, ...], order: tuple[int, ...]) -> tuple[int, ...]:
    """1 PO at a time round the creditors, each up to what it is owed; the rest is cancelled (EIC-Q-29)."""
    paid = [0] * len(owed)
    while treasury > 0 and sum(paid) < sum(owed):
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
    treasuries = [one.treasury for one in s.companies]
    _settle(s, treasuries, f.seat, f.owed, events)
    return _pay_from(t, s, s.order.index(f.seat) + 1, treasuries, events)


RAISE_CASH = Question(
    RaiseCash,
    answers=FREE_ACTIONS,
    offer=offer_raise_cash,
    rules=("EIC-Q-29", "EIC-END-11"),
    run=run_raise_cash,
)
