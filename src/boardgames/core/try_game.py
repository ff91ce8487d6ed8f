"""Trial of somebody else's game in a process of its own, before this one imports it.

There it may raise, exit, hang or print nonsense: the result is one sentence.
"""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from multiprocessing import parent_process
from typing import Any

import msgspec

from boardgames.core.child_processes import command
from boardgames.core.errors import UserError
from boardgames.core.game import SEAT_LETTERS
from boardgames.core.game_info import Config, GameInfo
from boardgames.core.installed_games import Entry
from boardgames.core.messages import ENGLISH

TIMEOUT = 10.0
"""Seconds that a game may take to be imported and to deal."""
ORPHAN_TIMEOUT = 120
"""Seconds after which the process of a trial ends in any case."""
CHOICES_TRIED = 3
LONGEST_REASON = 200
NO_FAULT = "fine"


def fault_when_tried(entry: Entry) -> str:
    """Return what goes wrong when a game is imported and begun, as the end of a sentence; empty if nothing does."""
    if parent_process() is not None:
        return ""  # a worker process: its parent has tried the game
    with subprocess.Popen(
        command(__name__, entry.id),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as child:
        try:
            out, _ = child.communicate(timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            out = f"it does not answer within {TIMEOUT:.0f} seconds".encode()
        finally:
            with contextlib.suppress(OSError):
                os.killpg(child.pid, signal.SIGKILL)  # also what it has started
            child.kill()
    said = out.decode("utf-8", "replace").strip()[-LONGEST_REASON:]
    if said == NO_FAULT:
        return ""
    return (said or "it ends the program that imports it").rstrip(".")


def main(name: str) -> None:
    """Try a game and write what is wrong with it, or that nothing is; whatever it prints itself is lost."""
    from boardgames.core.registry import entry, import_game, reason_of

    signal.alarm(ORPHAN_TIMEOUT)  # the parent may be gone, and nobody would end this process
    answer = os.dup(1)
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    try:
        verdict = next(faults(import_game(entry(name)).in_language(ENGLISH)), NO_FAULT)
    except UserError as error:
        verdict = str(error).removeprefix(f"The game {name!r} cannot be loaded: ")
    except BaseException as error:
        verdict = f"it cannot be begun ({reason_of(error)})"
    os.write(answer, verdict.encode("utf-8", "replace")[:4000])
    os._exit(0)


def faults(game: Any) -> Iterator[str]:
    """Yield what is wrong with a game: its description first, then how it begins with each number of players."""
    yield from _faults_of_info(game.info)
    for players in game.info.players:
        for variant in game.info.variants:
            state = game.start(Config(players, 1, variant))
            for _ in range(CHOICES_TRIED):
                asked = game.decisions(state)
                if not asked:
                    break
                actions = game.legal_actions(state, asked[0].seat)
                if not actions:
                    yield "it asks a question without a legal answer"
                seen = game.observe(state, asked[0].seat)
                game.words.status(game.observe(state, None))
                game.words.question(seen, asked[0])
                game.describe(seen, asked[0].seat, actions[0])
                state = game.apply(state, asked[0].seat, actions[0], [])


def _faults_of_info(info: Any) -> Iterator[str]:
    if not isinstance(info, GameInfo):
        yield "its info is not a GameInfo"
    plain = msgspec.to_builtins(info)
    try:
        msgspec.convert(plain, GameInfo)
    except msgspec.ValidationError as error:
        yield f"its info is wrong: {error}"
    if not all(text.isprintable() for text in _texts(plain)):
        yield "its info holds characters that cannot be shown"
    if not info.variants or not all(1 <= players <= len(SEAT_LETTERS) for players in info.players):
        yield f"it must have variants, and be for 1 to {len(SEAT_LETTERS)} players"


def _texts(plain: Any) -> Iterator[str]:
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict):
        for value in plain.values():
            yield from _texts(value)
    elif isinstance(plain, list | tuple):
        for value in plain:
            yield from _texts(value)
