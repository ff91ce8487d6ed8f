"""What runs by itself between two questions."""

from collections.abc import Callable

from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import Events
from boardgames.felinia.rules import boarding, final_sales, storage
from boardgames.felinia.rules.commerce import go_on
from boardgames.felinia.rules.exploration import depart, sail
from boardgames.felinia.rules.journey import ask_flip, ask_travel
from boardgames.felinia.rules.preparation import prepare
from boardgames.felinia.state import (
    Boarding,
    Commerce,
    Departing,
    Departures,
    FinalSale,
    Flipping,
    Journey,
    Preparing,
    State,
    Storing,
)

STEPS: dict[type, Callable[[Tables, State, Events], State]] = {
    Commerce: go_on,
    Boarding: boarding.ask,
    Departing: depart,
    Departures: sail,
    Flipping: ask_flip,
    Journey: ask_travel,
    Storing: storage.ask,
    Preparing: prepare,
    FinalSale: final_sales.ask,
}
"""By the frame on top: do what needs no choice, or return the state itself because its question stands."""


def advance(t: Tables, s: State, events: Events) -> State:
    """Go on until somebody has to choose or the game is over."""
    while s.frames:
        step = STEPS.get(type(s.frames[-1]))
        if step is None:
            return s
        after = step(t, s, events)
        if after is s:
            return s
        s = after
    return s
