"""Fixed colours of a terminal with 256 colours, and the cost of each as a substitute for a colour.

Only the entries 16 to 255 are used: the first sixteen look different in every terminal.
"""

import math
from functools import lru_cache

from boardgames.tui.look.theme_colours import Lab, eyes, oklab

DARK = 0.5
"""Lightness below which the terminal has only greys and strong colours, so that too strong costs nothing."""
GREYED, GREY = 0.035, 0.012
"""Chroma from which a colour may not become grey, and chroma below which an entry is grey."""


def _entries() -> dict[int, str]:
    steps = (0, 95, 135, 175, 215, 255)
    cube = [(r, g, b) for r in steps for g in steps for b in steps]
    greys = [(8 + 10 * k,) * 3 for k in range(24)]
    return {16 + number: "#{:02x}{:02x}{:02x}".format(*rgb) for number, rgb in enumerate(cube + greys)}


ENTRIES = _entries()
"""Colours of xterm and later terminals, by number."""
NUMBERS = {colour: number for number, colour in reversed(ENTRIES.items())}
ORDER = tuple(ENTRIES.values())
LABS = tuple(map(oklab, ORDER))


def cost(one: Lab, entry: Lab) -> float:
    """Return the cost of an entry: another hue costs more than another lightness, grey for a hue costs most."""
    light, a, b = one[0] - entry[0], one[1] - entry[1], one[2] - entry[2]
    colour, shown = math.hypot(one[1], one[2]), math.hypot(entry[1], entry[2])
    chroma = (colour - shown) ** 2
    weight = 0.8 if one[0] < DARK else 1.6
    turn = a * a + b * b - chroma
    wrong = light * light + weight * chroma + 6.0 * turn
    if shown < GREY:
        return wrong + 0.5 * max(0.0, colour - GREYED)
    return wrong + 0.008 * turn / (2 * colour * shown) if colour > GREY else wrong


@lru_cache(maxsize=256)
def distances(entry: int) -> list[float]:
    """Return the distances from an entry to every other."""
    here = LABS[entry]
    return [math.dist(here, lab) for lab in LABS]


@lru_cache(maxsize=256)
def _seen(entry: int) -> tuple[Lab, ...]:
    """Return the entry as seen with four kinds of vision."""
    return tuple(map(oklab, eyes(ORDER[entry])))


@lru_cache(maxsize=16384)
def worst(one: int, other: int) -> float:
    """Return the distance of two entries for the kind of vision in which they are closest."""
    return min(map(math.dist, _seen(one), _seen(other)))
