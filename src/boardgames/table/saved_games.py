"""Saved games: their folder, their files and the status of each."""

import contextlib
import os
import time
from collections.abc import Callable, Generator, Sequence
from pathlib import Path

from boardgames.bots import known_name
from boardgames.core import registry
from boardgames.core.errors import UserError, printable
from boardgames.core.game import winners
from boardgames.core.values import Value, evolve
from boardgames.store.home_folder import home_folder
from boardgames.store.log import read_log
from boardgames.store.replay import replay_in_slices, run_to_end
from boardgames.table.load_game import load_game
from boardgames.words import listed, say

OPEN, FINISHED, BROKEN = "open", "over", "broken"
"""States of a saved game: it can be continued, it has ended, its file cannot be replayed."""
GAMES = "games"
"""Folder of the saved games."""
MAX_LISTED = 30
"""Maximum number of saved games in the menu; open older ones by file name."""


def saves_folder() -> Path:
    return home_folder() / GAMES


def new_log_path(game: str) -> Path:
    """Return a path in the saves folder that is not taken yet. It does not reveal the seed: that decides all chance."""
    with contextlib.suppress(OSError):  # it does not exist yet
        saves_folder().chmod(0o700)
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = saves_folder() / f"{stem}.jsonl"
    number = 1
    while os.path.lexists(path):
        number += 1
        path = saves_folder() / f"{stem}-{number}.jsonl"
    return path


class SavedGame(Value):
    """A line of the resume list."""

    path: str
    game: str
    title: str
    status: str
    """Round and phase, or the winner, or why the file cannot be opened."""
    names: tuple[str, ...]
    changed: float
    """When the file was last written, in seconds since 1970."""
    state: str
    """`open`, `over` or `broken`."""
    mover: str = ""
    """Name of the player to move, if there is one."""
    question: str = ""
    """Question that this player is asked."""


def saved_paths() -> list[Path]:
    """Return all files of the saves folder that are named like logs, newest first."""
    try:
        names = [name for name in os.listdir(saves_folder()) if name.endswith(".jsonl")]
    except OSError:
        return []
    return sorted((saves_folder() / name for name in names), key=last_change, reverse=True)


def last_change(path: Path) -> float:
    """Return when a file was last written; 0 if it does not exist."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def are_enough(saves: Sequence[SavedGame]) -> bool:
    """True if a list of saved games is long enough. Broken ones do not count: they must not crowd out the others."""
    return sum(saved.state != BROKEN for saved in saves) >= MAX_LISTED


def summarize(path: Path, *, tries: bool = False) -> SavedGame:
    """Return a summary of a log without opening it for play; it imports another package's game only if it `tries`."""
    return run_to_end(summarize_in_slices(path, tries=tries))


def summarize_in_slices(
    path: Path, *, tries: bool = False, in_time: Callable[[], bool] = lambda: True
) -> Generator[None, None, SavedGame]:
    """Return the summary, yielding after every line; once it is not `in_time` any more, the status is left open."""
    try:
        return (yield from _summary(path, tries=tries, in_time=in_time))
    except UserError as error:
        reason = str(error)
    except Exception as error:  # a position that somebody made up can be wrong in ways that no rule expects
        reason = say("log-invalid", path=str(path), why=type(error).__name__)
    return SavedGame(str(path), "", printable(path.name), printable(reason), (), last_change(path), BROKEN)


def _summary(path: Path, *, tries: bool, in_time: Callable[[], bool]) -> Generator[None, None, SavedGame]:
    log = read_log(path)
    name, names, changed = log.header.game, log.header.names, last_change(path)
    unread = SavedGame(str(path), name, name, say("trial-choices", count=len(log.lines)), names, changed, OPEN)
    if not tries and registry.needs_trial(name):
        return unread
    game = load_game(name)
    replayed = replay_in_slices(log, game)
    while True:
        try:
            next(replayed)
        except StopIteration as end:
            table = end.value
            break
        if not in_time():
            return evolve(unread, title=game.info.title)
        yield
    open_now = table.decisions()
    if open_now:
        for bot in filter(None, log.header.bots):
            known_name(bot)  # a game with an unknown bot cannot be continued
        seen, asked = game.observe(table.state, None), open_now[0]
        return SavedGame(
            str(path),
            game.info.id,
            game.info.title,
            game.words.status(seen),
            names,
            changed,
            OPEN,
            names[asked.seat],
            game.words.question(seen, asked),
        )
    best = listed([names[seat] for seat in winners(game.scores(table.state))])
    return SavedGame(str(path), game.info.id, game.info.title, say("finished", names=best), names, changed, FINISHED)


def newest_open_game() -> Path:
    """Return the log that `resume` without a name means."""
    for path in saved_paths():
        if summarize(path, tries=True).state == OPEN:
            return path
    raise UserError(say("no-unfinished"))
