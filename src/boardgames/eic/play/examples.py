"""The worked examples as positions and choices."""

from boardgames.core.game import Seat
from boardgames.core.values import Action
from boardgames.core.worked_example import Builder, ExampleStep, Scenario
from boardgames.eic import actions as do
from boardgames.eic.box.tables import EUROPE, INDIES
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.play.positions import COFFEE, EAST_INDIES, SPICES, TEA, Positions, asking, with_column
from boardgames.eic.state import ExchangeTurn, LoadingTurn, State

NAMES = ("Blue", "Red", "Yellow", "Purple")
BLUE, RED, YELLOW, PURPLE = range(4)
TREASURY = 20


def begun(at: Positions, players: int = 3, period: int = 1) -> State:
    """The first agent turn of a period, Blue first, everybody with 20 PO."""
    state = at.in_period(at.started(players, seed=0), period)
    for seat in range(players):
        state = at.with_company(state, seat, treasury=TREASURY)
    return state


def scene(example: str, state: State, *steps: tuple[Seat, Action, str] | tuple[Seat, Action, str, str]) -> Scenario:
    return Scenario(example, "standard", NAMES[: state.players], state, tuple(ExampleStep(*step) for step in steps))


# agents


def reach(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    state = at.with_agents(begun(at, period=2), BLUE, "governor", "merchant", "investor")
    return scene(
        "EIC-EX-01",
        state,
        (BLUE, do.PlaceAgent(0, "investor-ship"), "From the Governor the Investor is too far.", "EIC-AGT-07"),
        (BLUE, do.PlaceAgent(0, "merchant-silk"), "So is the Merchant.", "EIC-AGT-07"),
        (BLUE, do.PlaceAgent(0, "shipowner-pier"), "The Shipowner is a neighbour of the Governor, as the Captain is."),
    )


def surcharge(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    state = at.with_agents(begun(at, period=2), BLUE, "governor", "merchant", "investor")
    state = at.with_agents(state, RED, "shipowner-pier", "captain", "captain")
    return scene(
        "EIC-EX-02",
        state,
        (BLUE, do.PlaceAgent(0, "shipowner-pier"), "Red's agent is on the cell already: Blue pays 1 PO to Red."),
    )


def one_agent_per_cell(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    state = at.with_agents(begun(at, period=2), BLUE, "captain-charts", "captain", "governor")
    return scene(
        "EIC-EX-03",
        state,
        (BLUE, do.PlaceAgent(1, "captain-charts"), "Blue has an agent there: a second is not allowed.", "EIC-AGT-08"),
    )


def over_the_centre(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    state = at.with_agents(begun(at, period=2), BLUE, "merchant-coffee", "governor", "captain-charts")
    state = at.with_agents(state, RED, "merchant-silk", "captain-charts", "governor-influence")
    state = at.with_agents(state, YELLOW, "merchant-spices", "captain-expertise", "shipowner-pier")
    return scene(
        "EIC-EX-04",
        state,
        (BLUE, do.PlaceAgent(1, do.CENTRE), "The agent of the Governor goes to the central zone: no cost, no effect."),
        (BLUE, do.MoveFromCentre(1, "investor-influence"), "On a later turn it moves on, even to the far Investor."),
    )


# shares and goods


def share(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    state = asking(at.with_value(begun(at), BLUE, 5), ExchangeTurn(RED, 0), step="exchange-turns")
    return scene(
        "EIC-EX-05",
        state,
        (RED, do.BuyShare(BLUE), "Red pays 5 PO to the bank for a French share; the value rises to 6."),
    )


def cube(game: EastIndiaCompanies) -> Scenario:
    at, t = Positions(game), game.tables
    galleons = (t.galleon,) * 2
    state = at.with_company(at.with_open_cards(begun(at)), BLUE, docks=at.docks("galleon", empty=1), fleet=galleons)
    four = t.layout(3).columns[INDIES][COFFEE].index(4) + 1
    turn = LoadingTurn(BLUE, EAST_INDIES, (at.vessel(BLUE, "galleon"),), ())
    return scene(
        "EIC-EX-06",
        asking(with_column(state, INDIES, COFFEE, four), turn, step="zone-2"),
        (BLUE, do.BuyCube("coffee"), "The cheapest coffee lies on a space of 4: Blue pays 4 PO to the bank."),
    )


def sale(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    six = game.tables.layout(3).columns[EUROPE][COFFEE].index(6)
    state = at.with_fleet(at.with_open_cards(begun(at)), BLUE, ("galleon", (COFFEE, COFFEE)), ("galleon", ()))
    return scene(
        "EIC-EX-07",
        at.resumed(with_column(state, EUROPE, COFFEE, six), "warehouses"),
        (BLUE, do.SellCube("coffee"), "The cube goes on the space of 6, and 6 PO go on the sales tile."),
    )


def unloading(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    state = at.with_open_cards(begun(at, period=3))
    state = at.with_fleet(state, BLUE, ("frigate", (TEA,)), ("indiaman", (COFFEE,)), ("galleon", (TEA,)))
    state = at.with_fleet(state, RED, ("brig", (TEA,)), ("galleon", (TEA,)))
    state = at.with_fleet(state, YELLOW, ("three-master", (TEA,)), ("galleon", (SPICES,)))
    return scene(
        "EIC-EX-08",
        at.resumed(state, "warehouses"),
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


def sold(at: Positions, *sales: int) -> State:
    """Everything is unloaded; Red holds a French share and is asked whether to sell it."""
    state = at.with_shares(at.with_open_cards(begun(at, 4)), RED, BLUE, 1)
    for number, amount in enumerate(sales):
        state = at.with_value(at.with_company(state, number, sales=amount), number, 10)
    return state


def sales_marker(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    state = at.with_company(sold(at, 43, 50, 60, 0), BLUE, sales_index=game.tables.sales_floors.index(20))
    return scene(
        "EIC-EX-09",
        at.resumed(state, "unloading"),
        (RED, do.Decline(), "Blue is third by sales: the first variation leaves the value at 10."),
        (RED, do.Decline(), "Blue sold for 43: the marker goes from 20+ to 40+, the value from 10 to 12."),
    )


def initiative(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    return scene(
        "EIC-EX-10",
        at.resumed(sold(at, 30, 8, 19, 5), "unloading"),
        (RED, do.Decline(), "Sales 30, 8, 19 and 5: Purple, the lowest, becomes first; Blue, the highest, fourth."),
    )


def dividends(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    state = at.with_shares(at.with_open_cards(begun(at, 4)), RED, BLUE, 3)
    return scene(
        "EIC-EX-11",
        at.resumed(at.with_value(state, BLUE, 13), "sales-markers"),
        (RED, do.Decline(), "A French share at 13 pays 3 PO: Blue owes Red 3 x 3 = 9 PO."),
    )


SCENARIOS: dict[str, Builder] = {
    "EIC-EX-01": reach,
    "EIC-EX-02": surcharge,
    "EIC-EX-03": one_agent_per_cell,
    "EIC-EX-04": over_the_centre,
    "EIC-EX-05": share,
    "EIC-EX-06": cube,
    "EIC-EX-07": sale,
    "EIC-EX-08": unloading,
    "EIC-EX-09": sales_marker,
    "EIC-EX-10": initiative,
    "EIC-EX-11": dividends,
}
