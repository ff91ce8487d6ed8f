"""How fast the rules are: decisions a second, the slowest ones, the longest lists, what a kept state costs."""

import gc
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from boardgames.core.game import Config, Game
from boardgames.core.playout import play_out
from boardgames.core.registry import load
from boardgames.core.values import digest
from boardgames.store.log import new_header, read_log
from boardgames.store.log_writer import LogWriter
from boardgames.store.replay import replay
from tests.bench.terminal import environment

GAMES = 40
SEED = 20260
PASSES = 5
"""Number of times that single decisions are timed."""


def calibration() -> float:
    """Seconds for a fixed pure-Python loop: what this machine is worth at this moment."""

    def loop() -> float:
        began, x = time.perf_counter(), 1
        for _ in range(1_000_000):
            x = (x * 1103515245 + 12345) & 0x7FFFFFFF
        return time.perf_counter() - began

    return min(loop() for _ in range(3))


class Dice:
    """A cheap source of choices: timing must show the rules, not the dice."""

    def __init__(self, seed: int) -> None:
        self.x = seed

    def choose(self, state: Any, seat: int, actions: tuple[Any, ...], number: int) -> Any:
        self.x = (self.x * 1103515245 + 12345) & 0x7FFFFFFF
        return actions[(self.x >> 8) % len(actions)]


def configs(game: Game[Any, Any], players: int, games: int = GAMES) -> list[Config]:
    return [Config(players, SEED + i, game.info.variants[0]) for i in range(games)]


def throughput(game: Game[Any, Any], players: int) -> dict[str, float]:
    """Whole random games; the best of three passes, because a shared machine only ever makes things slower."""
    starts = [game.start(config) for config in configs(game, players)]
    best, decisions = float("inf"), 0
    for _ in range(3):
        dice = Dice(SEED)
        began = time.perf_counter()
        decisions = sum(play_out(game, state, dice.choose)[1] for state in starts)
        best = min(best, time.perf_counter() - began)
    return {"decisions_per_second": decisions / best, "mean_decisions": decisions / len(starts)}


def single_steps(game: Game[Any, Any], players: int) -> dict[str, float]:
    """Every decision by itself: time of listing and applying, the 99th percentile, the longest list.

    The same games are played several times, and the shortest time of each decision counts: somebody else's work on the
    same processor falls on another decision each time.
    """
    passes = [_steps_of(game, players) for _ in range(PASSES)]
    listing, applying = (
        [min(times) for times in zip(*part, strict=True)] for part in list(zip(*passes, strict=True))[:2]
    )
    both = sorted(a + b for a, b in zip(listing, applying, strict=True))
    return {
        "list_us": median(listing) / 1000,
        "apply_us": median(applying) / 1000,
        "p99_us": both[int(len(both) * 0.99)] / 1000,
        "worst_list": max(passes[0][2]),
        "list_share": sum(listing) / (sum(listing) + sum(applying)),
    }


def _steps_of(game: Game[Any, Any], players: int) -> tuple[list[int], list[int], list[int]]:
    """Nanoseconds of each listing and of each choice of some games, and the lengths of the lists."""
    listing, applying, lengths = list[int](), list[int](), list[int]()
    clock = time.perf_counter_ns
    gc.disable()
    for config in configs(game, players, 12):
        dice, state = Dice(SEED), game.start(config)
        while open_now := game.decisions(state):
            seat = open_now[0].seat
            t0 = clock()
            actions = game.legal_actions(state, seat)
            t1 = clock()
            action = dice.choose(state, seat, actions, 0)
            t2 = clock()
            state = game.apply(state, seat, action)
            t3 = clock()
            listing.append(t1 - t0)
            applying.append(t3 - t2)
            lengths.append(len(actions))
    gc.enable()
    return listing, applying, lengths


def kept_states(game: Game[Any, Any], players: int) -> dict[str, float]:
    """Bytes for every state of a game that is kept, shared parts counted once."""
    dice, state = Dice(SEED), game.start(configs(game, players)[0])
    tracemalloc.start()
    kept = [state]
    before = tracemalloc.get_traced_memory()[0]
    while open_now := game.decisions(state):
        seat = open_now[0].seat
        state = game.apply(state, seat, dice.choose(state, seat, game.legal_actions(state, seat), 0))
        kept.append(state)
    used = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return {"bytes_per_state": used / len(kept)}


def around(game: Game[Any, Any], players: int) -> dict[str, float]:
    """Observe, imagine, digest and replay."""
    config, dice = configs(game, players)[0], Dice(SEED)
    states = [game.start(config)]
    while open_now := game.decisions(states[-1]):
        seat = open_now[0].seat
        actions = game.legal_actions(states[-1], seat)
        states.append(game.apply(states[-1], seat, dice.choose(None, seat, actions, 0)))
    some = states[:: max(1, len(states) // 100)]

    def each(work: Callable[[Any], object]) -> float:
        began = time.perf_counter()
        for state in some:
            work(state)
        return (time.perf_counter() - began) / len(some) * 1e6

    seen = [game.observe(state, 0) for state in some]
    views = iter(seen)
    return {
        "observe_us": each(lambda state: game.observe(state, 0)),
        "imagine_us": each(lambda state: game.imagine(next(views), 0, 5)),
        "digest_us": each(digest),
        "replay_us_per_line": _replay(game, config),
    }


def _replay(game: Game[Any, Any], config: Config) -> float:
    with tempfile.TemporaryDirectory() as folder:
        path, names = Path(folder) / "game.jsonl", tuple("ABCD"[: config.players])
        first = game.start(config)
        header = new_header(
            game, names, ("random",) * config.players, first, seed=config.seed, variant=config.variant, options=()
        )
        log = LogWriter.create(path, header)
        play_out(game, first, Dice(SEED).choose, log)
        log.close()
        read = read_log(path)
        began = time.perf_counter()
        replay(read, game)
        return (time.perf_counter() - began) / len(read.lines) * 1e6


def start_up(name: str) -> dict[str, float]:
    """Milliseconds from starting a process to its first list of legal actions, finished tables in the cache."""
    program = (
        f"from boardgames.core.registry import load\nfrom boardgames.core.game import Config\ngame = load({name!r})\n"
        "game.legal_actions(state := game.start(Config(4, 7, game.info.variants[0])), game.decisions(state)[0].seat)"
    )
    times = []
    for _ in range(8):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-c", program], check=True, env=environment())
        times.append((time.perf_counter() - began) * 1000)
    return {"first_actions_ms": median(times[1:])}


def measure(name: str, players: int = 4) -> dict[str, float]:
    game = load(name)
    figures = throughput(game, players)
    figures["per_calibration_loop"] = figures["decisions_per_second"] * calibration()
    for part in (single_steps, kept_states, around):
        figures |= part(game, players)
    return figures | start_up(name)
