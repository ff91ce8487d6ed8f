"""The table of Felinia: Katzburg on the left, the land on the right."""

from boardgames.drawing.board import TABLE_SIZE, Look
from boardgames.drawing.canvas import Canvas
from boardgames.felinia.board.map import draw_map, peoples_line
from boardgames.felinia.board.mat import mat
from boardgames.felinia.board.panels import notes
from boardgames.felinia.board.panels.boats import BOAT_HEIGHT, BOAT_WIDTH, docks_in_order, draw_boat
from boardgames.felinia.board.panels.markets import MARKET_HEIGHT, MARKET_WIDTH, draw_bank, draw_market
from boardgames.felinia.board.tabs import tabs
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.game import Felinia
from boardgames.felinia.state import State, phase

__all__ = ["mat", "table", "tabs"]

MAP_LEFT = MARKET_WIDTH + BOAT_WIDTH + 2


def table(game: Felinia, seen: State, look: Look) -> Canvas:
    """The whole table, exactly 118 x 26."""
    canvas = Canvas(*TABLE_SIZE)
    t = game.tables
    for place in range(len(t.places)):
        draw_market(game, canvas, seen, look, place, 0, MARKET_HEIGHT * place)
    for row, dock in enumerate(docks_in_order(t, seen)):
        draw_boat(game, canvas, seen, look, dock, MARKET_WIDTH + 1, BOAT_HEIGHT * row, BOAT_WIDTH)
    tall = t.boards[seen.variant].height > 9
    draw_map(game, canvas, seen, look, MAP_LEFT, 2 if tall else 3, 2)
    canvas.put(MAP_LEFT, 0, "Felinia", "title")
    for row, text in _notes_beside_the_map(t, seen, tall):
        canvas.put(MAP_LEFT + (9 if row == 0 else 0), row, text, "dim")
    if seen.variant == "classic":
        _draw_peoples(canvas, t, seen, MAP_LEFT, 1)
    x = draw_bank(game, canvas, seen, look, 0, 24) + 1
    x = canvas.put(x, 24, notes.stocks(t, seen)) + 2
    if x + len(notes.BONUS) <= TABLE_SIZE[0]:
        canvas.put(x, 24, notes.BONUS, "dim")
    _draw_footnote(t, canvas, seen, 25)
    return canvas


def _notes_beside_the_map(t: Tables, seen: State, tall: bool) -> list[tuple[int, str]]:
    """Rows and lines: what counts, what is in the bag, what the signs mean. Rows 1 and 3 of the map are free."""
    signs = [(21 + row, text) for row, text in enumerate(notes.legend(t, seen.variant))]
    if tall:
        counted = [(0, "points at the end:"), (1, notes.tile_points(t)), (19, notes.merchant_points(t))]
        return [*counted, (20, notes.store_points(t)), (3, notes.bag(t, seen)), *signs]
    peoples = (0, "whose tiles each country has : how many are left")
    return [peoples, (2, notes.tile_points(t)), (4, notes.bag(t, seen)), (20, notes.merchant_points(t)), *signs]


def _draw_peoples(canvas: Canvas, t: Tables, seen: State, x: int, y: int) -> None:
    for text, style in peoples_line(t, seen):
        x = canvas.put(x, y, text, style) + 2


def _draw_footnote(t: Tables, canvas: Canvas, seen: State, y: int) -> None:
    """The cards just drawn, what the special tiles do, or a hint for the phase."""
    if drawn := notes.drawn_mysteries(t, seen):
        canvas.put(0, y, drawn, "warn")
    elif seen.variant == "classic":
        canvas.put(0, y, notes.hint(t, phase(seen)), "dim")
    else:
        x = 0
        for mark, meaning in notes.special_marks(t):
            x = canvas.put(x, y, mark, "bold") + 1
            x = canvas.put(x, y, meaning, "dim") + 2
