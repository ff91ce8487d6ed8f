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
    """By province: the number of its country."""
    symbols: tuple[tuple[str, ...], ...]
    """By province: the symbols that pay at once, in order."""
    mysteries: tuple[int, ...]
    """By province: how many mystery symbols."""
    roads: tuple[tuple[int, ...], ...]
    """By province: where its roads lead, in the order of the table."""
    road_masks: tuple[int, ...]
    adjacent: tuple[int, ...]
    """By province: the set of its neighbours."""
    ports: tuple[int, ...]
    """By country: the province next to its port."""
    posts: tuple[tuple[int, ...], ...]
    """By country: its trading posts."""
    post_masks: tuple[int, ...]
    """By country: the set of its trading posts."""
    open_mask: int
    """The set of provinces that are no trading post."""
    tiles: tuple[tuple[str, ...], ...]
    """By country: the trade tiles laid there, in the order of the table."""
    harbours: Shown[tuple[Port, ...]]
    """By country."""
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
    """By variant."""

    # numbers for names
    good_number: dict[str, int]
    place_number: dict[str, int]
    dock_number: dict[str, int]
    country_number: dict[str, int]
    boat_goods: dict[str, tuple[int, ...]]
    """By boat: how many tiles of each good one merchant pays."""
    mystery_costs: dict[str, tuple[int, ...]]
    """By kind: how many tiles of each good it costs to keep a card."""
    start_goods: tuple[tuple[tuple[int, ...], ...], ...]
    """By number of players and turn order: how many tiles of each good."""

    # what the rules look up
    open_markets: tuple[tuple[int, ...], ...]
    """By number of players: the markets that are open (FEL-SET-08 to FEL-SET-10)."""
    backs: dict[str, str]
    """What is seen of a trade tile or boat that lies face down: "?lions", "?grey". A blank is its own back."""
    prices: dict[str, int]
    """What one unit of gold, spice or of any good sells for."""
    swap_rewards: dict[str, tuple[str, ...]]
    """By variant: what a swap at the guild brings beside the good (FEL-GLD-06, FEL-XGL-01)."""
    merchant_points: tuple[int, int, int]
    """What a merchant in a group of 1, of 2, of 3 or more is worth."""

    @cached_property
    def menu(self) -> "Menu":
        """Every action that the components allow."""
        from boardgames.felinia.box.menu import Menu

        return Menu(self)


def load(folder: Path, *, fresh: bool = False) -> tuple[Tables, str]:
    """The tables of a folder and their digest."""
    return load_tables(folder, Tables, on_demand("boardgames.felinia.box.build", "build"), fresh=fresh)
