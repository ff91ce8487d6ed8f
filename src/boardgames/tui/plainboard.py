"""Stands in for a drawing that is still to come: the players' belongings as text."""

from typing import Any

from boardgames.core.protocol import Seat
from boardgames.tui.board import TAB_SIZE, TABLE_SIZE, Look
from boardgames.tui.canvas import Canvas


def table(game: Any, seen: Any, look: Look) -> Canvas:
    return _draw(Canvas(*TABLE_SIZE), game, seen, look)


def tabs(game: Any, seen: Any, look: Look) -> tuple[tuple[str, Canvas], ...]:
    return (("Table", _draw(Canvas(*TAB_SIZE), game, seen, look)),)


def mat(game: Any, seen: Any, seat: Seat, look: Look) -> Canvas:
    canvas = Canvas(78, 2)
    canvas.put(0, 0, f"{look.names[seat]}: " + "  ".join(f"{k} {v}" for k, v in game.words.holdings(seen, seat)))
    return canvas


def _draw(canvas: Canvas, game: Any, seen: Any, look: Look) -> Canvas:
    canvas.put(1, 0, game.words.status(seen), "title")
    x, y = 1, 2
    for place, code in look.legal.items():
        if x + 22 > canvas.width:
            x, y = 1, y + 1
        canvas.put(x, y, f"[{code}] {place}"[:20], "legal", place)
        x += 22
    return canvas
