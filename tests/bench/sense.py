"""Whether bots play with sense: `python -m tests.bench.sense [--bot normal] [--games 100] [--players 2] [GAME ...]`.

What a person would look at after a whole game is counted, a player and game on average: whether shares were bought low
and sold high, ships in time, books and ink worth points, cannons enough, and no money idle in the end. Slips that no
sensible player makes are counted in all games together, below the averages; the aim is none.
"""

import argparse
import os
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any

from boardgames.amerigo import actions as amerigo
from boardgames.amerigo import state as map_state
from boardgames.core.game import Config, Game, Seat
from boardgames.core.playout import play_out
from boardgames.core.registry import games, load
from boardgames.core.values import Event
from boardgames.eic import actions as eic
from boardgames.eic import state as company
from boardgames.eic.rules.loading import cube_price, hold_left
from boardgames.eic.rules.share_values import share_value
from boardgames.eic.rules.trade import sale_price
from boardgames.felinia import actions as felinia
from boardgames.felinia import state as island
from boardgames.felinia.rules.auction import bank_income
from boardgames.lab.simulate import Plan, chooser, game_seed
from boardgames.lab.worker_pool import WorkerPool
from boardgames.mombasa import actions as mombasa
from boardgames.mombasa.play.heuristic import ink_run
from boardgames.mombasa.rules.area import face_up_cards, turned_down

SEED = 4711
Tally = Counter[str]

SLIP = "slip: "
"""Before what no sensible player does."""
LOADED, ROOM = "cubes loaded where money was left", "room for cubes where money was left"
"""What ships had loaded, and could have, that sailed home full or past a cube that they could pay."""


def brings_more(t: Any, before: Any, seat: Seat, f: Any, cube: eic.BuyCube) -> bool:
    """True if Europe pays more for a cube than it costs, as prices are now."""
    good = t.good_index[cube.good]
    return sale_price(t, before, seat, good) > cube_price(t, before, seat, f.zone, good)


def of_eic(game: Any, before: Any, seat: Seat, action: Any, tally: Tally) -> None:
    f = before.frames[-1]
    if isinstance(f, company.LoadingTurn):
        room = hold_left(game.tables, f)
        full = isinstance(action, eic.BuyCube) and room == 1
        past = isinstance(action, eic.CloseShip) and any(
            isinstance(one, eic.BuyCube) and brings_more(game.tables, before, seat, f, one)
            for one in game.legal_actions(before, seat)
        )
        if full or past:
            tally[LOADED] += len(f.cargo) + full
            tally[ROOM] += len(f.cargo) + room
        tally[SLIP + "a ship sails past a cube that it could pay and Europe pays more for"] += past
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


def of_amerigo(game: Any, before: Any, seat: Seat, action: Any, tally: Tally) -> None:
    f = before.frames[-1]
    if isinstance(f, map_state.Plan) and isinstance(action, amerigo.EndAction):
        village = any(isinstance(one, amerigo.TakeVillage) for one in game.legal_actions(before, seat))
        tally[SLIP + "action points lost with a village to take"] += village
    if isinstance(f, map_state.Produce) and isinstance(action, amerigo.BuyProduction):
        offers = [one for one in game.legal_actions(before, seat) if isinstance(one, amerigo.BuyProduction)]
        gains = {
            one: game.scores(game.effect(before, seat, one))[seat].total for one in offers if one.cost <= action.cost
        }
        tally[SLIP + "a good bought while another brings more for the same"] += gains[action] < max(gains.values())
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


def of_felinia(game: Any, before: Any, seat: Seat, action: Any, tally: Tally) -> None:
    match action:
        case felinia.BidBank():
            t, me, lap = game.tables, before.players[seat], before.frames[-1].lap
            lost = t.bank.lap_income[lap - 1] - bank_income(t, me, lap)
            tally[SLIP + "coins above the limit, at the bank"] += lost
            tally[SLIP + "the third token of a round in the bank"] += me.circles.bit_count() == 2
        case felinia.BuyGood():
            tally["goods bought"] += 1
        case felinia.Sell():
            tally["goods sold"] += 1
            tally["goods sold because they cannot be stored"] += isinstance(before.frames[-1], island.Storing)
        case felinia.Board():
            tally["boats boarded"] += 1


def of_mombasa(game: Any, before: Any, seat: Seat, action: Any, tally: Tally) -> None:
    t, me = game.tables, before.players[seat]
    match action:
        case mombasa.PlaceBook(position=at):
            offers = [one for one in game.legal_actions(before, seat) if isinstance(one, mombasa.PlaceBook)]
            ahead = any(one.position > me.ink and not me.books[one.position] for one in offers)
            tally[SLIP + "a book for a space that the ink pot has passed, with one ahead"] += at <= me.ink and ahead
            tally[SLIP + "a book bought that fits only where the ink pot has passed"] += at <= me.ink and not ahead
        case mombasa.UseGoods(slots=slots) if any(one.kind == "bookkeeper" for one in face_up_cards(t, me)):
            down = turned_down(t, before.tracks, me, sum(1 << t.place_at[slot] for slot in slots))
            tally[SLIP + "goods used that the ink pot needs"] += ink_run(t, down, me.ink) < ink_run(t, me, me.ink)
    match action:
        case mombasa.Buy() | mombasa.BuyPounds():
            tally["cards bought"] += 1
        case mombasa.TakeBook():
            tally["books taken"] += 1
        case mombasa.InkStep():
            tally["steps of the ink pot"] += 1


COUNTED: dict[str, Callable[[Any, Any, Seat, Any, Tally], None]] = {
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
        COUNTED[name](game, before, seat, action, tally)

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
            if not what.startswith(SLIP):
                print(f"  {what:44}{total[what] / args.games / args.players:>8.2f}", flush=True)
        if total[ROOM]:
            print(f"  {'ships are full where money was left':44}{100 * total[LOADED] / total[ROOM]:>7.0f} %")
        print("Slips in all games together (the aim is none):")
        for what in sorted(total):
            if what.startswith(SLIP):
                print(f"  {what.removeprefix(SLIP):60}{total[what]:>6}", flush=True)


if __name__ == "__main__":
    main()
