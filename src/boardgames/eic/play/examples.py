"""The worked examples as positions and choices."""

from typing import Any

from boardgames.core.protocol import Seat
from boardgames.core.scenario import Builder, Scenario, Step
from boardgames.core.scenario import started as fresh
from boardgames.core.values import Action, evolve, replaced
from boardgames.eic import actions as do
from boardgames.eic.box.tables import EUROPE, INDIES, Tables
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.rules.flow import go_on
from boardgames.eic.rules.navigation import pile_of
from boardgames.eic.state import (
    EMPTY_DOCK,
    EVERYBODY,
    AgentTurn,
    AnyFrame,
    ExchangeTurn,
    LoadingTurn,
    Ship,
    State,
    Vessel,
)

NAMES = ("Blue", "Red", "Yellow", "Purple")
BLUE, RED, YELLOW, PURPLE = range(4)
TEA, SPICES, COFFEE, SILK = range(4)
EAST_INDIES = 1


def started(game: EastIndiaCompanies, players: int = 3, treasury: int = 20, period: int = 1) -> State:
    """The first agent turn of a period, Blue first. The market cards of earlier periods are in the box."""
    state: State = fresh(game, players)
    used = [game.tables.periods[number].deck for number in range(period - 1)]
    piles = tuple(pile[used.count(at % 3) :] for at, pile in enumerate(state.piles))
    state = evolve(state, order=tuple(range(len(state.companies))), period=period, piles=piles)
    for seat in range(players):
        state = company(state, seat, treasury=treasury)
    return asking(state, AgentTurn(BLUE))


def asking(state: State, frame: AnyFrame, step: str = "") -> State:
    return evolve(state, frames=(frame,), step=step or state.step)


def after(t: Tables, state: State, step: str) -> State:
    """What follows by itself when a step of the period is over."""
    return go_on(t, evolve(state, step=step, frames=()), None)


def later(t: Tables, state: State) -> State:
    """The same period with the cards of both markets turned up, as after the voyages."""
    piles = [pile_of(t, state, market) for market in (INDIES, EUROPE)]
    drawn = tuple(state.piles[pile][0] for pile in piles)
    left = tuple(cards[1:] if pile in piles else cards for pile, cards in enumerate(state.piles))
    return evolve(state, piles=left, drawn=drawn, seen=(EVERYBODY, EVERYBODY))


def company(state: State, number: int, **changes: Any) -> State:
    one = evolve(state.companies[number], **changes)
    return evolve(state, companies=replaced(state.companies, number, one))


def shares(state: State, seat: Seat, of: int, count: int) -> State:
    """The seat holds shares of a company; they come off the market."""
    held = replaced(state.companies[seat].shares, of, count)
    left = replaced(state.market_shares, of, state.market_shares[of] - count)
    return company(evolve(state, market_shares=left), seat, shares=held)


def value(t: Tables, state: State, number: int, worth: int) -> State:
    return evolve(state, values=replaced(state.values, number, t.values.index(worth)))


def column(state: State, market: int, good: int, cubes: int) -> State:
    """A column with so many cubes; the supply makes up the difference."""
    old = state.columns[market]
    supply = replaced(state.supply, good, state.supply[good] + old[good] - cubes)
    return evolve(state, columns=replaced(state.columns, market, replaced(old, good, cubes)), supply=supply)


def fleet(t: Tables, state: State, seat: Seat, *ships: tuple[str, tuple[int, ...]]) -> State:
    """These ships with their cargo in the docks, and a pier extension, so that there is a warehouse."""
    kinds = tuple(sorted(t.ship_index[name] for name, _ in ships))
    docked = [Ship(t.ship_index[name], cargo) for name, cargo in ships]
    empty = [EMPTY_DOCK] * (t.docks[1] - len(ships))
    supply = list(state.supply)
    for _, cargo in ships:
        for good in cargo:
            supply[good] -= 1
    return company(
        evolve(state, supply=tuple(supply)),
        seat,
        docks=(*docked, *empty),
        extensions=1,
        fleet=kinds,
        stack=tuple(kind for kind in state.companies[seat].stack if kind not in kinds),
    )


def agents(t: Tables, state: State, seat: Seat, *places: str) -> State:
    """Where the three agents stand: on a cell, where they were placed in this period, or with a character."""
    cells = list(state.cells)
    spots, moved = [], []
    for place in places:
        on_cell = place in t.cell_index
        moved.append(on_cell)
        if on_cell:
            cells[t.cell_index[place]] += (seat,)
            spots.append(t.cell_index[place])
        else:
            spots.append(t.portraits + next(i for i, one in enumerate(t.characters) if one.id == place))
    state = evolve(state, cells=tuple(cells))
    return company(state, seat, agents=tuple(spots), moved=tuple(moved), finished=all(moved))


def scene(example: str, state: State, *steps: tuple[Seat, Action, str] | tuple[Seat, Action, str, str]) -> Scenario:
    return Scenario(example, "standard", NAMES[: state.players], state, tuple(Step(*step) for step in steps))


# agents


def reach(game: EastIndiaCompanies) -> Scenario:
    state = agents(game.tables, started(game, period=2), BLUE, "governor", "merchant", "investor")
    return scene(
        "EIC-EX-01",
        state,
        (BLUE, do.PlaceAgent(0, "investor-ship"), "From the Governor the Investor is too far.", "EIC-AGT-07"),
        (BLUE, do.PlaceAgent(0, "merchant-silk"), "So is the Merchant.", "EIC-AGT-07"),
        (BLUE, do.PlaceAgent(0, "shipowner-pier"), "The Shipowner is a neighbour of the Governor, as the Captain is."),
    )


def surcharge(game: EastIndiaCompanies) -> Scenario:
    t = game.tables
    state = agents(t, started(game, period=2), BLUE, "governor", "merchant", "investor")
    state = agents(t, state, RED, "shipowner-pier", "captain", "captain")
    return scene(
        "EIC-EX-02",
        state,
        (BLUE, do.PlaceAgent(0, "shipowner-pier"), "Red's agent is on the cell already: Blue pays 1 PO to Red."),
    )


def one_agent_a_cell(game: EastIndiaCompanies) -> Scenario:
    state = agents(game.tables, started(game, period=2), BLUE, "captain-charts", "captain", "governor")
    return scene(
        "EIC-EX-03",
        state,
        (BLUE, do.PlaceAgent(1, "captain-charts"), "Blue has an agent there: a second is not allowed.", "EIC-AGT-08"),
    )


def over_the_centre(game: EastIndiaCompanies) -> Scenario:
    t = game.tables
    state = agents(t, started(game, period=2), BLUE, "merchant-coffee", "governor", "captain-charts")
    state = agents(t, state, RED, "merchant-silk", "captain-charts", "governor-influence")
    state = agents(t, state, YELLOW, "merchant-spices", "captain-expertise", "shipowner-pier")
    return scene(
        "EIC-EX-04",
        state,
        (BLUE, do.PlaceAgent(1, do.CENTRE), "The agent of the Governor goes to the central zone: no cost, no effect."),
        (BLUE, do.MoveFromCentre(1, "investor-influence"), "On a later turn it moves on, even to the far Investor."),
    )


# shares and goods


def share(game: EastIndiaCompanies) -> Scenario:
    t = game.tables
    state = asking(value(t, started(game), BLUE, 5), ExchangeTurn(RED, 0), "exchange-turns")
    return scene(
        "EIC-EX-05",
        state,
        (RED, do.BuyShare(BLUE), "Red pays 5 PO to the bank for a French share; the value rises to 6."),
    )


def cube(game: EastIndiaCompanies) -> Scenario:
    t = game.tables
    state = company(later(t, started(game)), BLUE, docks=(Ship(t.galleon), EMPTY_DOCK))
    four = t.layout(3).columns[INDIES][COFFEE].index(4) + 1
    turn = LoadingTurn(BLUE, EAST_INDIES, (Vessel(BLUE, t.galleon),), ())
    return scene(
        "EIC-EX-06",
        asking(column(state, INDIES, COFFEE, four), turn, "zone-2"),
        (BLUE, do.BuyCube("coffee"), "The cheapest coffee lies on a space of 4: Blue pays 4 PO to the bank."),
    )


def sale(game: EastIndiaCompanies) -> Scenario:
    t = game.tables
    six = t.layout(3).columns[EUROPE][COFFEE].index(6)
    state = fleet(t, later(t, started(game)), BLUE, ("galleon", (COFFEE, COFFEE)), ("galleon", ()))
    return scene(
        "EIC-EX-07",
        after(t, column(state, EUROPE, COFFEE, six), "warehouses"),
        (BLUE, do.SellCube("coffee"), "The cube goes on the space of 6, and 6 PO go on the sales tile."),
    )


def unloading(game: EastIndiaCompanies) -> Scenario:
    t = game.tables
    state = later(t, started(game, period=3))
    state = fleet(t, state, BLUE, ("frigate", (TEA,)), ("indiaman", (COFFEE,)), ("galleon", (TEA,)))
    state = fleet(t, state, RED, ("brig", (TEA,)), ("galleon", (TEA,)))
    state = fleet(t, state, YELLOW, ("three-master", (TEA,)), ("galleon", (SPICES,)))
    return scene(
        "EIC-EX-08",
        after(t, state, "warehouses"),
        (RED, do.SellCube("tea"), "The fastest ship first: Red's Brig, speed 4."),
        (BLUE, do.ChooseUnload(1), "Then speed 2, by initiative: Blue has two ships and chooses the East Indiaman."),
        (BLUE, do.SellCube("coffee"), "It is emptied before another ship is unloaded."),
        (YELLOW, do.SellCube("tea"), "Yellow's ship of speed 2 follows."),
        (BLUE, do.SellCube("tea"), "Now Blue's other ship of speed 2, the Frigate."),
        (BLUE, do.SellCube("tea"), "Last come the ships of speed 1, by initiative; Blue's galleon first."),
        (RED, do.SellCube("tea"), "Red's galleon is next."),
        (YELLOW, do.SellCube("spices"), "Yellow's galleon is the last."),
    )


# end of the period


def sold(game: EastIndiaCompanies, *sales: int) -> State:
    """Everything is unloaded; Red holds a French share and is asked whether to sell it."""
    state = shares(later(game.tables, started(game, 4)), RED, BLUE, 1)
    for number, amount in enumerate(sales):
        state = value(game.tables, company(state, number, sales=amount), number, 10)
    return state


def sales_marker(game: EastIndiaCompanies) -> Scenario:
    t = game.tables
    state = company(sold(game, 43, 50, 60, 0), BLUE, sales_index=t.sales_floors.index(20))
    return scene(
        "EIC-EX-09",
        after(t, state, "unloading"),
        (
            RED,
            do.Decline(),
            "Blue, third by sales, sold for 43: the marker goes from 20+ to 40+, the value from 10 to 12.",
        ),
    )


def initiative(game: EastIndiaCompanies) -> Scenario:
    state = after(game.tables, sold(game, 30, 8, 19, 5), "unloading")
    return scene(
        "EIC-EX-10",
        state,
        (RED, do.Decline(), "Sales 30, 8, 19 and 5: Purple, the lowest, becomes first; Blue, the highest, fourth."),
    )


def dividends(game: EastIndiaCompanies) -> Scenario:
    t = game.tables
    state = shares(later(t, started(game, 4)), RED, BLUE, 3)
    state = after(t, value(t, state, BLUE, 13), "ranking")
    return scene(
        "EIC-EX-11",
        state,
        (RED, do.Decline(), "A French share at 13 pays 3 PO: Blue owes Red 3 x 3 = 9 PO."),
    )


SCENARIOS: dict[str, Builder] = {
    "EIC-EX-01": reach,
    "EIC-EX-02": surcharge,
    "EIC-EX-03": one_agent_a_cell,
    "EIC-EX-04": over_the_centre,
    "EIC-EX-05": share,
    "EIC-EX-06": cube,
    "EIC-EX-07": sale,
    "EIC-EX-08": unloading,
    "EIC-EX-09": sales_marker,
    "EIC-EX-10": initiative,
    "EIC-EX-11": dividends,
}
