"""Optional rule: presidency shares can be mortgaged on a player's own turns, and redeemed in phase B."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, not_now
from boardgames.core.values import evolve, replaced
from boardgames.eic.actions import Mortgage, Redeem
from boardgames.eic.box.tables import Tables
from boardgames.eic.events import PresidencyMortgaged, PresidencyRedeemed
from boardgames.eic.rules.share_values import share_value
from boardgames.eic.state import AnyFrame, Company, ExchangeTurn, State


def unmortgaged(t: Tables, me: Company) -> int:
    """Presidency shares that still count (EIC-MTG-04)."""
    return t.presidency - me.mortgaged


def may_mortgage(t: Tables, s: State, me: Company) -> bool:
    """True if a company may mortgage another of its presidency shares."""
    return s.mortgage and me.mortgaged < t.presidency


def may_redeem(t: Tables, s: State, seat: Seat) -> bool:
    """True if the seat may redeem its own presidency share now (EIC-MTG-07)."""
    me = s.companies[seat]
    return s.mortgage and me.mortgaged > 0 and share_value(t, s, seat) <= me.treasury


def mortgage_amount(t: Tables, s: State, seat: Seat) -> int:
    """Half the value, rounded down (EIC-MTG-02)."""
    return share_value(t, s, seat) // t.costs.mortgage_divisor


def refuse_mortgage(t: Tables, s: State, seat: Seat, f: AnyFrame, a: Mortgage) -> Refusal | None:
    if not s.mortgage:
        return refuse("EIC-MTG-01", "no-mortgage")
    if not may_mortgage(t, s, s.companies[seat]):
        return refuse("EIC-MTG-01", "all-mortgaged", 1, 0)
    return None


def mortgage(t: Tables, s: State, seat: Seat, f: AnyFrame, a: Mortgage, events: Events) -> State:
    """The bank pays; the marker stays (EIC-MTG-02, EIC-MTG-03)."""
    me, amount = s.companies[seat], mortgage_amount(t, s, seat)
    if events is not None:
        events.append(PresidencyMortgaged(seat, amount))
    me = evolve(me, treasury=me.treasury + amount, mortgaged=me.mortgaged + 1)
    return evolve(s, companies=replaced(s.companies, seat, me))


def refuse_redeem(t: Tables, s: State, seat: Seat, f: ExchangeTurn, a: Redeem) -> Refusal | None:
    me, price = s.companies[seat], share_value(t, s, seat)
    if not s.mortgage:
        return refuse("EIC-MTG-01", "no-mortgage")
    if not me.mortgaged:
        return refuse("EIC-MTG-05", "none-mortgaged", 1, 0)
    if not may_redeem(t, s, seat):
        return refuse("EIC-MTG-05", "redeem-cost", price, me.treasury)
    return None


def redeemed(t: Tables, s: State, seat: Seat, events: Events) -> State:
    """At the full value; the marker does not move (EIC-MTG-05, EIC-Q-02)."""
    me, price = s.companies[seat], share_value(t, s, seat)
    if events is not None:
        events.append(PresidencyRedeemed(seat, price))
    me = evolve(me, treasury=me.treasury - price, mortgaged=me.mortgaged - 1)
    return evolve(s, companies=replaced(s.companies, seat, me))


MORTGAGE = Answer(
    Mortgage,
    mortgage,
    rules=("EIC-MTG-01", "EIC-MTG-02"),
    otherwise=not_now("EIC-Q-34"),
    refuse=refuse_mortgage,
)
"""On every turn of a player's own, in every sale window and when cash must be raised (EIC-Q-34)."""
