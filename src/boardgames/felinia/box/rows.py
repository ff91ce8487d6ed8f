"""The columns of `data/felinia/*.toml`: each is typed here and nowhere else, and the tables hold these rows."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from boardgames.core.values import Shown
from boardgames.store.table_rows import Origin, TableRow

Variant: TypeAlias = Literal["classic", "expert"]
Seats: TypeAlias = Literal[2, 3, 4]
"""A number of players."""
Count: TypeAlias = Annotated[int, Meta(ge=0)]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]
Label: TypeAlias = Shown[Annotated[str, Meta(max_length=12)]]
SideOrigin: TypeAlias = Shown[Origin | None]
"""Where a single column comes from, if not from where its row does."""
Hex: TypeAlias = Shown[Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]]
Spot: TypeAlias = Shown[Annotated[int, Meta(ge=0)]]
"""A coordinate of the drawing."""


class Entry(TableRow):
    """A row with a name of its own."""

    id: str
    provenance: Origin


class Sheet(TableRow):
    """A whole file with its columns and rows."""

    provenance: Origin


class Good(Entry):
    label: Label
    one: Label
    """Name of a single tile in a sentence."""
    several: Label
    """Name of several tiles in a sentence."""
    tile: Shown[Annotated[str, Meta(max_length=5)]]
    """Name printed on a crate."""
    short: Shown[Annotated[str, Meta(max_length=6)]]
    """Name of a single tile where there is little room."""
    short_several: Shown[Annotated[str, Meta(max_length=6)]]
    code: Shown[Annotated[str, Meta(pattern="^[A-Z][a-z]$")]]
    count: Positive
    country_colour: Shown[str]
    """The country whose colour the good has."""


class StartGoods(TableRow):
    players: Seats
    seat: Annotated[int, Meta(ge=1, le=4)]
    """In turn order."""
    goods: tuple[str, ...]
    provenance: Origin


class GoodsFile(Sheet):
    """goods.toml"""

    total: int
    good: tuple[Good, ...]
    start: tuple[StartGoods, ...]


class Place(Entry):
    """Where a bid token can lie: a market or the guild."""

    kind: Literal["market", "guild"]
    order: int
    label: Label
    code: Shown[Annotated[str, Meta(pattern="^[A-Z][A-Z0-9]$")]]
    goods_spaces: Count
    closed_at: tuple[Seats, ...]
    """The numbers of players with which the place is closed."""
    x: Shown[int]
    y: Shown[int]
    closed_provenance: SideOrigin = None


class Dock(Entry):
    label: Label
    code: Shown[str]
    x: Shown[int]
    y: Shown[int]


class MarketsFile(Sheet):
    """markets.toml"""

    place: tuple[Place, ...]
    dock: tuple[Dock, ...]


class Country(Entry):
    label: Label
    people: str
    code: Shown[Annotated[str, Meta(pattern="^[A-Z]$")]]
    colour: Shown[str]
    hex: Hex
    good: str
    people_top: int
    posts_classic: int
    posts_expert: int
    top_provenance: Origin


class CountriesFile(Sheet):
    """countries.toml"""

    country: tuple[Country, ...]


class People(Entry):
    label: Shown[str]
    one: Shown[str]
    """Name of a single tile."""
    mark: Shown[Annotated[str, Meta(max_length=2)]]
    """Letters that stand for the people where there is no room for a word."""
    tiles: Positive
    top: Positive
    """Maximum worth of one tile; the minimum is 1."""


class TradeTile(Entry):
    kind: Literal["people", "special"]
    back: str
    """The country on whose posts it is laid."""
    variants: tuple[Variant, ...]
    people: str = ""
    """Empty for a special tile."""
    label: Shown[str] = ""
    """Empty for a tile of a people, which is called after it."""
    timing: Literal["", "end", "lasting", "instant"] = ""
    effect: str = ""
    text: Shown[str] = ""
    back_provenance: SideOrigin = None


class TradeFile(Sheet):
    """trade-tiles.toml"""

    people: tuple[People, ...]
    tile: tuple[TradeTile, ...]


class BonusTile(Entry):
    people: str
    effect: Literal["plus-one", "counts-as"]
    label: Shown[str]


class BonusFile(Sheet):
    """bonus-tiles.toml"""

    bonus: tuple[BonusTile, ...]


class Boat(Entry):
    destination: str
    time: Shown[Annotated[str, Meta(pattern=r"^\d{1,2}:\d\d$")]]
    minutes: int
    places: Annotated[int, Meta(ge=1, le=2)]
    back: Literal["grey", "blue"]
    goods: tuple[str, ...]
    """Goods that one merchant pays, tile by tile, beside the coins."""
    coins: Count
    back_provenance: SideOrigin = None
    price_form_provenance: SideOrigin = None


class BoatsFile(Sheet):
    """boats.toml"""

    boat: tuple[Boat, ...]


class MysteryKind(Entry):
    label: Shown[str]
    cost: tuple[str, ...]
    """The goods it costs to keep a card."""
    copies: Positive


class MysteryCard(Entry):
    kind: str


class MysteryFile(Sheet):
    """mystery-cards.toml"""

    kind: tuple[MysteryKind, ...]
    card: tuple[MysteryCard, ...]


class Symbol(TableRow):
    id: Literal["spice", "gold", "coin", "good", "provision", "mystery"]
    label: Shown[str]
    glyph: Shown[Annotated[str, Meta(min_length=1, max_length=1)]]
    variants: tuple[Variant, ...]
    effect: Shown[str]
    provenance: Origin


class SymbolsFile(Sheet):
    """symbols.toml"""

    symbol: tuple[Symbol, ...]


class PlayerColour(Entry):
    label: Shown[str]
    code: Shown[str]
    hex: Shown[str]
    order: int


class PlayersFile(Sheet):
    """players.toml"""

    player_colour: tuple[PlayerColour, ...]


class Province(Entry):
    country: str
    kind: Literal["port", "crossroads", "post"]
    """`port` is the one next to the port."""
    label: Shown[Annotated[str, Meta(max_length=20)]]
    code: Shown[Annotated[str, Meta(pattern="^[A-Z][A-Za-z0-9]$")]]
    x: Spot
    y: Spot
    symbols: tuple[str, ...]
    """In the order in which they take effect, mystery symbols last."""
    distance: int


class Port(Entry):
    country: str
    province: str
    label: Shown[str]
    code: Shown[str]
    x: Spot
    y: Spot


class Scenery(TableRow):
    kind: Literal["lake"]
    label: Shown[str]
    x: Spot
    y: Spot
    provenance: Origin


class BoardFile(Sheet):
    """board-classic.toml, board-expert.toml"""

    side: Variant
    width: int
    height: int
    roads: tuple[tuple[str, str], ...]
    adjacent: tuple[tuple[str, str], ...]
    province: tuple[Province, ...]
    port: tuple[Port, ...]
    scenery: tuple[Scenery, ...]


class Title(TableRow):
    id: Literal["felinia"]
    title: str
    author: str
    publisher: str
    year: int
    players_min: Literal[2]
    players_max: Literal[4]
    rounds_expected: tuple[int, ...]


class Components(TableRow):
    merchants_per_player: Positive
    bid_tokens_per_player: Positive
    money_markers_per_player: int
    ships_3d: int
    goods_tiles: int
    trade_tiles_people: int
    trade_tiles_special: int
    bonus_tiles: int
    boat_tiles: int
    cards_total: int
    gold_cards: int
    spice_cards: int
    provision_cards: int
    mystery_cards: int
    first_player_cards: int
    closed_market_cards: int
    goods_memo_cards: int


class Money(TableRow):
    start: Count
    max: Positive
    min: Literal[0]


class Bank(TableRow):
    lap_income: tuple[int, ...]
    laps: int


class Market(TableRow):
    fill_at_setup: Count
    fill_each_round: Count


class Storage(TableRow):
    free: Count
    paid_extra: Count
    paid_extra_cost: Count
    surplus_sale_price: int


class SellPrice(TableRow):
    gold: Count
    spice: Count
    good: Count


class Exploration(TableRow):
    base_moves: Positive
    max_flips: Count


class TwoSidedCards(TableRow):
    """Gold, spice and provisions."""

    faces: tuple[int, int]
    cards_each: Positive


class Score(TableRow):
    gold: int
    spice_pair: int
    good: int
    merchant_alone: int
    merchant_in_group_of_2: int
    merchant_in_group_of_3_plus: int
    mystery_single: int
    mystery_each_if_several: int


class TieBreak(TableRow):
    provenance: Origin
    order: tuple[Literal["money"], ...]
    then: str


class VariantRow(TableRow):
    id: Variant
    name: Shown[str]
    board: Variant
    players: tuple[Seats, ...]
    recommended_players: tuple[Seats, ...]
    uses: tuple[str, ...]


class OptionRow(TableRow):
    id: Literal["next-boat"]
    name: Shown[str]
    for_variants: tuple[Variant, ...]
    default: Literal[False]


class Phase(TableRow):
    id: Literal["auction", "commerce", "exploration", "storage", "preparation"]
    order: int


class GameFile(Sheet):
    """game.toml"""

    game: Title
    components: Components
    money: Money
    bank: Bank
    market: Market
    storage: Storage
    sell_price: SellPrice
    exploration: Exploration
    two_sided_cards: TwoSidedCards
    score: Score
    tie_break: TieBreak
    variant: tuple[VariantRow, ...]
    option: tuple[OptionRow, ...]
    phase: tuple[Phase, ...]
