"""The components of Felinia as frozen lookups: the rows of the tables, and the numbers that rules make of their names.

Goods, countries, places, docks and provinces are numbered in the order of their tables: inside the engine a kind of
good is a small int, and a set of provinces is an int with one bit a province.
"""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from boardgames.core.game import on_demand
from boardgames.core.values import Lookups, Shown, Value
from boardgames.felinia.box.rows import (
    Bank,
    Boat,
    BonusTile,
    Components,
    Country,
    Dock,
    Exploration,
    Good,
    Market,
    Money,
    MysteryKind,
    People,
    Place,
    Port,
    Province,
    Scenery,
    Score,
    SellPrice,
    Storage,
    Symbol,
    TradeTile,
    TwoSidedCards,
)
from boardgames.store.component_tables import load_tables

if TYPE_CHECKING:
    from boardgames.felinia.box.menu import Menu


class Board(Value):
    """One side of the board."""

    side: str
    width: Shown[int]
    height: Shown[int]
    provinces: tuple[Province, ...]
    number: dict[str, int]
    """From a province's id to its number."""
    countries: tuple[int, ...]
    """Country of each province."""
    symbols: tuple[tuple[str, ...], ...]
    """Symbols of each province that pay at once, in order."""
    mysteries: tuple[int, ...]
    """Number of mystery symbols of each province."""
    roads: tuple[tuple[int, ...], ...]
    """Provinces to which the roads of each province lead, in the order of the table."""
    road_masks: tuple[int, ...]
    adjacent: tuple[int, ...]
    """Set of the neighbours of each province."""
    ports: tuple[int, ...]
    """Province next to the port of each country."""
    posts: tuple[tuple[int, ...], ...]
    """Trading posts of each country."""
    post_masks: tuple[int, ...]
    """Set of the trading posts of each country."""
    open_mask: int
    """The set of provinces that are no trading post."""
    tiles: tuple[tuple[str, ...], ...]
    """Trade tiles placed in each country, in the order of the table."""
    harbours: Shown[tuple[Port, ...]]
    """Ports of the countries."""
    lakes: Shown[tuple[Scenery, ...]]


class Tables(Lookups):
    # the figures of game.toml
    components: Components
    money: Money
    bank: Bank
    market: Market
    storage: Storage
    sell_price: SellPrice
    exploration: Exploration
    cards: TwoSidedCards
    score: Score

    # rows in the order of the tables
    goods: tuple[Good, ...]
    places: tuple[Place, ...]
    """The markets from the top down, then the guild."""
    docks: tuple[Dock, ...]
    countries: tuple[Country, ...]
    peoples: tuple[People, ...]

    # rows by id
    trade_tiles: dict[str, TradeTile]
    bonus_tiles: dict[str, BonusTile]
    boats: dict[str, Boat]
    mystery_kinds: dict[str, MysteryKind]
    mystery_cards: dict[str, str]
    """From a card to its kind."""
    symbols: dict[str, Symbol]
    boards: dict[str, Board]
    """Boards by variant."""

    # numbers for names
    good_number: dict[str, int]
    place_number: dict[str, int]
    dock_number: dict[str, int]
    country_number: dict[str, int]
    boat_goods: dict[str, tuple[int, ...]]
    """Number of tiles of each good that one merchant pays, by boat."""
    mystery_costs: dict[str, tuple[int, ...]]
    """Number of tiles of each good that keeping a card costs, by kind."""
    start_goods: tuple[tuple[tuple[int, ...], ...], ...]
    """Number of tiles of each good at the start, by number of players and turn order."""

    # what the rules look up
    open_markets: tuple[tuple[int, ...], ...]
    """Open markets by number of players (FEL-SET-08 to FEL-SET-10)."""
    backs: dict[str, str]
    """Visible back of a trade tile or boat that is face down: "?lions", "?grey". A blank is its own back."""
    prices: dict[str, int]
    """Proceeds of one unit of gold, spice or of any good."""
    swap_rewards: dict[str, tuple[str, ...]]
    """Rewards of a swap at the guild beside the good, by variant (FEL-GLD-06, FEL-XGL-01)."""
    merchant_points: tuple[int, int, int]
    """Worth of a merchant in a group of 1, of 2, of 3 or more."""

    @cached_property
    def menu(self) -> "Menu":
        """Every action that the components allow."""
        from boardgames.felinia.box.menu import Menu

        return Menu(self)


def load(folder: Path, *, fresh: bool = False) -> tuple[Tables, str]:
    """The tables of a folder and their digest."""
    return load_tables(folder, Tables, on_demand("boardgames.felinia.box.build", "build"), fresh=fresh)
