"""Files from outside: hostile until parsed.

A file is read only if it is an ordinary one of a reasonable size: a pipe would hang the program, a device would never
end. What is parsed has bounded numbers and depth. Whatever is wrong is one sentence that names the file.
"""

import os
import re
import stat
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from boardgames.core.errors import UserError, printable

__all__ = [
    "MOST_LOG",
    "MOST_POSITION",
    "MOST_SETTINGS",
    "MOST_TABLE",
    "bounded",
    "cannot",
    "open_ordinary",
    "parse_json",
    "printable",
    "read_file",
    "read_text",
    "write_new",
]

T = TypeVar("T")

MEBIBYTE = 1 << 20
MOST_LOG, MOST_POSITION, MOST_TABLE, MOST_SETTINGS = 64 * MEBIBYTE, 8 * MEBIBYTE, 4 * MEBIBYTE, MEBIBYTE
"""The largest files of each kind that are read: many times what the program ever writes."""

_STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Whatever is no text: control characters except for tabs and ends of lines, turns of direction, halves of pairs."""
DEEPEST = 40
"""How many lists and records may lie inside each other."""


def read_file(path: Path, most: int) -> bytes:
    """The content of an ordinary file; `UserError` if it is something else, too large or out of reach."""
    try:
        with os.fdopen(open_ordinary(path, os.O_RDONLY), "rb") as file:
            content = file.read(most + 1)
    except OSError as error:
        raise cannot(path, "read", error) from None
    if len(content) > most:
        raise UserError(f"{path} is larger than {most // MEBIBYTE} MiB; that is no file of this program.")
    return content


def open_ordinary(path: Path, flags: int) -> int:
    """A descriptor of an ordinary file; opening never waits for the other end of a pipe."""
    try:
        handle = os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0))
    except ValueError:  # a NUL in the name
        raise UserError(f"{str(path)!r} cannot be the name of a file.") from None
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise UserError(f"{path} is not an ordinary file; give one that the program has written.")
    return handle


def write_new(path: Path, text: str) -> None:
    """A file that was not there before, readable by its owner alone: positions hold what players hide."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
    except ValueError:  # a NUL in the name
        raise UserError(f"{str(path)!r} cannot be the name of a file.") from None
    except OSError as error:
        raise cannot(path, "written", error) from None


def cannot(path: Path, what: str, error: OSError) -> UserError:
    """The sentence for a file that cannot be read, written or opened."""
    return UserError(f"{path} cannot be {what}: {error.strerror or error}.")


def read_text(path: Path, most: int) -> str:
    """A file of text; `UserError` if it is none."""
    try:
        return read_file(path, most).decode("utf-8")
    except UnicodeDecodeError:
        raise UserError(f"{path} cannot be read: it is not text in UTF-8.") from None


def parse_json(text: bytes) -> Any:
    """The plain data that JSON stands for; `ValueError` says what is wrong, in a few words."""
    try:
        plain = msgspec.json.decode(text)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise ValueError(str(error)) from None
    return bounded(plain)


def bounded(plain: T, largest: int = (1 << 64) - 1) -> T:
    """The plain data, unless something in it is out of bounds: then `ValueError`.

    Bounded are the depth, numbers (64 bits, or less), and texts: none can steer the terminal on which it may be shown.
    """
    _bound(plain, DEEPEST, largest)
    return plain


def _bound(plain: Any, deep: int, largest: int) -> None:
    if deep == 0:
        raise ValueError("it is nested too deeply")
    if isinstance(plain, str):
        if _STEERING.search(plain):
            raise ValueError("it holds a character that cannot be shown")
    elif isinstance(plain, dict):
        for key, value in plain.items():
            _bound(key, deep, largest)
            _bound(value, deep - 1, largest)
    elif isinstance(plain, list):
        for value in plain:
            _bound(value, deep - 1, largest)
    elif isinstance(plain, int) and not -(1 << 63) <= plain <= largest:
        raise ValueError("it holds a number that is too large")
