"""Models of Felinia's component tables, row by row and file by file."""

from typing import Literal

from pydantic import Field

from boardgames.core.sheets import Sheet

Origin = Literal["rulebook", "derived", "published", "reconstructed"]
Variant = Literal["classic", "expert"]
Count = Literal[2, 3, 4]


class GoodRow(Sheet):
    id: str
    label: str = Field(max_length=12)
    one: str = Field(max_length=12)
    code: str = Field(pattern="^[A-Z][a-z]$")
    count: int = Field(ge=1)
    country_colour: str
    provenance: Origin


class StartRow(Sheet):
    players: Count
    seat: int = Field(ge=1, le=4)
    goods: list[str]
    provenance: Origin


class GoodsSheet(Sheet):
    provenance: Origin
    total: int
    good: list[GoodRow]
    start: list[StartRow]


class PlaceRow(Sheet):
    id: str
    kind: Literal["market", "guild"]
    order: int
    label: str = Field(max_length=12)
    code: str = Field(pattern="^[A-Z][A-Z0-9]$")
    goods_spaces: int = Field(ge=0)
    closed_at: list[Count]
    x: int
    y: int
    provenance: Origin
    closed_provenance: Origin | None = None


class DockRow(Sheet):
    id: str
    label: str = Field(max_length=12)
    code: str
    x: int
    y: int
    provenance: Origin


class MarketsSheet(Sheet):
    provenance: Origin
    place: list[PlaceRow]
    dock: list[DockRow]


class CountryRow(Sheet):
    id: str
    label: str = Field(max_length=12)
    people: str
    code: str = Field(pattern="^[A-Z]$")
    colour: str
    hex: str = Field(pattern="^#[0-9a-f]{6}$")
    good: str
    people_top: int
    posts_classic: int
    posts_expert: int
    provenance: Origin
    top_provenance: Origin


class CountriesSheet(Sheet):
    provenance: Origin
    country: list[CountryRow]


class PeopleRow(Sheet):
    id: str
    label: str
    tiles: int = Field(ge=1)
    top: int = Field(ge=1)
    provenance: Origin


class TileRow(Sheet):
    id: str
    kind: Literal["people", "special"]
    back: str
    people: str = ""
    label: str = ""
    timing: Literal["", "end", "lasting", "instant"] = ""
    effect: str = ""
    text: str = ""
    variants: list[Variant]
    provenance: Origin
    back_provenance: Origin | None = None


class TradeSheet(Sheet):
    provenance: Origin
    people: list[PeopleRow]
    tile: list[TileRow]


class BonusRow(Sheet):
    id: str
    people: str
    effect: Literal["plus-one", "counts-as"]
    label: str
    provenance: Origin


class BonusSheet(Sheet):
    provenance: Origin
    bonus: list[BonusRow]


class BoatRow(Sheet):
    id: str
    destination: str
    time: str = Field(pattern=r"^\d{1,2}:\d\d$")
    minutes: int
    places: int = Field(ge=1, le=2)
    back: Literal["grey", "blue"]
    goods: list[str]
    coins: int = Field(ge=0)
    provenance: Origin
    back_provenance: Origin | None = None
    price_form_provenance: Origin | None = None


class BoatsSheet(Sheet):
    provenance: Origin
    boat: list[BoatRow]


class KindRow(Sheet):
    id: str
    label: str
    cost: list[str]
    copies: int = Field(ge=1)
    provenance: Origin


class CardRow(Sheet):
    id: str
    kind: str
    provenance: Origin


class MysterySheet(Sheet):
    provenance: Origin
    kind: list[KindRow]
    card: list[CardRow]


class SymbolRow(Sheet):
    id: Literal["spice", "gold", "coin", "good", "provision", "mystery"]
    label: str
    glyph: str = Field(min_length=1, max_length=1)
    variants: list[Variant]
    effect: str
    provenance: Origin


class SymbolsSheet(Sheet):
    provenance: Origin
    symbol: list[SymbolRow]


class ColourRow(Sheet):
    id: str
    label: str
    code: str
    hex: str
    order: int
    provenance: Origin


class PlayersSheet(Sheet):
    provenance: Origin
    player_colour: list[ColourRow]


class ProvinceRow(Sheet):
    id: str
    country: str
    kind: Literal["port", "crossroads", "post"]
    label: str = Field(max_length=20)
    code: str = Field(pattern="^[A-Z][A-Za-z0-9]$")
    x: int = Field(ge=0)
    y: int = Field(ge=0)
    symbols: list[str]
    distance: int
    provenance: Origin


class PortRow(Sheet):
    id: str
    country: str
    province: str
    label: str
    code: str
    x: int = Field(ge=0)
    y: int = Field(ge=0)
    provenance: Origin


class SceneryRow(Sheet):
    kind: Literal["lake"]
    label: str
    x: int = Field(ge=0)
    y: int = Field(ge=0)
    provenance: Origin


class BoardSheet(Sheet):
    provenance: Origin
    side: Variant
    width: int
    height: int
    roads: list[tuple[str, str]]
    adjacent: list[tuple[str, str]]
    province: list[ProvinceRow]
    port: list[PortRow]
    scenery: list[SceneryRow]


class TitlePart(Sheet):
    id: Literal["felinia"]
    title: str
    author: str
    publisher: str
    year: int
    players_min: Literal[2]
    players_max: Literal[4]
    rounds_expected: list[int]


class ComponentsPart(Sheet):
    merchants_per_player: int = Field(ge=1)
    bid_tokens_per_player: int = Field(ge=1)
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


class MoneyPart(Sheet):
    start: int = Field(ge=0)
    max: int = Field(ge=1)
    min: Literal[0]


class BankPart(Sheet):
    lap_income: list[int]
    laps: int


class MarketPart(Sheet):
    fill_at_setup: int = Field(ge=0)
    fill_each_round: int = Field(ge=0)


class StoragePart(Sheet):
    free: int = Field(ge=0)
    paid_extra: int = Field(ge=0)
    paid_extra_cost: int = Field(ge=0)
    surplus_sale_price: int


class PricePart(Sheet):
    gold: int = Field(ge=0)
    spice: int = Field(ge=0)
    good: int = Field(ge=0)


class ExplorationPart(Sheet):
    base_moves: int = Field(ge=1)
    max_flips: int = Field(ge=0)


class CardsPart(Sheet):
    faces: list[int]
    cards_each: int = Field(ge=1)


class ScorePart(Sheet):
    gold: int
    spice_pair: int
    good: int
    merchant_alone: int
    merchant_in_group_of_2: int
    merchant_in_group_of_3_plus: int
    mystery_single: int
    mystery_each_if_several: int


class TieBreakPart(Sheet):
    provenance: Origin
    order: list[Literal["money"]]
    then: str


class VariantRow(Sheet):
    id: Variant
    name: str
    board: Variant
    players: list[Count]
    recommended_players: list[Count]
    uses: list[str]


class OptionRow(Sheet):
    id: Literal["next-boat"]
    name: str
    for_variants: list[Variant]
    default: Literal[False]


class PhaseRow(Sheet):
    id: Literal["auction", "commerce", "exploration", "storage", "preparation"]
    order: int


class GameSheet(Sheet):
    provenance: Origin
    game: TitlePart
    components: ComponentsPart
    money: MoneyPart
    bank: BankPart
    market: MarketPart
    storage: StoragePart
    sell_price: PricePart
    exploration: ExplorationPart
    two_sided_cards: CardsPart
    score: ScorePart
    tie_break: TieBreakPart
    variant: list[VariantRow]
    option: list[OptionRow]
    phase: list[PhaseRow]
