"""A theme in a terminal with 16 colours: the entry for every colour.

Rich takes the nearest one for ink and ground alike, so dim ink on a dim ground becomes grey on grey, and the sea grey
beside grey land. Here a ground with a hue keeps a hue, and an ink is the nearest one that can be read on its ground.
"""

import math

from boardgames.kit.colours import contrast
from boardgames.kit.families import Families
from boardgames.tui.look.palettes import Palette
from boardgames.tui.look.terminal_colours import cost
from boardgames.tui.look.theme_colours import oklab

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


class Colours16:
    """The entries of one theme."""

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self._grounds: dict[str, str] = {}

    def learn(self, *boards: Families) -> None:
        """Change nothing: sixteen colours are too few to keep those of a board together."""

    def number(self, entry: str) -> int:
        """Return the number of an entry in the table of the terminal."""
        return USUAL.index(entry)

    def ground(self, colour: str) -> str:
        """Return the entry that stands for a ground."""
        found = self._grounds.get(colour)
        if found is None:
            at = oklab(colour)
            entries = GREYS if math.hypot(at[1], at[2]) < FAINT else ENTRIES
            found = self._grounds[colour] = min((cost(at, lab), entry) for entry, lab in entries)[1]
        return found

    def ink(self, colour: str, ground: str) -> str:
        """Return the entry that stands for an ink on a ground, given as true colours of the theme."""
        under, at = self.ground(ground), oklab(colour)
        if colour == ground:
            return under
        least = READABLE if contrast(colour, ground) >= READABLE else APART
        return min((cost(at, lab), entry) for entry, lab in ENTRIES if contrast(entry, under) >= least)[1]
