"""Syntax of messages: from the text of a catalogue to functions that fill its messages in.

This is the part of Fluent that `boardgames.core.messages` describes; anything else is a mistake, named with its line.
"""

import re
from collections.abc import Callable, Mapping
from typing import Protocol, TypeAlias

Argument: TypeAlias = str | int
Function: TypeAlias = Callable[..., Argument]
"""Function that a message may call: it returns a text to show, or a value to select by."""
Plural: TypeAlias = Callable[[int], str]
"""The plural category of a whole number: `one` or `other`."""


class Catalogue(Protocol):
    """Everything that a message needs while it is filled in: other messages, functions and plurals."""

    @property
    def functions(self) -> Mapping[str, Function]:
        """Functions that messages may call, by name."""
        ...

    @property
    def plural(self) -> Plural:
        """The rule of the language for whole numbers."""
        ...

    def part(self, key: str) -> "Part":
        """Return another message or term, parsed."""
        ...


Scope: TypeAlias = tuple[Mapping[str, Argument], Catalogue]
Part: TypeAlias = Callable[[Scope], Argument]
"""Parsed message: a function that fills it in."""

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


class MessageError(ValueError):
    """Catalogue that cannot be read, or a message that is missing."""


def entries(text: str, where: str) -> list[tuple[int, str, str]]:
    """Yield (line, key, text) of every message."""
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


class MessageParser:
    """Parser of one message: `message` returns a function that fills it in."""

    def __init__(self, source: str, line: int, where: str) -> None:
        self.source = source.rstrip(" \n")
        self.line = line
        self.where = where
        self.at = 0

    def fail(self, expected: str) -> MessageError:
        line = self.line + self.source[: self.at].count("\n")
        rest = self.source[self.at : self.at + 20]
        return MessageError(f"{self.where}line {line}: expected {expected} at {rest!r}")

    def message(self) -> Part:
        made = self.pattern()
        if self.at < len(self.source):
            raise self.fail("text, and braces in pairs")
        return made

    def pattern(self, inside: bool = False) -> Part:
        """Parse text and placeables up to the end or, inside a selection, to the next variant or its closing brace."""
        parts: list[str | _Indent | Part] = []
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

    def placeable(self) -> Part:
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
        variants: dict[str, Part] = {}
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

    def value(self) -> Part:
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

    def quoted(self) -> Part:
        found = _QUOTED.match(self.source, self.at)
        if found is None:
            raise self.fail("a quoted text on one line")
        self.at = found.end()
        text = _ESCAPE.sub(lambda escape: chr(int(escape[1], 16)) if escape[1] else escape[2], found[1])
        return lambda scope: text

    def call(self, name: str) -> Part:
        """Parse the call of a function."""
        self.take("(")
        values: list[Part] = []
        self.skip()
        while not self.source.startswith(")", self.at):
            values.append(self.value())
            self.skip()
            if not self.source.startswith(")", self.at):
                self.take(",")
                self.skip()
        self.take(")")

        def result(scope: Scope) -> Argument:
            function = scope[1].functions.get(name)
            if function is None:
                raise MessageError(f"there is no function {name}")
            return function(*(value(scope) for value in values))

        return result

    def attribute(self) -> str:
        """Parse an attribute behind a name, with its dot; return "" if there is none."""
        if not self.source.startswith(".", self.at):
            return ""
        self.at += 1
        return f".{self.name()}"

    def named(self) -> list[tuple[str, Part]]:
        """Parse the named arguments of a term: `(article: "def")`."""
        found: list[tuple[str, Part]] = []
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


def _dedented(parts: list[str | _Indent | Part]) -> list[str | Part]:
    """Return the parts of a text without the indentation that all further lines share and without trailing blanks."""
    common = min((part for part in parts if isinstance(part, _Indent)), default=0)
    made: list[str | Part] = []
    for part in parts:
        piece = " " * (part - common) if isinstance(part, _Indent) else part
        if isinstance(piece, str) and made and isinstance(made[-1], str):
            made[-1] += piece
        elif piece:
            made.append(piece)
    if isinstance(made[-1], str):
        made[-1] = made[-1].rstrip(" \n")
    return made


def _joined(parts: list[str | Part]) -> Part:
    if len(parts) == 1 and not isinstance(parts[0], str):
        return parts[0]
    if all(isinstance(part, str) for part in parts):
        whole = "".join(str(part) for part in parts)
        return lambda scope: whole
    return lambda scope: "".join(part if isinstance(part, str) else str(part(scope)) for part in parts)


def _variable(name: str) -> Part:
    def value(scope: Scope) -> Argument:
        if name not in scope[0]:
            raise MessageError(f"the message speaks of ${name}, which nobody gave")
        return scope[0][name]

    return value


def _selection(value: Part, variants: Mapping[str, Part], default: str) -> Part:
    """Return a part that selects by the value itself, else by its plural category, else what is marked with `*`."""

    def chosen(scope: Scope) -> Argument:
        by = value(scope)
        part = variants.get(by.key if isinstance(by, Named) else str(by))
        if part is None and isinstance(by, int):
            part = variants.get(scope[1].plural(by))
        return (part or variants[default])(scope)

    return chosen
