"""Building blocks of the panels of every board: title lines, pieces, rows of keys, light and selection."""

from collections.abc import Container, Iterable
from functools import lru_cache

from boardgames.core.game import SEAT_LETTERS, Seat
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import (
    BOLD,
    BRIGHT,
    CURSOR,
    EXACT,
    FAINT,
    FOCUS,
    KEY,
    ON_CURSOR,
    ON_PLAYERS,
    PLAYERS,
    RAISED,
    SOFT,
    TABLE,
    bold,
    exact,
    luminance,
    mix,
    of_player,
    readable,
)


def fitting(width: int, *forms: str) -> str:
    """Return the first of these forms that fits; the last is always short enough."""
    return next((form for form in forms if len(form) <= width), forms[-1])


# title lines


def title(
    canvas: Canvas,
    x: int,
    y: int,
    width: int,
    text: str,
    note: str = "",
    *,
    ink: str = SOFT,
    lit: bool = False,
    plate: tuple[str, str] = (FOCUS, BRIGHT),
) -> int:
    """Draw the title line of a sheet with a note at its end; `plate` is its ground and ink while it is lit."""
    ground, letters, quiet = (*plate, plate[1]) if lit else (RAISED, BRIGHT, ink)
    canvas.fill(x, y, width, 1, ground)
    end = canvas.put(x + 1, y, text, bold(letters))
    canvas.right(x + width - 1, y, note, readable(quiet, ground))
    return end


# pieces


def seat_chip(canvas: Canvas, x: int, y: int, seat: Seat, width: int = 3) -> int:
    """Draw the letter of a player on the player's colour."""
    return canvas.chip(x, y, SEAT_LETTERS[seat].center(width), of_player(PLAYERS, seat), of_player(ON_PLAYERS, seat))


def ghost(canvas: Canvas, x: int, y: int, text: str) -> int:
    """Draw what the selected choice would put or change there; return the column behind it."""
    return canvas.chip(x, y, text, CURSOR, ON_CURSOR)


def change(canvas: Canvas, x: int, y: int, now: int, then: int, ink: str, *, form: str = "{}") -> int:
    """Draw a figure and behind it, in yellow, its value after the selected choice."""
    x = canvas.put(x, y, form.format(now), ink)
    return x if then == now else ghost(canvas, x + 1, y, "→ " + form.format(then))


def slot(canvas: Canvas, x: int, y: int, text: str, there: bool, ground: str, ink: str) -> int:
    """Draw a thing if it is there, or else as many dots."""
    return (canvas.chip(x, y, text, ground, ink) if there else canvas.put(x, y, "·" * len(text), exact(FAINT))) + 1


def answers(canvas: Canvas, x: int, y: int, keys: Iterable[tuple[str, str, bool]], ink: str) -> int:
    """Draw choices that point at no place, given as (code, words, chosen): a key cap before its words."""
    for code, words, chosen in keys:
        x = canvas.put(canvas.key(x, y, f" {code} ", chosen=chosen) + 1, y, words, ink) + 2
    return x


# light and selection

FADING = 0.22


def step_back(canvas: Canvas, x: int, y: int, width: int, height: int, keep: Container[str] = (KEY, CURSOR)) -> None:
    """Fade a surface that cannot matter now, except for what is on a ground to `keep`."""
    for row in range(y, y + height):
        inks, grounds = canvas.inks[row], canvas.grounds[row]
        for column in range(x, x + width):
            if grounds[column] not in keep:
                inks[column], grounds[column] = _paler(inks[column], grounds[column])


@lru_cache(maxsize=4096)
def _paler(ink: str, ground: str) -> tuple[str, str]:
    under = mix(ground or TABLE, TABLE, FADING)
    if not ink or ink == exact(CURSOR):
        return ink, under
    if ink.startswith(EXACT):
        return exact(mix(ink.removeprefix(EXACT), TABLE, FADING)), under
    colour = ink.removesuffix(BOLD)
    if luminance(colour) > luminance(under):
        colour = mix(colour, TABLE, FADING / 3)
    return readable(colour, under) + (BOLD if ink.endswith(BOLD) else ""), under


def brackets(canvas: Canvas, x: int, y: int, width: int, height: int = 1) -> None:
    """Draw yellow edges at both sides of the selected place; inside it at the edge of the table."""
    for row in range(y, y + height):
        left, right = ("▐", x - 1) if x > 0 else ("▌", x), ("▌", x + width)
        if x + width >= canvas.width:
            right = ("▐", canvas.width - 1)
        for glyph, column in (left, right):
            canvas.put(column, row, glyph, exact(CURSOR))


def show_selection(canvas: Canvas, place: str | None, drawn: bool) -> None:
    """Show the selected place by yellow edges, unless its panel has drawn it as selected."""
    canvas.shows_selection = True
    region = canvas.regions.get(place or "")
    if region is not None and not drawn:
        brackets(canvas, *region)
