"""Models of the tables of pieces: tracks, cards, books and bonus spaces."""

from typing import Literal

from pydantic import Field, NonNegativeInt, PositiveInt

from boardgames.core.sheets import Sheet

Provenance = Literal["rulebook", "derived", "published", "reconstructed"]
Letter = Literal["A", "B", "C", "D", "E"]
BookLetter = Literal["A", "B", "C"]
GoodName = Literal["coffee", "banana", "cotton"]
CompanyName = Literal["mombasa", "cape-town", "saint-louis", "cairo"]
ColumnName = Literal["left", "middle", "right"]
Pair = tuple[int, int]


class Meta(Sheet):
    provenance: Provenance


class Row(Sheet):
    id: str
    provenance: Provenance | None = None


# tracks.toml


class BoardRow(Sheet):
    letter: str
    sides: tuple[str, str]


class TrackCardRow(Row):
    ends: tuple[str, str]


class CapitalCall(Sheet):
    after: NonNegativeInt
    pounds: PositiveInt


class Special(Sheet):
    space: PositiveInt
    pounds: PositiveInt
    kind: str
    good: GoodName | None = None
    n: int = 0


class TrackRow(Row):
    label: str = Field(max_length=12)
    length: PositiveInt
    shares: tuple[Pair, ...]
    capital_call: tuple[CapitalCall, ...]
    special: tuple[Special, Special]


class Effect(Sheet):
    kind: Literal[
        "pounds",
        "diamond",
        "bookkeeping",
        "remove-post",
        "take-start-marker",
        "buy-card-with-pounds",
        "sell-card-from-hand",
    ]
    n: int = 0
    discount: int = 0
    plus: int = 0


class AdditionalSpaceRow(Row):
    track: str
    cost_pounds: NonNegativeInt
    text: str
    options: tuple[tuple[Effect, ...], ...] = ()
    buy_discount: int | None = None
    diamond: int = 0
    sell_plus: int | None = None
    sell_filter: Literal["any", "coffee"] = "any"
    tracks: int = 0
    steps: int = 0


class TracksSheet(Sheet):
    meta: Meta
    board: tuple[BoardRow, ...]
    track_card: tuple[TrackCardRow, ...]
    track: tuple[TrackRow, ...]
    additional_space: tuple[AdditionalSpaceRow, ...]


# cards.toml


class CardRow(Row):
    label: str = Field(max_length=12)
    kind: Literal["goods", "expansion", "bookkeeper", "merchant", "share"]
    crate: NonNegativeInt
    good: GoodName | None = None
    value: NonNegativeInt = 0
    points: NonNegativeInt = 0
    diamonds: NonNegativeInt = 0
    pounds: NonNegativeInt = 0
    mines_company: CompanyName | None = None
    mines_per_step: PositiveInt = 1
    share: CompanyName | None = None


class ActionCardRow(CardRow):
    letter: Letter


class StartingCardRow(CardRow):
    icon: str


class StartingExpansionRow(StartingCardRow):
    number: PositiveInt


class CardsSheet(Sheet):
    meta: Meta
    action_card: tuple[ActionCardRow, ...]
    starting_card: tuple[StartingCardRow, ...]
    starting_expansion: tuple[StartingExpansionRow, ...]


# books.toml


class Requirement(Sheet):
    type: Literal["coffee", "banana", "cotton", "any-good", "expansion", "helper"]
    n: PositiveInt


class BookReward(Sheet):
    kind: Literal["pounds", "diamond", "bookkeeping", "remove-post", "cotton-minus-1"]
    n: NonNegativeInt


class BookFace(Row):
    req: tuple[Requirement, ...] = Field(min_length=1, max_length=2)
    reward: BookReward
    label: str = Field(max_length=12)


class BookRow(BookFace):
    letter: BookLetter


class StartingBonus(Sheet):
    track: Literal["mombasa", "cape-town", "saint-louis", "cairo", "diamond"]
    n: PositiveInt


class StartingTileRow(BookFace):
    rest: tuple[str, str, str]
    bonus: tuple[StartingBonus, ...] = Field(min_length=1, max_length=2)


class BooksSheet(Sheet):
    meta: Meta
    book: tuple[BookRow, ...]
    starting_tile: tuple[StartingTileRow, ...]


# bonus.toml


class TierRow(Sheet):
    min: PositiveInt
    steps: PositiveInt
    effects: tuple[Effect, ...]


class SpaceRow(Row):
    label: str = Field(max_length=12)
    kind: Literal["standard", "tile", "majority"]
    x: int
    y: int
    cost_pounds: NonNegativeInt
    effects: tuple[Effect, ...] = ()
    forbidden: str = ""
    tile: str = ""
    counts: Literal["coffee", "banana", "cotton", "expansion"] | None = None
    company: CompanyName | None = None
    tier: tuple[TierRow, ...] = ()


class TileRow(Row):
    label: str = Field(max_length=12)
    kind: Literal["plus-one", "bookkeeper", "merchant", "expansion"]
    n: int = 0
    points: int = 0
    diamonds: int = 0
    pounds: int = 0
    per_other_merchant: int = 0
    value: int = 0


class BonusSheet(Sheet):
    meta: Meta
    space: tuple[SpaceRow, ...]
    tile: tuple[TileRow, ...]
