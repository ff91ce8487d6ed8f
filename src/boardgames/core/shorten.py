"""Places where a text can end early: before a clause, never inside brackets."""

import re
from collections.abc import Sequence

_SIGN = r"[ \u00a0]?[:;,] "
"""Sign between clauses; French writes a space before two of them."""
_CLAUSE = re.compile(
    rf"(?<=\S)(?=(?:{_SIGN})(?![^()]*\))"  # not inside brackets,
    rf"| \([^()]*\)(?:{_SIGN}| \(|$))"  # nor between brackets and what they stand in the middle of
)

NAME = 2
"""Maximum number of words in a name."""
SHARED = 2
"""Minimum number of words that texts about much the same thing share."""


def clauses(text: str) -> list[str]:
    """Return the clauses of a text; each begins with the sign that separates it from the one before."""
    return _CLAUSE.split(text)


def split_common(texts: Sequence[str]) -> tuple[str, tuple[str, ...], str] | None:
    """Return the words with which all texts begin, those that differ, and what follows in all of them.

    None if they differ in more than a name of a word or two, or share no more than a word.
    """
    words = [text.split(" ") for text in texts]
    least = min(map(len, words))
    head = next((at for at in range(least) if len({own[at] for own in words}) > 1), least)
    tail = next((at for at in range(least - head) if len({own[-1 - at] for own in words}) > 1), least - head)
    names = [own[head : len(own) - tail] for own in words]
    if head + tail < SHARED or not all(1 <= len(name) <= NAME for name in names):
        return None
    begin, end = (" ".join(part) for part in (words[0][:head], words[0][len(words[0]) - tail :]))
    told = tuple(map(" ".join, names))
    signs = {name[-1] for name in told if name[-1] in ":;,"}
    if len(signs) == 1 and all(name[-1] in signs for name in told):
        # What parts the name from the rest belongs to the rest: "on 2 or 3, empty".
        return begin, tuple(name[:-1] for name in told), f"{signs.pop()} {end}"
    return (begin, told, f" {end}" if end else "") if not signs else None
