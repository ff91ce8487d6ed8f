"""The components as frozen lookups. Goods, ships, cells, spots, zones and cards are known by their index."""

from pathlib import Path

from boardgames.core.data import load_tables
from boardgames.core.protocol import on_demand
from boardgames.core.values import Value

INDIES, EUROPE = 0, 1
MARKETS = ("indies", "europe")
DECKS = ("12", "34", "5")

NONE = -1
"""No card, no ship, no post, no company."""


class Good(Value):
    id: str
    name: str
    letter: str
    cubes: int


class ShipKind(Value):
    id: str
    name: str
    short: str
    count: int
    period: int
    cost: int
    speed: int
    tonnage: int
    buyable: bool


class Zone(Value):
    id: str
    roman: str
    number: int
    name: str
    short: str
    travel_cost: int
    main_good: int
    second_good: int
    goods: tuple[int, ...]
    """Both goods in table order."""
    spots: tuple[int, ...]


class Spot(Value):
    id: str
    name: str
    zone: int


class Cell(Value):
    id: str
    short: str
    character: int
    capability: str
    phase: str
    """Letter of the phase in which the effect comes; "now" for at once."""
    market: int
    """Of an influence cell; else NONE."""
    good: int
    """Of a negotiation cell; else NONE."""


class Character(Value):
    id: str
    name: str
    cells: tuple[int, ...]
    near: tuple[int, ...]
    """The two neighbours in the circle."""


class Card(Value):
    id: str
    market: int
    deck: int
    cubes: tuple[int, ...]
    four_only: tuple[int, ...]


class CompanyName(Value):
    id: str
    name: str
    short: str
    nation: str


class Effect(Value):
    """What an agent card does for the neutral company: `pier`, `ship-sail`, `ship-crate` or `post` in a zone."""

    kind: str
    zone: int


class AgentCard(Value):
    id: str
    effects: tuple[Effect, ...]
    cells: tuple[int, ...]


class DestinationCard(Value):
    id: str
    by_posts: bool
    zones: tuple[int, ...]


class Costs(Value):
    surcharge: int
    leave_ship: int
    discount: int
    negotiation: int
    mortgage_divisor: int


class Period(Value):
    number: int
    label: str
    deck: int


class Phase(Value):
    id: str
    letter: str
    name: str


class Layout(Value):
    """What depends on the number of players."""

    players: int
    companies: int
    neutral: int
    """The company that the game runs; NONE with three and four players."""
    neutral_place: int
    """Its place in the first initiative order, from 0."""
    treasury: tuple[int, ...]
    """By place in the first initiative order."""
    shares: int
    condemned: tuple[int, ...]
    prices: tuple[tuple[tuple[int, ...], ...], ...]
    """[market][good][cubes on the column]: what the next cube earns in Europe, the last entry for a full column; in
    the Indies what the topmost of so many cubes costs, the entry for none being 0."""
    columns: tuple[tuple[tuple[int, ...], ...], ...]
    """[market][good]: the printed prices from the bottom space to the top space."""
    start: tuple[tuple[int, ...], ...]
    """[market][good]: cubes at set-up."""
    card_cubes: tuple[tuple[int, ...], ...]
    """[card][good], frames counted or not."""
    rank_steps: tuple[int, ...]


class Tables(Value):
    goods: tuple[Good, ...]
    ships: tuple[ShipKind, ...]
    galleon: int
    zones: tuple[Zone, ...]
    spots: tuple[Spot, ...]
    cells: tuple[Cell, ...]
    characters: tuple[Character, ...]
    cards: tuple[Card, ...]
    companies: tuple[CompanyName, ...]
    agent_cards: tuple[AgentCard, ...]
    destination_cards: tuple[DestinationCard, ...]
    periods: tuple[Period, ...]
    phases: tuple[Phase, ...]
    costs: Costs
    agents: int
    """Agents of a company."""
    posts: int
    """Trading posts of a company."""
    presidency: int
    """Presidency shares of a player."""
    dice: tuple[tuple[tuple[int, ...], ...], ...]
    """[market][good]: six faces."""
    dice_rolls: int
    """In how many ways all dice together can fall."""
    docks: tuple[int, ...]
    """Docks by number of extensions."""
    warehouse: tuple[int, ...]
    """Warehouse spaces by number of extensions."""
    speeds: tuple[int, ...]
    """Sections of the loading track, fastest first."""
    values: tuple[int, ...]
    dividends: tuple[int, ...]
    start_value: int
    sales_floors: tuple[int, ...]
    start_sales: int
    layouts: tuple[Layout, ...]
    """By number of players minus two."""

    # Places of an agent: cells first, then the portraits of the characters, the central zone and the port.
    portraits: int
    """The place of the first character's portrait; the others follow."""
    centre: int
    port: int
    places: tuple[str, ...]
    homes: tuple[int, ...]
    """[place]: where an agent there goes at the end of a period, from a cell to the portrait of its character."""
    reach: tuple[int, ...]
    """[place]: the cells that an agent standing there may go to, as a bit mask."""
    cell_costs: tuple[tuple[int, ...], ...]
    """[period - 1][cell]: the fixed cost, without surcharge and without the price of a ship."""
    ship_cells: tuple[int, ...]
    pier_cell: int
    post_cell: int
    expertise_cell: int
    charts_cell: int
    influence_cells: tuple[int, ...]
    """[market]"""
    negotiation_cells: tuple[int, ...]
    """[good]: its cell, or NONE."""

    good_index: dict[str, int]
    ship_index: dict[str, int]
    zone_index: dict[str, int]
    spot_index: dict[str, int]
    cell_index: dict[str, int]
    card_index: dict[str, int]

    def layout(self, players: int) -> Layout:
        return self.layouts[players - 2]


def load(folder: Path) -> tuple[Tables, str]:
    """The tables of a folder and their digest."""
    return load_tables(folder, Tables, on_demand("boardgames.eic.box.rows", "build"))
