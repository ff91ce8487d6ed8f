"""Parts that all sheets of the table are made of: a ground, a title plate, discs, shapes in half cells."""

from functools import lru_cache

from boardgames.amerigo.box.tables import Cells
from boardgames.amerigo.face.colours import KEY_EDGE
from boardgames.amerigo.face.panels.scene import Scene
from boardgames.core.game import SEAT_LETTERS, Seat
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import (
    BOLD,
    BRIGHT,
    CURSOR,
    EXACT,
    FOCUS,
    KEY,
    ON_CURSOR,
    ON_PLAYERS,
    PLAYERS,
    RAISED,
    SHEET,
    SOFT,
    TABLE,
    bold,
    contrast,
    exact,
    luminance,
    mix,
    of_player,
    readable,
)

PALER = 0.22


def plate(canvas: Canvas, x: int, y: int, width: int, title: str, *, focus: bool = False, note: str = "") -> None:
    """The title line of a sheet, lighter if the question is about it, and a note at its end."""
    canvas.fill(x, y, width, 1, FOCUS if focus else RAISED)
    canvas.put(x + 1, y, title, bold(BRIGHT))
    if note:
        canvas.right(x + width - 1, y, note, readable(SOFT, FOCUS if focus else RAISED))


def disc(canvas: Canvas, x: int, y: int, seat: Seat, *, ghost: bool = False) -> int:
    """The letter of a player on the player's colour."""
    if ghost:
        return canvas.chip(x, y, SEAT_LETTERS[seat], CURSOR, ON_CURSOR)
    return canvas.chip(x, y, SEAT_LETTERS[seat], of_player(PLAYERS, seat), of_player(ON_PLAYERS, seat))


def words(canvas: Canvas, x: int, y: int, *parts: tuple[str, str]) -> int:
    """Text and ink, one after the other."""
    for text, ink in parts:
        x = canvas.put(x, y, text, ink)
    return x


def half_gap(canvas: Canvas, x: int, y: int, width: int) -> None:
    """Half a row of table above half a row of sheet."""
    canvas.put(x, y, "▀" * width, exact(TABLE), ground=SHEET)


def shape(canvas: Canvas, x: int, half_row: int, cells: Cells, colour: str) -> None:
    """A tile in pixels: a cell is one column wide and half a row high, which is square."""
    for row, column in cells:
        canvas.pixel(x + column, half_row + row, colour)


def big_shape(canvas: Canvas, x: int, y: int, cells: Cells, colour: str) -> None:
    """A tile in cells of two columns and one row, which is square too."""
    for row, column in cells:
        canvas.fill(x + 2 * column, y + row, 2, 1, colour)


def tint(canvas: Canvas, x: int, y: int, width: int, height: int, colour: str, part: float) -> None:
    """Lay a transparent colour over a rectangle; letters stay readable."""
    for line in range(y, y + height):
        inks, grounds = canvas.inks[line], canvas.grounds[line]
        for at in range(x, x + width):
            before, ground = grounds[at], mix(grounds[at], colour, part)
            grounds[at] = ground
            if inks[at] == exact(before):
                inks[at] = exact(ground)
            elif canvas.chars[line][at] != " " and not inks[at].startswith(EXACT):
                ink = readable(inks[at].removesuffix(BOLD), ground)
                inks[at] = bold(ink) if inks[at].endswith(BOLD) else ink


def step_back(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """Make a rectangle paler: it cannot matter now. Keys and the selection stay as bright as they are."""
    for row in range(y, y + height):
        inks, grounds = canvas.inks[row], canvas.grounds[row]
        pairs = [_paler(*pair) for pair in zip(inks[x : x + width], grounds[x : x + width], strict=True)]
        inks[x : x + width] = [ink for ink, _ in pairs]
        grounds[x : x + width] = [ground for _, ground in pairs]


@lru_cache(maxsize=2048)
def _paler(ink: str, ground: str) -> tuple[str, str]:
    if ground in (KEY, KEY_EDGE, CURSOR):
        return ink, ground
    paler_ground = _paler_ground(ground) if ground else TABLE
    colour = ink.strip(BOLD + EXACT)
    if colour in ("", CURSOR):
        return ink, paler_ground
    if ink.startswith(EXACT):
        return exact(_paler_ground(colour)), paler_ground
    dark = luminance(colour) < luminance(ground or TABLE)
    paler = readable(colour if dark else mix(colour, TABLE, PALER), paler_ground)
    return bold(paler) if ink.endswith(BOLD) else paler, paler_ground


def _paler_ground(ground: str) -> str:
    """As pale as dark letters on it allow: they must not turn light, for what lies there would seem another thing."""
    letters = 0.18
    for part in (PALER, 0.17, 0.12, 0.07):
        paler = mix(ground, TABLE, part)
        if luminance(ground) < letters or contrast("#000000", paler) > 5:
            return paler
    return ground


def extent(cells: Cells) -> tuple[int, int]:
    """The columns and rows of a shape."""
    return 1 + max(column for _, column in cells), 1 + max(row for row, _ in cells)


def light_up(canvas: Canvas, place: str | None) -> None:
    """Show a selected place whose panel does not show it by itself: black letters on yellow."""
    region = canvas.regions.get(place) if place is not None else None
    if region is None:
        return
    for y in range(region.y, region.y + region.height):
        hits, inks, grounds = canvas.hits[y], canvas.inks[y], canvas.grounds[y]
        for x in range(region.x, region.x + region.width):
            if hits[x] == place and canvas.chars[y][x] not in "▀▄":
                grain = inks[x] == exact(grounds[x])
                grounds[x] = CURSOR
                if grain:
                    inks[x] = exact(CURSOR)
                elif canvas.chars[y][x] not in "▐▌":
                    inks[x] = bold(ON_CURSOR)


SHOWN = ("wheel-", "gold", "left-", "right-", "prod-", "island-")
"""Places, by the beginning of their names, whose panels show by themselves that they are selected."""


def unshown(v: Scene) -> str | None:
    """The selected place, unless its panel or a ghost shows it."""
    place = v.look.selected
    if place is None or place in v.look.legal or place.startswith(SHOWN):
        return None
    return None if place in v.chart.index and v.look.action is not None else place
