"""Texts of the program itself, in the language of its reader; those of a game are in its own folder.

One process uses one language at a time: `use` chooses it, `say` and `fit` return messages. A message that a catalogue
lacks is returned in English.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from boardgames.core.messages import ENGLISH, Argument, Messages

LANGUAGES = {ENGLISH: "English", "fr": "Français", "nl": "Nederlands"}
"""Languages of the program, each by its own name."""
SYSTEM_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables with the language of a machine; the first that is set counts."""
OWN_VARIABLE = "BOARDGAMES_LANGUAGE"
"""Environment variable with the language of this program alone."""

_chosen = [ENGLISH]


def use(language: str) -> None:
    """Use this language from now on; English if the program has no messages in it."""
    _chosen[0] = language if language in LANGUAGES else ENGLISH


def language() -> str:
    """Return the id of the language in use."""
    return _chosen[0]


def wanted(environ: Mapping[str, str], *wishes: str) -> str:
    """Return the first known language of the wishes, then that of the environment, then English."""
    said = next((environ[name] for name in SYSTEM_VARIABLES if environ.get(name)), "")
    found = (known(wish) for wish in (*wishes, environ.get(OWN_VARIABLE, ""), said))
    return next(filter(None, found), ENGLISH)


def known(tag: str) -> str:
    """Return the language of a tag such as `fr_BE.UTF-8`; "" if the program has no messages in it."""
    begin = tag.replace("-", "_").partition(".")[0].partition("_")[0].casefold()
    return begin if begin in LANGUAGES else ""


@cache
def catalogue(language: str) -> Messages:
    """Return the messages of a language, with the English ones for what it lacks."""
    return Messages.beside(__file__, language)


def say(key: str, /, **facts: Argument) -> str:
    """Return a message with its blanks filled in."""
    return catalogue(_chosen[0]).text(key, **facts)


def fit(width: int, key: str, /, **facts: Argument) -> str:
    """Return the longest form of a message that fits; nothing if none does."""
    return catalogue(_chosen[0]).fitting(width, key, **facts)


def pair(head: str, text: str) -> str:
    """Return what is said about something, behind its name."""
    return say("pair", head=head, text=text)


def apart(texts: Iterable[str]) -> str:
    """Return texts one after another, parted by more than a comma."""
    return say("list-apart").join(texts)


def listed(items: Sequence[str]) -> str:
    """Return names as a list in words: `Anna, Boris and Chloe`."""
    if len(items) < 2:
        return "".join(items)
    return say("list-last", before=say("list-comma").join(items[:-1]), last=items[-1])
