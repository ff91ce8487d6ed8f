"""What every panel is made of: title lines, pieces of players, crates of goods, and the light on a sheet."""

from collections.abc import Sequence

from boardgames.core.protocol import SEAT_LETTERS, Seat
from boardgames.drawing.canvas import Canvas
from boardgames.drawing.colours import (
    BRIGHT,
    CURSOR,
    EXACT,
    KEY,
    ON_PLAYERS,
    PLAYER_INKS,
    PLAYERS,
    RAISED,
    SHEET,
    SOFT,
    TABLE,
    bold,
    exact,
    luminance,
    mix,
    of_player,
    readable,
)
from boardgames.felinia.board.colours import BRASS, FLAG, FLAG_INK, ON_BRASS, TILE
from boardgames.felinia.box.tables import Tables

# sheets


def sheet(canvas: Canvas, x: int, y: int, width: int, height: int, ground: str = SHEET) -> None:
    canvas.fill(x, y, width, height, ground)


def header(
    canvas: Canvas, x: int, y: int, width: int, title: str, note: str = "", *, ink: str = SOFT, lit: bool = False
) -> None:
    """The title line of a sheet: a brass plate on the sheet that the open question is about."""
    canvas.fill(x, y, width, 1, BRASS if lit else RAISED)
    canvas.put(x + 1, y, title, bold(ON_BRASS if lit else BRIGHT))
    canvas.right(x + width - 1, y, note, ON_BRASS if lit else ink)


# players


def seat_chip(canvas: Canvas, x: int, y: int, seat: Seat, width: int = 3) -> int:
    """The letter of a player on their colour."""
    ground, ink = of_player(PLAYERS, seat), of_player(ON_PLAYERS, seat)
    return canvas.chip(x, y, SEAT_LETTERS[seat].center(width), ground, ink)


def shortened(name: str, width: int) -> str:
    """A player's name where room is scarce."""
    return name if len(name) <= width else name[: width - 1] + "…"


def merchants(canvas: Canvas, x: int, y: int, seat: Seat, groups: Sequence[int]) -> int:
    """Merchants as squares; those of a group stand together."""
    for size in groups:
        x = canvas.put(x, y, "■" * size, of_player(PLAYER_INKS, seat)) + 1
    return x


# goods


def crate_name(t: Tables, good: int) -> str:
    """One tile of a good in at most five letters: `Book`, `Cloth`."""
    return t.goods[good].one[:5].capitalize()


def crate_colour(t: Tables, good: int) -> int:
    """The number of the country in whose colours a good is printed."""
    return t.country_number[t.goods[good].country_colour]


def crate(canvas: Canvas, t: Tables, x: int, y: int, good: int, width: int = 5, *, there: bool = True) -> int:
    """A goods tile by its name: a filled crate if it is there, the bare name if it is wanting."""
    number = crate_colour(t, good)
    text = crate_name(t, good).ljust(width) if width < 7 else f" {crate_name(t, good)}".ljust(width)
    if there:
        return canvas.put(x, y, text, bold(FLAG_INK[number]), ground=FLAG[number])
    return canvas.put(x, y, text, TILE[number])


def tile_name(label: str) -> str:
    """One tile of a people: `Lion` of Lions."""
    return label.removesuffix("s")


# the selection, and light


def brackets(canvas: Canvas, x: int, y: int, width: int, height: int = 1) -> None:
    """Yellow edges at both sides of the selected place; inside it where the table ends."""
    for row in range(y, y + height):
        left, right = ("▐", x - 1) if x > 0 else ("▌", x), ("▌", x + width)
        if x + width >= canvas.width:
            right = ("▐", canvas.width - 1)
        for glyph, column in (left, right):
            canvas.put(column, row, glyph, exact(CURSOR))


class _Shades(dict[tuple[str, str], tuple[str, str]]):
    """Ink and ground of something that steps back, worked out once."""

    def __missing__(self, cell: tuple[str, str]) -> tuple[str, str]:
        ink, ground = cell
        found = (ink, ground)
        if ground not in (KEY, CURSOR):
            under = mix(ground or TABLE, TABLE, STEP)
            found = (_paler(ink, under), under)
        self[cell] = found
        return found


STEP = 0.22
"""How far what does not matter now steps back."""


def _paler(ink: str, ground: str) -> str:
    if not ink or ink == exact(CURSOR):
        return ink
    if ink.startswith(EXACT):
        return exact(mix(ink[1:], TABLE, STEP))
    colour = ink[:7]
    if luminance(colour) > luminance(ground):
        colour = mix(colour, TABLE, STEP / 3)
    return readable(colour, ground) + ink[7:]


_SHADES = _Shades()


def step_back(canvas: Canvas, x: int, y: int, width: int, height: int) -> None:
    """A surface that cannot matter now: a little nearer to the table. Keys and the selection stay as they are."""
    for row in range(y, y + height):
        inks, grounds = canvas.inks[row], canvas.grounds[row]
        cells = [_SHADES[cell] for cell in zip(inks[x : x + width], grounds[x : x + width], strict=True)]
        inks[x : x + width] = [ink for ink, _ in cells]
        grounds[x : x + width] = [ground for _, ground in cells]


def show_selection(canvas: Canvas, place: str | None, drawn: bool) -> None:
    """The drawing shows the selected place itself: where its panel has not done so, by yellow edges."""
    canvas.shows_selection = True
    region = canvas.regions.get(place or "")
    if region is not None and not drawn:
        brackets(canvas, *region)
