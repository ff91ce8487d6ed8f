"""The one rule for names of players, wherever they come from: a flag, the wizard, a file.

A name is seen as it is typed: printable characters, no blanks at its ends, at most so many columns of the screen; and
no two players at a table have the same one.
"""

import unicodedata
from collections.abc import Sequence

WIDEST = 20
"""Columns of the screen."""


def width(text: str) -> int:
    """How many columns a text takes; a character of an East Asian script takes two, an accent by itself none."""
    return sum(
        0 if unicodedata.combining(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text
    )


def fault_in_names(names: Sequence[str]) -> str:
    """What is wrong with the names of a table, as the end of a sentence; empty if nothing is."""
    for name in names:
        if not name.strip():
            return "every player needs a name"
        if name != name.strip():
            return f"the name {name.strip()!r} has blanks around it"
        if not name.isprintable() or any(unicodedata.category(char) in ("Cf", "Cs", "Co") for char in name):
            return f"the name {name!a} holds characters that cannot be shown"
        if width(name) > WIDEST:
            return f"the name {name[:WIDEST]!r}... is longer than {WIDEST} letters"
    folded = [unicodedata.normalize("NFKC", name).casefold() for name in names]
    for name, same in zip(names, folded, strict=True):
        if folded.count(same) > 1:
            return f"two players are called {name!r}"
    return ""
