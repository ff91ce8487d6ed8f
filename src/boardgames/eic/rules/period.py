"""The course of a period: every step in order."""

from collections.abc import Callable
from typing import NamedTuple

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Errand, Events
from boardgames.core.values import evolve
from boardgames.eic.box.tables import EUROPE, INDIES, Tables
from boardgames.eic.rules import (
    agent_turns,
    agents,
    dividends,
    end_of_period,
    exchange,
    loading,
    navigation,
    neutral,
    shares,
    trade,
)
from boardgames.eic.state import BEFORE_THE_GAME, OVER, NextStep, State


class Step(NamedTuple):
    """A part of a period."""

    phase: str
    """The letter."""
    run: Callable[[Tables, State, Events], State]
    asks: bool = True
    """It may open a question, or end the game. What never does goes on into the next step at once."""


STEPS: dict[str, Step] = {
    "start": Step("A", end_of_period.start_period, asks=False),
    "dice": Step("A", agents.roll_dice, asks=False),
    "window-1": Step("A", shares.open_window),
    "agent-turns": Step("A", agent_turns.start_turns),
    "window-2": Step("A", shares.open_window),
    "expertise": Step("B", exchange.apply_expertise, asks=False),
    "exchange-turns": Step("B", exchange.start_exchange),
    "window-3": Step("C", shares.open_window_until_period_5),
    "europe-card": Step("C", navigation.draw_europe_card),
    "indies-card": Step("C", navigation.draw_indies_card),
    "ships-in-hand": Step("C", navigation.take_ships_in_hand, asks=False),
    "ship-placement": Step("C", navigation.start_placing),
    "destinations": Step("C", neutral.shuffle_destinations, asks=False),
    "supply": Step("D", loading.supply_arrives, asks=False),
    "zone-1": Step("D", loading.reach_zone_1),
    "zone-2": Step("D", loading.reach_zone_2),
    "zone-3": Step("D", loading.reach_zone_3),
    "demand": Step("E", trade.demand_is_met, asks=False),
    "warehouses": Step("E", trade.open_warehouses),
    "unloading": Step("E", trade.start_unloading),
    "window-4": Step("E", shares.open_window_until_period_5),
    "ranking": Step("F", end_of_period.rank_by_sales, asks=False),
    "window-after-ranking": Step("F", shares.open_window_until_period_5),
    "sales-markers": Step("F", end_of_period.move_sales_markers, asks=False),
    "window-5": Step("F", shares.open_window_until_period_5),
    "dividends": Step("F", dividends.pay_dividends),
    "finish": Step("F", end_of_period.finish_period),
}


def _chains() -> dict[str, tuple[str, tuple[Callable[[Tables, State, Events], State], ...]]]:
    """For every step what comes after it: the next step that may ask, and all that runs up to it."""
    names = tuple(STEPS)
    found = {}
    for before, first in zip((BEFORE_THE_GAME, *names), (*range(len(names)), 0), strict=True):
        last = next(at for at in range(first, len(names)) if STEPS[names[at]].asks)
        found[before] = (names[last], tuple(STEPS[name].run for name in names[first : last + 1]))
    return found


_NEXT = _chains()


def course(t: Tables, s: State, f: NextStep, events: Events) -> State:
    """Step after step, until one asks or the game is over (EIC-TRN-02)."""
    while not s.frames and s.step != OVER:
        name, runs = _NEXT[s.step]
        s = evolve(s, step=name)
        for run in runs:
            s = run(t, s, events)
    return s


COURSE = Errand(NextStep, course)


def phase(s: State) -> str:
    """The letter of the phase."""
    return STEPS[s.step].phase if s.step in STEPS else "F"


def has_flowed(s: State, market: int) -> bool:
    """The cubes of the period have come to the Indies (phase D), or gone from Europe (phase E)."""
    return phase(s) >= {INDIES: "D", EUROPE: "E"}[market]


def waiting(t: Tables, s: State, seat: Seat) -> Refusal:
    """Return why a seat that is not asked may not choose."""
    return refuse("EIC-INI-01", "not-your-turn", seat=s.frames[-1].seat)
