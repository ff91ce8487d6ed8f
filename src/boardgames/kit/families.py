"""Declarations about colours: grounds that are shades of one thing, pieces that must never look alike.

A terminal with true colours shows every shade. One with 256 colours has hardly any dark ones: there a theme needs to
know that three tints of a country are one country, and that the country beside it is another. Every board says so
beside its colours, as `families`; a colour of which nobody says anything is shown as the nearest that the terminal has.
"""

from dataclasses import dataclass

from boardgames.kit.colours import CURSOR, FOCUS, KEY, LINE, PLAYERS, RAISED, SHEET, TABLE, WELL


@dataclass(frozen=True)
class Families:
    """Declaration of one board (or the shell) about its colours, all in those of the dark theme."""

    shades: tuple[tuple[str, ...], ...] = ()
    """Grounds: each a family of shades of one thing. Shades may become one colour; families stay apart."""
    pieces: tuple[tuple[str, ...], ...] = ()
    """Sets of pieces: any two of a set must differ for every common kind of colour vision."""
    single: tuple[tuple[str, ...], ...] = ()
    """Colours of one thing each, as a people's tile and its flag: where there are only sixteen colours, the thing has
    one of them for itself."""


SHELL = Families(shades=((WELL,), (TABLE,), (SHEET,), (RAISED,), (LINE,), (FOCUS,)), pieces=(PLAYERS, (KEY, CURSOR)))
"""Colours of the shell, which are shown beside those of every board."""
