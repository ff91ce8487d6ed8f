"""Phase 3, departure: which boats leave, and their merchants land one after another."""

from boardgames.core.values import evolve, replaced
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import BoatLeft, Events
from boardgames.felinia.rules.journey import land
from boardgames.felinia.state import EMPTY, Departures, FinalSale, Ship, State


def depart(t: Tables, s: State, events: Events) -> State:
    """Find out once, at the start of the phase, which boats leave (FEL-DEP-01 to FEL-DEP-03, FEL-Q-20).

    When the game ends all boats leave and neither storage nor preparation follows (FEL-END-03, FEL-END-04).
    """
    by_time = sorted((d for d, ship in enumerate(s.ships) if ship.boat), key=lambda d: t.boats[s.ships[d].boat].minutes)
    if s.end:
        return evolve(s, frames=(FinalSale(s.first), Departures(tuple(by_time), 0)))
    full = tuple(d for d in by_time if len(s.ships[d].merchants) == t.boats[s.ships[d].boat].places)
    return evolve(s, frames=(*s.frames[:-1], Departures(full or (by_time[0],), 0)))


def sail(t: Tables, s: State, events: Events) -> State:
    """The next merchant of the first boat lands; after the last the boat leaves the game (FEL-DEP-06, FEL-DEP-07)."""
    frame = s.frames[-1]
    assert isinstance(frame, Departures)
    if not frame.docks:
        return evolve(s, frames=s.frames[:-1])
    dock = frame.docks[0]
    ship = s.ships[dock]
    if frame.landed == 0 and events is not None:
        events.append(BoatLeft(ship.boat, ship.merchants))
    if frame.landed < len(ship.merchants):
        seat = ship.merchants[frame.landed]
        s = evolve(s, frames=(*s.frames[:-1], Departures(frame.docks, frame.landed + 1)))
        return land(t, s, seat, t.boats[ship.boat].country, events)
    return evolve(
        s,
        ships=replaced(s.ships, dock, Ship(EMPTY, ())),
        gone=(*s.gone, ship.boat),
        frames=(*s.frames[:-1], Departures(frame.docks[1:], 0)),
    )
