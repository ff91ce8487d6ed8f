"""Turn order in phase A."""

from boardgames.core.game import Seat
from boardgames.core.rulebook import Events
from boardgames.core.values import evolve
from boardgames.eic.box.tables import Tables
from boardgames.eic.rules import neutral
from boardgames.eic.state import AgentTurn, State


def start_turns(t: Tables, s: State, events: Events) -> State:
    return _next_turn(t, s, 0, events)


def turn_over(t: Tables, s: State, seat: Seat, events: Events) -> State:
    return _next_turn(t, s, s.order.index(seat) + 1, events)


def _next_turn(t: Tables, s: State, start: int, events: Events) -> State:
    """The next company by initiative that is not finished, counted from a place of the order (EIC-AGT-04,
    EIC-AGT-05).
    """
    for company in s.order[start:] + s.order[:start]:
        if s.companies[company].finished:
            continue
        if company < s.players:
            return evolve(s, frames=(AgentTurn(company),))
        s = neutral.play_agent_card(t, s, company, events)
    return evolve(s, frames=())
