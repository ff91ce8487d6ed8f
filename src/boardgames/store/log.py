"""The log is the save: one append-only file of JSON lines for each game.

Line 1 is the header. Every later line is a choice, an undo or a redo:

    {"n":12,"seat":1,"act":{"do":"bid-market","market":2},"digest":"9f…","changed":{"players":"1c40"},"chain":"7b…"}
    {"n":13,"undo":1,"digest":"4b…","changed":{…},"chain":"…"}
    {"n":14,"redo":1,"digest":"9f…","changed":{…},"chain":"…"}

`n` counts the lines after the header, `digest` is that of the state after the line, and `changed` holds a short check
sum of every field of the state that the line changed, so that a replay that differs can name the field. `chain` is a
check sum over the chain of the line before (for the first one: over the header) and the line itself, so that nothing
in the file, names and bots included, can change or go missing unnoticed before the last line. Logs of format 1 have no
chain and are read as they are.

A last line without its newline was torn by a crash and is dropped; anything else that is wrong is named with its line
number, the file is left as it was, and what stands before the damage can still be watched.
"""

import hashlib
import re
import zlib
from collections.abc import Generator
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.game import Game
from boardgames.core.table import IllegalAction, Table
from boardgames.core.values import digest, encode, from_plain, to_plain
from boardgames.store.safe_files import MOST_LOG, MOST_POSITION, parse_json, read_file
from boardgames.words import say

T = TypeVar("T")

FORMATS = (1, 2)
"""The formats that are read; the last one is written."""
MOST_STEPS = 50_000
"""Maximum number of choices in a log, those undone and done again counted each time; many times those of any game."""
NEARLY_FULL = 0.95
"""Share of a limit from which on the players are told that it is near."""

_CHAIN = re.compile(rb',"chain":"([0-9a-f]{16})"\}')


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A line after the header. Exactly one of `act`, `undo` and `redo` is there."""

    n: int
    """Number of the line, from 1."""
    seat: int | None = None
    """Seat that chose; None for undo and redo."""
    act: msgspec.Raw = msgspec.Raw()
    """Action that was chosen."""
    undo: int = 0
    """Number of choices taken back."""
    redo: int = 0
    """Number of choices made again."""
    digest: str = ""
    """Digest of the state after the line."""
    changed: dict[str, str] = {}
    """Checksums of the fields that the line changed."""
    chain: str = ""
    """Checksum of this line and all before it."""


def changed_checksums(before: Any, after: Any) -> dict[str, str]:
    """The check sums of the fields that are not the same before and after."""
    pack = msgspec.msgpack.encode
    marks = {}
    for name in type(after).__struct_fields__:
        old, new = getattr(before, name), getattr(after, name)
        if old is not new and old != new:
            marks[name] = f"{zlib.crc32(pack(new)) & 0xFFFF:04x}"
    return marks


def first_link(header: bytes) -> str:
    """The link of the chain that the first line hangs on."""
    return hashlib.blake2b(header, digest_size=8).hexdigest()


def with_link(line: bytes, link: str) -> tuple[bytes, str]:
    """A line with its link to the line before, and that link."""
    link = hashlib.blake2b(link.encode() + line, digest_size=8).hexdigest()
    return line[:-1] + f',"chain":"{link}"}}'.encode(), link


def step_count(line: Line) -> int:
    """Return how many choices a line makes, undoes or does again."""
    return line.undo + line.redo or 1


class LogFile(msgspec.Struct, frozen=True):
    """A log as read: header, lines, and what of it is whole."""

    path: Path
    """Path of the file."""
    header: Any
    """A `store.log_header.Header`."""
    lines: tuple[Line, ...]
    """Lines behind the header."""
    raw: tuple[bytes, ...]
    """The whole lines as they stand in the file, the header first."""
    link: str
    """The last link of the chain; empty in format 1."""
    torn: bool
    """The last line had no end and was left out."""
    damage: str = ""
    """Reason why reading ended before the end of the file; empty: it did not."""

    @property
    def consenting(self) -> tuple[int, ...]:
        """Seats whose players must agree before hidden things of a running game are shown.

        Where no chain covers the header nobody knows which of them are bots: then it is everybody.
        """
        covered = bool(self.link and self.lines) and not self.damage
        return tuple(seat for seat, bot in enumerate(self.header.bots) if not (covered and bot))


def read_log(path: Path, *, salvage: bool = False) -> LogFile:
    """A log without playing it; `UserError` names the first damaged line.

    With `salvage` a damaged line ends the log instead: what stands before it is still worth watching.
    """
    return parse_log(path, read_file(path, MOST_LOG), salvage=salvage)


def parse_log(path: Path, content: bytes, *, salvage: bool = False) -> LogFile:
    """The log with this content."""
    whole, _, rest = content.rpartition(b"\n")
    if not whole:
        raise UserError(say("log-cut-header", path=str(path)))
    pieces = whole.split(b"\n")
    header = _header(path, pieces[0])
    chain = header.boardgames > 1
    link = first_link(pieces[0]) if chain else ""
    lines: list[Line] = []
    damage, left = "", MOST_STEPS
    for number, piece in enumerate(pieces[1:], start=2):
        try:
            line = _line(piece, number)
            if chain:
                link = _linked(piece, link)
            elif line.chain:
                raise ValueError(say("line-link-too-many"))
            left -= step_count(line)
            if left < 0:
                raise ValueError(say("line-beyond-limit", most=MOST_STEPS))
        except ValueError as error:
            damage = say("log-damaged", path=str(path), line=number, why=str(error))
            break
        lines.append(line)
    if damage and not salvage:
        raise UserError(say("log-damaged-shown", damage=damage, n=len(lines)))
    return LogFile(path, header, tuple(lines), tuple(pieces[: len(lines) + 1]), link, bool(rest), damage)


def _header(path: Path, text: bytes) -> Any:
    from boardgames.store.log_header import Header, mistake_text

    try:
        if len(text) > MOST_POSITION:
            raise ValueError(say("line-too-long"))
        plain = parse_json(text)
    except ValueError as error:
        raise UserError(say("log-header-broken", path=str(path), why=str(error))) from None
    if not isinstance(plain, dict) or "boardgames" not in plain:
        raise UserError(say("log-no-header", path=str(path)))
    if type(plain["boardgames"]) is not int or plain["boardgames"] not in FORMATS:
        raise UserError(say("log-format", path=str(path), first=FORMATS[0], last=FORMATS[-1]))
    try:
        return from_plain(plain, Header)
    except msgspec.ValidationError as error:
        raise UserError(say("log-header-wrong", path=str(path), why=mistake_text(error))) from None


def _line(piece: bytes, number: int) -> Line:
    """One line after the header; `ValueError` says what is wrong with it."""
    try:
        line = msgspec.json.decode(piece, type=Line)
    except RecursionError:
        raise ValueError(say("file-too-deep")) from None
    except UnicodeDecodeError:
        raise ValueError(say("file-no-text")) from None
    if line.n != number - 1 or (bool(bytes(line.act)) + (line.undo > 0) + (line.redo > 0)) != 1:
        raise ValueError(say("line-wrong-entry", entry=number - 1))
    return line


def _linked(piece: bytes, link: str) -> str:
    """The link of this line, if it hangs on the line before."""
    found = _CHAIN.search(piece, len(piece) - len(',"chain":"0123456789abcdef"}'))
    if found is None or found.end() != len(piece):
        raise ValueError(say("line-link-missing"))
    if with_link(piece[: found.start()] + b"}", link)[1] != found[1].decode():
        raise ValueError(say("line-link-broken"))
    return found[1].decode()


def first_state(log: LogFile, game: Game[Any, Any], *, strict: bool = True) -> Any:
    """The state a log begins with; `UserError` if there is none or, `strict`, another one than the log says."""
    header = log.header
    if header.position is None:
        state = game.start(header.config)
    else:
        from boardgames.store.position import sound_state

        try:
            state = sound_state(header.position, len(header.names), game)
        except ValueError as error:
            raise UserError(say("log-position-damaged", path=str(log.path), why=str(error))) from None
    if strict and digest(state) != header.start:
        raise UserError(say("log-other-start", path=str(log.path)))
    return state


class ReplayResult(msgspec.Struct, frozen=True):
    """Part of a log that could be replayed."""

    table: Table[Any, Any]
    """Table after the last line that could be replayed."""
    lines: int
    """Number of lines that were replayed."""
    stopped: str = ""
    """Reason why not more; empty: there were no more."""
    differs: int = 0
    """The first line after which the state was not the recorded one; 0: there is none."""
    foreign: str = ""
    """Difference from the rules and tables with which the log was recorded; empty if there is none."""


def replay(log: LogFile, game: Game[Any, Any], to: int | None = None) -> Table[Any, Any]:
    """The table after the lines of a log (or its first `to` lines).

    `UserError` names the first line that differs, or says that the log was recorded under other rules or tables.
    """
    return run_to_end(replay_in_slices(log, game, to))


def replay_in_slices(
    log: LogFile, game: Game[Any, Any], to: int | None = None
) -> Generator[None, None, Table[Any, Any]]:
    """The same, line by line, for somebody who has other things to do in between."""
    from boardgames.store.log_header import refuse_foreign

    refuse_foreign(log.header, game, str(log.path))
    if log.damage and to is None:
        raise UserError(log.damage)
    played = yield from play_lines_in_slices(log, game, to)
    if played.stopped:
        raise UserError(played.stopped)
    return played.table


def run_to_end(work: Generator[object, None, T]) -> T:
    """Return what a piece of work comes to, once all of it is done."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return cast(T, end.value)


def verify(log: LogFile, game: Game[Any, Any], to: int | None = None) -> ReplayResult:
    """Replay a log, or its first `to` lines, comparing every digest; return how far that went and what ended it.

    Other rules or tables are no fault as long as they play the same.
    """
    from boardgames.store.log_header import foreign

    played = play_lines(log, game, to)
    stopped = played.stopped or ("" if to is not None and to <= len(log.lines) else log.damage)
    return msgspec.structs.replace(played, stopped=stopped, foreign=foreign(log.header, game))


def watch(log: LogFile, game: Game[Any, Any], to: int | None = None) -> tuple[Table[Any, Any], str]:
    """The table as far as the log (or its first `to` lines) can be followed, and what is to be said about it.

    Nothing is to be said if every digest is the same to the end.
    Unlike `replay` this also follows a log of other rules or tables, exactly or as long as its choices are legal.
    """
    from boardgames.store.log_header import foreign

    other = foreign(log.header, game)
    played = play_lines(log, game, to, strict=not other)
    cut = to is not None and to <= len(log.lines)
    said = [other]
    if other and played.differs:
        said.append(say("log-differs-from", line=played.differs))
    elif other and not played.stopped:
        said.append(say("log-plays-the-same"))
    said.append(played.stopped or ("" if cut else log.damage))
    return played.table, " ".join(reason for reason in said if reason)


def play_lines(log: LogFile, game: Game[Any, Any], to: int | None, *, strict: bool = True) -> ReplayResult:
    """As many lines of a log as can be played. Unless `strict`, a state may be another than the recorded one."""
    return run_to_end(play_lines_in_slices(log, game, to, strict=strict))


def play_lines_in_slices(
    log: LogFile, game: Game[Any, Any], to: int | None, *, strict: bool = True
) -> Generator[None, None, ReplayResult]:
    """The same, line by line."""
    first = first_state(log, game, strict=strict)
    table: Table[Any, Any] = Table(game, first, log.header.names)
    differs = 0 if digest(first) == log.header.start else 1
    trusted = strict and log.header.position is None
    lines = log.lines if to is None else log.lines[:to]
    for number, line in enumerate(lines, start=2):
        yield
        before = table.state
        if stopped := _stopped(table, line, say("log-line", path=str(log.path), line=number), trusted=trusted):
            return ReplayResult(table, number - 2, stopped, differs)
        if digest(table.state) == line.digest:
            continue
        differs = differs or number
        if strict:
            field = _first_difference(line, before, table.state)
            if not (line.undo or line.redo):
                table.choices.pop()
                table.states.pop()
            stopped = say("log-parts-ways", path=str(log.path), line=number, field=field)
            return ReplayResult(table, number - 2, stopped, differs)
    return ReplayResult(table, len(lines), "", differs)


def _stopped(table: Table[Any, Any], line: Line, where: str, *, trusted: bool) -> str:
    """Play one line; why it cannot be, if so, and then nothing has changed.

    A position that somebody made up, or tables that are not those of the log, can be wrong in ways that no rule
    expects: unless the state is to be `trusted`, whatever happens is the log's fault.
    """
    game = table.game
    try:
        _replay_line(table, game, line)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        return say("line-no-action", where=where, game=game.info.title, why=str(error))
    except IllegalAction as error:
        return say("line-illegal", where=where, why=str(error))
    except ValueError as error:
        return say("line-impossible", where=where, why=str(error))
    except Exception as error:
        if trusted:
            raise
        return say("line-unplayable", where=where, error=type(error).__name__)
    return ""


def _replay_line(table: Table[Any, Any], game: Game[Any, Any], line: Line) -> None:
    if line.undo:
        table.undo(line.undo)
    elif line.redo:
        table.redo(line.redo)
    else:
        action = msgspec.json.decode(line.act, type=game.action_type)
        seat = -1 if line.seat is None else line.seat
        if not 0 <= seat < len(table.names):
            raise ValueError(say("line-no-seat", seat=str(line.seat)))
        table.play(seat, action)


def _first_difference(line: Line, before: Any, after: Any) -> str:
    """The first field of the state whose check sum is not the one in the log."""
    marks = changed_checksums(before, after)
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
    from boardgames.core.version import __version__

    return encode(
        {
            "boardgames": FORMATS[-1],
            "game": game.info.id,
            "revision": game.info.revision,
            "engine": __version__,
            "data": game.data_digest,
            "names": names,
            "bots": bots,
            "seed": seed,
            "variant": variant or game.info.variants[0],
            "options": options,
            "start": digest(first),
            "position": to_plain(first) if from_position else None,
        }
    )
