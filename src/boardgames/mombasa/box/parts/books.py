"""Books, their shelf, and starting tiles."""

from typing import Any

from msgspec.structs import asdict

from boardgames.mombasa.box import rows
from boardgames.mombasa.box.parts.lookups import index
from boardgames.mombasa.box.rows import Files
from boardgames.mombasa.box.tables import LETTERS, Book, StartingTile

NEEDS = ("coffee", "banana", "cotton", "expansion", "helper")


def of_books(s: Files, companies: tuple[str, ...]) -> dict[str, Any]:
    shelf = s.setup.book_display
    ids = tuple(f"book-{column}{row + 1}" for row in range(shelf.rows) for column in shelf.columns)
    return {
        "books": {row.id: book(row) for row in (*s.books.book, *s.books.starting_tile)},
        "supplies": tuple(tuple(row.id for row in s.books.book if row.letter == letter) for letter in LETTERS),
        "shelf_letters": tuple(LETTERS.index(letter) for _ in range(shelf.rows) for letter in shelf.letters),
        "shelf_columns": tuple(column for _ in range(shelf.rows) for column in shelf.columns),
        "shelf_costs": tuple(shelf.cost[letter] for _ in range(shelf.rows) for letter in shelf.letters),
        "shelf_ids": ids,
        "shelf_at": index(ids),
        "starting_tiles": {row.id: starting_tile(row, companies) for row in s.books.starting_tile},
        "first_tiles": s.setup.first_game.starting_tiles,
        "tiles_dealt": s.setup.variable_game.deal_starting_tiles,
    }


def book(row: rows.BookRow) -> Book:
    need: dict[str, int] = {requirement.type: requirement.n for requirement in row.req}
    coffee, banana, cotton, expansion, helper = (need.get(kind, 0) for kind in NEEDS)
    columns = {name: getattr(row, name) for name in rows.BookRow.__struct_fields__}
    return Book(**columns, needs=(coffee, banana, cotton, expansion, helper), any_good=need.get("any-good", 0))


def starting_tile(row: rows.StartingTileRow, companies: tuple[str, ...]) -> StartingTile:
    gain: dict[str, int] = {bonus.track: bonus.n for bonus in row.bonus}
    a, b, c, d = (gain.get(company, 0) for company in companies)
    return StartingTile(**asdict(row), steps=(a, b, c, d), diamonds=gain.get("diamond", 0))
