"""How long bots think: `python -m tests.bench.thinking [GAME ...]`.

The questions are those of whole games between heuristics, every third of them; each level answers them as it does at
the table, with helpers on all other processors and with the line why it moved. Processor time is without helpers.
"""

import contextlib
import os
import sys
import time
from collections.abc import Iterator
from resource import RUSAGE_SELF, getrusage

from boardgames.bots import find_bot, luck_at
from boardgames.bots.levels import EFFORTS
from boardgames.bots.search_pool import SearchPool
from boardgames.bots.worker import answer, make_task, open_runner
from boardgames.core.game import Config
from boardgames.core.registry import games, load

EVERY = 3
TABLES = (2, 4)


def questions(name: str, players: int) -> Iterator[tuple[int, int, object]]:
    """Number, seat and state of every question with a choice in one game."""
    game, bot = load(name), find_bot("heuristic")
    state, number = game.start(Config(players, 2026, game.info.variants[0])), 0
    while open_now := game.decisions(state):
        seat = open_now[0].seat
        actions = game.legal_actions(state, seat)
        if len(actions) > 1:
            yield number, seat, state
        state = game.apply(state, seat, bot.choose(game, lambda s=state: s, seat, actions, luck_at(1, number)))  # type: ignore[misc]
        number += 1


def main(names: list[str]) -> None:
    print(f"{'seconds a choice':24}{'choices':>8}{'median':>8}{'p95':>8}{'longest':>8}{'processor, mean':>17}")
    for name in names:
        game = load(name)
        for level in EFFORTS:
            took: list[float] = []
            helped = (os.cpu_count() or 1) - 1
            with contextlib.closing(SearchPool(open_runner, helped)) as pool:
                began = getrusage(RUSAGE_SELF).ru_utime
                for players in TABLES:
                    for number, seat, state in list(questions(name, players))[::EVERY]:
                        line = make_task(game, None, level, seat, luck_at(7, number), state)
                        start = time.perf_counter()
                        answer(line, pool)
                        took.append(time.perf_counter() - start)
                used = (getrusage(RUSAGE_SELF).ru_utime - began) / len(took)
            took.sort()
            print(
                f"{name + ' ' + level:24}{len(took):>8}{took[len(took) // 2]:>8.2f}{took[len(took) * 95 // 100]:>8.2f}"
                f"{took[-1]:>8.2f}{used:>17.2f}",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:] or list(games()))
