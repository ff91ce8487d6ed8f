"""Drawings as SVG pictures that look the same in every viewer.

Grounds and block elements become rectangles, so that no font leaves gaps between them; every run of text is told how
wide it is, so that columns stay columns whatever monospaced font the reader has. Nothing is fetched from anywhere.
"""

from collections.abc import Iterable, Iterator
from html import escape
from itertools import groupby
from typing import NamedTuple

from textual.strip import Strip

from boardgames.kit.canvas import Canvas
from boardgames.tui.look.themes import Inks

WIDTH, HEIGHT, BASELINE, SIZE = 10, 20, 15, 16
"""Width and height of a cell, baseline and size of its letter."""
FONTS = "DejaVu Sans Mono, Menlo, Consolas, monospace"

LOWER = {block: eighths / 8 for eighths, block in enumerate("▁▂▃▄▅▆▇█", start=1)}
LEFT = {block: eighths / 8 for eighths, block in enumerate("▏▎▍▌▋▊▉", start=1)}
OTHER = {
    "▀": (0.0, 0.0, 1.0, 0.5),
    "▔": (0.0, 0.0, 1.0, 0.125),
    "▐": (0.5, 0.0, 0.5, 1.0),
    "▕": (0.875, 0.0, 0.125, 1.0),
}
BLOCKS: dict[str, tuple[float, float, float, float]] = {
    **OTHER,
    **{block: (0.0, 1 - part, 1.0, part) for block, part in LOWER.items()},
    **{block: (0.0, 0.0, part, 1.0) for block, part in LEFT.items()},
}
"""Block elements as parts of a cell: x, y, width and height."""


class Cell(NamedTuple):
    char: str
    ink: str
    ground: str
    bold: bool


def cells_of_canvas(canvas: Canvas, inks: Inks) -> list[list[Cell]]:
    """Return the cells of a canvas in the colours of a theme."""
    rows = []
    for chars, row_inks, grounds in zip(canvas.chars, canvas.inks, canvas.grounds, strict=True):
        looks = [inks.look(ink, ground) for ink, ground in zip(row_inks, grounds, strict=True)]
        rows.append([_cell(char, look) for char, look in zip(chars, looks, strict=True)])
    return rows


def cells_of_strips(strips: Iterable[Strip]) -> list[list[Cell]]:
    """Return the cells of a screen."""
    return [[_cell(char, segment.style) for segment in strip for char in segment.text] for strip in strips]


def _cell(char: str, style: object) -> Cell:
    ink, ground = getattr(style, "color", None), getattr(style, "bgcolor", None)
    shown = [colour.get_truecolor().hex if colour is not None else "" for colour in (ink, ground)]
    if getattr(style, "reverse", False):
        shown.reverse()
    return Cell(char, shown[0] or "#d8dee6", shown[1] or "#0f141b", bool(getattr(style, "bold", False)))


def picture(rows: list[list[Cell]], title: str) -> str:
    """Return the rows as an SVG."""
    width, height = WIDTH * max(map(len, rows)), HEIGHT * len(rows)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img">',
        f"<title>{escape(title)}</title>",
        f'<g font-family="{FONTS}" font-size="{SIZE}" shape-rendering="crispEdges">',
    ]
    for y, row in enumerate(rows):
        parts += drawn(row, 0, y)
    return "\n".join([*parts, "</g>", "</svg>", ""])


def drawn(row: list[Cell], x: int, y: int) -> list[str]:
    """Return the elements for a run of cells that begins at column x of row y."""
    return [*_grounds(row, x, y), *_letters(row, x, y)]


def _grounds(row: list[Cell], x: int, y: int) -> Iterator[str]:
    """Yield one rectangle for each run of cells with the same ground."""
    for ground, run in groupby(row, key=lambda cell: cell.ground):
        length = len(list(run))
        yield _rectangle(x * WIDTH, y * HEIGHT, length * WIDTH, HEIGHT, ground)
        x += length


def _letters(row: list[Cell], x: int, y: int) -> Iterator[str]:
    """Yield runs of text in one ink, and block elements as rectangles."""
    for (block, ink, bold), found in groupby(
        row, key=lambda cell: (cell.char in BLOCKS and cell.char, cell.ink, cell.bold)
    ):
        run = list(found)
        if block:
            left, top, wide, high = BLOCKS[str(block)]
            if wide == 1.0:
                yield _rectangle(x * WIDTH, (y + top) * HEIGHT, len(run) * WIDTH, high * HEIGHT, ink)
            else:
                for at in range(x, x + len(run)):
                    yield _rectangle((at + left) * WIDTH, (y + top) * HEIGHT, wide * WIDTH, high * HEIGHT, ink)
        else:
            yield from _words("".join(cell.char for cell in run), x, y, ink, bold)
        x += len(run)


def _words(text: str, x: int, y: int, ink: str, bold: bool) -> Iterator[str]:
    start = len(text) - len(text.lstrip())
    shown = text.strip()
    if shown:
        weight = ' font-weight="bold"' if bold else ""
        yield (
            f'<text x="{(x + start) * WIDTH}" y="{y * HEIGHT + BASELINE}" fill="{ink}"{weight} xml:space="preserve" '
            f'textLength="{len(shown) * WIDTH}" lengthAdjust="spacingAndGlyphs">{escape(shown)}</text>'
        )


def _rectangle(x: float, y: float, width: float, height: float, colour: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{colour}"/>'
