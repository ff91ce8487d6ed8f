"""Replay a log: play its lines one by one on a table and compare the digest of the state after each.

`replay` and `replay_in_slices` (the same, line by line) take only a log of the same rules and tables that differs
nowhere: they resume a game. `verify` says how far any log replays exactly. `watch` shows a log as far as it can be
followed, also one of other rules or tables.
"""

from collections.abc import Generator
from typing import Any, TypeVar, cast

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.game import Game
from boardgames.core.table import IllegalAction, Table
from boardgames.core.values import digest
from boardgames.store.log import LogFile, LogLine, changed_checksums
from boardgames.store.mistakes import mistake_text
from boardgames.words import say

T = TypeVar("T")


def first_state(log: LogFile, game: Game[Any, Any], *, strict: bool = True) -> Any:
    """Return the state a log begins with; `UserError` if it has none or, if `strict`, if its digest is another one."""
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
    """Reason why replaying ended before the last line; empty if it did not."""
    differs: int = 0
    """First line after which the state was not the recorded one; 0 if there is none."""
    foreign: str = ""
    """Difference from the rules and tables with which the log was recorded; empty if there is none."""


def replay(log: LogFile, game: Game[Any, Any], to: int | None = None) -> Table[Any, Any]:
    """Return the table after the lines of a log (or its first `to` lines).

    `UserError` names the first line that differs, or says that the log was recorded under other rules or tables.
    """
    return run_to_end(replay_in_slices(log, game, to))


def replay_in_slices(
    log: LogFile, game: Game[Any, Any], to: int | None = None
) -> Generator[None, None, Table[Any, Any]]:
    """Replay line by line, yielding before each: a screen answers keys in between. Return what `replay` returns."""
    from boardgames.store.log_header import refuse_foreign

    refuse_foreign(log.header, game, str(log.path))
    if log.damage and to is None:
        raise UserError(log.damage)
    played = yield from play_lines_in_slices(log, game, to)
    if played.stopped:
        raise UserError(played.stopped)
    return played.table


def run_to_end(work: Generator[object, None, T]) -> T:
    """Run a generator to its end and return its result."""
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
    """Return the table as far as the log (or its first `to` lines) can be followed, and a remark about the rest.

    The remark is empty if every digest is the same to the end.
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
    """Play as many lines of a log as possible; unless `strict`, a state may differ from the recorded one."""
    return run_to_end(play_lines_in_slices(log, game, to, strict=strict))


def play_lines_in_slices(
    log: LogFile, game: Game[Any, Any], to: int | None, *, strict: bool = True
) -> Generator[None, None, ReplayResult]:
    """Play line by line, yielding before each. Return what `play_lines` returns."""
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


def _stopped(table: Table[Any, Any], line: LogLine, where: str, *, trusted: bool) -> str:
    """Play one line; if that is impossible, change nothing and return the reason.

    A position that somebody made up, or tables that are not those of the log, can be wrong in ways that no rule
    expects: unless the state is to be `trusted`, any error is the log's fault.
    """
    game = table.game
    try:
        _replay_line(table, game, line)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        return say("line-no-action", where=where, game=game.info.title, why=mistake_text(error))
    except IllegalAction as error:
        return say("line-illegal", where=where, why=str(error))
    except ValueError as error:
        return say("line-impossible", where=where, why=str(error))
    except Exception as error:
        if trusted:
            raise
        return say("line-unplayable", where=where, error=type(error).__name__)
    return ""


def _replay_line(table: Table[Any, Any], game: Game[Any, Any], line: LogLine) -> None:
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


def _first_difference(line: LogLine, before: Any, after: Any) -> str:
    """Return the first field of the state whose checksum is not the one in the log."""
    marks = changed_checksums(before, after)
    names: tuple[str, ...] = type(after).__struct_fields__
    for name in names:
        if marks.get(name) != line.changed.get(name):
            return name
    return "digest"
