"""Phase 3: which boats leave."""

import pytest

from boardgames.core.values import Event
from boardgames.felinia.actions import GoHome, StopFlipping
from boardgames.felinia.events import BoatLeft, MerchantLanded
from boardgames.felinia.state import Departures, State, phase
from tests.felinia.given import asked, given, play, province

BOATS = ("9:45", "5:15", "7:15", "5:00")
"""Jaguars 2 places, Panthers 2, Panthers 1, Lions 1."""


def leave_all(state: State, events: list[Event] | None = None) -> State:
    """Every merchant goes home at once."""
    while phase(state) == "exploration":
        state = play(state, StopFlipping() if asked(state)[1] == "flip" else GoHome(), events=events)
    return state


def left(events: list[Event]) -> list[str]:
    return [event.boat for event in events if isinstance(event, BoatLeft)]


@pytest.mark.rule("FEL-DEP-01")
def test_full_boats_leave_for_the_country_of_their_colour() -> None:
    events: list[Event] = []
    state = given(3).boats(*BOATS).aboard(1, 0, 1).exploration(events)
    assert left(events) == ["boat-0945"]
    assert MerchantLanded(0, province("classic", "JQ")) in events
    assert asked(state) == (0, "flip")


@pytest.mark.rule("FEL-DEP-02")
def test_full_boats_leave_earliest_first() -> None:
    events: list[Event] = []
    state = given(3).boats(*BOATS).aboard(1, 0, 1).aboard(3, 2).aboard(4, 0).exploration(events)
    leave_all(state, events)
    assert left(events) == ["boat-0500", "boat-0715", "boat-0945"]


@pytest.mark.rule("FEL-DEP-03", "FEL-Q-19")
def test_if_none_is_full_the_earliest_leaves_alone() -> None:
    events: list[Event] = []
    state = given(3).boats("9:45", "5:15", "8:30", "6:15").aboard(1, 0).aboard(2, 1).exploration(events)
    assert left(events) == ["boat-0515"]
    assert asked(state) == (1, "flip"), "its one merchant explores"


@pytest.mark.rule("FEL-DEP-04")
def test_an_empty_earliest_boat_is_discarded() -> None:
    events: list[Event] = []
    state = given(3).boats(*BOATS).aboard(1, 0).exploration(events)
    assert events[0] == BoatLeft("boat-0500", ())
    assert "boat-0500" in state.gone
    assert state.round == 2, "nobody had anything to choose"


@pytest.mark.rule("FEL-DEP-05")
def test_other_boats_stay_with_their_merchants() -> None:
    state = leave_all(given(3).boats(*BOATS).aboard(1, 0).aboard(2, 1, 1).exploration())
    assert state.ships[0].boat == "boat-0945"
    assert state.ships[0].merchants == (0,)
    assert state.ships[3].boat == "boat-0500"


@pytest.mark.rule("FEL-DEP-06")
def test_after_landing_the_boat_leaves_the_game_and_the_ship_is_empty() -> None:
    state = given(3).boats(*BOATS).aboard(4, 2).aboard(3, 1).exploration()
    assert state.ships[3].boat == "boat-0500"
    after = play(state, StopFlipping(), GoHome())
    assert after.ships[3].boat == ""
    assert "boat-0500" in after.gone
    assert asked(after) == (1, "flip")


@pytest.mark.rule("FEL-DEP-07")
def test_one_boat_at_a_time() -> None:
    state = given(3).boats(*BOATS).aboard(1, 0, 1).aboard(2, 2, 2).exploration()
    order = []
    while phase(state) == "exploration":
        order.append(asked(state)[0])
        state = play(state, StopFlipping() if asked(state)[1] == "flip" else GoHome())
    assert order == [2, 2, 2, 2, 0, 0, 1, 1]


@pytest.mark.rule("FEL-Q-20")
def test_who_leaves_is_found_out_once() -> None:
    state = given(3).boats(*BOATS).aboard(3, 1).aboard(4, 0).aboard(1, 2).exploration()
    departures = next(frame for frame in state.frames if isinstance(frame, Departures))
    assert departures.docks == (3, 2)
    after = leave_all(state)
    assert after.ships[0].merchants == (2,), "the half-full boat stays although others have left"
