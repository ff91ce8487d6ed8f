"""Pieces of players and crates of goods."""

from collections.abc import Sequence
from functools import partial

from boardgames.core.game import Seat
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.face.colours import BRASS, FLAG, FLAG_INK, ON_BRASS, TILE
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import PLAYER_INKS, bold, of_player
from boardgames.kit.panels import fitting, title

header = partial(title, plate=(BRASS, ON_BRASS))
"""A title line: a brass plate on the sheet that the open question is about."""

# players


def shortened(name: str, width: int) -> str:
    """A player's name where room is scarce."""
    return name if len(name) <= width else name[: width - 1] + "…"


def merchants(canvas: Canvas, x: int, y: int, seat: Seat, groups: Sequence[int]) -> int:
    """Merchants as squares; those of a group stand together."""
    for size in groups:
        x = canvas.put(x, y, "■" * size, of_player(PLAYER_INKS, seat)) + 1
    return x


# goods


def crate_colour(t: Tables, good: int) -> int:
    """The number of the country in whose colours a good is printed."""
    return t.country_number[t.goods[good].country_colour]


def crate(canvas: Canvas, t: Tables, x: int, y: int, good: int, width: int = 5, *, there: bool = True) -> int:
    """A goods tile by its name: a filled crate if it is there, the bare name if it is wanting."""
    number = crate_colour(t, good)
    name = t.goods[good].tile
    text = name.ljust(width) if width < 7 else f" {name}".ljust(width)
    if there:
        return canvas.put(x, y, text, bold(FLAG_INK[number]), ground=FLAG[number])
    return canvas.put(x, y, text, TILE[number])


def country_name(t: Tables, country: int, width: int) -> str:
    """Return the name of a country, or where it is too long that of a single tile of its people."""
    return fitting(width, t.countries[country].label, t.peoples[country].one)


def people_mark(t: Tables, number: int, count: int = 1) -> str:
    """Return tiles of a people where room is scarce: `Li`, `2Pn`. Two letters, so that none is taken for a player."""
    return f"{count if count > 1 else ''}{t.peoples[number].mark}"
