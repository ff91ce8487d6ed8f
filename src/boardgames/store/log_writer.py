"""Writer of the log: every line is on the disk before the next question is shown, or the player is told that it is not.

The writer locks the file before it reads or writes a byte, so that two windows never play one game. Before every line
it checks that the file is still the one it opened and as it left it; if somebody has moved, deleted, cut or changed it,
the whole game is written again from memory, into a new file if there is one in its place, and the players are told.
"""

import contextlib
import os
import threading
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.game import Seat
from boardgames.core.values import digest, encode
from boardgames.store.log import (
    MAX_STEPS,
    NEARLY_FULL,
    LogFile,
    LogLine,
    changed_checksums,
    first_link,
    parse_log,
    step_count,
    with_link,
)
from boardgames.store.safe_files import MAX_LOG, cannot, open_ordinary, private_folder, too_large
from boardgames.words import say

try:
    import fcntl
except ImportError:  # not a POSIX system: files cannot be locked
    fcntl = None  # type: ignore[assignment]

MAX_WRITE_SECONDS = 2.0
"""Seconds that the end of the program waits for a line that is being written."""


class LogWriter:
    """The journal of a table: appends lines and waits until each is on the disk."""

    def __init__(self, path: Path, file: BinaryIO, content: list[bytes], link: str) -> None:
        self.path = path
        self._first_path = path
        self.notice = ""
        """Message for the players, such as that the log is another file now."""
        self._file = file
        self._content = content
        """Every line that is on the disk, the header first."""
        self._size = sum(len(line) + 1 for line in content)
        self._written = _last_change(file)
        """Time of our last change of the file."""
        self._link = link
        """Last link of the chain; empty for a log of format 1."""
        self._steps = 0
        """Number of choices in the log, those undone and done again counted each time."""
        self._told_nearly_full = False
        self._closed = False
        self._busy = threading.Lock()
        """Lock while a line is written: another thread may close the log, but not in the middle of a line."""
        self._half_written = False
        """True if the file ends with part of a line, which has to be cut off before the next one."""

    @classmethod
    def create(cls, path: Path, header: bytes) -> "LogWriter":
        """Start a new log; `UserError` if there is a file already or it cannot be written."""
        writer = cls(path, _new_file(path), [], "")
        try:
            writer._write(header)
        except UserError:
            # A file without a header would only block the next try.
            writer.close()
            with contextlib.suppress(OSError):
                path.unlink()
            raise
        writer._link = first_link(header)
        _sync_folder(path.parent)
        return writer

    @classmethod
    def reopen(cls, path: Path) -> tuple[LogFile, "LogWriter"]:
        """Open a log to continue, and read it after it has been locked, so that nobody can add to it in between.

        A torn last line is cut off when the first line is written, not before: until then nothing has changed.
        """
        try:
            file = os.fdopen(open_ordinary(path, os.O_RDWR), "r+b", buffering=0)
        except OSError as error:
            raise cannot(path, "read", error) from None
        lock(path, file)
        try:
            log = parse_log(path, _whole(path, file))
        except UserError:
            file.close()
            raise
        writer = cls(path, file, list(log.raw), log.link)
        writer._steps = sum(map(step_count, log.lines))
        writer._tell_if_nearly_full()
        writer._half_written = log.torn
        return log, writer

    @classmethod
    def replace(cls, path: Path, header: bytes) -> "LogWriter":
        """Start a new log over a file that is not needed any more; `UserError` if somebody is still writing it."""
        try:
            file = os.fdopen(open_ordinary(path, os.O_RDWR), "r+b", buffering=0)
        except OSError as error:
            raise cannot(path, "written", error) from None
        lock(path, file)
        writer = cls(path, file, [], "")
        writer._half_written = True  # the old content is cut off by the first line
        writer._write(header)
        writer._link = first_link(header)
        return writer

    def wrote_choice(self, seat: Seat, action: Any, before: Any, after: Any) -> None:
        self._line(before, after, seat=seat, act=msgspec.Raw(encode(action)))

    def wrote_undo(self, count: int, before: Any, after: Any) -> None:
        self._line(before, after, undo=count)

    def wrote_redo(self, count: int, before: Any, after: Any) -> None:
        self._line(before, after, redo=count)

    def _line(self, before: Any, after: Any, **what: Any) -> None:
        entry = LogLine(n=len(self._content), digest=digest(after), changed=changed_checksums(before, after), **what)
        line, link = encode(entry), ""
        if self._link:
            line, link = with_link(line, self._link)
        count, size = self._steps + step_count(entry), self._size + len(line) + 1
        if count > MAX_STEPS or size > MAX_LOG:
            raise UserError(say("log-full", path=str(self.path), most=MAX_STEPS))
        self._write(line)
        self._link, self._steps = link, count
        self._tell_if_nearly_full()

    def _tell_if_nearly_full(self) -> None:
        """Warn the players once that the log is nearly full."""
        is_near = self._steps > NEARLY_FULL * MAX_STEPS or self._size > NEARLY_FULL * MAX_LOG
        if is_near and not self._told_nearly_full:
            self._told_nearly_full = True
            self.notice = say("log-nearly-full", steps=self._steps, most=MAX_STEPS)

    def _write(self, line: bytes) -> None:
        with self._busy:
            if self._closed:
                raise UserError(say("log-closed", path=str(self.path)))
            if not self._owns_file():
                self._begin_anew()
            self._append(line)

    def _append(self, line: bytes) -> None:
        try:
            if self._half_written:
                self._file.truncate(self._size)
                self._half_written = False
            self._file.seek(self._size)
            _write_out(self._file, line + b"\n")
        except OSError as error:
            # A half-written line must not stay: with another one behind it, it would be damage in the middle of the
            # file. If it cannot be cut off now, that is tried again before anything else is written.
            self._half_written = True
            with contextlib.suppress(OSError):
                self._file.truncate(self._size)
                self._half_written = False
            raise cannot(self.path, "written", error) from None
        self._content.append(line)
        self._size += len(line) + 1
        self._written = _last_change(self._file)

    @property
    def is_whole(self) -> bool:
        """True if the file at the path holds everything that happened so far."""
        return not self._closed and self._owns_file()

    def _owns_file(self) -> bool:
        """True if the path still leads to our file, with all that we wrote."""
        try:
            here, there = os.fstat(self._file.fileno()), os.stat(self.path)
            if not os.path.samestat(here, there) or (here.st_size != self._size and not self._half_written):
                return False
            return here.st_mtime_ns == self._written or self._is_as_written()
        except OSError:
            return False

    def _is_as_written(self) -> bool:
        """True if the file begins with all our lines, although its time has changed."""
        self._file.seek(0)
        found = b""
        while len(found) < self._size and (piece := self._file.read(self._size - len(found))):
            found += piece
        return found == b"".join(line + b"\n" for line in self._content)

    def _begin_anew(self) -> None:
        """Write all lines to a new file, at the old path if it is free, else beside the file that is there now.

        The old file is closed when the new one is complete.
        """
        first, path = self._first_path, self._first_path
        number = 1
        while os.path.lexists(path):
            number += 1
            path = first.with_name(f"{first.stem}-{number}{first.suffix}")
        file = _new_file(path)
        try:
            _write_out(file, b"".join(line + b"\n" for line in self._content))
        except OSError as error:
            file.close()
            with contextlib.suppress(OSError):
                path.unlink()
            raise cannot(path, "written", error) from None
        self._file.close()
        self._file, self.path, self._half_written = file, path, False
        self._written = _last_change(file)
        _sync_folder(path.parent)
        self.notice = say("log-anew", path=str(path))

    def close(self) -> None:
        """Close the file after the line that is being written; a disk that does not answer is not waited for."""
        waited = self._busy.acquire(timeout=MAX_WRITE_SECONDS)
        try:
            self._closed = True
            if waited:
                self._file.close()
        finally:
            if waited:
                self._busy.release()


def _new_file(path: Path) -> BinaryIO:
    """Create and lock a file that only its owner can read; `UserError` if it exists."""
    try:
        private_folder(path.parent)
    except (OSError, ValueError):
        raise UserError(say("folder-impossible", folder=str(path.parent))) from None
    try:
        file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600), "r+b", buffering=0)
    except FileExistsError:
        if not path.is_file():
            raise UserError(say("file-not-ordinary", path=str(path))) from None
        raise UserError(say("log-exists", path=str(path))) from None
    except ValueError:  # a NUL in the name
        raise UserError(say("file-no-name", path=str(path))) from None
    except OSError as error:
        raise cannot(path, "written", error) from None
    lock(path, file)
    return file


def _last_change(file: BinaryIO) -> int:
    return os.fstat(file.fileno()).st_mtime_ns


def _write_out(file: BinaryIO, data: bytes) -> None:
    """Write all of it, and wait until it is on the disk."""
    while data:
        data = data[file.write(data) :]
    os.fsync(file.fileno())


def _whole(path: Path, file: BinaryIO) -> bytes:
    """Return all bytes of an open file; `UserError` if there are more than any log has."""
    file.seek(0)
    pieces, size = [], 0
    while piece := file.read(1 << 20):
        pieces.append(piece)
        size += len(piece)
        if size > MAX_LOG:
            raise too_large(path, MAX_LOG)
    return b"".join(pieces)


def lock(path: Path, file: BinaryIO) -> None:
    """Lock a file until it is closed; `UserError` if another window has locked it."""
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise UserError(say("log-locked", path=str(path))) from None


def _sync_folder(folder: Path) -> None:
    """Make the new file's name as durable as its content."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
