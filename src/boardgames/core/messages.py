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
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

Argument: TypeAlias = str | int
Function: TypeAlias = Callable[..., Argument]
"""Function that a call in a message stands for: it returns a text to show, or a value to select by."""
Plural: TypeAlias = Callable[[int], str]
"""The plural category of a whole number: `one` or `other`."""

_Scope: TypeAlias = tuple[Mapping[str, Argument], "Messages"]
_Part: TypeAlias = Callable[[_Scope], Argument]

PLURALS: dict[str, Plural] = {
    "en": lambda n: "one" if abs(n) == 1 else "other",
    "fr": lambda n: "one" if abs(n) < 2 else "other",
    "nl": lambda n: "one" if abs(n) == 1 else "other",
}
"""The languages that can be read, each with its rule for whole numbers."""

_IDENTIFIER = "[a-zA-Z][a-zA-Z0-9_-]*"
_ENTRY = re.compile(rf"(-?{_IDENTIFIER}) *= *(.*)")
_ATTRIBUTE = re.compile(rf" +\.({_IDENTIFIER}) *= *(.*)")
_COMMENT = re.compile(r"#{1,3}(?: .*)?")
_NAME = re.compile(_IDENTIFIER)
_REFERENCE = re.compile(rf"-?{_IDENTIFIER}|{_IDENTIFIER}\.{_IDENTIFIER}")
_TERM_ATTRIBUTE = re.compile(rf"-{_IDENTIFIER}\.{_IDENTIFIER}.*", re.DOTALL)
_FUNCTION = re.compile("[A-Z][A-Z0-9_-]*")
_NUMBER = re.compile(r"-?\d+")
_QUOTED = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4})*)"')
_ESCAPE = re.compile(r"\\(?:u(....)|(.))")
_NEW_LINE = re.compile(r"(\n(?: *\n)*)( *)")
_VARIANT = re.compile(rf"(?: *\n)+ *(\*?)\[[ \n]*(-?\d+|{_IDENTIFIER})[ \n]*\] *")


class Named(str):
    """A text that a message selects by its key and not by its words: `you` is a person, whatever the language says.

    >>> f"{Named('vous', 'you')}, {Named('vous', 'you').key}"
    'vous, you'
    """

    key: str

    def __new__(cls, text: str, key: str) -> "Named":
        made = super().__new__(cls, text)
        made.key = key
        return made


YOU, OTHER = "you", "other"
"""Keys of a `Named` person: whoever reads, or somebody else."""


def elided(name: Argument) -> str:
    """Return a name after the French *de*, which loses its vowel before another: `d'Anna`, `de Boris`.

    >>> elided("Anna"), elided("Élise"), elided("Boris")
    ("d'Anna", "d'Élise", 'de Boris')
    """
    first = unicodedata.normalize("NFD", str(name))[:1].lower()
    return f"d'{name}" if first and first in "aeiouyhœæ" else f"de {name}"


class MessageError(ValueError):
    """A catalogue that cannot be read, or a message that is asked for and is not there."""


ENGLISH = "en"
"""The language that every catalogue has."""
SIZES = (".short", ".shorter", ".tiny")
"""Attributes of a message that say it in less room, longest first."""


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
        self._made: dict[str, _Part] = {}
        for line, key, source in _entries(text, self._where):
            if key in self._sources:
                raise MessageError(f"{self._where}line {line}: there are two messages {key!r}")
            self._sources[key] = (line, source)

    @classmethod
    def beside(cls, module: str, language: str, functions: Mapping[str, Function] | None = None) -> "Messages":
        """The catalogue `<language>.ftl` in the folder of a module, given as its `__file__`; see `in_folder`."""
        return cls.in_folder(Path(module).parent, language, functions)

    @classmethod
    def in_folder(cls, folder: Path, language: str, functions: Mapping[str, Function] | None = None) -> "Messages":
        """Return the catalogue `<language>.ftl` of a folder, over the English one for what it does not say."""
        found: Messages | None = None
        for name in dict.fromkeys((ENGLISH, language)):
            path = folder / f"{name}.ftl"
            if path.is_file():
                found = cls(path.read_text(encoding="utf-8"), name, functions, str(path), found)
        if found is None:
            raise MessageError(f"{folder} has no catalogue {language}.ftl")
        return found

    def keys(self) -> tuple[str, ...]:
        """The keys of all messages of this language, in the order of the file; terms begin with `-`."""
        return tuple(self._sources)

    def __contains__(self, key: str) -> bool:
        return key in self._sources or (self.fallback is not None and key in self.fallback)

    def text(self, key: str, /, **arguments: Argument) -> str:
        """Return the message with its blanks filled in, in English where this language cannot say it."""
        if self.fallback is None:
            return str(self.part(key)((arguments, self)))
        if key in self._sources:
            try:
                return str(self.part(key)((arguments, self)))
            except MessageError:
                pass  # a translator's mistake costs the message, never the game; the tests of the catalogue find it
        return self.fallback.text(key, **arguments)

    def fitting(self, width: int, key: str, /, **arguments: Argument) -> str:
        """Return the longest form of a message that fits: itself, or its attributes `.short`, `.shorter`, `.tiny`.

        Nothing if none fits: a drawing never cuts a word. The forms of two languages are never mixed.
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

    def part(self, key: str) -> _Part:
        """A message made ready: it is read when it is first needed."""
        made = self._made.get(key)
        if made is None:
            if key not in self._sources and self.fallback is not None:
                return self.fallback.part(key)
            if key not in self._sources:
                raise MessageError(f"{self._where}there is no message {key!r}")
            line, source = self._sources[key]
            made = self._made[key] = _Reader(source, line, self._where).message()
        return made


def _entries(text: str, where: str) -> list[tuple[int, str, str]]:
    """(line, key, text) of every message."""
    found: list[tuple[int, str, list[str]]] = []
    is_open = False
    for number, line in enumerate(text.replace("\r\n", "\n").split("\n"), start=1):
        if is_open and (attribute := _ATTRIBUTE.fullmatch(line)):
            found.append((number, f"{found[-1][1].partition('.')[0]}.{attribute[1]}", [attribute[2]]))
        elif line.startswith(" ") or not line.strip():
            if is_open:
                found[-1][2].append(line)
            elif line.strip():
                raise MessageError(f"{where}line {number}: this text belongs to no message")
        elif line.startswith("#"):
            if not _COMMENT.fullmatch(line):
                raise MessageError(f"{where}line {number}: expected a space after #")
            is_open = False
        elif entry := _ENTRY.fullmatch(line):
            found.append((number, entry[1], [entry[2]]))
            is_open = True
        else:
            raise MessageError(f"{where}line {number}: expected a key, = and a message")
    return [(number, key, "\n".join(lines)) for number, key, lines in found]


class _Indent(int):
    """Indentation of a further line of a text; the part that all lines share does not belong to the text."""


class _Reader:
    """From the text of a message to a function that fills it in."""

    def __init__(self, source: str, line: int, where: str) -> None:
        self.source = source.rstrip(" \n")
        self.line = line
        self.where = where
        self.at = 0

    def fail(self, expected: str) -> MessageError:
        line = self.line + self.source[: self.at].count("\n")
        rest = self.source[self.at : self.at + 20]
        return MessageError(f"{self.where}line {line}: expected {expected} at {rest!r}")

    def message(self) -> _Part:
        made = self.pattern()
        if self.at < len(self.source):
            raise self.fail("text, and braces in pairs")
        return made

    def pattern(self, inside: bool = False) -> _Part:
        """Text and placeables up to the end or, inside a selection, to the next variant or its closing brace."""
        parts: list[str | _Indent | _Part] = []
        while self.at < len(self.source) and self.source[self.at] != "}":
            if self.source[self.at] == "{":
                self.at += 1
                parts.append(self.placeable())
                self.skip()
                self.take("}")
            elif found := _NEW_LINE.match(self.source, self.at):
                following = self.source[found.end() : found.end() + 1]
                if inside and following in "[*}":
                    break
                if following in "[*.}":
                    self.at = found.end()
                    raise self.fail("a line of text, which begins with none of [ * . }")
                if parts:
                    parts.append("\n" * found[1].count("\n"))
                parts.append(_Indent(len(found[2])))
                self.at = found.end()
            else:
                end = self.at + 1
                while end < len(self.source) and self.source[end] not in "{}\n":
                    end += 1
                parts.append(self.source[self.at : end])
                self.at = end
        if not parts:
            raise self.fail("text")
        if inside and self.source[self.at : self.at + 1] == "}":
            raise self.fail("a new line")
        return _joined(_dedented(parts))

    def placeable(self) -> _Part:
        self.skip()
        begin = self.at
        value = self.value()
        by = self.source[begin : self.at]
        self.skip()
        if not self.source.startswith("->", self.at):
            if _TERM_ATTRIBUTE.fullmatch(by):
                raise self.fail("an attribute of a term only to select by")
            return value
        if _REFERENCE.fullmatch(by):
            raise self.fail("a selection by a variable, a number, a quoted text or a function")
        self.at += 2
        variants: dict[str, _Part] = {}
        default = ""
        while found := _VARIANT.match(self.source, self.at):
            if found[2] in variants or (found[1] and default):
                self.at = found.start(1)
                raise self.fail("each variant once, and one *")
            self.at = found.end()
            if found[1]:
                default = found[2]
            variants[found[2]] = self.pattern(inside=True)
        if not default:
            raise self.fail("a variant with *")
        return _selection(value, variants, default)

    def value(self) -> _Part:
        self.skip()
        char = self.source[self.at : self.at + 1]
        if char == "$":
            self.at += 1
            return _variable(self.name())
        if char == '"':
            return self.quoted()
        if number := _NUMBER.match(self.source, self.at):
            self.at = number.end()
            figure = int(number[0])
            return lambda scope: figure
        if char == "-":
            self.at += 1
            key = f"-{self.name()}{self.attribute()}"
            values = self.named()
            return lambda scope: scope[1].part(key)((dict(scope[0]) | {n: v(scope) for n, v in values}, scope[1]))
        begin = self.at
        name = self.name()
        if self.source.startswith("(", self.at):
            if not _FUNCTION.fullmatch(name):
                self.at = begin
                raise self.fail("a function in capitals")
            return self.call(name)
        name += self.attribute()
        return lambda scope: scope[1].part(name)(scope)

    def quoted(self) -> _Part:
        found = _QUOTED.match(self.source, self.at)
        if found is None:
            raise self.fail("a quoted text on one line")
        self.at = found.end()
        text = _ESCAPE.sub(lambda escape: chr(int(escape[1], 16)) if escape[1] else escape[2], found[1])
        return lambda scope: text

    def call(self, name: str) -> _Part:
        """A function of values."""
        self.take("(")
        values: list[_Part] = []
        self.skip()
        while not self.source.startswith(")", self.at):
            values.append(self.value())
            self.skip()
            if not self.source.startswith(")", self.at):
                self.take(",")
                self.skip()
        self.take(")")

        def result(scope: _Scope) -> Argument:
            function = scope[1].functions.get(name)
            if function is None:
                raise MessageError(f"there is no function {name}")
            return function(*(value(scope) for value in values))

        return result

    def attribute(self) -> str:
        """An attribute behind a name, with its dot; nothing if there is none."""
        if not self.source.startswith(".", self.at):
            return ""
        self.at += 1
        return f".{self.name()}"

    def named(self) -> list[tuple[str, _Part]]:
        """Named arguments of a term: `(article: "def")`."""
        found: list[tuple[str, _Part]] = []
        if not self.source.startswith("(", self.at):
            return found
        self.take("(")
        while not self.source.startswith(")", self.at):
            self.skip()
            name = self.name()
            self.skip()
            self.take(":")
            found.append((name, self.value()))
            self.skip()
            if not self.source.startswith(")", self.at):
                self.take(",")
        self.take(")")
        return found

    def name(self) -> str:
        found = _NAME.match(self.source, self.at)
        if found is None:
            raise self.fail("a name")
        self.at = found.end()
        return found[0]

    def skip(self) -> None:
        while self.at < len(self.source) and self.source[self.at] in " \n":
            self.at += 1

    def take(self, text: str) -> None:
        if not self.source.startswith(text, self.at):
            raise self.fail(repr(text))
        self.at += len(text)


def _dedented(parts: list[str | _Indent | _Part]) -> list[str | _Part]:
    """The parts of a text without the indentation that all its further lines share, and without what trails."""
    common = min((part for part in parts if isinstance(part, _Indent)), default=0)
    made: list[str | _Part] = []
    for part in parts:
        piece = " " * (part - common) if isinstance(part, _Indent) else part
        if isinstance(piece, str) and made and isinstance(made[-1], str):
            made[-1] += piece
        elif piece:
            made.append(piece)
    if isinstance(made[-1], str):
        made[-1] = made[-1].rstrip(" \n")
    return made


def _joined(parts: list[str | _Part]) -> _Part:
    if len(parts) == 1 and not isinstance(parts[0], str):
        return parts[0]
    if all(isinstance(part, str) for part in parts):
        whole = "".join(str(part) for part in parts)
        return lambda scope: whole
    return lambda scope: "".join(part if isinstance(part, str) else str(part(scope)) for part in parts)


def _variable(name: str) -> _Part:
    def value(scope: _Scope) -> Argument:
        if name not in scope[0]:
            raise MessageError(f"the message speaks of ${name}, which nobody gave")
        return scope[0][name]

    return value


def _selection(value: _Part, variants: Mapping[str, _Part], default: str) -> _Part:
    """Return a part that selects by the value itself, else by its plural category, else what is marked with `*`."""

    def chosen(scope: _Scope) -> Argument:
        by = value(scope)
        part = variants.get(by.key if isinstance(by, Named) else str(by))
        if part is None and isinstance(by, int):
            part = variants.get(scope[1].plural(by))
        return (part or variants[default])(scope)

    return chosen
