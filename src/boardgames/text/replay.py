"""Recorded games as text: output of `boardgames replay`.

An unfinished game keeps its secrets: only what a spectator could see is shown, unless everybody at the table agrees to
show the rest. A log that is damaged or was recorded with other rules is shown as far as it can be followed.
"""

import sys
from pathlib import Path
from typing import Any

from boardgames.core.errors import UserError, printable
from boardgames.core.game import Config, Game, Seat
from boardgames.core.rng import start_stream
from boardgames.core.score_sheets import MANY_WORLDS, estimate_scores, exact_scores
from boardgames.core.table import Table, done_by
from boardgames.core.values import digest
from boardgames.store.log import LogFile
from boardgames.store.position import dump_position
from boardgames.store.replay import verify, watch
from boardgames.store.safe_files import write_new
from boardgames.text.terminal import letter_of, score_lines, show_line
from boardgames.words import apart, say


class WatchedLog:
    """A log that is watched, and how much of it may be seen."""

    def __init__(self, log: LogFile, game: Game[Any, Any], to: int | None, *, wants_open: bool) -> None:
        self.log = log
        whole, self.problem = watch(log, game)
        self.is_open = whole.is_over
        if wants_open and not self.is_open:
            require_consent(log)
            self.is_open = True
        self.table = whole
        if to is not None:
            self.table, self.problem = watch(log, game, to)

    def print_history(self) -> None:
        """Print every event of the log that may be seen, then the scores."""
        table = self.table
        for number, seat, text in _told(table, is_open=self.is_open):
            show_line(f"{number:4} {letter_of(seat)}  {text}")
        show_line()
        game = table.game
        open_sheets = exact_scores(game.scores(table.state))
        seen = game.observe(table.state, None)
        estimates = open_sheets if self.is_open else estimate_scores(game, seen, None, MANY_WORLDS)
        for line in score_lines(game, estimates, table.names, final=table.is_over):
            show_line(line)
        if not self.is_open:
            show_line(say("replay-unfinished"))
        self.print_problem()

    def write_position(self, path: Path) -> None:
        """Write the position reached to a file; of an unfinished game, one that looks the same to a spectator."""
        header, table = self.log.header, self.table
        write_new(path, position_text(table, header.bots, header.config, is_open=self.is_open))
        key = "replay-position-open" if self.is_open else "replay-position"
        show_line(say(key, file=printable(str(path)), n=len(table.choices)))
        self.print_problem()

    def print_problem(self) -> None:
        if self.problem:
            show_line(printable(self.problem))


def _told(table: Table[Any, Any], *, is_open: bool) -> list[tuple[int, Seat | None, str]]:
    words = table.game.words
    events = (
        [
            (n, done_by(event, len(table.names)), event)
            for n, choice in enumerate(table.choices, start=1)
            for event in choice.events
        ]
        if is_open
        else list(table.history(None))
    )
    return [(n, seat, text) for n, seat, event in events if (text := words.tell(event, table.names))]


def position_text(table: Table[Any, Any], bots: tuple[str, ...], setup: Config, *, is_open: bool) -> str:
    """Return the text of a position file: the real one or, unless `is_open`, one that looks the same to a spectator."""
    state, seed = (table.state, setup.seed) if is_open else (_as_seen(table), 0)
    return dump_position(table.game, state, table.names, bots, seed=seed, variant=setup.variant, options=setup.options)


def _as_seen(table: Table[Any, Any]) -> Any:
    """Return a full position that looks the same to a spectator; always the same one."""
    seen = table.game.observe(table.state, None)
    return table.game.imagine(seen, None, start_stream(int(digest(seen), 16), "bystander"))


def require_consent(log: LogFile) -> None:
    """Ask everybody at the table to type their own name; `UserError` at the first who does not."""
    people = [log.header.names[seat] for seat in log.consenting]
    if not people:
        return
    file = printable(str(log.path))
    print(say("replay-roll", file=file), file=sys.stderr)
    for name in people:
        print(say("plain-your-name", name=name), end=" ", file=sys.stderr, flush=True)
        try:
            typed = sys.stdin.readline()
        except (OSError, UnicodeDecodeError):
            typed = ""
        if typed.strip() != name:
            raise UserError(say("replay-disagreed", name=name))


def verify_text(log: LogFile, game: Game[Any, Any], to: int | None) -> str:
    """Return a sentence on how much of a log replays exactly; `UserError` if not all of it does."""
    checked = verify(log, game, to)
    file = printable(str(log.path))
    if checked.stopped:
        raise UserError(say("verify-stopped", why=checked.stopped.rstrip("."), n=checked.lines))
    parts = [say("verify-all" if to is None else "verify-some", file=file, n=checked.lines)]
    if log.torn and to is None:
        parts.append(say("verify-torn"))
    parts.append(say("game-over" if checked.table.is_over else "game-not-over"))
    if log.header.boardgames == 1:
        parts.append(say("verify-no-chain"))
    return apart(parts) + "." + (f" {checked.foreign}" if checked.foreign else "")
