"""Mistakes that a decoder finds in a file, in words of the catalogue: its own are English in every language."""

import re

from boardgames.core.errors import printable
from boardgames.words import say

MAX_NAME = 60
"""Maximum number of characters that are shown of a name which comes from a file."""
_PLACED = re.compile(r"(.*?)(?: - at `(?:key in )?\$\.?(.*)`)?", re.DOTALL)
_BYTE = re.compile(r"JSON is malformed: .*\(byte (\d+)\)", re.DOTALL)
_TOML = re.compile(r"(.*) \(at (?:line (\d+), column (\d+)|end of document)\)", re.DOTALL)
_OPEN = ("Unclosed", "Unterminated", 'Expected "', "Expected '\"", "Expected ']")
_FIELD = re.compile(r"Object (missing required|contains unknown) field `(.*)`", re.DOTALL)


def mistake_text(error: Exception) -> str:
    """Return the first mistake that decoding or checking a file has found, in a few words."""
    if isinstance(error, RecursionError):
        return say("file-too-deep")
    if isinstance(error, UnicodeDecodeError):
        return say("file-no-text")
    said = str(error)
    if byte := _BYTE.fullmatch(said):
        return say("file-no-json", byte=int(byte[1]))
    if said == "Input data was truncated":
        return say("file-cut-off")
    found = _PLACED.fullmatch(said)
    text, where = found.groups() if found else (said, None)
    if field := _FIELD.fullmatch(text):
        name = printable(".".join(part for part in (where, field[2]) if part)[:MAX_NAME])
        return (
            say("file-lacks-field", field=name) if field[1].startswith("missing") else say("file-odd-field", field=name)
        )
    if where:
        return say("file-wrong-field", field=printable(where[:MAX_NAME]))
    if text.startswith(("Expected ", "Invalid ", "Number ")):
        return say("file-other-kind")
    return printable(f"{text[:1].lower()}{text[1:]}".replace("`", ""))


def toml_mistake(error: ValueError, text: str) -> str:
    """Return what a decoder of TOML finds wrong with a text, and in which line, in a few words."""
    found = _TOML.fullmatch(str(error))
    if found is None:  # a number of five thousand digits
        return say("file-number-too-large")
    said, line, column = found.groups()
    if said.startswith(("Cannot ", "Duplicate ")):
        return say("file-toml-twice", line=int(line or text.count("\n") + 1))
    if line:
        return say("file-toml-wrong", line=int(line), column=int(column))
    return say("file-toml-open") if said.startswith(_OPEN) else say("file-cut-off")
