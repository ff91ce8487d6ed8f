"""The log is the save: one append-only file of JSON lines for each game.

Line 1 is the header. Every later line is a choice, an undo or a redo:

    {"n":12,"seat":1,"act":{"do":"bid-market","market":2},"digest":"9f…","changed":{"players":"1c40","frames":"07aa"}}
    {"n":13,"undo":1,"digest":"4b…","changed":{…}}
    {"n":14,"redo":1,"digest":"9f…","changed":{…}}

`n` counts the lines after the header, `digest` is that of the state after the line, and `changed` holds a short check
sum of every field of the state that the line changed, so that a replay that differs can name the field. A line is on
the disk before the next question is asked. A last line without its newline was torn by a crash and is dropped;
anything else that is wrong is refused with its line number, and the file is left as it was.
"""

import contextlib
import json
import os
import zlib
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.protocol import Game, Seat
from boardgames.core.table import IllegalAction, Table
from boardgames.core.values import digest, encode, from_plain, to_plain

try:
    import fcntl
except ImportError:  # not a POSIX system: two windows on one log cannot be kept apart
    fcntl = None  # type: ignore[assignment]


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line after the header. Exactly one of `act`, `undo` and `redo` is there."""

    n: int
    seat: int | None = None
    act: msgspec.Raw = msgspec.Raw()
    undo: int = 0
    redo: int = 0
    digest: str = ""
    changed: dict[str, str] = {}


def changed_marks(before: Any, after: Any) -> dict[str, str]:
    """The check sums of the fields that are not the same before and after."""
    pack = msgspec.msgpack.encode
    marks = {}
    for name in type(after).__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old is not new and old != new:
            marks[name] = f"{zlib.crc32(pack(new)) & 0xFFFF:04x}"
    return marks


class LogWriter:
    """The journal of a table: appends lines and waits until each is on the disk."""

    def __init__(self, path: Path, file: BinaryIO, lines: int) -> None:
        self.path = path
        self._file = file
        self._lines = lines

    @classmethod
    def create(cls, path: Path, header: bytes) -> "LogWriter":
        """A new log; `UserError` if there is a file already or it cannot be written."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = path.open("xb", buffering=0)
        except FileExistsError:
            raise UserError(
                f"{path} exists already; resume it with 'boardgames resume {path}' or name another file."
            ) from None
        except OSError as error:
            raise UserError(f"{path} cannot be written: {error.strerror}.") from None
        _lock(path, file)
        writer = cls(path, file, -1)
        writer._write(header)
        _sync_folder(path.parent)
        return writer

    @classmethod
    def append_to(cls, path: Path, size: int, lines: int) -> "LogWriter":
        """An existing log, cut to its first `size` bytes (all of its whole lines)."""
        try:
            file = path.open("r+b", buffering=0)
        except OSError as error:
            raise UserError(f"{path} cannot be written: {error.strerror}.") from None
        _lock(path, file)
        if file.seek(0, os.SEEK_END) != size:
            file.truncate(size)
            file.seek(size)
        return cls(path, file, lines)

    def wrote_choice(self, seat: Seat, action: Any, before: Any, after: Any) -> None:
        self._line(before, after, seat=seat, act=msgspec.Raw(encode(action)))

    def wrote_undo(self, count: int, before: Any, after: Any) -> None:
        self._line(before, after, undo=count)

    def wrote_redo(self, count: int, before: Any, after: Any) -> None:
        self._line(before, after, redo=count)

    def _line(self, before: Any, after: Any, **what: Any) -> None:
        line = Line(n=self._lines + 1, digest=digest(after), changed=changed_marks(before, after), **what)
        self._write(encode(line))

    def _write(self, line: bytes) -> None:
        start = self._file.tell()
        try:
            data = line + b"\n"
            while data:
                data = data[self._file.write(data) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            # A half-written line must not stay: the next one would make it damage in the middle of the file.
            with contextlib.suppress(OSError):
                self._file.truncate(start)
                self._file.seek(start)
            raise UserError(f"{self.path} cannot be written: {error.strerror}.") from None
        self._lines += 1

    def close(self) -> None:
        self._file.close()


def _lock(path: Path, file: BinaryIO) -> None:
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise UserError(f"{path} is being played in another window; close that one first.") from None


def _sync_folder(folder: Path) -> None:
    """Make the new file's name as durable as its content."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


class LogFile(msgspec.Struct, frozen=True):
    """A log as read: header, lines, and what of it is whole."""

    path: Path
    header: Any
    """A `core.header.Header`."""
    lines: tuple[Line, ...]
    size: int
    """Bytes of all whole lines."""
    torn: bool
    """The last line had no end and was left out."""


def read_log(path: Path) -> LogFile:
    """A log without playing it; `UserError` names the first damaged line."""
    from pydantic import ValidationError

    from boardgames.core.header import Header, explain

    try:
        content = path.read_bytes()
    except OSError as error:
        raise UserError(f"{path} cannot be read: {error.strerror}.") from None
    whole, _, rest = content.rpartition(b"\n")
    if not whole:
        raise UserError(f"{path} is not a saved game: its first line is not complete.")
    pieces = whole.split(b"\n")
    try:
        plain = json.loads(pieces[0])
        if not isinstance(plain, dict) or "boardgames" not in plain:
            raise UserError(f"{path} is not a saved game: its first line is not the header of one.")
        if plain["boardgames"] != 1:
            raise UserError(
                f"{path} has log format {plain['boardgames']!r}; this program reads format 1. A newer one may read it."
            )
        header = Header.model_validate(plain)
    except (UnicodeDecodeError, json.JSONDecodeError):
        raise UserError(f"{path} is not a saved game: its first line is not the header of one.") from None
    except ValidationError as error:
        raise UserError(f"{path}, line 1: {explain(error)}.") from None
    lines = []
    for number, piece in enumerate(pieces[1:], start=2):
        try:
            line = msgspec.json.decode(piece, type=Line)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise UserError(f"{path}, line {number} is damaged: {error}.") from None
        if line.n != number - 1 or (bool(bytes(line.act)) + (line.undo > 0) + (line.redo > 0)) != 1:
            raise UserError(
                f"{path}, line {number} is damaged: it should be entry {number - 1} with one act, undo or redo."
            )
        lines.append(line)
    return LogFile(path, header, tuple(lines), len(whole) + 1, bool(rest))


def first_state(log: LogFile, game: Game[Any, Any]) -> Any:
    """The state a log begins with; `UserError` if the rules or tables here are not those of the log."""
    from boardgames.core.header import refuse_foreign

    header = log.header
    refuse_foreign(header, game, str(log.path))
    if header.position is None:
        state = game.start(header.config)
    else:
        try:
            state = from_plain(header.position, game.state_type)
        except msgspec.ValidationError as error:
            raise UserError(f"{log.path}, line 1: the position is damaged: {error}.") from None
    if digest(state) != header.start:
        raise UserError(
            f"{log.path}, line 1: seed {header.seed} gives another first state here; the log cannot be replayed."
        )
    return state


def replay(log: LogFile, game: Game[Any, Any], to: int | None = None) -> Table[Any, Any]:
    """The table after the lines of a log (or its first `to` lines); `UserError` names the first line that differs."""
    table: Table[Any, Any] = Table(game, first_state(log, game), log.header.names)
    for number, line in enumerate(log.lines if to is None else log.lines[:to], start=2):
        where = f"{log.path}, line {number}"
        before = table.state
        try:
            _replay_line(table, game, line)
        except msgspec.MsgspecError as error:
            raise UserError(f"{where} holds no action of {game.info.title}: {error}.") from None
        except IllegalAction as error:
            raise UserError(f"{where} is not legal: {error}") from None
        except ValueError as error:
            raise UserError(f"{where}: {error}.") from None
        if digest(table.state) != line.digest:
            field = _first_difference(line, before, table.state)
            raise UserError(f"{where}: replay and log part ways here, first in {field!r}.")
    return table


def _replay_line(table: Table[Any, Any], game: Game[Any, Any], line: Line) -> None:
    if line.undo:
        table.undo(line.undo)
    elif line.redo:
        table.redo(line.redo)
    else:
        action = msgspec.json.decode(line.act, type=game.action_type)
        seat = -1 if line.seat is None else line.seat
        if not 0 <= seat < len(table.names):
            raise ValueError(f"there is no seat {line.seat}")
        table.play(seat, action)


def _first_difference(line: Line, before: Any, after: Any) -> str:
    """The first field of the state whose check sum is not the one in the log."""
    marks = changed_marks(before, after)
    names: tuple[str, ...] = type(after).__struct_fields__
    for name in names:
        if marks.get(name) != line.changed.get(name):
            return name
    return "digest"


def new_header(
    game: Game[Any, Any],
    names: tuple[str, ...],
    bots: tuple[str, ...],
    first: Any,
    *,
    seed: int,
    variant: str,
    options: tuple[str, ...],
    from_position: bool = False,
) -> bytes:
    """The first line of a new log."""
    from boardgames import __version__

    return encode(
        {
            "boardgames": 1,
            "game": game.info.id,
            "revision": game.info.revision,
            "engine": __version__,
            "data": game.data_digest,
            "names": names,
            "bots": bots,
            "seed": seed,
            "variant": variant,
            "options": options,
            "start": digest(first),
            "position": to_plain(first) if from_position else None,
        }
    )
