"""Filter of the lines for a terminal with few colours."""

from functools import lru_cache
from typing import Protocol

from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from boardgames.kit.families import Families
from boardgames.tui.look.palettes import Palette

GROUNDS = frozenset(" ▀▄█▇▊▌")
"""Characters whose ink is a ground: it fills most of the cell."""


class ColourTable(Protocol):
    """The entries of one theme in the table of a terminal."""

    palette: Palette

    def learn(self, *boards: Families) -> None:
        """Learn which colours of boards belong together."""
        ...

    def number(self, entry: str) -> int:
        """Return the number of an entry."""
        ...

    def ground(self, colour: str) -> str:
        """Return the entry that stands for a ground."""
        ...

    def ink(self, colour: str, ground: str) -> str:
        """Return the entry that stands for an ink on a ground, given as true colours of the theme."""
        ...


class FewColours(LineFilter):
    """Filter that turns the colours of every line into entries of the terminal's table."""

    def __init__(self, table: ColourTable) -> None:
        super().__init__()
        self.table = table
        self._styled = lru_cache(maxsize=4096)(self._in_entries)

    def learn(self, *boards: Families) -> None:
        """Learn which colours of boards belong together."""
        self.table.learn(*boards)
        self._styled.cache_clear()

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [
            segment
            if segment.style is None
            else Segment(segment.text, self._styled(segment.style, GROUNDS.issuperset(segment.text)))
            for segment in segments
        ]

    def _in_entries(self, style: Style, is_ground: bool) -> Style:
        table, ink, ground = self.table, style.color, style.bgcolor
        under = ground.get_truecolor().hex if ground is not None else table.palette.background.lower()
        entry = RichColor.from_ansi(table.number(table.ground(under))) if ground is not None else None
        if ink is None:
            return style + Style(bgcolor=entry)
        colour = ink.get_truecolor().hex
        shown = table.ground(colour) if is_ground else table.ink(colour, under)
        return style + Style(color=RichColor.from_ansi(table.number(shown)), bgcolor=entry)
