"""The games as boxes side by side: a small picture of a real position, the key to press and the name below it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from boardgames.drawing.canvas import Canvas
from boardgames.drawing.colours import BRIGHT, CURSOR, SHEET, TABLE, WELL, bold, exact
from boardgames.tui.look.vignette import miniature

NARROWEST, WIDEST, HEIGHT = 20, 46, 13
"""Columns of a box, and rows of the whole band: frame, picture, name plate, frame."""


@dataclass(frozen=True)
class Box:
    """One of the boxes."""

    what: tuple[str, Any]
    """The entry of the menu that it stands for."""
    key: str
    title: str
    accent: str
    table: Canvas | None = None
    """The table to make small; None: it is not there yet."""


def paint_boxes(boxes: Sequence[Box], chosen: tuple[str, Any] | None, width: int, height: int) -> Canvas:
    """As many boxes as fit, with a frame around the chosen one."""
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
    at = canvas.key(x, plate, f" {box.key} ", chosen=chosen) if box.key else x
    room = width - (at - x) - 2
    title = box.title if len(box.title) <= room else f"{box.title[: room - 1]}…"
    canvas.put(at + 1, plate, title, bold(BRIGHT))
    if chosen:
        ink = exact(CURSOR)
        canvas.put(x - 1, 0, "▄" * (width + 2), ink)
        canvas.put(x - 1, height - 1, "▀" * (width + 2), ink)
        for y in range(1, height - 1):
            canvas.put(x - 1, y, "█", ink)
            canvas.put(x + width, y, "█", ink)


_SMALL: dict[tuple[int, int, int], tuple[Canvas, Canvas]] = {}


def _small(table: Canvas, width: int, height: int) -> Canvas:
    """The miniature of a table, made once for each size."""
    key = (id(table), width, height)
    found = _SMALL.get(key)
    if found is None or found[0] is not table:
        found = _SMALL[key] = (table, miniature(table, width, height))
    return found[1]
