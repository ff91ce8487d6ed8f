"""Many games without a screen: bots in every seat, as many processes as wanted, one result for the same seed."""

import contextlib
import os
import re
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from boardgames.bots import bot_luck, find_bot, luck_at
from boardgames.core import registry
from boardgames.core.errors import UserError
from boardgames.core.game import Config, Game
from boardgames.core.interrupts import raise_noted
from boardgames.core.playout import Chooser, Result, play_out, result_of
from boardgames.core.rng import start_stream
from boardgames.core.table import Table
from boardgames.core.values import Value, decode
from boardgames.lab.statistics import Report, Tally
from boardgames.lab.worker_pool import in_order
from boardgames.store.log import new_header, parse_log
from boardgames.store.log_writer import LogWriter
from boardgames.store.replay import replay
from boardgames.store.safe_files import MAX_LOG, parse_json, read_file

MAX_POINTS = 1_000_000
MAX_CATEGORY = 60
"""Largest figures, and letters of a category, that are believed of another machine."""
_DIGEST = re.compile("[0-9a-f]{16}")


class Plan(Value):
    """Plan of a simulation."""

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
    bots_from: str = ""
    """Module with more bots; empty: those of this program alone."""


def game_seed(seed: int, number: int) -> int:
    """Return the seed of one game of a series: nine digits, so that it can be typed."""
    return start_stream(seed, f"game-{number}") % 1_000_000_000


def chooser(game: Game[Any, Any], plan: Plan, seed: int, made: list[Any]) -> Chooser:
    """Return the bots of a plan as one function, which records what it has chosen."""
    bots = [find_bot(name, plan.bots_from) for name in plan.bots]
    lucks = [bot_luck(seed, seat) for seat in range(plan.players)]

    def choose(state: Any, seat: int, actions: tuple[Any, ...], number: int) -> Any:
        raise_noted()
        luck = luck_at(lucks[seat], number)
        action = bots[seat].choose(game, lambda: game.recall(state, seat), seat, actions, luck)
        made.append(action)
        return action

    return choose


@lru_cache(maxsize=4)
def game_of(name: str, data: str) -> Game[Any, Any]:
    """Load a game once per process: a series with other tables would check them before every game."""
    return registry.load(name, Path(data) if data else None)


@lru_cache(maxsize=4)
def _numbers(name: str, data: str) -> dict[Any, int]:
    return {action: number for number, action in enumerate(game_of(name, data).all_actions())}


def simulate_one(plan: Plan, number: int) -> Result:
    """Play one game of the series, logged if the plan says so; a finished log is not played again."""
    game = game_of(plan.game, plan.data)
    seed = game_seed(plan.seed, number)
    config = Config(plan.players, seed, plan.variant, plan.options)
    first = game.start(config)
    made: list[Any] = []
    choose = chooser(game, plan, seed, made)
    if not plan.log_dir:
        state, decisions = play_out(game, first, choose)
        return result_of(game, config, state, decisions, _numbered(plan, made))
    names = tuple(f"{bot} {seat + 1}" for seat, bot in enumerate(plan.bots))
    header = new_header(game, names, plan.bots, first, seed=seed, variant=plan.variant, options=plan.options)
    path = Path(plan.log_dir) / f"{plan.game}-{plan.seed}-{number:04}.jsonl"
    if os.path.lexists(path):
        if table := finished(path, game, header):
            made += [choice.action for choice in table.choices]
            return result_of(game, config, table.state, len(table.choices), _numbered(plan, made))
        log = LogWriter.replace(path, header)
    else:
        log = LogWriter.create(path, header)
    try:
        state, decisions = play_out(game, first, choose, log)
        return result_of(game, config, state, decisions, _numbered(plan, made))
    finally:
        log.close()


def read_result(plan: Plan, text: bytes) -> Result:
    """Return the result that another machine has sent; `ValueError` if no game of the plan can end so."""
    result, game = decode(text, Result), game_of(plan.game, plan.data)
    actions = len(game.all_actions())
    scores, ranks, sheets = result.scores, result.ranks, result.categories
    lines = [line for sheet in sheets for line in sheet]
    sound = (
        len(scores) == len(ranks) == len(sheets) == plan.players
        and all(abs(points) <= MAX_POINTS for points in (*scores, *(points for _, points in lines)))
        and 1 in ranks
        and all(1 <= rank <= plan.players for rank in ranks)
        and _DIGEST.fullmatch(result.digest) is not None
        and all(0 <= number < actions and times > 0 for number, times in result.choices)
        and sum(times for _, times in result.choices) == result.decisions <= game.info.longest
    )
    if not sound:
        raise ValueError("a result that no game can have")
    for category in {category for category, _ in lines}:
        _check_category(game, category)
    return result


def _check_category(game: Game[Any, Any], category: str) -> None:
    """Raise `ValueError` unless the game has words for such points, and they can be printed."""
    try:
        said = game.words.category(category)
    except Exception:
        said = ""
    if not said or not (category + said).isprintable() or len(category) > MAX_CATEGORY:
        raise ValueError("points for something that the game does not know")


def _numbered(plan: Plan, made: list[Any]) -> tuple[tuple[int, int], ...]:
    """Return the numbers of the actions that were chosen, and how often each was."""
    numbers = _numbers(plan.game, plan.data)
    return tuple(sorted((numbers[action], times) for action, times in Counter(made).items()))


def finished(path: Path, game: Game[Any, Any], header: bytes) -> Table[Any, Any] | None:
    """Return the game in the log of an earlier run; None if it is unfinished and can be overwritten.

    `UserError` if the file is something else: another series, or no log at all.
    """
    content = read_file(path, MAX_LOG)
    first, end, _ = content.partition(b"\n")
    if not (_same_game(first, header) if end else header.startswith(first)):
        raise UserError(f"{path} holds something else than this game of the series; give another --log-dir or move it.")
    try:
        table = replay(parse_log(path, content), game)
    except UserError:
        return None
    return table if table.is_over else None


def _same_game(first: bytes, header: bytes) -> bool:
    """True if two headers begin the same game, whichever version of the program wrote them."""
    try:
        mine, theirs = parse_json(header), parse_json(first)
    except ValueError:
        return False
    return isinstance(theirs, dict) and {**theirs, "engine": ""} == {**mine, "engine": ""}


class Series:
    """A plan being carried out, with a report at any moment."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._tally = Tally(game_of(plan.game, plan.data), plan.players)
        self._began = time.perf_counter()

    def play(self, progress: Callable[[], None] = lambda: None, executor: Executor | None = None) -> None:
        """Play all games, on an executor if one is given; `KeyboardInterrupt` keeps those finished before it."""
        plan = self._plan
        job, read = partial(simulate_one, plan), partial(read_result, plan)
        with contextlib.closing(in_order(job, plan.games, plan.jobs, executor, read)) as results:
            for result in results:
                self._tally.add(result)
                progress()

    def report(self) -> Report:
        """Return the object that `simulate --json` prints."""
        plan, seconds, tally = self._plan, time.perf_counter() - self._began, self._tally
        return {
            "game": plan.game,
            "players": plan.players,
            "variant": plan.variant,
            "options": list(plan.options),
            "seed": plan.seed,
            "games": tally.games,
            "decisions": tally.decisions,
            "seconds": round(seconds, 3),
            "decisions_per_second": round(tally.decisions / seconds) if seconds else 0,
            "mean_decisions": round(tally.decisions / tally.games, 1) if tally.games else 0,
            **tally.report(),
            "digest": tally.digest(),
        }


def run(plan: Plan, progress: Callable[[], None] = lambda: None, executor: Executor | None = None) -> Report:
    """Return the report on all games of a plan."""
    series = Series(plan)
    series.play(progress, executor)
    return series.report()
