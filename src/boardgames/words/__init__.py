"""The words of the program itself, in the language of its reader; the words of a game are in its own folder.

One process speaks one language at a time: `use` chooses it, `say` and `fit` speak it. A message that a catalogue lacks
is said in English.
"""

from collections.abc import Sequence
from functools import cache

from boardgames.core.messages import Argument, Messages

LANGUAGES = {"en": "English"}
"""The languages of the program, each by its own name."""
FALLBACK = "en"

_chosen = [FALLBACK]


def use(language: str) -> None:
    """Speak this language from now on; English if the program has no words in it."""
    _chosen[0] = language if language in LANGUAGES else FALLBACK


def language() -> str:
    """Return the id of the language that is spoken."""
    return _chosen[0]


@cache
def catalogue(language: str) -> Messages:
    """Return all messages of a language, without those it lacks."""
    return Messages.beside(__file__, language)


def say(key: str, /, **facts: Argument) -> str:
    """Return a message with its blanks filled in."""
    return _with(key).text(key, **facts)


def fit(width: int, key: str, /, **facts: Argument) -> str:
    """Return the longest form of a message that fits; nothing if none does."""
    return _with(key).fitting(width, key, **facts)


def listed(items: Sequence[str]) -> str:
    """Return names one after another, as one says them: `Anna, Boris and Chloe`."""
    if len(items) < 2:
        return "".join(items)
    return say("list-last", before=say("list-comma").join(items[:-1]), last=items[-1])


def known(key: str) -> bool:
    """True if there is such a message."""
    return key in catalogue(FALLBACK)


def _with(key: str) -> Messages:
    """The catalogue that has a message: that of the chosen language, or the English one."""
    chosen = catalogue(_chosen[0])
    return chosen if key in chosen else catalogue(FALLBACK)
