"""Names in a text that must be in sight on the screen: signs, codes, keys and titles of things.

The language decides what a name looks like, so this reads English: a title is a capital inside a sentence, a code has a
letter and a digit, a sign is no letter at all or a letter by itself.
"""

import re
from collections.abc import Iterator

from boardgames.tui.keys import GAME, KEYS

PUNCTUATION = set("–’£")
"""What is not ASCII and no sign."""
BRACKETED = re.compile(r"\( \)|\([^\w\s]+\)|(?<!\w):[^\w\s]+")
"""Signs made of punctuation."""
SENTENCE = re.compile(r"(?:^|[.!?:]\s+|\n)")
LETTER, NAME = re.compile(r"[b-z]"), re.compile(r"[B-HJ-Z]")
CODE = re.compile(r"(?=.*\d)(?=.*[A-Za-z])(?!\d+(st|nd|rd|th)$)[\w+]+|\d+:\d+|\w+/\w+")
KEY_NAMES = {key.shown for key in KEYS if len(key.shown) > 1}
KEY_DOES = re.compile(r"\b([A-Z]\w*) (\w+?)s\b")


def signs(text: str) -> Iterator[str]:
    """Every sign in a text: punctuation, pictures and letters by themselves."""
    yield from BRACKETED.findall(text)
    for word, _, _ in _words(text):
        yield from (sign for sign in word if not sign.isascii() and not sign.isalpha() and sign not in PUNCTUATION)
        if LETTER.fullmatch(word):
            yield word


def codes(text: str) -> Iterator[str]:
    """Every code in a text, and whatever else has letters and digits."""
    return (word for word, _, _ in _words(text) if CODE.fullmatch(word))


def letters(text: str) -> Iterator[str]:
    """Every capital by itself: the name of a place."""
    return (word for word, _, _ in _words(text) if NAME.fullmatch(word))


def titles(text: str) -> Iterator[str]:
    """Every title inside a sentence, with the number that follows it."""
    starts = {match.end() for match in SENTENCE.finditer(text)}
    for word, start, number in _words(text):
        is_title = word[0].isupper() and len(word) > 1 and start not in starts and word not in KEY_NAMES
        if is_title and not CODE.fullmatch(word):
            yield f"{word} {number}" if number else word


def keys_misnamed(text: str) -> Iterator[str]:
    """What is said of keys at a table that they do not do: `Space turns`."""
    for name, verb in KEY_DOES.findall(text):
        meant = [key for key in KEYS if GAME in key.screens and key.shown == name]
        if meant and not any(verb in f"{key.label} {key.help}".lower() for key in meant):
            yield f"{name} {verb}s"


def _words(text: str) -> Iterator[tuple[str, int, str]]:
    """Every word without what surrounds it, where it begins, and the number that follows it directly."""
    found = [*re.finditer(r"\S+", BRACKETED.sub(lambda match: " " * len(match[0]), text))]
    for at, match in enumerate(found):
        bare = match[0].strip(".,;!?()'\"").removesuffix(":").removesuffix("'s")
        follower = found[at + 1][0].strip(".,;:!?)'\"") if at + 1 < len(found) and match[0] == bare else ""
        if bare:
            yield bare, match.start() + match[0].find(bare), follower if follower.isdigit() else ""


def is_shown(name: str, screen: str) -> bool:
    """Whether a name is on the screen as a whole, not as a part of another word; a sign may stand beside one."""
    if not any(letter.isalnum() for letter in name):
        return name in screen
    same = re.IGNORECASE if len(name) > 2 else 0
    words = " +".join(map(re.escape, name.split()))
    return re.search(rf"(?<![^\W_]){words or re.escape(name)}(?![^\W_])", screen, same) is not None
