"""A theme in a terminal with 256 colours: the entry for every colour.

Rich rounds each channel by itself, so two tints of one country may become grey and purple. Here the families that the
boards declare are given entries together. Every other colour goes with the declared one it can hardly be told from,
else to the nearest entry. An ink is the nearest entry that can be read on the entry of its ground.
"""

import math

from boardgames.kit.colours import contrast
from boardgames.kit.families import SHELL, Families
from boardgames.tui.look.assign_colours import levels_of, solved
from boardgames.tui.look.palettes import Palette
from boardgames.tui.look.terminal_colours import LABS, NUMBERS, ORDER, cost
from boardgames.tui.look.theme_colours import Lab, oklab

NEAR = 0.035
"""Distance below which a colour counts as a declared one."""


class Colours256:
    """The entries of one theme; more are given when a board with families of its own is opened."""

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self._known: set[Families] = set()
        self.assigned: dict[str, str] = {}
        """Entry of each declared colour, as the theme shows it."""
        self._anchors: list[tuple[Lab, str]] = []
        self._grounds: dict[str, str] = {}
        self._inks: dict[tuple[str, str], str] = {}

        self.learn(SHELL)

    def learn(self, *boards: Families) -> None:
        """Give entries to the colours of boards; what lies on a board keeps away from the shell's colours, too."""
        new = [families for families in boards if families not in self._known]
        for families in new:
            beside = (
                families
                if families is SHELL
                else Families(SHELL.shades + families.shades, SHELL.pieces + families.pieces)
            )
            levels = levels_of(beside, self.palette.shade)
            fixed = {
                at: NUMBERS[self.assigned[level.members[0]]] - 16
                for at, level in enumerate(levels)
                if level.members[0] in self.assigned
            }
            for level, entry in zip(levels, solved(levels, fixed), strict=True):
                for member in level.members:
                    self.assigned.setdefault(member, ORDER[entry])
        if new:
            self._known.update(new)
            self._anchors = [(oklab(colour), entry) for colour, entry in self.assigned.items()]
            self._grounds.clear()
            self._inks.clear()

    def number(self, entry: str) -> int:
        """Return the number of an entry in the table of the terminal."""
        return NUMBERS[entry]

    def ground(self, colour: str) -> str:
        """Return the entry that stands for a ground."""
        found = self._grounds.get(colour)
        if found is None:
            found = self.assigned.get(colour) or self._nearest(colour)
            self._grounds[colour] = found
        return found

    def ink(self, colour: str, ground: str) -> str:
        """Return the entry that stands for an ink on a ground, given as true colours of the theme.

        Readable inks stay readable, and marks stay different from their ground.
        """
        key = colour, ground
        found = self._inks.get(key)
        if found is None:
            found = self._inks[key] = self._ink(colour, ground)
        return found

    def _ink(self, colour: str, ground: str) -> str:
        under, shown = self.ground(ground), self.ground(colour)
        true = contrast(colour, ground)
        least = self.palette.least if true >= self.palette.least - 0.05 else min(true, 4.5) * 0.75
        if colour == ground:
            return under
        if contrast(shown, under) >= least and shown != under:
            return shown
        lighter = oklab(colour)[0] > oklab(ground)[0]
        at, below = oklab(colour), oklab(under)[0]
        fitting = [
            (cost(at, lab), entry)
            for entry, lab in zip(ORDER, LABS, strict=True)
            if entry != under and (lab[0] > below) == lighter and contrast(entry, under) >= least
        ] or [(-contrast(entry, under), entry) for entry in ("#000000", "#ffffff")]
        return min(fitting)[1]

    def _nearest(self, colour: str) -> str:
        at = oklab(colour)
        best = min((cost(at, lab), entry) for entry, lab in zip(ORDER, LABS, strict=True))[1]
        if colour in (self.palette.background.lower(), self.palette.bar.lower()):
            return best
        near, entry = min(((math.dist(at, lab), entry) for lab, entry in self._anchors), default=(1.0, ""))
        return entry if near < min(NEAR, math.dist(at, oklab(best))) else best
