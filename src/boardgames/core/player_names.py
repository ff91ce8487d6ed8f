"""The one rule for names of players, wherever they come from: a flag, the wizard, a file.

A name is seen as it is typed: printable characters, no blanks at its ends, at most so many columns of the screen and
not a tower of accents; and no two players at a table have the same one.
"""

import re
import unicodedata
from collections.abc import Sequence

DEFAULT_NAMES = ("Anna", "Boris", "Chloe", "Dmitri", "Elena", "Farid", "Greta", "Hugo")
"""Names of players who have not given any."""
MAX_COLUMNS = 20
"""Columns of the screen."""
MAX_MARKS = 2
"""Maximum number of accents on a letter; more would cover the lines above and below."""
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")
"""Characters that count as letters, accents or symbols and show nothing."""


_LOOK_ALIKE = str.maketrans(
    "аеорсухіјѕԁһԛԝАВЕКМНОРСТУХІЈЅοιΑΒΕΗΙΚΜΝΟΡΤΥΧΖı0",
    "aeopcyxijsdhqwABEKMHOPCTYXIJSoiABEHIKMNOPTYXZiO",
)
"""Letters of other alphabets, and a digit, that look as Latin ones do."""


def _look(name: str) -> str:
    """Return a name as it looks on the screen."""
    return unicodedata.normalize("NFKC", name).translate(_LOOK_ALIKE).casefold()


def width(text: str) -> int:
    """Return the number of columns of a text; an East Asian character takes two, a combining accent none."""
    return sum(0 if _is_mark(char) else 2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text)


def _is_mark(char: str) -> bool:
    return unicodedata.category(char) in ("Mn", "Me")


def fault_in_names(names: Sequence[str]) -> str:
    """Return what is wrong with the names of a table, as the end of a sentence; empty if nothing is."""
    for name in names:
        if not name.strip():
            return "every player needs a name"
        if name != name.strip():
            return f"the name {name.strip()!r} has blanks around it"
        if not name.isprintable() or any(unicodedata.category(char) in ("Cf", "Cs", "Co") for char in name):
            return f"the name {name!a} holds characters that cannot be shown"
        if UNSEEN.search(name):
            return f"the name {name!a} holds characters that show nothing"
        if _is_mark(name[0]) or "m" * (MAX_MARKS + 1) in "".join("m" if _is_mark(char) else "." for char in name):
            return f"the name {name[:MAX_COLUMNS]!a} has accents that belong to no letter"
        if width(name) > MAX_COLUMNS:
            return f"the name {name[:MAX_COLUMNS]!r}... is longer than {MAX_COLUMNS} letters"
    folded = [unicodedata.normalize("NFKC", name).casefold() for name in names]
    looks = [_look(name) for name in names]
    for name, same, look in zip(names, folded, looks, strict=True):
        if folded.count(same) > 1:
            return f"two players are called {name!r}"
        if looks.count(look) > 1:
            return f"two players look as if they were called {name!r}"
    return ""
