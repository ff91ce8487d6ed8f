"""The games as tiles side by side: a small picture of a real position, the key to press and the name below it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from boardgames.core.game import Game
from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, CURSOR, INK, RAISED, SHEET, TABLE, WELL, bold, exact
from boardgames.tui.art.thumbnail import lived_in, miniature, table_of
from boardgames.tui.look.paint import wrap
from boardgames.tui.texts import player_counts
from boardgames.words import say

NARROWEST, WIDEST, HEIGHT = 20, 46, 13
"""Columns of a box, and rows of the whole band: frame, picture, name plate, frame."""


@dataclass(frozen=True)
class Box:
    """One of the tiles."""

    what: tuple[str, Any]
    """Entry of the menu that it opens."""
    key: str
    title: str
    accent: str
    table: Canvas | None = None
    """Table to make small; None if it is not ready yet."""


def paint_boxes(boxes: Sequence[Box], chosen: tuple[str, Any] | None, width: int, height: int) -> Canvas:
    """Paint as many tiles as fit, with a frame around the chosen one."""
    canvas = Canvas(width, height, TABLE)
    shown = list(boxes)[: max(1, width // (NARROWEST + 2))]
    each = min(WIDEST, width // max(1, len(shown)) - 2)
    x = (width - len(shown) * (each + 2)) // 2 + 1
    for number, box in enumerate(shown):
        _paint_box(canvas, x, box, each, height, chosen=box.what == chosen)
        canvas.mark(str(number), x, 0, each, height)
        x += each + 2
    return canvas


def _paint_box(canvas: Canvas, x: int, box: Box, width: int, height: int, *, chosen: bool) -> None:
    canvas.fill(x, 1, width, height - 3, WELL)
    if box.table is not None:
        canvas.paste(_small(box.table, width, height - 3), x, 1)
    plate = height - 2
    canvas.fill(x, plate, width, 1, box.accent if box.table is not None else SHEET)
    wide = not box.key or len(box.title) <= width - len(box.key) - 4
    at = canvas.key(x, plate, f" {box.key} " if wide else box.key, chosen=chosen) if box.key else x
    room = width - (at - x) - (2 if wide else 1)
    title = box.title if len(box.title) <= room else f"{box.title[: room - 1]}…"
    canvas.put(at + 1, plate, title, bold(BRIGHT))
    if chosen:
        ink = exact(CURSOR)
        canvas.put(x - 1, 0, "▄" * (width + 2), ink)
        canvas.put(x - 1, height - 1, "▀" * (width + 2), ink)
        for y in range(1, height - 1):
            canvas.put(x - 1, y, "█", ink)
            canvas.put(x + width, y, "█", ink)


def paint_box(game: Game[Any, Any], width: int, height: int) -> Canvas:
    """Paint one game on its own: a picture of its table, and below it the pitch."""
    canvas = Canvas(width, height, TABLE)
    inner, high = width - 2, min(14, height // 2)
    canvas.paste(_small(_table(game), inner, high), 1, 1)
    canvas.fill(1, high + 1, inner, 1, RAISED)
    canvas.put(2, high + 1, game.info.title[: inner - 2], bold(BRIGHT))
    about = game.info.about
    facts = (
        say("tile-facts", players=player_counts(game.info.players), minutes=about.minutes),
        say("menu-hidden", hidden=about.hidden),
        "",
    )
    lines = [*(line for fact in facts for line in wrap(fact, inner - 2) or [""]), *wrap(about.pitch, inner - 2)]
    canvas.fill(1, high + 2, inner, len(lines), SHEET)
    for y, line in enumerate(lines, start=high + 2):
        canvas.put(2, y, line, INK)
    return canvas


_TABLES: dict[str, Canvas] = {}


def _table(game: Game[Any, Any]) -> Canvas:
    """Return a table of the game some way into it, drawn once."""
    if game.data_digest not in _TABLES:
        *_, seen = lived_in(game)
        _TABLES[game.data_digest] = table_of(game, seen, DEFAULT_NAMES)
    return _TABLES[game.data_digest]


_SMALL: dict[tuple[int, int, int], tuple[Canvas, Canvas]] = {}


def _small(table: Canvas, width: int, height: int) -> Canvas:
    """Return the miniature of a table, made once for each size."""
    key = (id(table), width, height)
    found = _SMALL.get(key)
    if found is None or found[0] is not table:
        found = _SMALL[key] = (table, miniature(table, width, height))
    return found[1]
