"""Whether bots play with sense: `python -m tests.bench.sense [--bot normal] [--games 100] [--players 2] [GAME ...]`.

What a person would look at after a whole game is counted, a player and game on average: whether shares were bought low
and sold high, ships in time, books and ink worth points, cannons enough, and no money idle in the end.
"""

import argparse
import os
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from boardgames.amerigo import actions as amerigo
from boardgames.core.game import Config, Game, Seat
from boardgames.core.playout import play_out
from boardgames.core.registry import games, load
from boardgames.core.values import Event
from boardgames.eic import actions as eic
from boardgames.eic.rules.share_values import share_value
from boardgames.felinia import actions as felinia
from boardgames.felinia import state as island
from boardgames.lab.simulate import Plan, chooser, game_seed
from boardgames.lab.worker_pool import WorkerPool
from boardgames.mombasa import actions as mombasa

SEED = 4711
Tally = Counter[str]


def of_eic(game: Any, before: Any, action: Any, tally: Tally) -> None:
    match action:
        case eic.BuyShare():
            tally["shares bought"] += 1
            tally["coins for shares"] += share_value(game.tables, before, action.company)
        case eic.SellShares():
            tally["shares sold"] += action.count
            tally["coins from shares"] += action.count * share_value(game.tables, before, action.company)
        case eic.ChooseShip():
            tally[f"ships bought in period {before.period}"] += 1
        case eic.ChoosePost():
            tally["posts built"] += 1
        case eic.SellCube() | eic.SellStored():
            tally["cubes sold"] += 1


def of_amerigo(game: Any, before: Any, action: Any, tally: Tally) -> None:
    match action:
        case amerigo.Act() | amerigo.WhiteAdvance() | amerigo.WhiteAs() | amerigo.Swap():
            tally["actions"] += 1
            tally["special actions"] += not isinstance(action, amerigo.Act)
        case amerigo.TakeGold() | amerigo.TakeVp():
            tally["actions"] += 1
            tally["gold or points instead of an action"] += 1
        case amerigo.EndAction():
            # Ships need not use their moves up.
            tally["action points left unused"] += getattr(before.frames[-1], "ap", 0)


def of_felinia(game: Any, before: Any, action: Any, tally: Tally) -> None:
    match action:
        case felinia.BuyGood():
            tally["goods bought"] += 1
        case felinia.Sell():
            tally["goods sold"] += 1
            tally["goods sold because they cannot be stored"] += isinstance(before.frames[-1], island.Storing)
        case felinia.Board():
            tally["boats boarded"] += 1


def of_mombasa(game: Any, before: Any, action: Any, tally: Tally) -> None:
    match action:
        case mombasa.Buy() | mombasa.BuyPounds():
            tally["cards bought"] += 1
        case mombasa.TakeBook():
            tally["books taken"] += 1
        case mombasa.InkStep():
            tally["steps of the ink pot"] += 1


COUNTED: dict[str, Callable[[Any, Any, Any, Tally], None]] = {
    "amerigo": of_amerigo,
    "eic": of_eic,
    "felinia": of_felinia,
    "mombasa": of_mombasa,
}


def watched(name: str, bot: str, players: int, number: int) -> Tally:
    """What is counted of one game, all players together."""
    game: Game[Any, Any] = load(name)
    seed, variant = game_seed(SEED, number), game.info.variants[0]
    plan = Plan(name, 1, players, SEED, variant, (), (bot,) * players)
    choose = chooser(game, plan, seed, [])
    tally: Tally = Counter()

    def hear(before: Any, seat: Seat, action: Any, events: list[Event]) -> None:
        COUNTED[name](game, before, action, tally)

    state, _ = play_out(game, game.start(Config(players, seed, variant)), choose, hearer=hear)
    for sheet in game.scores(state):
        tally["points in all"] += sheet.total
        for line in sheet.lines:
            tally[f"points: {line.category.partition('.')[0]}"] += line.points
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench.sense")
    parser.add_argument("game", nargs="*", default=games(), help="all of them if none is named")
    parser.add_argument("--bot", default="normal")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--players", type=int, default=2)
    args = parser.parse_args()
    for name in args.game:
        total: Tally = Counter()
        job = partial(watched, name, args.bot, args.players)
        for tally in WorkerPool(job, args.games, os.cpu_count() or 1).results():
            total.update(tally)
        print(f"{name}, {args.games} games of {args.players} {args.bot}, a player and game:")
        for what in sorted(total):
            print(f"  {what:44}{total[what] / args.games / args.players:>8.2f}", flush=True)


if __name__ == "__main__":
    main()
