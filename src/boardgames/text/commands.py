"""Commands of text mode: words in English and in the language of the reader."""

from collections.abc import Iterable

from boardgames.core.fold_accents import fold_accents
from boardgames.words import say

EXPLAIN = "explain"
"""Command behind the question mark."""


def command(typed: str, known: Iterable[str]) -> str:
    """Return which of the known commands a word is, ignoring accents and case; "" if it is none of them."""
    wanted = fold_accents(typed)
    if wanted == "?":
        return EXPLAIN
    return next((one for one in known if wanted in (one, shown(one))), "")


def shown(one: str) -> str:
    """Return the word of a command in the language of the reader, without accents and case."""
    return fold_accents(say(f"word-{one}"))


def means(typed: str, one: str) -> bool:
    """True if what is typed behind a command is this word, such as `yes` or `all`."""
    return fold_accents(typed) in (one, shown(one))
