"""File of a league: a line about the league, then one per game; lines are only appended, by one process at a time.

Whoever writes locks it before reading a byte, so that two leagues never cut off each other's games. The last line may
have been torn by a power failure: it is cut off by the next game, which is that one again.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Generic, TypeVar

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.values import Value, decode, encode
from boardgames.store.log_writer import lock
from boardgames.store.safe_files import MAX_LEAGUE, cannot, open_ordinary, read_file

S = TypeVar("S", bound=Value)
G = TypeVar("G", bound=Value)


class LeagueFile(Generic[S, G]):
    """Games of a league on the disk; without a path they are not saved."""

    def __init__(self, path: Path | None, setting: S, strange: Callable[[S], str], kind: type[G]) -> None:
        """`strange` returns what is wrong with a file of another setting, or "" if its games belong here."""
        self._path = path
        self._setting = setting
        self._strange = strange
        self._kind = kind
        self._whole = 0
        """Bytes of the file that are whole lines."""
        self._file: BinaryIO | None = None

    def read(self) -> list[G]:
        """Return the games of the file, as it is now."""
        if self._path is None or not os.path.lexists(self._path):
            return []
        return self._parsed(self._path, read_file(self._path, MAX_LEAGUE))

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Lock the file against other writers; games read before may be outdated."""
        if self._path is None:
            yield
            return
        try:
            file = os.fdopen(open_ordinary(self._path, os.O_RDWR | os.O_CREAT), "r+b", buffering=0)
        except OSError as error:
            raise cannot(self._path, "opened", error) from None
        lock(self._path, file)
        with file:
            self._file = file
            yield

    def _parsed(self, path: Path, content: bytes) -> list[G]:
        """Return the games of a content, which must be that of this league."""
        self._whole = content.rfind(b"\n") + 1
        if not self._whole:
            if encode(self._setting).startswith(content):  # empty, or torn in its first line
                return []
            raise UserError(f"{path} is no file of a league; give another --file.")
        first, *lines = content[: self._whole - 1].split(b"\n")
        try:
            setting = decode(first, type(self._setting))
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise UserError(f"{path} is no file of a league; give another --file.") from None
        if strange := self._strange(setting):
            raise UserError(f"{path} {strange}; give another --file, or delete this one.")
        return [self._game(path, number, line) for number, line in enumerate(lines, start=2)]

    def _game(self, path: Path, number: int, line: bytes) -> G:
        try:
            return decode(line, self._kind)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            raise UserError(f"{path}, line {number} is no game of this league: {error}; delete that line.") from None

    def write(self, game: G) -> None:
        """Append a game; it is on the disk when this returns."""
        if self._path is None or self._file is None:
            return
        head = b"" if self._whole else encode(self._setting) + b"\n"
        try:
            self._file.truncate(self._whole)
            self._file.seek(self._whole)
            left = line = head + encode(game) + b"\n"
            while left:
                left = left[self._file.write(left) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            raise cannot(self._path, "written", error) from None
        self._whole += len(line)
