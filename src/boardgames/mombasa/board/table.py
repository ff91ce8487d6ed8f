"""The table of Mombasa: the map between the four companies, action areas, cards, books and bonus spaces."""

from boardgames.drawing.board import TABLE_SIZE, Look
from boardgames.drawing.canvas import Canvas
from boardgames.mombasa.board.map import draw_map
from boardgames.mombasa.board.mat import mat
from boardgames.mombasa.board.panels.companies import draw_company, sides
from boardgames.mombasa.board.panels.market import draw_books, draw_cards, draw_spaces
from boardgames.mombasa.board.panels.names import book_cost
from boardgames.mombasa.board.panels.planning import draw_planning, plans
from boardgames.mombasa.board.panels.players import BOOK_FRAMES, draw_areas, draw_books_band
from boardgames.mombasa.board.tabs import tabs
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.state import State
from boardgames.mombasa.words.names import count

__all__ = ["mat", "table", "tabs"]

MAP_LEFT = 26
BAND = 16
"""The first line below the map."""


def table(game: Mombasa, seen: State, look: Look) -> Canvas:
    """The whole table, exactly 118 x 26."""
    canvas, t = Canvas(*TABLE_SIZE), game.tables
    for company, (x, y) in zip(sides(t), ((0, 0), (0, 8), (96, 0), (96, 8)), strict=True):
        draw_company(t, canvas, seen, look, company, x, y)
    draw_map(t, canvas, seen, look, MAP_LEFT, 0, 10, 2)
    _draw_key(canvas)
    if plans(seen, look):
        draw_planning(t, canvas, seen, look, BAND, TABLE_SIZE[0])
    elif seen.frames and isinstance(seen.frames[-1], BOOK_FRAMES):
        draw_books_band(t, canvas, seen, look, BAND)
    else:
        draw_areas(t, canvas, seen, look, BAND)
    _draw_market(t, canvas, seen, look, BAND + 5)
    return canvas


def _draw_key(canvas: Canvas) -> None:
    """In the sea: what the lines and signs of the map mean."""
    for y, text in enumerate(("─ costs 1", "═ costs 2", "rivals +1")):
        canvas.put(MAP_LEFT, y, text, "dim")
    for y, text in enumerate(("◇ diamond    * a mine", "B bookkeeping points", "+ steps on its track")):
        canvas.put(MAP_LEFT, 13 + y, text, "dim")


def _draw_market(t: Tables, canvas: Canvas, s: State, look: Look, y: int) -> None:
    """Five lines: cards left, books and bonus spaces right, the signs of the companies at the bottom."""
    canvas.put(0, y, "cards", "title")
    canvas.put(6, y, "c coffee b banana t cotton x expansion", "dim")
    draw_cards(t, canvas, s, look, 0, y + 1)
    canvas.put(0, y + 4, "■ at home 1 bared £ * bonus !2 call   discs", "dim")
    for row in (y + 3, y + 4):
        canvas.put(44, row, "●")
    canvas.put(46, y, "books", "title")
    a, b, c = (book_cost(t, letter) for letter in "ABC")
    canvas.put(52, y, f"A for {count(a, 'point')}", "dim")
    canvas.put(70, y, f"B for {b}; a any h helper", "dim")
    canvas.put(94, y, f"C for {c}; X post out", "dim")
    draw_books(t, canvas, s, look, 46, y + 1, 12)
    draw_spaces(t, canvas, s, look, 46, y + 3)
