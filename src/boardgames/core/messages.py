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
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeAlias

Argument: TypeAlias = str | int
Function: TypeAlias = Callable[..., Argument]
"""What a call stands for: a text to show, or a value to select by."""
Plural: TypeAlias = Callable[[int], str]
"""The plural category of a number: `one` or `other`."""

_Scope: TypeAlias = tuple[Mapping[str, Argument], "Catalogue"]
_Part: TypeAlias = Callable[[_Scope], Argument]

PLURALS: dict[str, Plural] = {
    "en": lambda n: "one" if n == 1 else "other",
    "fr": lambda n: "one" if n in (0, 1) else "other",
    "nl": lambda n: "one" if n == 1 else "other",
}
"""The languages that can be read, each with its rule for whole numbers."""

_ENTRY = re.compile(r"(-?[a-zA-Z][\w-]*) *= *(.*)")
_NAME = re.compile(r"[a-zA-Z][\w-]*")
_NUMBER = re.compile(r"-?\d+")
_VARIANT = re.compile(r"\s*\n\s*(\*?)\[\s*([\w-]+)\s*\][ \t]*")


class MessageError(ValueError):
    """A catalogue that cannot be read, or a message that is asked for and is not there."""


class Catalogue:
    """The messages of one game in one language."""

    def __init__(self, text: str, language: str, functions: Mapping[str, Function] | None = None) -> None:
        self.language = language
        self.functions = dict(functions or {})
        self.plural = PLURALS[language]
        self._sources: dict[str, tuple[int, str]] = {}
        self._made: dict[str, _Part] = {}
        for line, key, source in _entries(text):
            if key in self._sources:
                raise MessageError(f"line {line}: there are two messages {key!r}")
            self._sources[key] = (line, source)

    @classmethod
    def beside(cls, module: str, language: str, functions: Mapping[str, Function] | None = None) -> "Catalogue":
        """The catalogue `<language>.ftl` in the folder of a module, given as its `__file__`."""
        path = Path(module).with_name(f"{language}.ftl")
        return cls(path.read_text(encoding="utf-8"), language, functions)

    def keys(self) -> tuple[str, ...]:
        """The keys of all messages, in the order of the file; terms begin with `-`."""
        return tuple(self._sources)

    def __contains__(self, key: str) -> bool:
        return key in self._sources

    def text(self, key: str, /, **arguments: Argument) -> str:
        """The message with its blanks filled in."""
        return str(self.part(key)((arguments, self)))

    def part(self, key: str) -> _Part:
        """A message made ready: it is read when it is first needed."""
        made = self._made.get(key)
        if made is None:
            if key not in self._sources:
                raise MessageError(f"there is no message {key!r}")
            line, source = self._sources[key]
            made = self._made[key] = _Reader(source, line).pattern()
        return made


def _entries(text: str) -> list[tuple[int, str, str]]:
    """(line, key, text) of every message."""
    found: list[tuple[int, str, list[str]]] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("#"):
            continue
        if line.startswith(" ") or not line.strip():
            if found and (line.strip() or found[-1][2]):
                found[-1][2].append(line)
            elif line.strip():
                raise MessageError(f"line {number}: this text belongs to no message")
            continue
        entry = _ENTRY.fullmatch(line)
        if entry is None:
            raise MessageError(f"line {number}: expected a key, = and a message")
        found.append((number, entry[1], [entry[2]]))
    return [(number, key, _dedented(lines)) for number, key, lines in found]


def _dedented(lines: list[str]) -> str:
    """The lines of one message: what all further lines are indented by does not belong to it."""
    first, *rest = lines
    while rest and not rest[-1].strip():
        rest.pop()
    common = min((len(line) - len(line.lstrip(" ")) for line in rest if line.strip()), default=0)
    return "\n".join([first, *(line[common:] for line in rest)]).strip("\n")


class _Reader:
    """From the text of a message to a function that fills it in."""

    def __init__(self, source: str, line: int) -> None:
        self.source = source
        self.line = line
        self.at = 0

    def fail(self, expected: str) -> MessageError:
        line = self.line + self.source[: self.at].count("\n")
        return MessageError(f"line {line}: expected {expected} at {self.source[self.at : self.at + 20]!r}")

    def pattern(self, inside: bool = False) -> _Part:
        """Text and placeables up to the end or, inside a selection, to the next variant or the closing brace."""
        parts: list[str | _Part] = []
        while self.at < len(self.source):
            char = self.source[self.at]
            if char == "{":
                self.at += 1
                parts.append(self.placeable())
                self.skip()
                self.take("}")
            elif inside and (char == "}" or (char == "\n" and _ends_variant(self.source, self.at))):
                break
            else:
                end = self.at + 1
                while end < len(self.source) and self.source[end] not in "{}\n":
                    end += 1
                parts.append(self.source[self.at : end])
                self.at = end
        return _joined(parts, strip=inside)

    def placeable(self) -> _Part:
        value = self.value()
        self.skip()
        if not self.source.startswith("->", self.at):
            return value
        self.at += 2
        variants: dict[str, _Part] = {}
        default = ""
        while found := _VARIANT.match(self.source, self.at):
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
            end = self.source.index('"', self.at + 1)
            text = self.source[self.at + 1 : end]
            self.at = end + 1
            return lambda scope: text
        if number := _NUMBER.match(self.source, self.at):
            self.at = number.end()
            figure = int(number[0])
            return lambda scope: figure
        if char == "-":
            self.at += 1
            key = f"-{self.name()}"
            return lambda scope: scope[1].part(key)(scope)
        name = self.name()
        if self.source.startswith("(", self.at):
            return self.call(name)
        return lambda scope: scope[1].part(name)(scope)

    def call(self, name: str) -> _Part:
        """A function of values."""
        self.take("(")
        values: list[_Part] = []
        self.skip()
        while not self.source.startswith(")", self.at):
            values.append(self.value())
            self.skip()
            if self.source.startswith(",", self.at):
                self.at += 1
                self.skip()
        self.take(")")

        def result(scope: _Scope) -> Argument:
            function = scope[1].functions.get(name)
            if function is None:
                raise MessageError(f"there is no function {name}")
            return function(*(value(scope) for value in values))

        return result

    def name(self) -> str:
        found = _NAME.match(self.source, self.at)
        if found is None:
            raise self.fail("a name")
        self.at = found.end()
        return found[0]

    def skip(self) -> None:
        while self.source[self.at : self.at + 1] in (" ", "\n") and self.at < len(self.source):
            self.at += 1

    def take(self, text: str) -> None:
        if not self.source.startswith(text, self.at):
            raise self.fail(repr(text))
        self.at += len(text)


def _ends_variant(source: str, at: int) -> bool:
    """Whether the line that begins here is the next variant or the end of the selection."""
    return bool(_VARIANT.match(source, at)) or source[at:].lstrip().startswith("}")


def _joined(parts: list[str | _Part], strip: bool) -> _Part:
    if strip and parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip()
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
    """By the value itself, or by the plural category of a number, or else what is marked with `*`."""

    def chosen(scope: _Scope) -> Argument:
        by = value(scope)
        part = variants.get(str(by))
        if part is None and isinstance(by, int):
            part = variants.get(scope[1].plural(by))
        return (part or variants[default])(scope)

    return chosen
