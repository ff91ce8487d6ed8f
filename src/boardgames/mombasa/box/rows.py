"""The columns of `data/mombasa/*.toml`: each is typed here and nowhere else.

What needs no change is held by the tables as it is; `build.py` adds the numbers that rules count with, `checks.py`
compares the files with each other and with the rulebook.
"""

from typing import Annotated, Literal

from msgspec import Meta

from boardgames.core.values import Shown, Value
from boardgames.mombasa.box.parts.columns import (
    BookLetter,
    ColumnName,
    CompanyName,
    FileMeta,
    GoodName,
    Label,
    Letter,
    Natural,
    Pair,
    Positive,
    Row,
)
from boardgames.mombasa.box.parts.map_rows import Companies, Map
from boardgames.store.table_rows import TableRow

# setup.toml


class SetupMeta(FileMeta):
    rounds: Positive
    players: tuple[int, ...]


class PerPlayer(TableRow):
    starting_cards: int
    starting_expansion: int
    track_discs: int
    pounds: Natural
    bonus_discs: dict[str, Positive]
    """Bonus discs by number of players."""
    bonus_discs_in_box: Positive


class Deck(TableRow):
    order_top_to_bottom: tuple[Letter, ...]
    counts: dict[Letter, int]


class Display(TableRow):
    rows: Positive
    columns: tuple[ColumnName, ...]
    fill_order: tuple[ColumnName, ...]
    crate: dict[ColumnName, Natural]


class RoundTrack(TableRow):
    coins_2: tuple[Natural, ...]
    coins_3: tuple[Natural, ...]
    coins_4: tuple[Natural, ...]


class BookDisplay(TableRow):
    rows: Positive
    columns: tuple[int, ...]
    letters: tuple[BookLetter, ...]
    cost: dict[BookLetter, Positive]


class FirstGame(TableRow):
    tracks: dict[CompanyName, str]
    starting_tiles: tuple[str, ...]


class VariableGame(TableRow):
    deal_starting_tiles: Positive
    keep_starting_tiles: Literal[1]
    track_cards_to_edges: tuple[CompanyName, ...]


class Setup(TableRow):
    meta: SetupMeta
    components: dict[str, int]
    per_player: PerPlayer
    deck: Deck
    display: Display
    round_track: RoundTrack
    book_display: BookDisplay
    first_game: FirstGame
    variable_game: VariableGame


# player_board.toml


class Slot(Row, kw_only=True):
    label: str
    opens: Literal["start", "diamond", "ink"]


class DiamondTrack(TableRow):
    start: Literal[0]
    length: Positive
    slot_space: Positive
    overflow_pounds: Positive
    values: tuple[Pair, ...]


class InkTrack(TableRow):
    start: Literal[0]
    starting_book_position: Literal[1]
    first_board_position: Literal[2]
    length: Positive
    slot_position: Positive
    point_pounds_at_end: Positive
    values: tuple[Pair, ...]
    no_a_positions: tuple[int, ...]
    row_1: Shown[tuple[int, ...]]
    row_2: Shown[tuple[int, ...]]


class PlayerBoard(TableRow):
    meta: FileMeta
    slot: tuple[Slot, ...]
    diamond: DiamondTrack
    bookkeeping: InkTrack


# tracks.toml


class BoardRow(TableRow):
    letter: str
    sides: tuple[str, str]


class TrackCard(Row, kw_only=True):
    ends: tuple[str, str]


class CapitalCall(TableRow):
    after: Natural
    pounds: Positive


class Special(TableRow):
    """A special space of a track: what it pays, and the bonus that it unlocks."""

    space: Positive
    pounds: Positive
    kind: str
    """A permanent bonus, or the id of an additional bonus space."""
    good: GoodName | None = None
    n: int = 0


class TrackRow(Row, kw_only=True):
    label: Label
    length: Positive
    shares: tuple[Pair, ...]
    capital_call: tuple[CapitalCall, ...]
    special: tuple[Special, Special]


class Effect(TableRow):
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


class AdditionalSpaceRow(Row, kw_only=True):
    track: str
    cost_pounds: Natural
    text: Shown[str]
    options: tuple[tuple[Effect, ...], ...] = ()
    buy_discount: int | None = None
    diamond: int = 0
    sell_plus: int | None = None
    sell_filter: Literal["any", "coffee"] = "any"
    tracks: int = 0
    steps: int = 0


class Tracks(TableRow):
    meta: FileMeta
    board: tuple[BoardRow, ...]
    track_card: tuple[TrackCard, ...]
    track: tuple[TrackRow, ...]
    additional_space: tuple[AdditionalSpaceRow, ...]


# cards.toml


class CardRow(Row, kw_only=True):
    """A card: action cards have a letter, starting cards an icon, the numbered ones a number, too."""

    label: Label
    kind: Literal["goods", "expansion", "bookkeeper", "merchant", "share"]
    crate: Natural
    letter: Letter | Literal[""] = ""
    icon: str = ""
    number: Natural = 0
    good: GoodName | None = None
    value: Natural = 0
    points: Natural = 0
    diamonds: Natural = 0
    pounds: Natural = 0
    mines_company: CompanyName | None = None
    mines_per_step: Positive = 1
    share: CompanyName | None = None


class Cards(TableRow):
    meta: FileMeta
    action_card: tuple[CardRow, ...]
    starting_card: tuple[CardRow, ...]
    starting_expansion: tuple[CardRow, ...]


# books.toml


class Requirement(TableRow):
    type: Literal["coffee", "banana", "cotton", "any-good", "expansion", "helper"]
    n: Positive


class BookReward(TableRow):
    kind: Literal["pounds", "diamond", "bookkeeping", "remove-post", "cotton-minus-1"]
    n: Natural


class BookRow(Row, kw_only=True):
    req: Annotated[tuple[Requirement, ...], Meta(min_length=1, max_length=2)]
    reward: BookReward
    label: Label
    letter: BookLetter | Literal[""] = ""
    """Empty for the book of a starting tile."""


class StartingBonus(TableRow):
    track: Literal["mombasa", "cape-town", "saint-louis", "cairo", "diamond"]
    n: Positive


class StartingTileRow(BookRow, kw_only=True):
    rest: tuple[str, str, str]
    bonus: Annotated[tuple[StartingBonus, ...], Meta(min_length=1, max_length=2)]


class Books(TableRow):
    meta: FileMeta
    book: tuple[BookRow, ...]
    starting_tile: tuple[StartingTileRow, ...]


# bonus.toml


class TierRow(TableRow):
    min: Positive
    steps: Positive
    effects: tuple[Effect, ...]


class SpaceRow(Row, kw_only=True):
    label: Label
    kind: Literal["standard", "tile", "majority"]
    x: Shown[int]
    y: Shown[int]
    cost_pounds: Natural
    effects: tuple[Effect, ...] = ()
    forbidden: Shown[str] = ""
    tile: str = ""
    counts: Literal["coffee", "banana", "cotton", "expansion"] | None = None
    company: CompanyName | None = None
    tier: tuple[TierRow, ...] = ()


class TileRow(Row, kw_only=True):
    label: Label
    kind: Literal["plus-one", "bookkeeper", "merchant", "expansion"]
    n: int = 0
    points: Natural = 0
    diamonds: Natural = 0
    pounds: Natural = 0
    per_other_merchant: Natural = 0
    value: Natural = 0


class Bonus(TableRow):
    meta: FileMeta
    space: tuple[SpaceRow, ...]
    tile: tuple[TileRow, ...]


class Files(Value):
    """All files of the folder."""

    setup: Setup
    companies: Companies
    map: Map
    tracks: Tracks
    cards: Cards
    books: Books
    bonus: Bonus
    board: PlayerBoard
