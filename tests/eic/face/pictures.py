"""How a test reads a picture of the table: what stands in a place, what is yellow, what everybody could make out."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from boardgames.eic import GAME
from boardgames.eic.face import table as board
from boardgames.eic.state import State
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BOLD, CURSOR, KEY
from boardgames.kit.look import Look
from tests.tui import drawing

NAMES = drawing.NAMES
look_at = partial(drawing.look_at, GAME)


def text(canvas: Canvas) -> str:
    return "\n".join(canvas.lines())


def rows(canvas: Canvas, place: str) -> list[str]:
    """The characters of a place, row by row."""
    x, y, width, height = canvas.regions[place]
    return ["".join(canvas.chars[row][x : x + width]) for row in range(y, y + height)]


def shown(canvas: Canvas, place: str) -> str:
    """What stands in a place, without blanks between."""
    return " ".join(" ".join(rows(canvas, place)).split())


def coloured(canvas: Canvas, place: str, *, ink: str = "", ground: str = "") -> str:
    """The characters of a place that have an ink or a ground."""
    x, y, width, height = canvas.regions[place]
    return "".join(
        canvas.chars[row][column]
        for row in range(y, y + height)
        for column in range(x, x + width)
        if (ink and canvas.inks[row][column].removesuffix(BOLD) == ink)
        or (ground and canvas.grounds[row][column] == ground)
    )


def yellow(canvas: Canvas, place: str) -> str:
    """What the selected choice would change in a place."""
    return coloured(canvas, place, ink=CURSOR, ground=CURSOR)


def green(canvas: Canvas, place: str) -> str:
    """The key on a place."""
    return coloured(canvas, place, ground=KEY)


def selected(state: State, seat: int, action: Any) -> Look:
    """The look of a seat that has an action selected."""
    return look_at(state, seat, action, GAME.parts.board().place(GAME, state, action))


def table(state: State, seat: int | None = 0, action: Any = None) -> Canvas:
    """The table as a seat sees it, perhaps with an action selected."""
    look = selected(state, seat, action) if seat is not None and action is not None else look_at(state, seat)
    return board.table(GAME, GAME.observe(state, seat), look)


def everything(state: State, look: Look) -> Iterator[Canvas]:
    """Table, parts and mats: where a fact of the table can be found on a small or usual screen."""
    yield board.table(GAME, state, look)
    yield from (canvas for _, canvas in board.tabs(GAME, state, look))
    yield from (board.mat(GAME, state, seat, look) for seat in range(state.players))


def filled(canvas: Canvas) -> list[list[bool]]:
    """Which cells hold anything at all: what somebody across the table can make out."""
    return [[char != " " for char in row] for row in canvas.chars]
