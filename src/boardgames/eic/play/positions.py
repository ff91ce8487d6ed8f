"""Positions in one expression: a started game, changed where a test or a worked example needs it."""

from typing import Any

from boardgames.core.game import Config
from boardgames.core.rulebook import Events
from boardgames.core.values import evolve, replaced
from boardgames.eic.actions import AnyAction
from boardgames.eic.box.tables import DECKS, EUROPE, INDIES, NONE
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.rules.navigation import pile_of
from boardgames.eic.rules.period import course
from boardgames.eic.rules.share_values import share_value
from boardgames.eic.rules.state_helpers import NEXT_STEP, without
from boardgames.eic.state import EMPTY_DOCK, EVERYBODY, AgentTurn, AnyFrame, Ship, State, Vessel

TEA, SPICES, COFFEE, SILK = range(4)
CHINA, EAST_INDIES, INDIA = range(3)


def asking(state: State, *frames: AnyFrame, step: str | None = None) -> State:
    """The same table with another question open."""
    return evolve(state, frames=frames, step=step or state.step)


def with_column(state: State, market: int, good: int, cubes: int) -> State:
    """A column with so many cubes; the supply makes up the difference."""
    column = state.columns[market]
    return evolve(
        state,
        columns=replaced(state.columns, market, replaced(column, good, cubes)),
        supply=replaced(state.supply, good, state.supply[good] + column[good] - cubes),
    )


class Positions:
    """Positions of one game."""

    def __init__(self, game: EastIndiaCompanies) -> None:
        self.game = game
        self.t = game.tables

    # from a new game on

    def started(self, players: int = 4, seed: int = 1, order: tuple[int, ...] | None = None, **changes: Any) -> State:
        """A new game at its first question, the agents of period 1, in a known order of initiative."""
        options = ("mortgage",) if changes.get("mortgage") else ()
        state = self.game.start(Config(players=players, seed=seed, variant="standard", options=options))
        order = tuple(range(len(state.companies))) if order is None else order
        return asking(evolve(state, order=order, **changes), AgentTurn(order[0]))

    def in_period(self, state: State, period: int) -> State:
        """The same in a later period; the market cards of earlier periods are in the box."""
        used = self.t.period_decks[: period - 1]
        piles = tuple(pile[used.count(at % len(DECKS)) :] for at, pile in enumerate(state.piles))
        return evolve(state, period=period, piles=piles)

    def resumed(self, state: State, step: str, events: Events = None) -> State:
        """Return the state after everything that follows automatically when a step of the period is over."""
        return course(self.t, evolve(state, step=step, frames=()), NEXT_STEP, events)

    def after(self, state: State, *choices: tuple[int, AnyAction]) -> State:
        """The state after (seat, action) pairs, every one of which is legal."""
        for seat, action in choices:
            assert self.game.refusal(state, seat, action) is None, self.game.refusal(state, seat, action)
            state = self.game.apply(state, seat, action)
        return state

    # companies

    def with_company(self, state: State, company: int, **changes: Any) -> State:
        """One company changed. Shares given to it come off the market; the fleet follows the docks."""
        before = state.companies[company]
        if "docks" in changes and "fleet" not in changes:
            left = [vessel.kind for pile in state.stay_piles for vessel in pile if vessel.company == company]
            docked = [ship.kind for ship in changes["docks"] if ship.kind != NONE]
            changes["fleet"] = tuple(sorted((*docked, *left)))
        if "docks" in changes:
            changes.setdefault("extensions", len(changes["docks"]) - self.t.docks[0])
            owned = changes["fleet"]
            changes.setdefault("stack", tuple(kind for kind in before.stack if kind not in owned))
        if "shares" in changes:
            taken = [new - old for new, old in zip(changes["shares"], before.shares, strict=True)]
            market = tuple(left - more for left, more in zip(state.market_shares, taken, strict=True))
            state = evolve(state, market_shares=market)
        return evolve(state, companies=replaced(state.companies, company, evolve(before, **changes)))

    def with_shares(self, state: State, seat: int, company: int, count: int) -> State:
        """The seat holds so many shares of a company."""
        return self.with_company(state, seat, shares=replaced(state.companies[seat].shares, company, count))

    def value(self, state: State, company: int) -> int:
        """Return the worth of a share of the company."""
        return share_value(self.t, state, company)

    def with_value(self, state: State, company: int, value: int) -> State:
        """A share-value marker on the space that shows this value."""
        return evolve(state, values=replaced(state.values, company, self.t.values.index(value)))

    # agents and posts

    def with_agents(self, state: State, company: int, *places: str) -> State:
        """Where the agents stand: on a cell, where they were placed in this period, or with a character."""
        portraits = {character.id: self.t.portraits + i for i, character in enumerate(self.t.characters)}
        stand = tuple(self.t.cell_index.get(place, portraits.get(place, NONE)) for place in places)
        moved = tuple(place < self.t.portraits for place in stand)
        cells = tuple((*there, company) if cell in stand else there for cell, there in enumerate(state.cells))
        state = evolve(state, cells=cells)
        return self.with_company(state, company, agents=stand, moved=moved, finished=all(moved))

    def with_agents_on(self, state: State, cell: str, *companies: int) -> State:
        """Agents of these companies on a cell, in this order: the first agent of each that is not yet on a cell."""
        number = self.t.cell_index[cell]
        for company in companies:
            one = state.companies[company]
            agent = next(i for i, place in enumerate(one.agents) if place >= self.t.portraits)
            agents = replaced(one.agents, agent, number)
            state = self.with_company(
                state,
                company,
                agents=agents,
                moved=replaced(one.moved, agent, True),
                finished=max(agents) < self.t.portraits,
            )
        return evolve(state, cells=replaced(state.cells, number, (*state.cells[number], *companies)))

    def with_post(self, state: State, company: int, spot: str) -> State:
        """A trading post on the map."""
        state = self.with_company(state, company, posts_left=state.companies[company].posts_left - 1)
        return evolve(state, posts=replaced(state.posts, self.t.spot_index[spot], company))

    # cards

    def with_cards(self, state: State, indies: str = "", europe: str = "", seen: int = 0) -> State:
        """Market cards of the period on both markets: those named, or the top ones; face down unless seen."""
        for market, name in ((INDIES, indies), (EUROPE, europe)):
            pile = pile_of(self.t, state, market)
            card = self.t.card_index[name] if name else state.piles[pile][0]
            state = evolve(
                state,
                piles=replaced(state.piles, pile, without(state.piles[pile], card)),
                drawn=replaced(state.drawn, market, card),
                seen=replaced(state.seen, market, seen),
            )
        return state

    def with_open_cards(self, state: State) -> State:
        """The same period with the cards of both markets turned up, as after the voyages."""
        return self.with_cards(state, seen=EVERYBODY)

    # ships

    def vessel(self, company: int, ship: str) -> Vessel:
        return Vessel(company, self.t.ship_index[ship])

    def docks(self, *ships: str | tuple[str, tuple[int, ...]], empty: int = 0) -> tuple[Ship, ...]:
        """Ships in docks from left to right, with their cargo where one is given."""
        index = self.t.ship_index
        filled = [Ship(index[ship]) if isinstance(ship, str) else Ship(index[ship[0]], ship[1]) for ship in ships]
        return (*filled, *[EMPTY_DOCK] * empty)

    def with_fleet(self, state: State, company: int, *ships: tuple[str, tuple[int, ...]]) -> State:
        """These ships in the docks, their cargo from the supply, and a pier extension: so there is a warehouse."""
        supply = list(state.supply)
        for _, cargo in ships:
            for good in cargo:
                supply[good] -= 1
        docks = self.docks(*ships, empty=self.t.docks[1] - len(ships))
        return self.with_company(evolve(state, supply=tuple(supply)), company, docks=docks)

    def with_staying(self, state: State, zone: int, *ships: tuple[int, str]) -> State:
        """Ships left in a zone, taken from the docks of their companies if they lie there, else added to the fleets."""
        for company, name in ships:
            one, kind = state.companies[company], self.t.ship_index[name]
            if Ship(kind) in one.docks:
                at = one.docks.index(Ship(kind))
                docks = replaced(one.docks, at, EMPTY_DOCK)
                state = self.with_company(state, company, docks=docks, fleet=one.fleet)
            else:
                fleet = tuple(sorted((*one.fleet, kind)))
                stack = tuple(left for left in one.stack if left != kind)
                state = self.with_company(state, company, fleet=fleet, stack=stack)
            pile = (*state.stay_piles[zone], Vessel(company, kind))
            state = evolve(state, stay_piles=replaced(state.stay_piles, zone, pile))
        return state

    def with_fleet_at_sea(self, state: State, zone: int, *ships: tuple[int, str]) -> State:
        """Ships face down on a zone, in this order; their companies own no others and their docks are empty."""
        for number in {number for number, _ in ships}:
            own = tuple(sorted(self.t.ship_index[name] for one, name in ships if one == number))
            level = max(len(own) - self.t.docks[0], 0)
            state = self.with_company(state, number, docks=(EMPTY_DOCK,) * self.t.docks[level], fleet=own)
        pile = tuple(self.vessel(number, name) for number, name in ships)
        return evolve(state, zone_piles=replaced(state.zone_piles, zone, (*state.zone_piles[zone], *pile)))
