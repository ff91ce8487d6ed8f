"""Bid tokens in their piles: the price they ask and how they come back."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import Decline
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import TokenReturned
from boardgames.felinia.state import Buy, Guild, State


def price(s: State, place: int) -> int:
    """As many coins as tokens still lie there, the one that acts included (FEL-TRD-05, FEL-GLD-01, FEL-TRD-11)."""
    return len(s.piles[place])


def next_price(s: State, place: int) -> int:
    """Return what one more token would pay if it acted now."""
    return len(s.piles[place]) + 1


def refuse_price(s: State, seat: Seat, place: int, rule: str) -> Refusal | None:
    due, money = price(s, place), s.players[seat].money
    return refuse(rule, "price-too-high", due, money, price=due, money=money) if money < due else None


def without_top(piles: tuple[tuple[Seat, ...], ...], place: int) -> tuple[tuple[Seat, ...], ...]:
    return replaced(piles, place, piles[place][:-1])


def take_back(t: Tables, s: State, seat: Seat, place: int, why: str, events: Events) -> State:
    """The token returns without a purchase or exchange and without the right to board (FEL-TRD-08, FEL-EMB-10)."""
    if events is not None:
        events.append(TokenReturned(seat, t.places[place].id, why))
    p = s.players[seat]
    return evolve(
        s, players=replaced(s.players, seat, evolve(p, tokens=p.tokens + 1)), piles=without_top(s.piles, place)
    )


def decline(t: Tables, s: State, seat: Seat, f: Buy | Guild, a: Decline, events: Events) -> State:
    """Nothing is bought or exchanged; the next token acts (FEL-TRD-08, FEL-GLD-03)."""
    s = take_back(t, s, seat, f.place, "declined", events)
    return evolve(s, frames=s.frames[:-1])


DECLINE = Answer(Decline, decline, rules=("FEL-TRD-08", "FEL-GLD-03"))
