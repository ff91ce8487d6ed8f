"""Compare the speed of the interfaces for learners with other libraries: `python -m tests.bench.steps`.

A step is a random legal action, and mask and vector for whoever chooses next. All take turns, so that a slow spell of
the machine meets all; what counts is the median in processor time. Needs the extra `adapters`, and `pygame` and `pgx`
for the games of the others; what is missing is left out.
"""

import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from statistics import median
from typing import Any

import numpy as np

from boardgames.batch import Batch
from boardgames.core.registry import own_games

ROUNDS, STEPS, GAMES = 7, 3000, 64
Run = Callable[[int], int]
"""(number of steps) -> steps that were done."""


def stepping(env: Any) -> Run:
    """Play a turn-by-turn environment of PettingZoo."""
    chance = np.random.default_rng(7)

    def run(steps: int) -> int:
        luck = chance.random(steps)
        env.reset(seed=7)
        for number in range(steps):
            legal = env.observe(env.agent_selection)["action_mask"].view(bool).nonzero()[0]
            env.step(int(legal[int(luck[number] * len(legal))]))
            if env.terminations[env.agent_selection]:
                env.reset()
        return steps

    return run


def together(name: str, workers: int) -> Run:
    """Play a batch."""
    batch = Batch(name, GAMES, seed=7, workers=workers, checked=False)
    masks, chance = np.asarray(batch.masks), np.random.default_rng(7)

    def run(steps: int) -> int:
        for _ in range(steps // GAMES):
            batch.step(any_legal(masks, chance))
        return steps // GAMES * GAMES

    return run


def any_legal(masks: Any, chance: Any) -> Any:
    """Return a random legal action of each row."""
    rows = [mask.nonzero()[0] for mask in masks.view(bool)]
    return np.array([row[int(luck * len(row))] for row, luck in zip(rows, chance.random(len(rows)), strict=True)])


def open_spiel(name: str) -> Run:
    """Play a game of OpenSpiel by its states."""
    import_module("open_spiel.python.games")  # registers those that are written in Python
    import pyspiel

    game, chance = pyspiel.load_game(name), np.random.default_rng(7)

    def run(steps: int) -> int:
        luck, state = chance.random(steps), game.new_initial_state()
        for number in range(steps):
            player = state.current_player()
            legal = state.legal_actions()
            np.asarray(state.observation_tensor(player), np.float32)
            state.apply_action(legal[int(luck[number] * len(legal))])
            if state.is_terminal():
                state = game.new_initial_state()
        return steps

    return run


def vectorized(name: str, games: int) -> Run:
    """Play games of pgx, compiled for the processor; as many steps at once as there are games."""
    import jax
    import pgx

    env = pgx.make(name)
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(pgx.experimental.auto_reset(env.step, env.init)))
    state = begin(jax.random.split(jax.random.PRNGKey(7), games))
    chance = np.random.default_rng(7)

    def run(steps: int) -> int:
        nonlocal state
        for number in range(rounds := max(1, steps // games)):
            keys = jax.random.split(jax.random.PRNGKey(number), games)
            state = step(state, any_legal(np.asarray(state.legal_action_mask).astype(np.int8), chance), keys)
            np.asarray(state.observation)
        return rounds * games

    return run


def competitors() -> Iterator[tuple[str, Callable[[], Run]]]:
    """Yield a name and what makes it ready."""

    def connect_four() -> Run:
        from pettingzoo.classic import connect_four_v3

        return stepping(connect_four_v3.raw_env())

    def raw(name: str) -> Run:
        from boardgames.adapters.pettingzoo import raw_env

        return stepping(raw_env(name, checked=False))

    yield "PettingZoo connect_four, raw AEC", connect_four
    for name in own_games():
        yield f"{name}, raw AEC", lambda name=name: raw(name)  # type: ignore[misc]
    for name in own_games():
        yield f"{name}, batch of {GAMES}", lambda name=name: together(name, 1)  # type: ignore[misc]
    yield "OpenSpiel connect_four, C++", lambda: open_spiel("connect_four")
    yield "OpenSpiel python_tic_tac_toe", lambda: open_spiel("python_tic_tac_toe")
    for games in (GAMES, 1024):
        yield f"pgx connect_four, batch of {games}", lambda games=games: vectorized("connect_four", games)  # type: ignore[misc]


def main(wanted: str) -> None:
    """Print steps per second of processor time: median, lowest, highest; and the median by the clock."""
    ready: dict[str, Run] = {}
    for name, make in competitors():
        if wanted in name:
            try:
                ready[name] = make()
            except (ImportError, AttributeError) as error:
                print(f"{name}: left out, {error}")
    for run in ready.values():
        run(STEPS // 3)
    speeds: dict[str, list[tuple[float, float]]] = {name: [] for name in ready}
    for _ in range(ROUNDS):
        for name, run in ready.items():
            spent, began = time.process_time(), time.perf_counter()
            done = run(STEPS)
            speeds[name].append((done / (time.process_time() - spent), done / (time.perf_counter() - began)))
    print(f"{'steps per second':34}{'median':>10}{'lowest':>10}{'highest':>10}{'by clock':>10}")
    for name, found in speeds.items():
        own, clock = sorted(one for one, _ in found), median(two for _, two in found)
        print(f"{name:34}{median(own):>10,.0f}{own[0]:>10,.0f}{own[-1]:>10,.0f}{clock:>10,.0f}")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
