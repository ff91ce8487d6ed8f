"""The report about the balance of a game as lines for people."""

import re
from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from boardgames.core.game import Game
from boardgames.lab.balance import ENOUGH
from boardgames.lab.statistics import Report

WIDTH = 110
"""Width of lists that continue over several lines."""
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th")


def balance_lines(report: Report, game: Game[Any, Any]) -> Iterator[str]:
    """Yield the report in words; it contains `planned` if the run was interrupted."""
    games = sum(setting["games"] for setting in report["settings"])
    planned = f", stopped before all {report['planned']} were played" if "planned" in report else ""
    options = "".join(f", {option}" for option in report["options"])
    said = f"{games} {'game' if games == 1 else 'games'}"
    bots = f"between equal bots ({report['bots']}), seed {report['seed']}"
    yield f"{game.info.title}{options}: {said} {bots}{planned}"
    for setting in report["settings"]:
        if setting["games"]:
            yield ""
            yield from _setting(setting, report["rulebook"], game)
    for variant in report["variants"] if games else ():
        yield ""
        yield from _legend(variant["variant"])
        for kind in variant["uses"]:
            yield ""
            yield from _kind(kind, game.info.about.round)


def _setting(setting: Report, rulebook: Report, game: Game[Any, Any]) -> Iterator[str]:
    players, unit = setting["players"], game.info.about.round
    yield f"{setting['variant']}, {players} players, games: {setting['games']}"
    for row in setting["places"]:
        score, sure = row["score"], _star(row["advantage"], row["advantage_margin"])
        yield (
            f"  {ORDINALS[row['place'] - 1]} to begin: mean score {score['mean']:7.1f} ± {score['margin']:4.1f}   "
            f"advantage {row['advantage']:+6.1f} ± {row['advantage_margin']:4.1f}{sure}   "
            f"wins {row['win_share']:4.0%} ({row['win_share_from']:.0%} to {row['win_share_to']:.0%}, "
            f"fair {1 / players:.0%})"
        )
    rounds, expected = setting["rounds"], rulebook["rounds"]
    said = f", rulebook {_range(expected)}{_beside(rounds['mean'], expected)}" if expected else ""
    yield f"  length: {rounds['mean']:.1f} ± {rounds['margin']:.1f} {unit}s, {_reach(rounds)}{said}"
    yield f"  choices: {setting['choices']['mean']:.0f} a game, {_pace(setting, rulebook['minutes'])}"
    best, gap, scores = setting["best_score"], setting["gap"], [row["score"] for row in setting["places"]]
    mean = sum(score["mean"] for score in scores) / players
    example = f"; the rulebook's example has {rulebook['example']}" if rulebook["example"] else ""
    yield (
        f"  scores: mean {mean:.1f}, winner {best['mean']:.1f} ± {best['margin']:.1f} ({_reach(best)}), "
        f"{gap['mean']:.1f} ± {gap['margin']:.1f} ahead of the next{example}"
    )
    parts = (f"{game.words.category(name)} {mean:.1f}" for name, mean in setting["categories"].items())
    yield f"  points for: {', '.join(parts)}"


def _reach(spread: Report) -> str:
    return f"{spread['least']:.0f} to {spread['most']:.0f}"


def _range(numbers: list[int]) -> str:
    return " to ".join(map(str, numbers))


def _beside(mean: float, expected: list[int]) -> str:
    """Return how the length compares with the rulebook's: as long, half a round more or less."""
    if mean < expected[0] - 0.5:
        return ": shorter"
    return ": longer" if mean > expected[-1] + 0.5 else ""


def _pace(setting: Report, minutes: str) -> str:
    """Return how much time the rulebook's minutes leave per choice."""
    mean = setting["choices"]["mean"]
    seconds = " to ".join(f"{int(number) * 60 / mean:.0f}" for number in re.findall(r"\d+", minutes))
    return f"{mean / setting['players']:.0f} a player; the {minutes} minutes of the box leave {seconds} s for each"


def _legend(variant: str) -> Iterator[str]:
    yield f"What was used ({variant}, all player counts together):"
    yield "  seats   share of the seats that used it at least once; of the games, where it is nobody's own"
    yield "  times   uses in a game, and when they were, on average"
    yield "  worth   points that those who used it had more than those at the same table who did not"
    yield "  each    points that went with every use more; empty if nobody used it twice, which makes it the same"
    yield f"  *       sure in 95 of 100 cases: of twenty figures one has it by chance; no figure below {ENOUGH} games"


def _kind(kind: Report, unit: str) -> Iterator[str]:
    """Yield things by their worth, then those of unknown worth, then unused ones."""
    used = [thing for thing in kind["things"] if thing["times"]]
    never = [thing["name"].rstrip(".") for thing in kind["things"] if not thing["times"]]
    told = [thing for thing in used if thing["each"] is not None]
    untold = [thing for thing in used if thing["each"] is None]
    if not used:
        yield f"never used: {kind['title']}"
        return
    yield f"  seats   times {unit:>6}         worth          each   {kind['title']}"
    yield from map(_thing, sorted(told, key=_worth, reverse=True))
    yield from map(_thing, sorted(untold, key=lambda thing: -thing["a_game"]))
    if never:
        yield from wrap(f"never: {'; '.join(never)}", WIDTH, initial_indent="  ", subsequent_indent="    ")


def _worth(thing: Report) -> float:
    worth: float = thing["each"] if thing["worth"] is None else thing["worth"]
    return worth


def _thing(thing: Report) -> str:
    share = thing["share_of_seats"] or thing["share_of_games"]
    worth, each = _figure(thing, "worth"), _figure(thing, "each")
    figures = f"{thing['a_game']:7.2f} {thing['mean_round']:6.1f}  {worth:>13} {'' if each == worth else each:>13}"
    return f"  {share:5.0%} {figures}  {thing['name'].rstrip('.')}"


def _figure(thing: Report, name: str) -> str:
    points, margin = thing[name], thing[f"{name}_margin"]
    return "" if points is None else f"{points:+.1f} ± {margin:3.1f}{_star(points, margin)}"


def _star(points: float, margin: float) -> str:
    return "*" if abs(points) > margin else " "
