"""Shorter wordings of a choice: below a heading with its verb, or without its last clauses.

The selected choice always stands in full below the list.
"""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, groupby, takewhile

from boardgames.core.shorten import clauses

MAX_CLAUSES = 3
"""Maximum number of clauses that are left out."""
SHORT = 6
"""Minimum number of letters of a beginning that can be shown alone, unless it is the code."""


_FIRST_CLAUSE = re.compile("[:;(]")
"""End of the first clause: what a choice costs or names."""


def ever_shorter(text: str, code: str) -> tuple[str, ...]:
    """Yield the text, then with more and more of its last clauses left out."""
    pieces = clauses(text)
    said = [
        short
        for short, piece in zip(accumulate(pieces), pieces[1:], strict=False)
        if (len(short) >= SHORT or _is_named(short, code)) and not _is_one_of_many(piece)
    ]
    return (text, *reversed(said[-MAX_CLAUSES:]))


def _is_named(beginning: str, code: str) -> bool:
    return code.endswith(beginning.casefold()) or beginning.casefold().endswith(f" {code}")


def _is_one_of_many(piece: str) -> bool:
    """True if a piece is one of several things, so that the text would be wrong without it."""
    return piece.startswith(", ") and piece[2:].isalpha()


def told_apart(versions: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Return the ever shorter texts of several things; two that would become equal are not shortened."""
    told = [[version[0]] for version in versions]
    for level in range(1, max(map(len, versions), default=0)):
        shorter = [version[min(level, len(version) - 1)] for version in versions]
        alike = Counter(shorter)
        for texts, text in zip(told, shorter, strict=True):
            texts.append(text if alike[text] == 1 else texts[-1])
    return [tuple(texts) for texts in told]


def headed(verb: str, texts: Sequence[str]) -> tuple[str, list[str]]:
    """Return a heading for texts, and the texts without it: their verb, or the words with which all begin.

    A heading takes no names from what they name, and no parts of a price.
    """
    bare = [_without(verb, text) for text in texts]
    words = [text.split() for text in bare]
    alike = takewhile(lambda column: len(set(column)) == 1 and not column[0][:1].isupper(), zip(*words, strict=False))
    same = [column[0] for column in alike]
    if any("," in _FIRST_CLAUSE.split(text)[0] for text in bare):
        same = [*takewhile(lambda word: not word[:1].isdigit(), same)]
    if len(texts) < 2 or not same or any(len(each) == len(same) for each in words):
        return verb, bare
    return f"{verb} {' '.join(same)}".rstrip(" ,:"), [" ".join(each[len(same) :]) for each in words]


def _without(verb: str, text: str) -> str:
    """Return the text without its verb, if something is left."""
    rest = text.removeprefix(verb)
    if rest == text or rest[:1] not in (" ", ",", ":"):
        return text
    return rest.lstrip(" ,:") or text


def runs(verbs: Sequence[str], texts: Sequence[str]) -> list[range]:
    """Return neighbours for one heading: with the same verb or, if that leaves few kinds, the same first word."""
    by_word = _runs([(verb, text.partition(" ")[0]) for verb, text in zip(verbs, texts, strict=True)])
    by_verb = _runs(verbs)
    few = len(by_word) <= len(by_verb) + 1 and all(len(run) > 1 for run in by_word[1:-1])
    return by_word if few else by_verb


def _runs(keys: Sequence[object]) -> list[range]:
    found, start = [], 0
    for _, run in groupby(keys):
        length = len([*run])
        found.append(range(start, start + length))
        start += length
    return found
