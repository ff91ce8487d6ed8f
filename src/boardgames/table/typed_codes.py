"""Matching of typed text with choices. Case and separators never matter."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import takewhile

from boardgames.core.fold_accents import fold_accents

SEPARATORS = frozenset(".:;-_'")
"""Characters that only separate the parts of a code; `.` alone is a code as well."""
MIN_NAME_LETTERS = 3
"""Minimum number of characters that match the beginning of a word, if no code begins like them."""
WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True)
class Match:
    """Choices that match typed text, as indices of the list."""

    among: tuple[int, ...] = ()
    """All that begin like the text."""
    one: int | None = None
    """Choice that is meant if nothing more is typed: the text is its whole code, or only its code begins like that."""


def normalized(text: str) -> str:
    """Return a code or typed text without case, accents and separators; separators alone become one dot."""
    kept = "".join(character for character in fold_accents(text) if character not in SEPARATORS and character != " ")
    return kept or ("." if text.strip() else "")


def match_typed(typed: str, codes: Sequence[str], texts: Sequence[str]) -> Match:
    """Return the choices that typed text may mean: by their codes, or else by a word of their descriptions."""
    wanted = normalized(typed)
    if not wanted:
        return Match(tuple(range(len(codes))))
    among = tuple(i for i, code in enumerate(codes) if normalized(code).startswith(wanted))
    if any(sign in SEPARATORS for sign in typed):
        # A separator narrows to the codes that have it there, if there are any.
        among = tuple(i for i in among if codes[i].casefold().startswith(typed.casefold())) or among
    exact = _exact(among, [normalized(code) for code in codes], wanted)
    if not among:
        # If no code begins like this, it may be the end of one: a number, or what follows the character with which
        # most of them begin. Other letters may not: a typing mistake must not mean something quite different.
        firsts = Counter(code[:1] for code in codes)
        usual = {first for first, count in firsts.items() if count > 1 and 4 * count >= 3 * len(codes)}
        among = tuple(
            i
            for i, code in enumerate(codes)
            if normalized(code)[1:].startswith(wanted) and (wanted[0].isdecimal() or code[0] in usual)
        )
        exact = _exact(among, [normalized(code)[1:] for code in codes], wanted)
    if not among and len(wanted) >= MIN_NAME_LETTERS:
        among = tuple(i for i, text in enumerate(texts) if has_word(text, wanted))
    return Match(among, among[0] if exact is None and len(among) == 1 else exact)


def _exact(among: Sequence[int], codes: Sequence[str], wanted: str) -> int | None:
    """Return the only choice with exactly this code; None if there is none or several."""
    found = [i for i in among if codes[i] == wanted]
    return found[0] if len(found) == 1 else None


def common_beginning(codes: Sequence[str]) -> str:
    """Return the characters with which all the codes begin."""
    same = takewhile(lambda column: len(set(column)) == 1, zip(*codes, strict=False))
    return "".join(column[0] for column in same)


def ends_with_dot(typed: str, codes: Sequence[str]) -> bool:
    """True if the dot at the end is a code of its own: it follows other text, and no code has a separator there."""
    at = len(typed) - 1
    if at < 1 or typed[at] != ".":
        return False
    return not any(code[:at].casefold() == typed[:at].casefold() and code[at : at + 1] in SEPARATORS for code in codes)


def has_accented(text: str, beginning: str, letter: str) -> bool:
    """True if a word of the text begins like what is typed and continues with exactly this letter, accent included."""
    at = len(beginning)
    words = (word for word in WORD.findall(text.casefold()) if word[at : at + 1] == letter)
    return any(fold_accents(word[:at]) == beginning for word in words)


def has_word(text: str, beginning: str) -> bool:
    """True if the text from one of its words on begins like this, spaces ignored."""
    words = WORD.findall(fold_accents(text))
    return any("".join(words[i:]).startswith(beginning) for i in range(len(words)))
