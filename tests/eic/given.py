"""Positions of the shipped game in one expression, and how a test asks the game about them."""

from typing import Any

from boardgames.core.values import Event
from boardgames.eic import GAME
from boardgames.eic import actions as act
from boardgames.eic.box.tables import EUROPE, INDIES
from boardgames.eic.play.positions import (
    CHINA,
    COFFEE,
    EAST_INDIES,
    INDIA,
    SILK,
    SPICES,
    TEA,
    Positions,
    asking,
    with_column,
)
from boardgames.eic.state import Company, State

T = GAME.tables

_here = Positions(GAME)
started = _here.started
after = _here.after
resumed = _here.resumed
value = _here.value
vessel = _here.vessel
docks = _here.docks
with_agents_on = _here.with_agents_on
with_cards = _here.with_cards
with_company = _here.with_company
with_fleet_at_sea = _here.with_fleet_at_sea
with_post = _here.with_post
with_staying = _here.with_staying
with_value = _here.with_value


def company(state: State, number: int) -> Company:
    return state.companies[number]


PASSIVE = (
    act.Decline,
    act.PassExchange,
    act.RetireAgents,
    act.AcknowledgeCard,
    act.CloseShip,
    act.CloseWarehouse,
    act.SellCube,
    act.ChooseUnload,
)


def idle_until(state: State, step: str, frame: type | None = None) -> State:
    """Play on while everybody does as little as possible, until a question of a step (and of a kind) is open."""
    for _ in range(GAME.info.longest):
        if state.step == step and (frame is None or isinstance(state.frames[-1], frame)):
            return state
        seat = GAME.decisions(state)[0].seat
        legal = GAME.legal_actions(state, seat)
        state = GAME.apply(state, seat, min(legal, key=_eagerness))
    raise AssertionError(f"the game never comes to {step}")


def _eagerness(action: Any) -> int:
    """The centre for agents, India for ships, nothing bought, everything unloaded."""
    match action:
        case act.PlaceAgent(_, "centre") | act.PlaceShip(_, "zone-3"):
            return 0
    return 1 if isinstance(action, PASSIVE) else 2


def events_of(state: State, seat: int, action: Any) -> list[Event]:
    """What happens when a legal action is taken."""
    assert GAME.refusal(state, seat, action) is None, GAME.refusal(state, seat, action)
    events: list[Event] = []
    GAME.apply(state, seat, action, events)
    return events


def refused(state: State, seat: int, action: Any) -> str:
    """The id of the rule that forbids an action."""
    refusal = GAME.refusal(state, seat, action)
    assert refusal is not None, "the action is legal"
    assert action not in GAME.legal_actions(state, seat)
    return refusal.rule


def money(state: State) -> int:
    """All treasuries and sales tiles together."""
    return sum(one.treasury + one.sales for one in state.companies)


__all__ = [
    "CHINA",
    "COFFEE",
    "EAST_INDIES",
    "EUROPE",
    "INDIA",
    "INDIES",
    "SILK",
    "SPICES",
    "TEA",
    "T",
    "after",
    "asking",
    "company",
    "docks",
    "events_of",
    "idle_until",
    "money",
    "refused",
    "resumed",
    "started",
    "value",
    "vessel",
    "with_agents_on",
    "with_cards",
    "with_column",
    "with_company",
    "with_fleet_at_sea",
    "with_post",
    "with_staying",
    "with_value",
]
