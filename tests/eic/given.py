"""Positions in one expression: a started game, changed where the test needs it."""

from typing import Any

from boardgames.core.protocol import Config
from boardgames.core.values import Event, evolve, replaced
from boardgames.eic import GAME
from boardgames.eic import actions as act
from boardgames.eic.box.tables import EUROPE, INDIES, NONE
from boardgames.eic.rules.flow import go_on
from boardgames.eic.rules.navigation import pile_of
from boardgames.eic.rules.pieces import without
from boardgames.eic.state import EMPTY_DOCK, AgentTurn, AnyFrame, Company, Ship, State, Vessel

T = GAME.tables
TEA, SPICES, COFFEE, SILK = range(4)
CHINA, EAST_INDIES, INDIA = range(3)


def started(players: int = 4, seed: int = 1, order: tuple[int, ...] | None = None, **changes: Any) -> State:
    """A new game at its first question, the agents of period 1, in a known order of initiative."""
    options = ("mortgage",) if changes.get("mortgage") else ()
    state = GAME.start(Config(players=players, seed=seed, variant="standard", options=options))
    order = tuple(range(len(state.companies))) if order is None else order
    return asking(evolve(state, order=order, **changes), AgentTurn(order[0]))


def asking(state: State, *frames: AnyFrame, step: str | None = None) -> State:
    """The same table with another question open."""
    return evolve(state, frames=frames, step=step or state.step)


def with_company(state: State, company: int, **changes: Any) -> State:
    """One company changed. Shares given to it come off the market; the fleet follows the docks."""
    before = state.companies[company]
    if "docks" in changes and "fleet" not in changes:
        left = [vessel.kind for pile in state.stay_piles for vessel in pile if vessel.company == company]
        docked = [ship.kind for ship in changes["docks"] if ship.kind != NONE]
        changes["fleet"] = tuple(sorted((*docked, *left)))
    if "docks" in changes:
        changes.setdefault("extensions", len(changes["docks"]) - T.docks[0])
        owned = changes["fleet"]
        changes.setdefault("stack", tuple(kind for kind in before.stack if kind not in owned))
    if "shares" in changes:
        taken = [new - old for new, old in zip(changes["shares"], before.shares, strict=True)]
        market = tuple(left - more for left, more in zip(state.market_shares, taken, strict=True))
        state = evolve(state, market_shares=market)
    return evolve(state, companies=replaced(state.companies, company, evolve(before, **changes)))


def with_column(state: State, market: int, good: int, cubes: int) -> State:
    """A column with so many cubes; the supply makes up the difference."""
    column = state.columns[market]
    return evolve(
        state,
        columns=replaced(state.columns, market, replaced(column, good, cubes)),
        supply=replaced(state.supply, good, state.supply[good] + column[good] - cubes),
    )


def with_value(state: State, company: int, value: int) -> State:
    """A share-value marker on the space that shows this value."""
    return evolve(state, values=replaced(state.values, company, T.values.index(value)))


def with_agents_on(state: State, cell: str, *companies: int) -> State:
    """Agents of these companies on a cell, in this order: the first agent of each that is not yet on a cell."""
    number = T.cell_index[cell]
    for company in companies:
        one = state.companies[company]
        agent = next(i for i, place in enumerate(one.agents) if place >= T.portraits)
        agents = replaced(one.agents, agent, number)
        state = with_company(
            state,
            company,
            agents=agents,
            moved=replaced(one.moved, agent, True),
            finished=max(agents) < T.portraits,
        )
    return evolve(state, cells=replaced(state.cells, number, (*state.cells[number], *companies)))


def with_post(state: State, company: int, spot: str) -> State:
    """A trading post on the map."""
    one = state.companies[company]
    state = with_company(state, company, posts_left=one.posts_left - 1)
    return evolve(state, posts=replaced(state.posts, T.spot_index[spot], company))


def with_staying(state: State, zone: int, *ships: tuple[int, str]) -> State:
    """Ships left in a zone, taken from the docks of their companies if they lie there, else added to the fleets."""
    for company, name in ships:
        one, kind = state.companies[company], T.ship_index[name]
        if Ship(kind) in one.docks:
            at = one.docks.index(Ship(kind))
            state = with_company(state, company, docks=replaced(one.docks, at, EMPTY_DOCK), fleet=one.fleet)
        else:
            state = with_company(
                state,
                company,
                fleet=tuple(sorted((*one.fleet, kind))),
                stack=tuple(left for left in one.stack if left != kind),
            )
        pile = (*state.stay_piles[zone], Vessel(company, kind))
        state = evolve(state, stay_piles=replaced(state.stay_piles, zone, pile))
    return state


def docks(*ships: str | tuple[str, tuple[int, ...]], empty: int = 0) -> tuple[Ship, ...]:
    """Ships in docks from left to right, with their cargo where one is given."""
    filled = [
        Ship(T.ship_index[ship]) if isinstance(ship, str) else Ship(T.ship_index[ship[0]], ship[1]) for ship in ships
    ]
    return (*filled, *[EMPTY_DOCK] * empty)


def vessel(company: int, ship: str) -> Vessel:
    return Vessel(company, T.ship_index[ship])


def company(state: State, number: int) -> Company:
    return state.companies[number]


def value(state: State, number: int) -> int:
    """What a share of the company is worth."""
    return T.values[state.values[number]]


def after(state: State, *choices: tuple[int, Any]) -> State:
    """The state after (seat, action) pairs, every one of which is legal."""
    for seat, action in choices:
        assert GAME.refusal(state, seat, action) is None, GAME.refusal(state, seat, action)
        state = GAME.apply(state, seat, action)
    return state


def resumed(state: State, step: str, events: list[Event] | None = None) -> State:
    """What follows when a step is over."""
    return go_on(T, evolve(state, step=step, frames=()), events)


def with_cards(state: State, indies: str = "", europe: str = "") -> State:
    """Market cards of the period face down on both markets: those named, or the top ones."""
    for market, name in ((INDIES, indies), (EUROPE, europe)):
        pile = pile_of(T, state, market)
        card = T.card_index[name] if name else state.piles[pile][0]
        state = evolve(
            state,
            piles=replaced(state.piles, pile, without(state.piles[pile], card)),
            drawn=replaced(state.drawn, market, card),
        )
    return state


def with_fleet_at_sea(state: State, zone: int, *ships: tuple[int, str]) -> State:
    """Ships face down on a zone, in this order; their companies own no others and their docks are empty."""
    for number in {number for number, _ in ships}:
        own = tuple(sorted(T.ship_index[name] for one, name in ships if one == number))
        level = max(len(own) - T.docks[0], 0)
        state = with_company(state, number, docks=(EMPTY_DOCK,) * T.docks[level], fleet=own)
    pile = tuple(vessel(number, name) for number, name in ships)
    return evolve(state, zone_piles=replaced(state.zone_piles, zone, (*state.zone_piles[zone], *pile)))


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
    while state.step != step or (frame is not None and not isinstance(state.frames[-1], frame)):
        seat = GAME.decisions(state)[0].seat
        legal = GAME.legal_actions(state, seat)
        state = GAME.apply(state, seat, min(legal, key=_eagerness))
    return state


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
