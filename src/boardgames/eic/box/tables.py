"""The components as frozen lookups. Goods, ships, cells, spots, zones and cards are known by their index.

Rows of the tables stand here as they are in the files (`rows.py`); beside them stands what rules need as numbers.
"""

from collections.abc import Callable
from functools import cached_property, lru_cache
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from boardgames.core.game import on_demand
from boardgames.core.values import Lookups, Value
from boardgames.eic.actions import CENTRE
from boardgames.eic.box.rows import (
    AgentCard,
    Card,
    Cell,
    Character,
    CompanyName,
    Costs,
    DestinationCard,
    Good,
    Market,
    Period,
    Phase,
    Setup,
    ShipKind,
    Spot,
    Zone,
)
from boardgames.store.component_tables import load_tables

if TYPE_CHECKING:
    from boardgames.eic.box.menu import Menu

INDIES, EUROPE = 0, 1
MARKETS: tuple[Market, ...] = ("indies", "europe")
DECKS = ("12", "34", "5")

NONE = -1
"""No card, no ship, no post, no company."""


class Layout(Value):
    """Layout that depends on the number of players."""

    setup: Setup
    neutral: int
    """The company that the game runs; NONE with three and four players."""
    condemned: tuple[int, ...]
    """Spots that are closed."""
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


class Tables(Lookups):
    goods: tuple[Good, ...]
    ships: tuple[ShipKind, ...]
    zones: tuple[Zone, ...]
    spots: tuple[Spot, ...]
    cells: tuple[Cell, ...]
    characters: tuple[Character, ...]
    """Round the circle."""
    cards: tuple[Card, ...]
    companies: tuple[CompanyName, ...]
    agent_cards: tuple[AgentCard, ...]
    destination_cards: tuple[DestinationCard, ...]
    periods: tuple[Period, ...]
    phases: tuple[Phase, ...]
    costs: Costs

    galleon: int
    agents: int
    """Agents of a company."""
    posts: int
    """Trading posts of a company."""
    presidency: int
    """Presidency shares of a player."""
    ships_for_sale: tuple[tuple[int, ...], ...]
    """[period - 1]: kinds that can be bought."""
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
    """Layouts by number of players minus two."""

    # Numbers for the names that rows give.
    main_goods: tuple[int, ...]
    """[zone]: the good of its own."""
    second_goods: tuple[int, ...]
    """[zone]: the good that is sold everywhere."""
    zone_goods: tuple[tuple[int, ...], ...]
    """[zone]: both goods in table order."""
    zone_spots: tuple[tuple[int, ...], ...]
    spot_zones: tuple[int, ...]
    cell_characters: tuple[int, ...]
    character_cells: tuple[tuple[int, ...], ...]
    card_piles: tuple[int, ...]
    """[card]: the pile it belongs to, market x 3 + deck."""
    period_decks: tuple[int, ...]
    """[period - 1]: the deck in use."""
    agent_card_cells: tuple[tuple[int, ...], ...]
    destination_zones: tuple[tuple[int, ...], ...]

    # Places of an agent: cells first, then the portraits of the characters, the central zone and the port.
    portraits: int
    """The place of the first character's portrait; the others follow."""
    centre: int
    port: int
    homes: tuple[int, ...]
    """[place]: where an agent there goes at the end of a period, from a cell to the portrait of its character."""
    reach: tuple[int, ...]
    """[place]: the cells that an agent standing there may go to, as a bit mask."""
    cell_costs: tuple[tuple[int, ...], ...]
    """[period - 1][cell]: the fixed cost, without surcharge and without the price of a ship."""
    costly_cells: tuple[int, ...]
    """Cells with a fixed cost."""
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

    def good_ids(self, goods: tuple[int, ...]) -> tuple[str, ...]:
        """The ids of some goods, for an event."""
        return tuple(self.goods[good].id for good in goods)

    @cached_property
    def places(self) -> tuple[str, ...]:
        """The id of every place of an agent."""
        return (*self.cell_index, *(character.id for character in self.characters), CENTRE, "port")

    @cached_property
    def falls(self) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """[market]: every way in which its dice can fall, the first die changing fastest."""
        return tuple(tuple(faces[::-1] for faces in product(*reversed(dice))) for dice in self.dice)

    @cached_property
    def cheapest(self) -> Callable[[int, tuple[int, ...]], int]:
        """For a period and a stack of ships what the cheapest one costs that is for sale; NONE if none is (EIC-SHP-01).

        It is asked at every agent's turn, and stacks seldom change.
        """

        def cheapest(period: int, stack: tuple[int, ...]) -> int:
            for_sale = self.ships_for_sale[period - 1]
            return min([self.ships[kind].cost for kind in for_sale if kind in stack], default=NONE)

        return lru_cache(maxsize=256)(cheapest)

    @cached_property
    def menu(self) -> "Menu":
        """Every action that the components allow."""
        from boardgames.eic.box.menu import Menu

        return Menu(self)


def load(folder: Path, *, fresh: bool = False) -> tuple[Tables, str]:
    """The tables of a folder and their digest."""
    return load_tables(folder, Tables, on_demand("boardgames.eic.box.build", "build"), fresh=fresh)
