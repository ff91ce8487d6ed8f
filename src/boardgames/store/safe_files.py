"""Files from outside, which are hostile until parsed.

A file is read only if it is an ordinary one of a reasonable size: a pipe would hang the program, a device would never
end. Parsed data has bounded numbers and depth. Every error is one sentence that names the file.
"""

import contextlib
import os
import re
import stat
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from boardgames.core.errors import UserError, printable
from boardgames.store.mistakes import mistake_text, toml_mistake
from boardgames.words import say

__all__ = [
    "MAX_LEAGUE",
    "MAX_LOG",
    "MAX_POSITION",
    "MAX_SETTINGS",
    "MAX_TABLE",
    "bounded",
    "cannot",
    "open_ordinary",
    "parse_json",
    "parse_toml",
    "printable",
    "private_folder",
    "read_file",
    "read_text",
    "too_large",
    "write_new",
    "write_over",
]

T = TypeVar("T")

MEBIBYTE = 1 << 20
MAX_LOG, MAX_LEAGUE, MAX_POSITION, MAX_TABLE, MAX_SETTINGS = (
    32 * MEBIBYTE,
    16 * MEBIBYTE,
    MEBIBYTE,
    MEBIBYTE,
    MEBIBYTE // 4,
)
"""The largest files of each kind that are read: many times what the program ever writes, and read in seconds."""

MAX_NUMBER = (1 << 64) - 1
_STEERING = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Characters that are not text: control characters but tabs and line ends, changes of direction, lone surrogates."""
MAX_DEPTH = 40
"""Maximum depth of lists and records inside each other."""
_LONG_KEY = re.compile(rf"""(?<![\w.-])(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){{{MAX_DEPTH}}}""")
"""A key of TOML with too many parts: the library's time and memory grow with the square of their number."""


def read_file(path: Path, most: int) -> bytes:
    """Return the content of an ordinary file; `UserError` if it is something else, too large or unreadable."""
    try:
        with os.fdopen(open_ordinary(path, os.O_RDONLY), "rb") as file:
            content = file.read(most + 1)
    except OSError as error:
        raise cannot(path, "read", error) from None
    if len(content) > most:
        raise too_large(path, most)
    return content


def too_large(path: Path, most: int) -> UserError:
    """Return the error for a file that is larger than any of its kind."""
    return UserError(say("file-too-large", path=str(path), most=most // 1024))


def open_ordinary(path: Path, flags: int) -> int:
    """Return a descriptor of an ordinary file; opening never waits for the other end of a pipe."""
    try:
        handle = os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0), 0o666)
    except ValueError:  # a NUL in the name
        raise UserError(say("file-no-name", path=str(path))) from None
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise UserError(say("file-not-ordinary", path=str(path)))
    return handle


def write_new(path: Path, text: str) -> None:
    """Write a new file that only its owner can read: positions contain what players hide.

    If that fails nothing is left of it: half a file would be useless and block the next try.
    """
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except ValueError:  # a NUL in the name
        raise UserError(say("file-no-name", path=str(path))) from None
    except OSError as error:
        raise cannot(path, "written", error) from None
    try:
        _write_out(handle, text.encode())
    except OSError as error:
        with contextlib.suppress(OSError):
            path.unlink()
        raise cannot(path, "written", error) from None


def private_folder(path: Path) -> None:
    """Make a folder and those above it for their owner alone: files in it contain what players hide."""
    for folder in (*reversed(path.parents), path):
        folder.mkdir(mode=0o700, exist_ok=True)


def write_over(path: Path, content: bytes) -> None:
    """Replace a file; if the new one cannot be written, keep the old one and raise `OSError`."""
    import tempfile  # takes longer to import than all that is written this way

    private_folder(path.parent)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.stem)
    try:
        _write_out(handle, content)
        os.replace(name, path)
    except OSError:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def _write_out(handle: int, content: bytes) -> None:
    """Write all of it, wait until it is on the disk, and close the file."""
    with os.fdopen(handle, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(handle)


def cannot(path: Path, what: str, error: OSError) -> UserError:
    """Return the error for a file that cannot be read, written or opened."""
    return UserError(say("file-cannot", path=str(path), what=what, why=error.strerror or str(error)))


def read_text(path: Path, most: int) -> str:
    """Return a file as text, without a byte order mark; `UserError` if it is not UTF-8."""
    try:
        return read_file(path, most).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UserError(say("file-cannot", path=str(path), what="read", why=say("file-no-text"))) from None


def parse_toml(path: Path, most: int, largest: int = MAX_NUMBER) -> dict[str, Any]:
    """Return the content of a TOML file; `UserError` names the file, and the line if it is a mistake in one."""
    import tomllib  # not needed when finished tables are in the cache

    text = read_text(path, most)
    try:
        if _LONG_KEY.search(text):
            raise RecursionError
        plain = tomllib.loads(text)
    except RecursionError:
        raise UserError(say("file-no-toml", path=str(path), why=say("file-too-deep"))) from None
    except ValueError as error:
        raise UserError(say("file-no-toml", path=str(path), why=toml_mistake(error, text))) from None
    try:
        return bounded(plain, largest)
    except ValueError as error:
        raise UserError(say("file-no-toml", path=str(path), why=str(error))) from None


def parse_json(text: bytes) -> Any:
    """Return the plain data of a JSON text; `ValueError` says what is wrong, in a few words."""
    try:
        plain = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise ValueError(mistake_text(error)) from None
    return bounded(plain)


def bounded(plain: T, largest: int = MAX_NUMBER) -> T:
    """Return the plain data; `ValueError` if something in it is out of bounds.

    Bounded are the depth, numbers (64 bits, or less) and texts: none may contain characters that steer a terminal.
    """
    _bound(plain, MAX_DEPTH, largest)
    return plain


def _bound(plain: Any, deep: int, largest: int) -> None:
    if deep == 0:
        raise ValueError(say("file-too-deep"))
    if isinstance(plain, str):
        if _STEERING.search(plain):
            raise ValueError(say("file-steers"))
    elif isinstance(plain, dict):
        for key, value in plain.items():
            _bound(key, deep, largest)
            _bound(value, deep - 1, largest)
    elif isinstance(plain, list):
        for value in plain:
            _bound(value, deep - 1, largest)
    elif isinstance(plain, int) and not -(1 << 63) <= plain <= largest:
        raise ValueError(say("file-number-too-large"))
