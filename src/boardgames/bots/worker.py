"""A process in which a bot thinks, so that the screen never waits for it.

It reads tasks from standard input, a JSON line each, and answers each with a line: the action chosen, as it would
stand in a log, or the best choices with their outlooks if a hint was asked for. A task holds what the seat sees, never
the state itself: a bot in another process cannot peek either.
"""

import contextlib
import sys
from pathlib import Path
from typing import Any

import msgspec

from boardgames.bots import find_bot
from boardgames.bots.hints import best_choices
from boardgames.core.protocol import Game, Seat
from boardgames.core.values import Value, decode, encode
from boardgames.shelf import load


class Task(Value):
    game: str
    data: str
    """The folder of tables that are played with; empty for those that come with the program."""
    bot: str
    """Who chooses; empty: nobody, a person asks for a hint."""
    seat: Seat
    luck: int
    seen: msgspec.Raw
    """What the seat can see or remember."""


def make_task(game: Game[Any, Any], data: Path | None, bot: str, seat: Seat, luck: int, state: Any) -> bytes:
    """The line for a worker that asks a bot for its choice or, without a bot, for a hint."""
    seen = msgspec.Raw(encode(game.recall(state, seat)))
    return encode(Task(game.info.id, str(data) if data else "", bot, seat, luck, seen))


def answer(line: bytes) -> bytes:
    """The choice of the bot, or the hints, as JSON."""
    task = decode(line, Task)
    game = load(task.game, Path(task.data) if task.data else None)
    seen = decode(bytes(task.seen), game.state_type)
    actions = game.legal_actions(seen, task.seat)
    if not task.bot:
        return encode(best_choices(game, seen, task.seat, actions, task.luck))
    return encode(find_bot(task.bot).choose(game, lambda: seen, task.seat, actions, task.luck))


def main() -> None:
    """Answer until nobody asks, or nobody listens, any more."""
    with contextlib.suppress(BrokenPipeError):
        for line in sys.stdin.buffer:
            sys.stdout.buffer.write(answer(line) + b"\n")
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
