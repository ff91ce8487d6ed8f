"""Matching of typed text with the choices that it may mean. Case and separators never matter."""

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from boardgames.core.fold_accents import fold_accents

SEPARATORS = frozenset(".:;-_'")
"""Characters that only make the parts of a code easier to read; `.` alone is a code as well."""
FEWEST_OF_A_NAME = 3
"""Minimum number of characters taken for the beginning of a word of a choice, if no code begins like them."""
WORD = re.compile(r"[^\W_]+")


@dataclass(frozen=True)
class Match:
    """Choices that a piece of typing may mean: their numbers, in the order of the list."""

    among: tuple[int, ...] = ()
    """All that begin like it."""
    one: int | None = None
    """The choice that it means if nothing more is typed: its whole code, or the only one that begins so."""


def normalized(text: str) -> str:
    """A code or a piece of typing without what does not matter; separators alone are one dot."""
    kept = "".join(character for character in fold_accents(text) if character not in SEPARATORS and character != " ")
    return kept or ("." if text.strip() else "")


def match_typed(typed: str, codes: Sequence[str], texts: Sequence[str]) -> Match:
    """Which choices somebody means who has typed this: by the code or else by a word of the description."""
    wanted = normalized(typed)
    if not wanted:
        return Match(tuple(range(len(codes))))
    among = tuple(i for i, code in enumerate(codes) if normalized(code).startswith(wanted))
    if any(sign in SEPARATORS for sign in typed):
        # A separator narrows to the codes that have it there, if there are any.
        among = tuple(i for i in among if codes[i].casefold().startswith(typed.casefold())) or among
    exact = _exact(among, [normalized(code) for code in codes], wanted)
    if not among:
        # What no code begins with may be the rest of one: a number, or what stands behind the character with which
        # most of them begin. Other letters may not: a slip must not mean something quite different.
        firsts = Counter(code[:1] for code in codes)
        usual = {first for first, count in firsts.items() if count > 1 and 4 * count >= 3 * len(codes)}
        among = tuple(
            i
            for i, code in enumerate(codes)
            if normalized(code)[1:].startswith(wanted) and (wanted[0].isdecimal() or code[0] in usual)
        )
        exact = _exact(among, [normalized(code)[1:] for code in codes], wanted)
    if not among and len(wanted) >= FEWEST_OF_A_NAME:
        among = tuple(i for i, text in enumerate(texts) if has_word(text, wanted))
    return Match(among, among[0] if exact is None and len(among) == 1 else exact)


def _exact(among: Sequence[int], codes: Sequence[str], wanted: str) -> int | None:
    """The only choice of whose code nothing is missing."""
    found = [i for i in among if codes[i] == wanted]
    return found[0] if len(found) == 1 else None


def ends_with_dot(typed: str, codes: Sequence[str]) -> bool:
    """True if the dot at the end is a code of its own: something precedes it, and no code has a separator there."""
    at = len(typed) - 1
    if at < 1 or typed[at] != ".":
        return False
    return not any(code[:at].casefold() == typed[:at].casefold() and code[at : at + 1] in SEPARATORS for code in codes)


def has_accented(text: str, beginning: str, letter: str) -> bool:
    """True if a word of the text begins like what is typed and goes on with this very letter, accent and all."""
    at = len(beginning)
    words = (word for word in WORD.findall(text.casefold()) if word[at : at + 1] == letter)
    return any(fold_accents(word[:at]) == beginning for word in words)


def has_word(text: str, beginning: str) -> bool:
    """True if a word of the text, with those after it, begins like this."""
    words = WORD.findall(fold_accents(text))
    return any("".join(words[i:]).startswith(beginning) for i in range(len(words)))
