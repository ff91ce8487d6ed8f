"""Many games without a screen: bots in every seat, as many processes as wanted, one result for the same seed."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from boardgames import shelf
from boardgames.bots import bot_luck, find_bot, luck_at
from boardgames.core.journal import LogWriter
from boardgames.core.log import new_header
from boardgames.core.playout import Chooser, Result, play_out, result_of, summarize
from boardgames.core.protocol import Config, Game
from boardgames.core.rng import start_stream
from boardgames.core.values import Value


class Plan(Value):
    """What to simulate."""

    game: str
    games: int
    players: int
    seed: int
    variant: str
    options: tuple[str, ...]
    bots: tuple[str, ...]
    """One name per seat."""
    jobs: int = 1
    log_dir: str = ""
    data: str = ""


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series. Nine digits are enough and can be typed."""
    return start_stream(seed, f"game-{number}") % 1_000_000_000


def chooser(game: Game[Any, Any], plan: Plan, seed: int) -> Chooser:
    """The bots of a plan as one function."""
    bots = [find_bot(name) for name in plan.bots]
    lucks = [bot_luck(seed, seat) for seat in range(plan.players)]

    def choose(state: Any, seat: int, actions: tuple[Any, ...], number: int) -> Any:
        return bots[seat].choose(game, lambda: game.observe(state, seat), seat, actions, luck_at(lucks[seat], number))

    return choose


def simulate_one(plan: Plan, number: int) -> Result:
    """One game of the series, logged if the plan says so."""
    game = shelf.load(plan.game, Path(plan.data) if plan.data else None)
    seed = game_seed(plan.seed, number)
    config = Config(plan.players, seed, plan.variant, plan.options)
    first = game.start(config)
    log = None
    if plan.log_dir:
        names = tuple(f"{bot} {seat + 1}" for seat, bot in enumerate(plan.bots))
        header = new_header(game, names, plan.bots, first, seed=seed, variant=plan.variant, options=plan.options)
        log = LogWriter.create(Path(plan.log_dir) / f"{plan.game}-{plan.seed}-{number:04}.jsonl", header)
    state, decisions = play_out(game, first, chooser(game, plan, seed), log)
    if log is not None:
        log.close()
    return result_of(game, config, state, decisions)


def run(plan: Plan, progress: Callable[[], None] = lambda: None) -> dict[str, Any]:
    """The object that `simulate --json` prints."""
    began = time.perf_counter()
    results = []
    for result in _results(plan):
        results.append(result)
        progress()
    seconds = time.perf_counter() - began
    summary = summarize(results)
    return {
        "game": plan.game,
        "players": plan.players,
        "variant": plan.variant,
        "options": list(plan.options),
        "seed": plan.seed,
        "games": summary.games,
        "decisions": summary.decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(summary.decisions / seconds) if seconds else 0,
        "mean_decisions": round(summary.decisions / summary.games, 1) if summary.games else 0,
        "scores": list(summary.scores),
        "wins": list(summary.wins),
        "digest": summary.digest,
    }


def _results(plan: Plan) -> Iterator[Result]:
    if plan.jobs <= 1:
        for number in range(1, plan.games + 1):
            yield simulate_one(plan, number)
        return
    with ProcessPoolExecutor(plan.jobs, mp_context=get_context("spawn")) as pool:
        chunk = max(1, plan.games // (plan.jobs * 8))
        yield from pool.map(simulate_one, [plan] * plan.games, range(1, plan.games + 1), chunksize=chunk)
