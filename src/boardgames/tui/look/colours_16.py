"""A theme in a terminal with 16 colours: the entry for every colour.

Rich takes the nearest one for ink and ground alike, so dim ink on a dim ground becomes grey on grey, and the sea grey
beside grey land. Here the things that a board declares get entries of their own, every other ground with a hue keeps a
hue, and an ink is the nearest one that can be read on its ground.
"""

import math
from collections.abc import Sequence

from boardgames.kit.colours import CURSOR, KEY, PLAYERS, TABLE, contrast, mix
from boardgames.kit.families import Families
from boardgames.tui.look.assign_colours import STEPPED_BACK
from boardgames.tui.look.palettes import Palette
from boardgames.tui.look.terminal_colours import cost
from boardgames.tui.look.theme_colours import Lab, oklab

USUAL = (
    *("#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5"),
    *("#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff"),
)
"""The sixteen colours of most terminals, by number."""
ENTRIES = tuple((entry, oklab(entry)) for entry in USUAL)
GREYS = tuple(ENTRIES[number] for number in (0, 7, 8, 15))
FAINT = 0.046
"""Chroma below which a ground becomes grey, so that the sheets of a dark table are not all blue."""
READABLE = 3.0
"""Minimum contrast of an ink that is readable in true colours; terminals differ too much to ask for more."""
APART = 1.3
"""Minimum contrast of a mark that is faint in true colours."""
UNLIKE = 0.1
"""Minimum distance in Oklab of an entry from those of other things: more than white has from light grey."""

GREY_FOR_HUE = 1.0
"""Cost of a grey entry for a thing with a hue: more than that of any hue."""


class Colours16:
    """The entries of one theme; the things of a board are given theirs when it is opened."""

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.assigned: dict[str, str] = {}
        """Entry of each colour of a thing that has an entry for itself."""
        self._grounds: dict[str, str] = {}
        self._owned: set[str] = set()
        """Entries of the things of boards, which no other ground takes."""
        ground = self._nearest(palette.background.lower())
        self._assign([(colour,) for colour in (*PLAYERS, KEY, CURSOR)], [ground])
        self._taken = [ground, *dict.fromkeys(self.assigned.values())]

    def learn(self, *boards: Families) -> None:
        """Give each thing that a board declares as single an entry unlike those of players, keys and sheets."""
        for families in boards:
            self._assign(families.single, self._taken)
        self._owned = set(self.assigned.values()) - set(self._taken)
        self._grounds.clear()

    def _assign(self, things: Sequence[tuple[str, ...]], taken: Sequence[str]) -> None:
        """Give each thing the entry that suits it best, all different and unlike those that are taken."""
        shown = [tuple(map(self.palette.shade, colours)) for colours in things]
        if not any(has_hue(oklab(colour)) for colours in shown for colour in colours):
            return  # in a theme of greys letters alone tell things apart
        used = [oklab(entry) for entry in taken]
        free = [(entry, lab) for entry, lab in ENTRIES if all(math.dist(lab, other) >= UNLIKE for other in used)]
        shown = shown[: len(free)]
        costs = [[_cost_of(colours, lab) for _, lab in free] for colours in shown]
        for colours, column in zip(things, cheapest(costs), strict=False):
            back = (mix(colour, TABLE, STEPPED_BACK) for colour in colours)
            self.assigned |= dict.fromkeys(map(self.palette.shade, (*colours, *back)), free[column][0])

    def number(self, entry: str) -> int:
        """Return the number of an entry in the table of the terminal."""
        return USUAL.index(entry)

    def ground(self, colour: str) -> str:
        """Return the entry that stands for a ground."""
        found = self._grounds.get(colour)
        if found is None:
            found = self._grounds[colour] = self.assigned.get(colour) or self._nearest(colour)
        return found

    def ink(self, colour: str, ground: str) -> str:
        """Return the entry that stands for an ink on a ground, given as true colours of the theme."""
        under, at = self.ground(ground), oklab(colour)
        if colour == ground:
            return under
        least = READABLE if contrast(colour, ground) >= READABLE else APART
        own = self.assigned.get(colour)
        if own is not None and contrast(own, under) >= least:
            return own
        return min((cost(at, lab), entry) for entry, lab in ENTRIES if contrast(entry, under) >= least)[1]

    def _nearest(self, colour: str) -> str:
        """Return the nearest entry; grounds with hardly any hue become grey."""
        at = oklab(colour)
        entries = ENTRIES if has_hue(at) else GREYS
        return min((entry in self._owned, cost(at, lab), entry) for entry, lab in entries)[2]


def _cost_of(colours: Sequence[str], entry: Lab) -> float:
    """Return the mean cost of an entry for the colours of a thing; a thing with a hue becomes grey at last."""
    labs = list(map(oklab, colours))
    grey = GREY_FOR_HUE if has_hue(labs[0]) and not has_hue(entry) else 0.0
    return grey + sum(cost(lab, entry) for lab in labs) / len(labs)


def has_hue(colour: Lab) -> bool:
    """True if the colour is more than a tinted grey."""
    return math.hypot(colour[1], colour[2]) >= FAINT


def cheapest(costs: Sequence[Sequence[float]]) -> list[int]:
    """Return a column for each row, all different, with the least sum; there are at least as many columns as rows."""
    owners: list[int] = [-1] * len(costs[0]) if costs else []
    row_price, column_price = [0.0] * len(costs), [0.0] * len(owners)
    for row in range(len(costs)):
        # Shortest path from the row to a free column; each step gives a column to another row (Kuhn and Munkres).
        least, before = [math.inf] * len(owners), [-1] * len(owners)
        done: set[int] = set()
        column, at = -1, row
        while True:
            rest = [one for one in range(len(owners)) if one not in done]
            for one in rest:
                over = costs[at][one] - row_price[at] - column_price[one]
                if over < least[one]:
                    least[one], before[one] = over, column
            nearest = min(rest, key=least.__getitem__)
            step = least[nearest]
            row_price[row] += step
            for one in done:
                row_price[owners[one]] += step
                column_price[one] -= step
            for one in rest:
                least[one] -= step
            column = nearest
            done.add(column)
            at = owners[column]
            if at < 0:
                break
        while column >= 0:
            owners[column] = owners[before[column]] if before[column] >= 0 else row
            column = before[column]
    return [owners.index(row) for row in range(len(costs))]
