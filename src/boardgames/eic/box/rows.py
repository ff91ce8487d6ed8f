"""The columns of `data/eic/*.toml`: each is typed here and nowhere else. Rules read these very records."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from boardgames.core.values import Shown
from boardgames.store.table_rows import Origin, TableRow

Market: TypeAlias = Literal["indies", "europe"]
Deck: TypeAlias = Literal["12", "34", "5"]
Side: TypeAlias = Literal["large", "small"]
Players: TypeAlias = Literal[2, 3, 4]
Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
Short: TypeAlias = Shown[Annotated[str, Meta(min_length=1, max_length=12)]]
"""Text that has to fit into a cell of the drawing."""
Positive: TypeAlias = Annotated[int, Meta(ge=1)]
NotNegative: TypeAlias = Annotated[int, Meta(ge=0)]
FourGoods: TypeAlias = Annotated[tuple[int, ...], Meta(min_length=4, max_length=4)]


class Row(TableRow):
    provenance: Origin


# --- goods.toml, markets.toml, dice.toml, cards.toml ---


class Good(Row):
    id: Id
    name: Short
    noun: Short
    """In the middle of a sentence."""
    colour: Shown[str]
    letter: Shown[Annotated[str, Meta(pattern=r"^[A-Z]$")]]
    cubes: Positive


class Goods(TableRow):
    good: tuple[Good, ...]


class Column(Row):
    market: Market
    side: Side
    good: str
    prices: Annotated[tuple[int, ...], Meta(min_length=2)]
    """From the bottom space to the top space."""
    start: int
    """Cubes at set-up."""
    x: Shown[int]


class Markets(TableRow):
    column: tuple[Column, ...]


class Die(Row):
    id: Id
    market: Market
    good: str
    faces: Annotated[tuple[int, ...], Meta(min_length=6, max_length=6)]


class Dice(TableRow):
    die: tuple[Die, ...]


class CardsMeta(Row):
    order: tuple[str, ...]


class Card(Row):
    id: Id
    market: Market
    deck: Deck
    cubes: FourGoods
    four_only: FourGoods


class Cards(TableRow):
    meta: CardsMeta
    card: tuple[Card, ...]


# --- ships.toml, port.toml, zones.toml ---


class ShipKind(Row):
    id: Id
    name: Shown[str]
    short: Short
    count: Positive
    period: Annotated[int, Meta(ge=1, le=5)]
    """The first one in which it can be bought."""
    cost: NotNegative
    speed: Positive
    tonnage: Positive
    buyable: bool


class Ships(TableRow):
    ship: tuple[ShipKind, ...]


class Port(Row):
    docks: int
    warehouse: int


class Extension(Row):
    level: int
    docks: int
    warehouse: int
    cost: int
    count: int


class SalesTrack(Row):
    floors: tuple[int, ...]
    start_index: int
    last_is_open: Literal[True]


class LoadingTrack(Row):
    sections: tuple[int, ...]


class InitiativeTrack(Row):
    positions: int


class Ports(TableRow):
    port: Port
    extension: tuple[Extension, ...]
    sales_track: SalesTrack
    loading_track: LoadingTrack
    initiative_track: InitiativeTrack


class Zone(Row):
    id: Id
    roman: Shown[str]
    number: int
    name: Shown[str]
    short: Short
    travel_cost: NotNegative
    main_good: str
    second_good: str
    place: Shown[str]
    x: Shown[int]
    y: Shown[int]


class Spot(Row):
    """Where a trading post can stand."""

    id: Id
    name: Short
    zone: str
    closed_with: tuple[Players, ...]
    x: Shown[int]
    y: Shown[int]


class Zones(TableRow):
    zone: tuple[Zone, ...]
    post: tuple[Spot, ...]


# --- characters.toml ---


class Circle(Row):
    circle: tuple[str, ...]
    centre: str


class Character(Row):
    id: Id
    name: Shown[str]
    short: Short
    x: Shown[int]
    y: Shown[int]
    cells: tuple[str, ...]


class Cell(Row):
    id: Id
    character: str
    capability: Literal["ship", "pier", "influence", "post", "expertise", "cartography", "negotiation"]
    short: Short
    cost: int | Literal["ship", "period"]
    effect_phase: Literal["now", "B", "C", "E"]
    """The letter of the phase in which the effect comes; "now" for at once."""
    market: Market | None = None
    """Market of an influence cell."""
    good: str | None = None
    """Good of a negotiation cell."""


class Characters(TableRow):
    meta: Circle
    character: tuple[Character, ...]
    cell: tuple[Cell, ...]


# --- stock.toml, companies.toml ---


class StockMeta(Row):
    start_index: int


class Track(Row):
    values: Annotated[tuple[int, ...], Meta(min_length=2)]
    dividends: tuple[int, ...]


class Stock(TableRow):
    meta: StockMeta
    track: Track


class CompanyName(Row):
    id: Id
    colour: Shown[str]
    name: Shown[str]
    short: Short
    nation: Shown[str]


class Companies(TableRow):
    company: tuple[CompanyName, ...]


# --- neutral.toml ---


class Effect(TableRow):
    """Effect of an agent card for the neutral company; a post is placed in a zone."""

    kind: Literal["pier", "ship-sail", "ship-crate", "post"]
    zone: str | None = None


class AgentCard(Row):
    id: Id
    effects: tuple[Effect, ...]
    agents: tuple[str, ...]
    """The cells on which it places agents."""


class DestinationCard(Row):
    id: Id
    kind: Literal["zone", "posts"]
    zones: Annotated[tuple[str, ...], Meta(min_length=1)]


class Neutral(TableRow):
    agent_card: tuple[AgentCard, ...]
    destination_card: tuple[DestinationCard, ...]


# --- game.toml ---


class GameMeta(TableRow):
    game: Literal["eic"]
    title: Shown[str]
    designer: Shown[str]
    publisher: Shown[str]
    min_players: int
    max_players: int
    periods: int
    currency: Shown[str]


class Components(Row):
    central_board: int
    market_boards: int
    loading_track: int
    port_tiles: int
    sales_tiles: int
    pier_extensions_level_1: int
    pier_extensions_level_2: int
    ship_tiles: int
    ships_per_player: int
    galleons_per_player: int
    company_shares: int
    company_shares_per_company: int
    presidency_shares: int
    presidency_shares_per_player: int
    agents: int
    agents_per_player: int
    trading_posts: int
    trading_posts_per_player: int
    sales_markers: int
    initiative_markers: int
    share_value_markers: int
    period_marker: int
    phase_marker: int
    indies_dice: int
    europe_dice: int
    indies_cards: int
    europe_cards: int
    end_of_period_tile: int
    condemned_post_tiles: int
    agent_cards: int
    destination_cards: int


class Cubes(Row):
    printed_total: int
    total: int


class Coins(Row):
    count: int
    by_value: tuple[tuple[int, int], ...]


class Costs(Row):
    surcharge_per_player: NotNegative
    expertise_per_period: NotNegative
    trading_post: NotNegative
    trading_post_discount: NotNegative
    leave_ship_in_indies: NotNegative
    pier_extension: NotNegative
    full_track_sale: NotNegative
    negotiation_bonus: NotNegative
    mortgage_divisor: Annotated[int, Meta(ge=2)]


class Setup(Row):
    players: Players
    market_side: Side
    treasury_by_initiative: tuple[int, ...]
    shares_on_market: Positive
    companies_in_play: int
    neutral: bool
    condemned_posts: tuple[str, ...]
    use_four_player_cubes: bool
    neutral_initiative: int | None = None


class RankSteps(Row):
    companies: int
    steps: tuple[int, ...]


class Phase(Row):
    id: Id
    letter: str
    name: Shown[str]
    short: Short


class Period(Row):
    number: int
    stars: int
    label: Shown[str]
    deck: Deck


class Rules(TableRow):
    meta: GameMeta
    components: Components
    cubes: Cubes
    coins: Coins
    costs: Costs
    setup: tuple[Setup, ...]
    rank_steps: tuple[RankSteps, ...]
    phase: tuple[Phase, ...]
    period: tuple[Period, ...]


class Box(TableRow):
    """All files together."""

    game: Rules
    goods: Goods
    ships: Ships
    zones: Zones
    characters: Characters
    markets: Markets
    dice: Dice
    cards: Cards
    stock: Stock
    port: Ports
    companies: Companies
    neutral: Neutral
