"""Bid tokens in their piles: the price they ask and how they come back."""

from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import Events, TokenReturned
from boardgames.felinia.state import State


def refuse_price(s: State, seat: Seat, place: int, rule: str) -> Refusal | None:
    """The price is the number of tokens still there, the own one included (FEL-TRD-05, FEL-GLD-01)."""
    price, money = len(s.piles[place]), s.players[seat].money
    if money < price:
        return Refusal(rule, f"The price is {price} and you have {money}.", need=price, have=money)
    return None


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


def decline(t: Tables, s: State, seat: Seat, place: int, events: Events) -> State:
    """Nothing is bought or exchanged; the next token acts (FEL-TRD-08, FEL-GLD-03)."""
    s = take_back(t, s, seat, place, "declined", events)
    return evolve(s, frames=s.frames[:-1])
