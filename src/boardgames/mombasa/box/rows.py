"""Models of the tables in `data/mombasa`: here set-up, companies, map and player board, in `rows.py` the rest.

`building.py` boils them down to `Tables`, `checks.py` compares them with each other and with the rulebook.
"""

from pathlib import Path
from typing import Literal

from pydantic import Field, NonNegativeInt, PositiveInt

from boardgames.core.sheets import Sheet, read_sheet
from boardgames.mombasa.box.rows_pieces import (
    BonusSheet,
    BookLetter,
    BooksSheet,
    CardsSheet,
    ColumnName,
    CompanyName,
    Letter,
    Meta,
    Pair,
    Provenance,
    Row,
    TracksSheet,
)
from boardgames.mombasa.box.tables import Tables

# setup.toml


class SetupMeta(Meta):
    rounds: PositiveInt
    players: tuple[int, ...]


class PerPlayer(Sheet):
    starting_cards: int
    starting_expansion: int
    track_discs: int
    pounds: NonNegativeInt
    bonus_discs: dict[int, PositiveInt]
    bonus_discs_in_box: PositiveInt


class Deck(Sheet):
    order_top_to_bottom: tuple[Letter, ...]
    counts: dict[Letter, int]


class Display(Sheet):
    rows: PositiveInt
    columns: tuple[ColumnName, ...]
    fill_order: tuple[ColumnName, ...]
    crate: dict[ColumnName, NonNegativeInt]


class RoundTrack(Sheet):
    coins_2: tuple[NonNegativeInt, ...]
    coins_3: tuple[NonNegativeInt, ...]
    coins_4: tuple[NonNegativeInt, ...]


class BookDisplay(Sheet):
    rows: PositiveInt
    columns: tuple[int, ...]
    letters: tuple[BookLetter, ...]
    cost: dict[BookLetter, PositiveInt]


class FirstGame(Sheet):
    tracks: dict[CompanyName, str]
    starting_tiles: tuple[str, ...]


class VariableGame(Sheet):
    deal_starting_tiles: PositiveInt
    keep_starting_tiles: Literal[1]
    track_cards_to_edges: tuple[CompanyName, ...]


class SetupSheet(Sheet):
    meta: SetupMeta
    components: dict[str, int]
    per_player: PerPlayer
    deck: Deck
    display: Display
    round_track: RoundTrack
    book_display: BookDisplay
    first_game: FirstGame
    variable_game: VariableGame


# companies.toml


class CompaniesMeta(Meta):
    posts_per_company: PositiveInt
    columns_per_base: PositiveInt
    spaces_per_column: PositiveInt
    scoring_order: tuple[CompanyName, ...]


class CompanyRow(Row):
    id: CompanyName
    name: str
    label: str
    color: str
    edge: Literal["north", "east", "south", "west"]
    first_game_track: str
    majority: Literal["coffee", "banana", "cotton", "expansion"]


class BaseColumnRow(Row):
    coins: tuple[NonNegativeInt, ...]


class CompaniesSheet(Sheet):
    meta: CompaniesMeta
    company: tuple[CompanyRow, ...]
    base_column: tuple[BaseColumnRow, ...]
    player_color: tuple[Row, ...]


# map.toml


class MapMeta(Meta):
    regions: int
    columns: PositiveInt
    rows: PositiveInt


class Edges(Sheet):
    provenance: Provenance
    north: CompanyName
    west: CompanyName
    south: CompanyName
    east: CompanyName


class RegionRow(Row):
    name: str
    label: str = Field(max_length=12)
    x: NonNegativeInt
    y: NonNegativeInt
    w: PositiveInt
    h: PositiveInt
    inside: str = ""
    reward_kind: Literal["pounds", "diamond", "bookkeeping", "track", "none"]
    reward: NonNegativeInt
    mines: NonNegativeInt

    def cells(self) -> set[Pair]:
        return {(self.x + i, self.y + j) for i in range(self.w) for j in range(self.h)}


class BaseBorderRow(Sheet):
    company: CompanyName
    region: str
    lines: Literal[1, 2]


class BorderRow(Sheet):
    a: str
    b: str
    lines: Literal[1, 2]


class MapSheet(Sheet):
    meta: MapMeta
    edges: Edges
    region: tuple[RegionRow, ...]
    base_border: tuple[BaseBorderRow, ...]
    border: tuple[BorderRow, ...]


# player_board.toml


class SlotRow(Row):
    label: str
    opens: Literal["start", "diamond", "ink"]


class DiamondTrack(Sheet):
    start: Literal[0]
    length: PositiveInt
    slot_space: PositiveInt
    overflow_pounds: PositiveInt
    values: tuple[Pair, ...]


class InkTrack(Sheet):
    start: Literal[0]
    starting_book_position: Literal[1]
    first_board_position: Literal[2]
    length: PositiveInt
    slot_position: PositiveInt
    point_pounds_at_end: PositiveInt
    values: tuple[Pair, ...]
    no_a_positions: tuple[int, ...]
    row_1: tuple[int, ...]
    row_2: tuple[int, ...]


class PlayerBoardSheet(Sheet):
    meta: Meta
    slot: tuple[SlotRow, ...]
    diamond: DiamondTrack
    bookkeeping: InkTrack


class Sheets(Sheet):
    """All files of the folder."""

    setup: SetupSheet
    companies: CompaniesSheet
    map: MapSheet
    tracks: TracksSheet
    cards: CardsSheet
    books: BooksSheet
    bonus: BonusSheet
    board: PlayerBoardSheet


def read(folder: Path) -> Sheets:
    return Sheets(
        setup=read_sheet(folder, "setup.toml", SetupSheet),
        companies=read_sheet(folder, "companies.toml", CompaniesSheet),
        map=read_sheet(folder, "map.toml", MapSheet),
        tracks=read_sheet(folder, "tracks.toml", TracksSheet),
        cards=read_sheet(folder, "cards.toml", CardsSheet),
        books=read_sheet(folder, "books.toml", BooksSheet),
        bonus=read_sheet(folder, "bonus.toml", BonusSheet),
        board=read_sheet(folder, "player_board.toml", PlayerBoardSheet),
    )


def build(folder: Path) -> Tables:
    """The checked tables of a folder."""
    from boardgames.mombasa.box.build import tables
    from boardgames.mombasa.box.checks import check

    sheets = read(folder)
    check(folder, sheets)
    return tables(sheets)
