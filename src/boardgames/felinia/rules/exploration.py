"""Phase 3, departure: which boats leave, and their merchants land one after another."""

from boardgames.core.rulebook import Errand, Events
from boardgames.core.values import evolve, replaced
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import BoatLeft
from boardgames.felinia.rules.boarding import places_left
from boardgames.felinia.rules.journey import land
from boardgames.felinia.state import EMPTY, Departing, Departures, FinalSale, Ship, State


def docks_by_time(t: Tables, s: State) -> tuple[int, ...]:
    """The docks where a boat lies, in the order in which the boats leave (FEL-DEP-02)."""
    boats = t.boats
    docks = [dock for dock, ship in enumerate(s.ships) if ship.boat]
    return tuple(sorted(docks, key=lambda dock: boats[s.ships[dock].boat].minutes))


def leaving(t: Tables, s: State) -> tuple[int, ...]:
    """The docks whose boats leave, earliest first, as things stand: the full ones, or else the earliest boat
    (FEL-DEP-04, FEL-DEP-05).

    When the game ends all boats leave (FEL-DEP-01 to FEL-DEP-03, FEL-END-03).
    """
    docks = docks_by_time(t, s)
    if s.end:
        return docks
    return tuple([dock for dock in docks if not places_left(t, s.ships[dock])]) or docks[:1]


def depart(t: Tables, s: State, f: Departing, events: Events) -> State:
    """Find out once, at the start of the phase, which boats leave (FEL-Q-20, FEL-END-06, FEL-END-08).

    When the game ends neither storage nor preparation follows (FEL-END-04).
    """
    rest = (FinalSale(s.first),) if s.end else s.frames[:-1]
    return evolve(s, frames=(*rest, Departures(leaving(t, s), 0)))


def sail(t: Tables, s: State, f: Departures, events: Events) -> State:
    """The next merchant of the first boat lands; after the last the boat leaves the game (FEL-DEP-06, FEL-DEP-07)."""
    if not f.docks:
        return evolve(s, frames=s.frames[:-1])
    dock = f.docks[0]
    ship = s.ships[dock]
    if f.landed == 0 and events is not None:
        events.append(BoatLeft(ship.boat, ship.merchants))
    if f.landed < len(ship.merchants):
        seat = ship.merchants[f.landed]
        s = evolve(s, frames=(*s.frames[:-1], Departures(f.docks, f.landed + 1)))
        return land(t, s, seat, t.country_number[t.boats[ship.boat].destination], events)
    return evolve(
        s,
        ships=replaced(s.ships, dock, Ship(EMPTY, ())),
        gone=(*s.gone, ship.boat),
        frames=(*s.frames[:-1], Departures(f.docks[1:], 0)),
    )


DEPART = Errand(Departing, depart)
SAIL = Errand(Departures, sail)
