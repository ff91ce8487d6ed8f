"""Drawing of a game that has none of its own: the sentences about its table, and of the selected choice's result."""

import textwrap
from typing import Any

from boardgames.core.game import SEAT_LETTERS, Seat
from boardgames.kit.canvas import Canvas
from boardgames.kit.look import TAB_SIZE, TABLE_SIZE, Look


def table(game: Any, seen: Any, look: Look) -> Canvas:
    """Draw all parts below each other."""
    return _written(Canvas(*TABLE_SIZE), _lines(game, seen, look))


def tabs(game: Any, seen: Any, look: Look) -> tuple[tuple[str, Canvas], ...]:
    """Draw the same for a small terminal."""
    return ((needed(game, seen, look), _written(Canvas(*TAB_SIZE), _lines(game, seen, look))),)


def needed(game: Any, seen: Any, look: Look) -> str:
    """Return the title of the first part."""
    title: str = game.words.parts(seen)[0][1]
    return title


def place(game: Any, seen: Any, action: Any) -> str | None:
    """Return None: the drawing has no places."""
    return None


def holdings(game: Any, seen: Any, seat: Seat) -> tuple[tuple[str, str], ...]:
    """Return nothing: the sentences say what players have."""
    return ()


def mat(game: Any, seen: Any, seat: Seat, look: Look) -> Canvas:
    """Draw the name of a player."""
    return _written(Canvas(TAB_SIZE[0], 1), [f"{SEAT_LETTERS[seat]}  {look.names[seat]}"])


def _lines(game: Any, seen: Any, look: Look) -> list[str]:
    """Return the sentences about the table as it will be after the selected choice, or as it is."""
    shown = seen if look.after is None else look.after
    lines: list[str] = []
    for part, title, _ in game.words.parts(shown):
        lines += [title, *game.words.prose(shown, look.viewer, part, look.names), ""]
    return lines


def _written(canvas: Canvas, lines: list[str]) -> Canvas:
    rows = [row for line in lines for row in textwrap.wrap(line, canvas.width - 4) or [""]]
    for y, row in enumerate(rows[: canvas.height]):
        canvas.put(2, y, row)
    return canvas
