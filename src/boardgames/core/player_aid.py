"""The player aid of a game: goal, a round, a turn, what scores, every sign on the table and what is easily forgotten.

A game says what stands on it (`Words.aid`); screens and pages of text lay it out, each in its own way.
"""

from typing import TypeAlias

from boardgames.core.values import Value


class AidLine(Value):
    sign: str
    """Word, or sign as drawn on the table, that the line is about; empty for a plain sentence."""
    text: str


class AidSection(Value):
    title: str
    lines: tuple[AidLine, ...]


class Aid(Value):
    sections: tuple[AidSection, ...]
    """Sections, in the order in which a newcomer would read them."""
    forgotten: tuple[str, ...]
    """Sentences about what is easily forgotten."""


Said: TypeAlias = str | tuple[str, str]
"""A sentence, or a sign and its meaning."""


def section(title: str, *lines: Said) -> AidSection:
    """Return a section made from sentences and from pairs of a sign and its meaning."""
    return AidSection(title, tuple(AidLine("", line) if isinstance(line, str) else AidLine(*line) for line in lines))
