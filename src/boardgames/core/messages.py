"""Catalogues of messages: every sentence under a key, in files that a translator can work on alone.

The files are Fluent (`.ftl`), because sentences need more than blanks to fill in: a number chooses between *one coin*
and *two coins*, a gender between *le* and *la*, and where the choice is made differs from language to language.
gettext knows plurals of one number and nothing else. What is read here is the part of Fluent that these catalogues
use, so that words cost no package and no time at the start:

    boat-full = The { $boat } boat is full.
    boat-coins = It asks { $need ->
        [one] one coin
       *[other] { $need } coins
     } and you have { $have }.
    boat-goods = It asks { GOODS($good, $need) }.
    -company = East India Company
    over = The { -company } is closed.

A message is text with placeables; a placeable is a variable, a number, a quoted text, a term, a call of a function
that the game gives (names of things in the tables, mostly), or a selection by one of these. Text may go on in
further, indented lines. Comments begin with `#`. Anything else is a mistake, named with its line.
"""

import re
import unicodedata
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from boardgames.core.message_syntax import (
    Argument,
    Function,
    MessageError,
    MessageParser,
    Named,
    Part,
    Plural,
    entries,
)

__all__ = [
    "ENGLISH",
    "OTHER",
    "PLURALS",
    "SIZES",
    "YOU",
    "Argument",
    "Function",
    "MessageError",
    "Messages",
    "Named",
    "elided",
]

PLURALS: dict[str, Plural] = {
    "en": lambda n: "one" if abs(n) == 1 else "other",
    "fr": lambda n: "one" if abs(n) < 2 else "other",
    "nl": lambda n: "one" if abs(n) == 1 else "other",
}
"""Languages that can be read, each with its rule for whole numbers."""

YOU, OTHER = "you", "other"
"""Keys of a `Named` person: whoever reads, or somebody else."""


def elided(name: Argument) -> str:
    """Return a name after the French *de*, which loses its vowel before another: `d'Anna`, `de Boris`.

    >>> elided("Anna"), elided("Élise"), elided("Boris")
    ("d'Anna", "d'Élise", 'de Boris')
    """
    first = unicodedata.normalize("NFD", str(name))[:1].lower()
    return f"d'{name}" if first and first in "aeiouyhœæ" else f"de {name}"


ENGLISH = "en"
"""The language that every catalogue has."""
SIZES = (".short", ".shorter", ".tiny")
"""Attributes of a message that are shorter forms of it, longest first."""
PLAIN = frozenset({str, int})
"""Types of arguments that are told apart by their values alone; a `Named` is not."""
MAX_FILLED = 10_000
"""Maximum number of cached texts of one catalogue."""


class Messages:
    """The messages of one game in one language, over those of another where one is missing."""

    def __init__(
        self,
        text: str,
        language: str,
        functions: Mapping[str, Function] | None = None,
        file: str = "",
        fallback: "Messages | None" = None,
    ) -> None:
        if language not in PLURALS:
            raise MessageError(f"there are no plurals for the language {language!r}; add its rule to PLURALS")
        self.language = language
        self.functions = {"DE": elided, **(functions or {})}
        self.plural = PLURALS[language]
        self.fallback = fallback
        self._where = f"{file}, " if file else ""
        self._sources: dict[str, tuple[int, str]] = {}
        self._made: dict[str, Part] = {}
        self._filled: dict[tuple[Any, ...], str] = {}
        """Texts by key and arguments: a board writes most of its labels again for every drawing."""
        for line, key, source in entries(text, self._where):
            if key in self._sources:
                raise MessageError(f"{self._where}line {line}: there are two messages {key!r}")
            self._sources[key] = (line, source)

    @classmethod
    def beside(cls, module: str, language: str, functions: Mapping[str, Function] | None = None) -> "Messages":
        """Return the catalogue `<language>.ftl` in the folder of a module, given as its `__file__`; see `in_folder`."""
        return cls.in_folder(Path(module).parent, language, functions)

    @classmethod
    def in_folder(
        cls, folder: Path, language: str, functions: Mapping[str, Function] | None = None, only: str = ""
    ) -> "Messages":
        """Return the catalogue `<language>.ftl` of a folder, over the English one for what it does not say.

        `only` keeps the messages whose keys begin like that and skips the rest of the file.
        """
        found: Messages | None = None
        for name in dict.fromkeys((ENGLISH, language)):
            path = folder / f"{name}.ftl"
            if path.is_file():
                text = path.read_text(encoding="utf-8")
                if only:
                    text = "\n".join(re.findall(rf"^{re.escape(only)}.*(?:\n[ ].*)*", text, re.MULTILINE))
                found = cls(text, name, functions, str(path), found)
        if found is None:
            raise MessageError(f"{folder} has no catalogue {language}.ftl")
        return found

    def keys(self) -> tuple[str, ...]:
        """Return the keys of all messages of this language, in the order of the file; terms begin with `-`."""
        return tuple(self._sources)

    def __contains__(self, key: str) -> bool:
        return key in self._sources or (self.fallback is not None and key in self.fallback)

    def text(self, key: str, /, **arguments: Argument) -> str:
        """Return the message with its blanks filled in, in English where this language cannot say it."""
        if not PLAIN.issuperset(map(type, arguments.values())):
            return self.fill(key, arguments)
        asked = (key, *arguments.items())
        text = self._filled.get(asked)
        if text is None:
            if len(self._filled) >= MAX_FILLED:
                self._filled.clear()
            text = self._filled[asked] = self.fill(key, arguments)
        return text

    def fill(self, key: str, arguments: Mapping[str, Argument]) -> str:
        """Return the same as `text`, filled in now whether it is cached or not."""
        if self.fallback is None:
            return str(self.part(key)((arguments, self)))
        if key in self._sources:
            try:
                return str(self.part(key)((arguments, self)))
            except MessageError:
                pass  # a translator's mistake costs the message, never the game; the tests of the catalogue find it
        return self.fallback.fill(key, arguments)

    def fitting(self, width: int, key: str, /, **arguments: Argument) -> str:
        """Return the longest form of a message that fits: itself, or its attributes `.short`, `.shorter`, `.tiny`.

        Empty if none fits: a drawing never cuts a word. The forms of two languages are never mixed.
        """
        if self.fallback is not None and key not in self._sources:
            return self.fallback.fitting(width, key, **arguments)
        sizes = (key, *(key + size for size in SIZES))
        forms = (self.text(form, **arguments) for form in sizes if form in self._sources)
        return next((form for form in forms if len(form) <= width), "")

    def named(self, key: str, form: str, otherwise: str) -> str:
        """Return a name in one of the forms that its language needs: `.def`, `.of`, `.plural`, `.short` and so on.

        The name itself where it lacks the form, and `otherwise` (the label of the tables) where the language has no
        name for it.
        """
        if key not in self._sources:
            return otherwise
        return self.text(f"{key}.{form}" if f"{key}.{form}" in self._sources else key)

    def part(self, key: str) -> Part:
        """Return a message as a function that fills it in; it is parsed on first use."""
        made = self._made.get(key)
        if made is None:
            if key not in self._sources and self.fallback is not None:
                return self.fallback.part(key)
            if key not in self._sources:
                raise MessageError(f"{self._where}there is no message {key!r}")
            line, source = self._sources[key]
            made = self._made[key] = MessageParser(source, line, self._where).message()
        return made
