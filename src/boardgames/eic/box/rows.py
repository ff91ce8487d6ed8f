"""Models of the TOML tables."""

from pathlib import Path
from typing import Literal

from pydantic import Field

from boardgames.core.errors import UserError
from boardgames.core.sheets import Problem, Sheet, read_sheet
from boardgames.eic.box.tables import Tables

Provenance = Literal["rulebook", "derived", "published", "reconstructed"]
Market = Literal["indies", "europe"]
Deck = Literal["12", "34", "5"]
PlayerCount = Literal[2, 3, 4]
Id = Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")
Short = Field(min_length=1, max_length=12)


class Row(Sheet):
    provenance: Provenance


class GoodRow(Row):
    id: str = Id
    name: str = Short
    colour: str
    letter: str = Field(pattern=r"^[A-Z]$")
    cubes: int = Field(ge=1)


class Goods(Sheet):
    good: list[GoodRow]


class ShipRow(Row):
    id: str = Id
    name: str
    short: str = Short
    count: int = Field(ge=1)
    period: int = Field(ge=1, le=5)
    cost: int = Field(ge=0)
    speed: int = Field(ge=1)
    tonnage: int = Field(ge=1)
    buyable: bool


class Ships(Sheet):
    ship: list[ShipRow]


class ZoneRow(Row):
    id: str = Id
    roman: str
    number: int
    name: str
    short: str = Short
    travel_cost: int = Field(ge=0)
    main_good: str
    second_good: str
    place: str
    x: int
    y: int


class PostRow(Row):
    id: str = Id
    name: str = Short
    zone: str
    closed_with: list[PlayerCount]
    x: int
    y: int


class Zones(Sheet):
    zone: list[ZoneRow]
    post: list[PostRow]


class CircleRow(Row):
    circle: list[str]
    centre: str


class CharacterRow(Row):
    id: str = Id
    name: str
    short: str = Short
    x: int
    y: int
    cells: list[str]


class CellRow(Row):
    id: str = Id
    character: str
    capability: Literal["ship", "pier", "influence", "post", "expertise", "cartography", "negotiation"]
    short: str = Short
    cost: int | Literal["ship", "period"]
    effect_phase: Literal["now", "B", "C", "E"]
    market: Market | None = None
    good: str | None = None


class Characters(Sheet):
    meta: CircleRow
    character: list[CharacterRow]
    cell: list[CellRow]


class ColumnRow(Row):
    market: Market
    side: Literal["large", "small"]
    good: str
    prices: list[int] = Field(min_length=2)
    start: int
    x: int


class Markets(Sheet):
    column: list[ColumnRow]


class DieRow(Row):
    id: str = Id
    market: Market
    good: str
    faces: list[int] = Field(min_length=6, max_length=6)


class Dice(Sheet):
    die: list[DieRow]


class CardsMeta(Row):
    order: list[str]


class CardRow(Row):
    id: str = Id
    market: Market
    deck: Deck
    cubes: list[int] = Field(min_length=4, max_length=4)
    four_only: list[int] = Field(min_length=4, max_length=4)


class Cards(Sheet):
    meta: CardsMeta
    card: list[CardRow]


class StockMeta(Row):
    start_index: int


class Track(Row):
    values: list[int] = Field(min_length=2)
    dividends: list[int]


class Stock(Sheet):
    meta: StockMeta
    track: Track


class PortRow(Row):
    docks: int
    warehouse: int


class ExtensionRow(Row):
    level: int
    docks: int
    warehouse: int
    cost: int
    count: int


class SalesTrack(Row):
    floors: list[int]
    start_index: int
    last_is_open: Literal[True]


class LoadingTrack(Row):
    sections: list[int]


class InitiativeTrack(Row):
    positions: int


class Ports(Sheet):
    port: PortRow
    extension: list[ExtensionRow]
    sales_track: SalesTrack
    loading_track: LoadingTrack
    initiative_track: InitiativeTrack


class CompanyRow(Row):
    id: str = Id
    colour: str
    name: str
    short: str = Short
    nation: str


class Companies(Sheet):
    company: list[CompanyRow]


class EffectRow(Sheet):
    kind: Literal["pier", "ship-sail", "ship-crate", "post"]
    zone: str | None = None


class AgentCardRow(Row):
    id: str = Id
    effects: list[EffectRow]
    agents: list[str]


class DestinationCardRow(Row):
    id: str = Id
    kind: Literal["zone", "posts"]
    zones: list[str] = Field(min_length=1)


class Neutral(Sheet):
    agent_card: list[AgentCardRow]
    destination_card: list[DestinationCardRow]


class GameMeta(Sheet):
    game: Literal["eic"]
    title: str
    designer: str
    publisher: str
    min_players: int
    max_players: int
    periods: int
    currency: str


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


class CubesRow(Row):
    printed_total: int
    total: int


class CoinsRow(Row):
    count: int
    by_value: list[tuple[int, int]]


class CostsRow(Row):
    surcharge_per_player: int = Field(ge=0)
    expertise_per_period: int = Field(ge=0)
    trading_post: int = Field(ge=0)
    trading_post_discount: int = Field(ge=0)
    leave_ship_in_indies: int = Field(ge=0)
    pier_extension: int = Field(ge=0)
    full_track_sale: int = Field(ge=0)
    negotiation_bonus: int = Field(ge=0)
    mortgage_divisor: int = Field(ge=2)


class SetupRow(Row):
    players: PlayerCount
    market_side: Literal["large", "small"]
    treasury_by_initiative: list[int]
    shares_on_market: int = Field(ge=1)
    companies_in_play: int
    neutral: bool
    neutral_initiative: int | None = None
    condemned_posts: list[str]
    use_four_player_cubes: bool


class RankRow(Row):
    companies: int
    steps: list[int]


class PhaseRow(Row):
    id: str = Id
    letter: str
    name: str
    short: str = Short


class PeriodRow(Row):
    number: int
    stars: int
    label: str
    deck: Deck


class Rules(Sheet):
    meta: GameMeta
    components: Components
    cubes: CubesRow
    coins: CoinsRow
    costs: CostsRow
    setup: list[SetupRow]
    rank_steps: list[RankRow]
    phase: list[PhaseRow]
    period: list[PeriodRow]


class Box(Sheet):
    """All sheets together."""

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


def read_box(folder: Path) -> Box:
    """Every sheet of a folder, each checked for itself."""
    return Box.model_construct(
        game=read_sheet(folder, "game.toml", Rules),
        goods=read_sheet(folder, "goods.toml", Goods),
        ships=read_sheet(folder, "ships.toml", Ships),
        zones=read_sheet(folder, "zones.toml", Zones),
        characters=read_sheet(folder, "characters.toml", Characters),
        markets=read_sheet(folder, "markets.toml", Markets),
        dice=read_sheet(folder, "dice.toml", Dice),
        cards=read_sheet(folder, "cards.toml", Cards),
        stock=read_sheet(folder, "stock.toml", Stock),
        port=read_sheet(folder, "port.toml", Ports),
        companies=read_sheet(folder, "companies.toml", Companies),
        neutral=read_sheet(folder, "neutral.toml", Neutral),
    )


def build(folder: Path) -> Tables:
    """The tables of a folder; `UserError` names file, row and constraint of the first mistake."""
    from boardgames.eic.box.build import boil_down
    from boardgames.eic.box.checks import check

    box = read_box(folder)
    try:
        check(box)
    except Problem as problem:
        raise UserError(f"{folder}: {problem}.") from None
    return boil_down(box)
