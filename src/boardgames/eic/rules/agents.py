"""Phase A: the dice are rolled, then agents activate the capabilities of the characters."""

from boardgames.core.protocol import Refusal, Seat
from boardgames.core.rng import below
from boardgames.core.values import evolve, replaced
from boardgames.eic.actions import CENTRE, AnyAction, MoveFromCentre, PlaceAgent, RetireAgents
from boardgames.eic.box.menu import Menu
from boardgames.eic.box.tables import NONE, Tables
from boardgames.eic.events import AgentPlaced, AgentSentToCentre, AgentsRetired, DiceRolled
from boardgames.eic.rules.capabilities import buy_ship, cheapest_ship, found_post
from boardgames.eic.rules.pieces import extended, free_spots
from boardgames.eic.rules.setup import DICE
from boardgames.eic.rules.shares import free_actions
from boardgames.eic.rules.turns import turn_over
from boardgames.eic.state import AgentTurn, Company, Events, State


def roll_dice(t: Tables, s: State, events: Events) -> State:
    """The four Indies dice, then the four Europe dice (EIC-AGT-01, EIC-AGT-02)."""
    stream, luck = below(s.rng[DICE], t.dice_rolls)  # one draw for all dice
    rolled: list[tuple[int, ...]] = []
    for market in t.dice:
        faces: list[int] = []
        for die in market:
            luck, face = divmod(luck, len(die))
            faces.append(die[face])
        rolled.append(tuple(faces))
    if events is not None:
        events.append(DiceRolled(rolled[0], rolled[1]))
    return evolve(s, dice=tuple(rolled), rng=replaced(s.rng, DICE, stream))


def agent_actions(t: Tables, m: Menu, s: State, f: AgentTurn) -> tuple[AnyAction, ...]:
    seat = f.seat
    me = s.companies[seat]
    places, moved = me.agents, me.moved
    cells = open_cells(t, s, seat)
    found: list[AnyAction] = []
    for agent, place in enumerate(places):
        if agent and _same_as_earlier(me, agent):
            continue
        if not moved[agent]:
            found += m.placements(agent, cells & t.reach[place])
        elif place == t.centre:
            found += m.moves_from_centre(agent, cells)
    if False not in moved:
        found.append(m.retire)
    found += free_actions(t, m, s, seat)
    return tuple(found)


def _same_as_earlier(me: Company, agent: int) -> bool:
    """Agents at the same place are alike; only the first of them is offered."""
    places, moved = me.agents, me.moved
    at = places.index(places[agent])
    while at < agent:
        if places[at] == places[agent] and moved[at] == moved[agent]:
            return True
        at += 1
    return False


def open_cells(t: Tables, s: State, seat: Seat) -> int:
    """The cells that the seat can pay for and make use of, as a bit mask (EIC-Q-12)."""
    me = s.companies[seat]
    treasury, surcharge = me.treasury, t.costs.surcharge
    costs = t.cell_costs[s.period - 1]
    mask = 0
    for cell, there in enumerate(s.cells):
        if seat not in there and costs[cell] + len(there) * surcharge <= treasury:
            mask |= 1 << cell
    if me.extensions == len(t.docks) - 1:
        mask &= ~(1 << t.pier_cell)
    if mask >> t.post_cell & 1 and not _has_spot(t, s, seat):
        mask &= ~(1 << t.post_cell)
    cheapest = cheapest_ship(t, s, me)
    for cell in t.ship_cells:
        if cheapest == NONE or cheapest + len(s.cells[cell]) * surcharge > treasury:
            mask &= ~(1 << cell)
    return mask


def _has_spot(t: Tables, s: State, seat: Seat) -> bool:
    """A post left, and a zone without an own post that has a free spot."""
    if not s.companies[seat].posts_left:
        return False
    for zone in t.zones:
        owners = [s.posts[spot] for spot in zone.spots]
        if seat not in owners and NONE in owners:
            return True
    return False


def refuse_place_agent(t: Tables, s: State, f: AgentTurn, a: PlaceAgent) -> Refusal | None:
    me = s.companies[f.seat]
    if not 0 <= a.agent < t.agents:
        return Refusal("EIC-CMP-10", f"You have {t.agents} agents.")
    if me.moved[a.agent]:
        return Refusal("EIC-AGT-04", "That agent has already been placed in this period.")
    if _same_as_earlier(me, a.agent):
        return Refusal("EIC-AGT-04", "Another of your agents stands at the same place: choose that one.")
    if a.cell == CENTRE:
        return None
    cell = t.cell_index.get(a.cell)
    if cell is None:
        return Refusal("EIC-AGT-04", f"There is no cell called {a.cell!r}.")
    if not t.reach[me.agents[a.agent]] >> cell & 1:
        here = t.characters[me.agents[a.agent] - t.portraits].name
        there = t.characters[t.cells[cell].character].name
        return Refusal("EIC-AGT-07", f"The {there} is not next to the {here}, where the agent stands.")
    return _refuse_cell(t, s, f.seat, cell)


def refuse_move_from_centre(t: Tables, s: State, f: AgentTurn, a: MoveFromCentre) -> Refusal | None:
    me = s.companies[f.seat]
    if not 0 <= a.agent < t.agents:
        return Refusal("EIC-CMP-10", f"You have {t.agents} agents.")
    if me.agents[a.agent] != t.centre or not me.moved[a.agent]:
        return Refusal("EIC-AGT-12", "That agent was not sent to the central zone on an earlier turn of this period.")
    if _same_as_earlier(me, a.agent):
        return Refusal("EIC-AGT-12", "Another of your agents stands at the same place: choose that one.")
    cell = t.cell_index.get(a.cell)
    if cell is None:
        return Refusal("EIC-AGT-12", f"There is no cell called {a.cell!r}.")
    return _refuse_cell(t, s, f.seat, cell)


def _refuse_cell(t: Tables, s: State, seat: Seat, cell: int) -> Refusal | None:
    me, there, row = s.companies[seat], s.cells[cell], t.cells[cell]
    if seat in there:
        return Refusal("EIC-AGT-08", "One of your agents is already on that cell.")
    surcharge = len(there) * t.costs.surcharge
    need = surcharge + t.cell_costs[s.period - 1][cell]
    match row.capability:
        case "ship":
            cheapest = cheapest_ship(t, s, me)
            if cheapest == NONE:
                return Refusal("EIC-SHP-01", "Your stack has no ship for this period.")
            need = surcharge + cheapest
        case "pier":
            if me.extensions == len(t.docks) - 1:
                return Refusal("EIC-SHP-08", "You already have both pier extensions.")
        case "post":
            if me.posts_left == 0:
                return Refusal("EIC-CMP-11", "Both your trading posts are placed.", need=1, have=0)
            if not free_spots(t, s, seat):
                return Refusal("EIC-CAP-14", "Every zone without a post of yours is full.")
    if need > me.treasury:
        return Refusal("EIC-Q-12", f"Cost and surcharge come to {need} PO.", need=need, have=me.treasury)
    return None


def refuse_retire(t: Tables, s: State, f: AgentTurn, a: RetireAgents) -> Refusal | None:
    left = s.companies[f.seat].moved.count(False)
    if left:
        return Refusal("EIC-Q-10", f"{left} of your agents must still be placed.", need=0, have=left)
    return None


def place_agent(t: Tables, s: State, seat: Seat, a: PlaceAgent, events: Events) -> State:
    if a.cell != CENTRE:
        return _enter_cell(t, s, seat, a.agent, t.cell_index[a.cell], events)
    me = s.companies[seat]
    if events is not None:
        events.append(AgentSentToCentre(seat, a.agent))
    me = evolve(me, agents=replaced(me.agents, a.agent, t.centre), moved=replaced(me.moved, a.agent, True))
    return turn_over(t, evolve(s, companies=replaced(s.companies, seat, me)), seat, events)


def move_from_centre(t: Tables, s: State, seat: Seat, a: MoveFromCentre, events: Events) -> State:
    return _enter_cell(t, s, seat, a.agent, t.cell_index[a.cell], events)


def retire(t: Tables, s: State, seat: Seat, a: RetireAgents, events: Events) -> State:
    if events is not None:
        events.append(AgentsRetired(seat))
    me = evolve(s.companies[seat], finished=True)
    return turn_over(t, evolve(s, companies=replaced(s.companies, seat, me)), seat, events)


def _enter_cell(t: Tables, s: State, seat: Seat, agent: int, cell: int, events: Events) -> State:
    """Pay the surcharge and the cost, put the agent last on the cell and activate it (EIC-AGT-09, EIC-AGT-14)."""
    there = s.cells[cell]
    companies = list(s.companies)
    me = companies[seat]
    cost, surcharge = t.cell_costs[s.period - 1][cell], t.costs.surcharge
    for other in there:
        if other < s.players:  # what a neutral agent is owed goes to the bank (EIC-NEU-15)
            companies[other] = evolve(companies[other], treasury=companies[other].treasury + surcharge)
    agents = replaced(me.agents, agent, cell)
    companies[seat] = evolve(
        me,
        treasury=me.treasury - len(there) * surcharge - cost,
        agents=agents,
        moved=replaced(me.moved, agent, True),
        finished=max(agents) < t.portraits,
    )
    if events is not None:
        paid_to = tuple(other for other in there if other < s.players)
        events.append(AgentPlaced(seat, agent, t.cells[cell].id, cost, len(there) * surcharge, paid_to))
    capability = t.cells[cell].capability
    if capability == "pier":
        companies[seat] = extended(t, companies[seat], seat, events)
    s = evolve(s, companies=tuple(companies), cells=replaced(s.cells, cell, (*there, seat)))
    if capability == "ship":
        return buy_ship(t, s, seat, events)
    if capability == "post":
        return found_post(t, s, seat, events)
    return turn_over(t, s, seat, events)
