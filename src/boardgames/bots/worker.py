"""Worker process in which a bot thinks, so that the screen never waits for it.

It reads tasks from standard input, a JSON line each, and answers each with a line: the action chosen and what for, or
the coach's advice if nobody is to choose. A task holds what the seat sees, never
the state itself: a bot in another process cannot peek either. A bot that thinks long uses all processors.
"""

import contextlib
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from boardgames.bots import find_bot
from boardgames.bots.coach import advise, public_view
from boardgames.bots.compare_choices import motive
from boardgames.bots.levels import EFFORTS, SearchBot
from boardgames.bots.search import Effort, TrialRunner, Trials
from boardgames.bots.search_pool import SearchPool
from boardgames.core.equal_choices import different_choices
from boardgames.core.game import Game, Seat
from boardgames.core.messages import ENGLISH
from boardgames.core.registry import load, trust_all
from boardgames.core.values import Value, decode, encode


class Task(Value):
    game: str
    data: str
    """Folder of the tables; empty for those that come with the program."""
    bot: str
    """Name of the bot that chooses; empty if a person asks the coach."""
    seat: Seat
    luck: int
    seen: msgspec.Raw
    """State as the seat sees or remembers it."""
    about: int = -1
    """Which of the legal actions the coach is asked about; -1: none in particular."""
    quick: bool = False
    """True if the coach need not think long."""
    proof: bool = False
    """True if the coach shall check by a second opinion what the choice that it is asked about has cost."""
    language: str = ENGLISH
    """Language in which the coach names what would be done next."""


class Reply(Value):
    """Answer of a bot."""

    action: msgspec.Raw
    """Its choice, as it would stand in a log."""
    motive: dict[str, float]
    """Points that the choice brings by the end and another does not, by kind; everybody may hear them."""


def make_task(game: Game[Any, Any], data: Path | None, bot: str, seat: Seat, luck: int, state: Any) -> bytes:
    """Return the line for a worker that asks a bot for its choice."""
    seen = msgspec.Raw(encode(game.recall(state, seat)))
    return encode(Task(game.info.id, str(data) if data else "", bot, seat, luck, seen))


def make_plea(
    game: Game[Any, Any],
    data: Path | None,
    seat: Seat,
    luck: int,
    state: Any,
    about: int,
    *,
    public: bool,
    quick: bool = False,
    proof: bool = False,
) -> bytes:
    """Return the line for a worker that asks the coach; everybody may read a `public` answer."""
    seen = public_view(game, state, seat, luck) if public else game.recall(state, seat)
    known = msgspec.Raw(encode(seen))
    return encode(
        Task(game.info.id, str(data) if data else "", "", seat, luck, known, about, quick, proof, game.language)
    )


def _question(line: bytes) -> tuple[Task, Game[Any, Any], Any, tuple[Any, ...]]:
    """Return the task of a line, its game, the seat's view, and its legal actions."""
    task = decode(line, Task)
    game = load(task.game, Path(task.data) if task.data else None, task.language)
    seen = decode(bytes(task.seen), game.state_type)
    return task, game, seen, game.legal_actions(seen, task.seat)


def open_runner(line: bytes, effort: Effort) -> TrialRunner:
    """Plays the trials of a task out in this process."""
    task, game, seen, actions = _question(line)
    return Trials(game, seen, task.seat, actions, effort)


def answer(line: bytes, pool: SearchPool | None = None) -> bytes:
    """Return the choice of the bot, or the coach's advice, as JSON; a pool speeds up long searches."""
    task, game, seen, actions = _question(line)
    if not task.bot:
        choices = different_choices(game, seen, task.seat)
        return encode(advise(game, seen, task.seat, choices, task.luck, task.about, quick=task.quick, proof=task.proof))
    bot = find_bot(task.bot)
    if not isinstance(bot, SearchBot):
        return _reply(bot.choose(game, lambda: seen, task.seat, actions, task.luck))
    if pool is not None:
        bot = SearchBot(bot.name, pool.runner(line, EFFORTS[bot.name]))
    action = bot.choose(game, lambda: seen, task.seat, actions, task.luck)
    if len(actions) == 1 or any(asked.secret for asked in game.decisions(seen)):
        return _reply(action)
    view = public_view(game, seen, task.seat, task.luck)
    return _reply(action, motive(game, view, task.seat, action, task.luck))


def _reply(action: Any, moved_for: dict[str, float] | None = None) -> bytes:
    return encode(Reply(msgspec.Raw(encode(action)), moved_for or {}))


def main() -> None:
    """Answer lines of the input until input or output is closed."""
    trust_all()
    pool = SearchPool(open_runner, (os.cpu_count() or 1) - 1)
    with contextlib.suppress(BrokenPipeError), contextlib.closing(pool):
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(answer(line, pool) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
