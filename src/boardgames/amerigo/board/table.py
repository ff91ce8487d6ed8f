"""The table of Amerigo: the archipelago on the left, the storage board on the right."""

from boardgames.amerigo.board.map import ISLANDS, draw_islands, draw_legend, draw_map, island_text, map_size
from boardgames.amerigo.board.mat import mat
from boardgames.amerigo.board.panels.storage import (
    actor,
    belongings_text,
    draw_production,
    draw_special,
    draw_tiles,
    draw_tokens,
    draw_wheel,
    heading,
    order_text,
    pirates_text,
    posts_text,
)
from boardgames.amerigo.board.tabs import tabs
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.rules.expand import fitting_turns
from boardgames.amerigo.state import BuildTile, State, seat_to_act
from boardgames.amerigo.words.words import words_of
from boardgames.drawing.board import TABLE_SIZE, Look
from boardgames.drawing.canvas import Canvas

__all__ = ["mat", "table", "tabs"]

PANEL = 71
"""Where the storage board begins."""
PANEL_WIDTH = TABLE_SIZE[0] - PANEL


def table(game: Amerigo, seen: State, look: Look) -> Canvas:
    """The whole table, exactly 118 x 26."""
    canvas = Canvas(*TABLE_SIZE)
    canvas.paste(draw_map(game, seen, look), 0, 0)
    _draw_below_map(canvas, game, seen, look)
    x, width = PANEL, PANEL_WIDTH
    draw_wheel(canvas, game, seen, look, x, 0, width)
    heading(canvas, x, 9, width, f"special track · {order_text(seen)}")
    draw_special(canvas, game, seen, look, x + 1, 10)
    heading(canvas, x, 14, width, posts_text(game, seen))
    canvas.put(x + 1, 15, f"end: {pirates_text(game, seen)}"[: width - 1])
    heading(canvas, x, 16, width, "progress tokens")
    canvas.put(x + width // 2, 16, " leave at round end ", "title")
    draw_tokens(canvas, game, seen, look, x + 1, 17, width - 1)
    draw_production(canvas, game, seen, look, x, 21)
    draw_tiles(canvas, game, seen, look, x, 22, width)
    return canvas


def _draw_below_map(canvas: Canvas, game: Amerigo, s: State, look: Look) -> None:
    """Legend, the islands where a smaller map leaves room for them, and the reserve of the player to move."""
    _, bottom = map_size(chart_of(game.tables, s))
    if bottom < 20:
        heading(canvas, 0, bottom, PANEL - 1, ISLANDS)
        draw_islands(canvas, game, s, 0, bottom + 1, PANEL - 1, 4)
    draw_legend(canvas, game, 0, 23)
    last = _last_line(game, s, look)
    canvas.put(0, 25, last if len(last) < PANEL else f"{last[: PANEL - 2]}…")


def _last_line(game: Amerigo, s: State, look: Look) -> str:
    """The island under the cursor, or else the tiles and tokens of the player to move."""
    chart = chart_of(game.tables, s)
    cell = chart.index.get(look.selected or "", chart.frame_at)
    if cell < chart.frame_at and (number := chart.island_of[cell]) >= 0:
        text = f"{words_of(game).names.island(number)}: {island_text(game, s, chart.islands[number])}"
        return text + _turns_text(game, s, cell)
    return belongings_text(game, s, actor(s, look), PANEL - 1)


def _turns_text(game: Amerigo, s: State, first: int) -> str:
    """How many ways the tile that is being placed can lie here."""
    frame = s.frames[-1] if s.frames else None
    if not isinstance(frame, BuildTile):
        return ""
    ways = len(fitting_turns(game.tables, s, seat_to_act(s), frame.tile, first))
    return f" · the tile fits here {ways} ways: Space turns it" if ways > 1 else ""
