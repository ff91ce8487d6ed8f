"""The selling window after the last exploration: coins break ties."""

from boardgames.core.protocol import Seat
from boardgames.core.values import evolve
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import Events, GameEnded, SalesEnded
from boardgames.felinia.state import FinalSale, State


def ask(t: Tables, s: State, events: Events) -> State:
    """Asked is who has room for coins and something to sell, in turn order (FEL-Q-64)."""
    frame = s.frames[-1]
    assert isinstance(frame, FinalSale)
    p = s.players[frame.seat]
    if p.money < t.money_max and (p.gold or p.spice or any(p.goods)):
        return s
    return _after(s, frame.seat, events)


def end_sales(s: State, seat: Seat, events: Events) -> State:
    if events is not None:
        events.append(SalesEnded(seat))
    return _after(s, seat, events)


def _after(s: State, seat: Seat, events: Events) -> State:
    seat = (seat + 1) % len(s.players)
    if seat != s.first:
        return evolve(s, frames=(*s.frames[:-1], FinalSale(seat)))
    if events is not None:
        events.append(GameEnded(s.round))
    return evolve(s, frames=())
