"""Phase A: the dice are rolled, then agents activate the capabilities of the characters."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rng import below
from boardgames.core.rulebook import Answer, Events, Question
from boardgames.core.values import evolve, replaced
from boardgames.eic.actions import CENTRE, AnyAction, MoveFromCentre, PlaceAgent, RetireAgents
from boardgames.eic.box.tables import NONE, Tables
from boardgames.eic.events import AgentPlaced, AgentSentToCentre, AgentsRetired, DiceRolled
from boardgames.eic.rules.agent_turns import turn_over
from boardgames.eic.rules.capabilities import buy_ship, found_post
from boardgames.eic.rules.ports import cheapest_ship, extended, has_all_piers
from boardgames.eic.rules.posts import may_place_post
from boardgames.eic.rules.setup import DICE
from boardgames.eic.rules.shares import FREE_ACTIONS, free_actions
from boardgames.eic.state import AgentTurn, Company, State


def roll_dice(t: Tables, s: State, events: Events) -> State:
    """The four Indies dice, then the four Europe dice (EIC-AGT-01, EIC-AGT-02, EIC-AGT-03)."""
    stream, luck = below(s.rng[DICE], t.dice_rolls)  # one draw for all dice
    rolled: list[tuple[int, ...]] = []
    for falls in t.falls:
        luck, fall = divmod(luck, len(falls))
        rolled.append(falls[fall])
    if events is not None:
        events.append(DiceRolled(rolled[0], rolled[1]))
    return evolve(s, dice=tuple(rolled), rng=replaced(s.rng, DICE, stream))


# --- what a cell costs and who may use it ---------------------------------------------------------------------------


def cell_cost(t: Tables, s: State, cell: int) -> int:
    """To the bank, without the price of a ship (EIC-AGT-14)."""
    return t.cell_costs[s.period - 1][cell]


def surcharge(t: Tables, s: State, cell: int) -> int:
    """1 PO for every agent that is there (EIC-AGT-09)."""
    return len(s.cells[cell]) * t.costs.surcharge_per_player


def open_cells(t: Tables, s: State, seat: Seat) -> int:
    """The cells that the seat can pay for and make use of, as a bit mask (EIC-Q-12).

    The same as `_refuse_cell` for all cells at once: this list is made at every agent's turn.
    """
    me = s.companies[seat]
    treasury, each = me.treasury, t.costs.surcharge_per_player
    costs = t.cell_costs[s.period - 1]
    mask = (1 << len(costs)) - 1
    for cell, there in enumerate(s.cells):
        if there and (seat in there or costs[cell] + len(there) * each > treasury):
            mask -= 1 << cell
    for cell in t.costly_cells:
        if costs[cell] > treasury:
            mask &= ~(1 << cell)
    if has_all_piers(t, me):
        mask &= ~(1 << t.pier_cell)
    if mask >> t.post_cell & 1 and not may_place_post(t, s, seat):
        mask &= ~(1 << t.post_cell)
    cheapest = cheapest_ship(t, s, me)
    for cell in t.ship_cells:
        if cheapest == NONE or cheapest + len(s.cells[cell]) * each > treasury:
            mask &= ~(1 << cell)
    return mask


def _refuse_cell(t: Tables, s: State, seat: Seat, cell: int) -> Refusal | None:
    me = s.companies[seat]
    if seat in s.cells[cell]:
        return refuse("EIC-AGT-08", "cell-yours")
    need = surcharge(t, s, cell) + cell_cost(t, s, cell)
    match t.cells[cell].capability:
        case "ship":
            cheapest = cheapest_ship(t, s, me)
            if cheapest == NONE:
                return refuse("EIC-SHP-01", "no-ship-for-sale")
            need += cheapest
        case "pier":
            if has_all_piers(t, me):
                return refuse("EIC-SHP-08", "piers-built")
        case "post":
            if me.posts_left == 0:
                return refuse("EIC-CMP-11", "posts-placed", 1, 0)
            if not may_place_post(t, s, seat):
                return refuse("EIC-CAP-14", "zones-full")
    if need > me.treasury:
        return refuse("EIC-Q-12", "cell-cost", need, me.treasury)
    return None


# --- a turn ---------------------------------------------------------------------------------------------------------


def same_as_earlier(me: Company, agent: int) -> bool:
    """Agents at the same place are alike; only the first of them is offered."""
    places, moved = me.agents, me.moved
    at = places.index(places[agent])
    while at < agent:
        if places[at] == places[agent] and moved[at] == moved[agent]:
            return True
        at += 1
    return False


def offer_agent_turn(t: Tables, s: State, seat: Seat, f: AgentTurn) -> tuple[AnyAction, ...]:
    """Return the cells within reach, and retiring where agents wait in the central zone (EIC-AGT-06)."""
    menu, me = t.menu, s.companies[seat]
    places, moved = me.agents, me.moved
    cells = open_cells(t, s, seat)
    found: list[AnyAction] = []
    for agent, place in enumerate(places):
        if places.index(place) < agent and same_as_earlier(me, agent):
            continue
        if not moved[agent]:
            found += menu.placements(agent, cells & t.reach[place])
        elif place == t.centre:
            found += menu.moves_from_centre(agent, cells)
    if False not in moved:
        found.append(menu.retire)
    found += free_actions(t, s, seat)
    return tuple(found)


def refuse_place_agent(t: Tables, s: State, seat: Seat, f: AgentTurn, a: PlaceAgent) -> Refusal | None:
    me = s.companies[seat]
    if not 0 <= a.agent < t.agents:
        return refuse("EIC-CMP-10", "agents-owned", agents=t.agents)
    if me.moved[a.agent]:
        return refuse("EIC-AGT-04", "agent-placed")
    if same_as_earlier(me, a.agent):
        return refuse("EIC-AGT-04", "agent-alike")
    if a.cell == CENTRE:
        return None
    cell = t.cell_index.get(a.cell)
    if cell is None:
        return refuse("EIC-AGT-04", "no-cell", cell=a.cell)
    if not t.reach[me.agents[a.agent]] >> cell & 1:
        here = t.characters[me.agents[a.agent] - t.portraits].id
        return refuse("EIC-AGT-07", "cell-too-far", here=here, there=t.cells[cell].character)
    return _refuse_cell(t, s, seat, cell)


def refuse_move_from_centre(t: Tables, s: State, seat: Seat, f: AgentTurn, a: MoveFromCentre) -> Refusal | None:
    me = s.companies[seat]
    if not 0 <= a.agent < t.agents:
        return refuse("EIC-CMP-10", "agents-owned", agents=t.agents)
    if me.agents[a.agent] != t.centre or not me.moved[a.agent]:
        return refuse("EIC-AGT-12", "agent-not-in-centre")
    if same_as_earlier(me, a.agent):
        return refuse("EIC-AGT-12", "agent-alike")
    cell = t.cell_index.get(a.cell)
    if cell is None:
        return refuse("EIC-AGT-12", "no-cell", cell=a.cell)
    return _refuse_cell(t, s, seat, cell)


def refuse_retire(t: Tables, s: State, seat: Seat, f: AgentTurn, a: RetireAgents) -> Refusal | None:
    left = s.companies[seat].moved.count(False)
    return refuse("EIC-Q-10", "agents-left", 0, left) if left else None


def place_agent(t: Tables, s: State, seat: Seat, f: AgentTurn, a: PlaceAgent, events: Events) -> State:
    if a.cell != CENTRE:
        return _enter_cell(t, s, seat, a.agent, t.cell_index[a.cell], events)
    me = s.companies[seat]
    if events is not None:
        events.append(AgentSentToCentre(seat, a.agent))
    me = evolve(me, agents=replaced(me.agents, a.agent, t.centre), moved=replaced(me.moved, a.agent, True))
    return turn_over(t, evolve(s, companies=replaced(s.companies, seat, me)), seat, events)


def move_from_centre(t: Tables, s: State, seat: Seat, f: AgentTurn, a: MoveFromCentre, events: Events) -> State:
    return _enter_cell(t, s, seat, a.agent, t.cell_index[a.cell], events)


def retire(t: Tables, s: State, seat: Seat, f: AgentTurn, a: RetireAgents, events: Events) -> State:
    if events is not None:
        events.append(AgentsRetired(seat))
    me = evolve(s.companies[seat], finished=True)
    return turn_over(t, evolve(s, companies=replaced(s.companies, seat, me)), seat, events)


def _enter_cell(t: Tables, s: State, seat: Seat, agent: int, cell: int, events: Events) -> State:
    """Pay the surcharge and the cost, put the agent last on the cell and activate it (EIC-AGT-09, EIC-AGT-14,
    EIC-AGT-10, EIC-AGT-13).
    """
    there = s.cells[cell]
    companies = list(s.companies)
    me = companies[seat]
    cost, extra, each = cell_cost(t, s, cell), surcharge(t, s, cell), t.costs.surcharge_per_player
    for other in there:
        if other < s.players:  # what a neutral agent is owed goes to the bank (EIC-NEU-15)
            companies[other] = evolve(companies[other], treasury=companies[other].treasury + each)
    agents = replaced(me.agents, agent, cell)
    companies[seat] = evolve(
        me,
        treasury=me.treasury - extra - cost,
        agents=agents,
        moved=replaced(me.moved, agent, True),
        finished=max(agents) < t.portraits,
    )
    if events is not None:
        paid_to = tuple(other for other in there if other < s.players)
        events.append(AgentPlaced(seat, agent, t.cells[cell].id, cost, extra, paid_to))
    capability = t.cells[cell].capability
    if capability == "pier":
        companies[seat] = extended(t, companies[seat], seat, events)
    s = evolve(s, companies=tuple(companies), cells=replaced(s.cells, cell, (*there, seat)))
    if capability == "ship":
        return buy_ship(t, s, seat, events)
    if capability == "post":
        return found_post(t, s, seat, events)
    return turn_over(t, s, seat, events)


AGENT_TURN = Question(
    AgentTurn,
    answers=(
        Answer(
            PlaceAgent,
            place_agent,
            rules=("EIC-AGT-04", "EIC-AGT-07", "EIC-AGT-11"),
            refuse=refuse_place_agent,
        ),
        Answer(
            MoveFromCentre,
            move_from_centre,
            rules=("EIC-AGT-12",),
            refuse=refuse_move_from_centre,
        ),
        Answer(
            RetireAgents,
            retire,
            rules=("EIC-Q-10",),
            refuse=refuse_retire,
        ),
        *FREE_ACTIONS,
    ),
    offer=offer_agent_turn,
    rules=("EIC-AGT-04", "EIC-AGT-07", "EIC-AGT-09", "EIC-AGT-11", "EIC-Q-12"),
)
