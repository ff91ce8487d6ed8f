"""The course of a period: every step in order."""

from collections.abc import Callable
from typing import TypeAlias

from boardgames.core.protocol import Refusal, Seat, refuse
from boardgames.core.questions import Events
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
from boardgames.eic.state import BEFORE_THE_GAME, OVER, State

Step: TypeAlias = Callable[[Tables, State, Events], State]

STEPS: dict[str, tuple[str, Step]] = {
    "start": ("A", end_of_period.start_period),
    "dice": ("A", agents.roll_dice),
    "window-1": ("A", shares.open_window),
    "agent-turns": ("A", agent_turns.start_turns),
    "window-2": ("A", shares.open_window),
    "expertise": ("B", exchange.apply_expertise),
    "exchange-turns": ("B", exchange.start_exchange),
    "window-3": ("C", shares.open_window_until_period_5),
    "europe-card": ("C", navigation.draw_europe_card),
    "indies-card": ("C", navigation.draw_indies_card),
    "ships-in-hand": ("C", navigation.take_ships_in_hand),
    "ship-placement": ("C", navigation.start_placing),
    "destinations": ("C", neutral.shuffle_destinations),
    "supply": ("D", loading.supply_arrives),
    "zone-1": ("D", loading.reach_zone_1),
    "zone-2": ("D", loading.reach_zone_2),
    "zone-3": ("D", loading.reach_zone_3),
    "demand": ("E", trade.demand_is_met),
    "warehouses": ("E", trade.open_warehouses),
    "unloading": ("E", trade.start_unloading),
    "window-4": ("E", shares.open_window_until_period_5),
    "ranking": ("F", end_of_period.rank_by_sales),
    "window-5": ("F", shares.open_window_until_period_5),
    "dividends": ("F", dividends.pay_dividends),
    "finish": ("F", end_of_period.finish_period),
}
"""Name, letter of the phase and what happens. A step that asks nothing leaves no frame, and the next one follows."""

_NAMES = tuple(STEPS)
_NEXT = {
    name: (following, STEPS[following][1])
    for name, following in zip((BEFORE_THE_GAME, *_NAMES), (*_NAMES, _NAMES[0]), strict=True)
}


def course(t: Tables, s: State, events: Events) -> State | None:
    """The next step of the period, or the first one of the next period."""
    if s.step == OVER:
        return None
    name, step = _NEXT[s.step]
    return step(t, evolve(s, step=name), events)


def phase(s: State) -> str:
    """The letter of the phase."""
    return STEPS[s.step][0] if s.step in STEPS else "F"


def has_flowed(s: State, market: int) -> bool:
    """The cubes of the period have come to the Indies (phase D), or gone from Europe (phase E)."""
    return phase(s) >= {INDIES: "D", EUROPE: "E"}[market]


def waiting(t: Tables, s: State, seat: Seat) -> Refusal:
    """Why a seat that is not asked may not choose."""
    return refuse("EIC-INI-01", "not-your-turn", seat=s.frames[-1].seat)
