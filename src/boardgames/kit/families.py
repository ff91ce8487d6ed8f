"""Which grounds are shades of one thing, and which pieces must never be taken for each other.

A terminal with true colours shows every shade. One with 256 colours has hardly any dark ones: there a theme needs to
know that three tints of a country are one country, and that the country beside it is another. Every board says so
beside its colours, as `families`; a colour of which nobody says anything is shown as the nearest that the terminal has.
"""

from dataclasses import dataclass

from boardgames.kit.colours import CURSOR, FOCUS, KEY, LINE, PLAYERS, RAISED, SHEET, TABLE, WELL


@dataclass(frozen=True)
class Families:
    """Statement of one board (or the shell) about its colours, all in the colours of the dark table."""

    shades: tuple[tuple[str, ...], ...] = ()
    """Grounds: each a family of shades of one thing. Shades may become one colour; families stay apart."""
    pieces: tuple[tuple[str, ...], ...] = ()
    """Sets of pieces: within a set every two stay apart for every common kind of sight."""


SHELL = Families(shades=((WELL,), (TABLE,), (SHEET,), (RAISED,), (LINE,), (FOCUS,)), pieces=(PLAYERS, (KEY, CURSOR)))
"""The colours of the shell, which lie beside those of every board."""
