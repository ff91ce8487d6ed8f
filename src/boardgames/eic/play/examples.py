"""The worked examples as positions and choices."""

from typing import cast

from boardgames.core.game import Seat
from boardgames.core.values import Action
from boardgames.core.words import Phrases
from boardgames.core.worked_example import Builder, ExampleStep, Scenario
from boardgames.eic import actions as do
from boardgames.eic.box.tables import EUROPE, INDIES
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.play.positions import COFFEE, EAST_INDIES, SPICES, TEA, Positions, asking, with_column
from boardgames.eic.state import ExchangeTurn, LoadingTurn, State

NAMES = ("example-blue", "example-red", "example-yellow", "example-purple")
"""Messages for what the players of the examples are called."""
BLUE, RED, YELLOW, PURPLE = range(4)
TREASURY = 20


def begun(at: Positions, players: int = 3, period: int = 1) -> State:
    """The first agent turn of a period, Blue first, everybody with 20 PO."""
    state = at.in_period(at.started(players, seed=0), period)
    for seat in range(players):
        state = at.with_company(state, seat, treasury=TREASURY)
    return state


def scene(
    game: EastIndiaCompanies,
    example: str,
    state: State,
    *steps: tuple[Seat, Action, str] | tuple[Seat, Action, str, str],
) -> Scenario:
    """An example of which every step, and everybody's name, is a key of the catalogue."""
    say = cast(Phrases, game.words).messages.text
    told = tuple(ExampleStep(seat, action, say(key), *rule) for seat, action, key, *rule in steps)
    return Scenario(example, "standard", tuple(map(say, NAMES[: state.players])), state, told)


# agents


def reach(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    state = at.with_agents(begun(at, period=2), BLUE, "governor", "merchant", "investor")
    return scene(
        game,
        "EIC-EX-01",
        state,
        (BLUE, do.PlaceAgent(0, "investor-ship"), "example-01-1", "EIC-AGT-07"),
        (BLUE, do.PlaceAgent(0, "merchant-silk"), "example-01-2", "EIC-AGT-07"),
        (BLUE, do.PlaceAgent(0, "shipowner-pier"), "example-01-3"),
    )


def surcharge(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    state = at.with_agents(begun(at, period=2), BLUE, "governor", "merchant", "investor")
    state = at.with_agents(state, RED, "shipowner-pier", "captain", "captain")
    return scene(
        game,
        "EIC-EX-02",
        state,
        (BLUE, do.PlaceAgent(0, "shipowner-pier"), "example-02-1"),
    )


def one_agent_per_cell(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    state = at.with_agents(begun(at, period=2), BLUE, "captain-charts", "captain", "governor")
    return scene(
        game,
        "EIC-EX-03",
        state,
        (BLUE, do.PlaceAgent(1, "captain-charts"), "example-03-1", "EIC-AGT-08"),
    )


def over_the_centre(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    state = at.with_agents(begun(at, period=2), BLUE, "merchant-coffee", "governor", "captain-charts")
    state = at.with_agents(state, RED, "merchant-silk", "captain-charts", "governor-influence")
    state = at.with_agents(state, YELLOW, "merchant-spices", "captain-expertise", "shipowner-pier")
    return scene(
        game,
        "EIC-EX-04",
        state,
        (BLUE, do.PlaceAgent(1, do.CENTRE), "example-04-1"),
        (BLUE, do.MoveFromCentre(1, "investor-influence"), "example-04-2"),
    )


# shares and goods


def share(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    state = asking(at.with_value(begun(at), BLUE, 5), ExchangeTurn(RED, 0), step="exchange-turns")
    return scene(
        game,
        "EIC-EX-05",
        state,
        (RED, do.BuyShare(BLUE), "example-05-1"),
    )


def cube(game: EastIndiaCompanies) -> Scenario:
    at, t = Positions(game), game.tables
    galleons = (t.galleon,) * 2
    state = at.with_company(at.with_open_cards(begun(at)), BLUE, docks=at.docks("galleon", empty=1), fleet=galleons)
    four = t.layout(3).columns[INDIES][COFFEE].index(4) + 1
    turn = LoadingTurn(BLUE, EAST_INDIES, (at.vessel(BLUE, "galleon"),), ())
    return scene(
        game,
        "EIC-EX-06",
        asking(with_column(state, INDIES, COFFEE, four), turn, step="zone-2"),
        (BLUE, do.BuyCube("coffee"), "example-06-1"),
    )


def sale(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    six = game.tables.layout(3).columns[EUROPE][COFFEE].index(6)
    state = at.with_fleet(at.with_open_cards(begun(at)), BLUE, ("galleon", (COFFEE, COFFEE)), ("galleon", ()))
    return scene(
        game,
        "EIC-EX-07",
        at.resumed(with_column(state, EUROPE, COFFEE, six), "warehouses"),
        (BLUE, do.SellCube("coffee"), "example-07-1"),
    )


def unloading(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    state = at.with_open_cards(begun(at, period=3))
    state = at.with_fleet(state, BLUE, ("frigate", (TEA,)), ("indiaman", (COFFEE,)), ("galleon", (TEA,)))
    state = at.with_fleet(state, RED, ("brig", (TEA,)), ("galleon", (TEA,)))
    state = at.with_fleet(state, YELLOW, ("three-master", (TEA,)), ("galleon", (SPICES,)))
    return scene(
        game,
        "EIC-EX-08",
        at.resumed(state, "warehouses"),
        (RED, do.SellCube("tea"), "example-08-1"),
        (BLUE, do.ChooseUnload(1), "example-08-2"),
        (BLUE, do.SellCube("coffee"), "example-08-3"),
        (YELLOW, do.SellCube("tea"), "example-08-4"),
        (BLUE, do.SellCube("tea"), "example-08-5"),
        (BLUE, do.SellCube("tea"), "example-08-6"),
        (RED, do.SellCube("tea"), "example-08-7"),
        (YELLOW, do.SellCube("spices"), "example-08-8"),
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
        game,
        "EIC-EX-09",
        at.resumed(state, "unloading"),
        (RED, do.Decline(), "example-09-1"),
        (RED, do.Decline(), "example-09-2"),
    )


def initiative(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    return scene(
        game,
        "EIC-EX-10",
        at.resumed(sold(at, 30, 8, 19, 5), "unloading"),
        (RED, do.Decline(), "example-10-1"),
    )


def dividends(game: EastIndiaCompanies) -> Scenario:
    at = Positions(game)
    state = at.with_shares(at.with_open_cards(begun(at, 4)), RED, BLUE, 3)
    return scene(
        game,
        "EIC-EX-11",
        at.resumed(at.with_value(state, BLUE, 13), "sales-markers"),
        (RED, do.Decline(), "example-11-1"),
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
