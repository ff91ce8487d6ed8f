"""The components of Felinia as frozen lookups.

Goods, countries, places, docks and provinces are numbered in the order of their tables: inside the engine a kind of
good is a small int, and a set of provinces is an int with one bit a province.
"""

from pathlib import Path

from boardgames.core.data import load_tables
from boardgames.core.protocol import on_demand
from boardgames.core.values import Value


class Good(Value):
    id: str
    label: str
    one: str
    """What a single tile is called in a sentence."""
    code: str
    count: int
    country: str
    """The country whose colour the good has."""

    def counted(self, n: int) -> str:
        """`1 book`, `2 books`."""
        return f"{n} {self.one if n == 1 else self.id}"


class Place(Value):
    """Where a bid token can lie: a market or the guild."""

    id: str
    label: str
    code: str
    spaces: int
    closed_at: tuple[int, ...]
    """The player counts at which the place is closed."""


class Dock(Value):
    id: str
    label: str
    code: str


class Country(Value):
    id: str
    label: str
    code: str
    colour: str
    good: str


class People(Value):
    id: str
    label: str
    tiles: int
    top: int
    """What one tile is worth at most; it is worth at least 1."""


class TradeTile(Value):
    id: str
    back: str
    """The country on whose posts it is laid."""
    people: str
    """Empty for a special tile."""
    label: str
    timing: str
    """`end`, `lasting` or `instant` for a special tile."""
    effect: str
    text: str
    classic: bool


class BonusTile(Value):
    id: str
    people: str
    effect: str
    """`plus-one` or `counts-as`."""
    label: str


class Boat(Value):
    id: str
    country: int
    time: str
    minutes: int
    places: int
    blue: bool
    goods: tuple[int, ...]
    """How many tiles of each good one merchant pays."""
    coins: int


class MysteryKind(Value):
    id: str
    label: str
    cost: tuple[int, ...]
    """How many tiles of each good it costs to keep."""
    cost_names: tuple[str, ...]


class Symbol(Value):
    id: str
    label: str
    glyph: str
    effect: str


class Province(Value):
    id: str
    country: int
    kind: str
    """`port` (next to the port), `crossroads` or `post`."""
    label: str
    code: str
    x: int
    y: int
    symbols: tuple[str, ...]
    """Those that pay at once, in order."""
    mysteries: int
    """How many mystery symbols."""


class Spot(Value):
    """A drawn place that is no province: a port or a lake."""

    label: str
    code: str
    x: int
    y: int


class Board(Value):
    """One side of the board."""

    side: str
    width: int
    height: int
    provinces: tuple[Province, ...]
    number: dict[str, int]
    """From a province's id to its number."""
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
    harbours: tuple[Spot, ...]
    """By country."""
    lakes: tuple[Spot, ...]
    tiles: tuple[tuple[str, ...], ...]
    """By country: the trade tiles laid there, in the order of the table."""


class Tables(Value):
    # ids in order, and the way back
    goods: tuple[Good, ...]
    good_number: dict[str, int]
    places: tuple[Place, ...]
    """The markets from the top down, then the guild."""
    place_number: dict[str, int]
    open_markets: tuple[tuple[int, ...], ...]
    """By number of players: the markets that are open (FEL-SET-08 to FEL-SET-10)."""
    docks: tuple[Dock, ...]
    dock_number: dict[str, int]
    countries: tuple[Country, ...]
    country_number: dict[str, int]
    peoples: tuple[People, ...]
    trade_tiles: dict[str, TradeTile]
    bonus_tiles: dict[str, BonusTile]
    boats: dict[str, Boat]
    mystery_kinds: dict[str, MysteryKind]
    mystery_cards: dict[str, str]
    """From a card to its kind."""
    symbols: dict[str, Symbol]
    boards: dict[str, Board]
    """By variant."""
    backs: dict[str, str]
    """What is seen of a trade tile or boat that lies face down: "?lions", "?grey". A blank is its own back."""
    start_goods: tuple[tuple[tuple[int, ...], ...], ...]
    """By number of players and turn order: how many tiles of each good."""

    # figures
    merchants: int
    tokens: int
    money_start: int
    money_max: int
    lap_income: tuple[int, ...]
    fill_at_setup: int
    fill_each_round: int
    storage_free: int
    storage_extra: int
    storage_cost: int
    prices: dict[str, int]
    """What one unit of gold, spice or of any good sells for."""
    gold_price: int
    spice_price: int
    good_price: int
    base_moves: int
    max_flips: int
    cards_each: int
    card_high: int
    """The higher face of a gold, spice or provision card."""
    score_gold: int
    score_spice_pair: int
    score_good: int
    score_merchant: tuple[int, ...]
    """A merchant in a group of 1, 2, 3 or more."""
    score_mystery_single: int
    score_mystery_several: int
    card_counts: dict[str, int]
    """How many cards of each sort are in the box."""


def load(folder: Path) -> tuple[Tables, str]:
    """The tables of a folder and their digest."""
    return load_tables(folder, Tables, on_demand("boardgames.felinia.box.build", "build"))
