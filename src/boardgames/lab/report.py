"""The report about a series of games: in words, and as a flat table for a spreadsheet."""

import csv
import io
from collections.abc import Iterator
from typing import Any

from boardgames.core.game import Game
from boardgames.lab.statistics import ACTIONS, RULES, THINGS, Report

FIRST = 8
"""Maximum number of lines of a list in the report in words."""


def report_lines(report: Report, game: Game[Any, Any]) -> Iterator[str]:
    """Yield the report in words; it contains `planned` if the series was interrupted."""
    planned = f", stopped before all {report['planned']} were played" if "planned" in report else ""
    yield (
        f"{report['game']} ({report['variant']}{''.join(', ' + option for option in report['options'])}), "
        f"{report['players']} players, seed {report['seed']}: {report['games']} games{planned}"
    )
    yield (
        f"{report['decisions']} decisions in {report['seconds']} s = {report['decisions_per_second']} per second, "
        f"{report['mean_decisions']} per game"
    )
    if report["games"]:
        yield from _findings(report, game)
    yield f"digest {report['digest']}"


def _findings(report: Report, game: Game[Any, Any]) -> Iterator[str]:
    for seat, wins in zip(report["seats"], report["wins"], strict=True):
        score, reach = seat["score"], f"{seat['score']['least']} to {seat['score']['most']}"
        yield (
            f"  seat {seat['seat']}: mean score {score['mean']:8.2f} ± {score['margin']:5.2f}   {reach:10}   "
            f"advantage {seat['advantage']:+7.2f} ± {seat['advantage_margin']:5.2f}   "
            f"wins {wins} ({seat['win_share_from']:.0%} to {seat['win_share_to']:.0%})"
        )
    length = report["length"]
    yield f"  length: {length['mean']} ± {length['margin']} choices, {length['least']} to {length['most']}"
    yield "points of a seat, by category:"
    for category, found in report["categories"].items():
        by_seat = "  ".join(f"{mean:7.2f}" for mean in found["seats"])
        yield f"  {game.words.category(category)[:34]:34} {found['mean']:7.2f}   by seat {by_seat}"
    for heading in (ACTIONS, THINGS, RULES):
        yield from _list(heading, report[heading])


def _list(heading: str, counts: dict[str, Report]) -> Iterator[str]:
    """Yield the most frequent entries, and how many never occurred."""
    order = sorted(counts, key=lambda name: (-counts[name]["a_game"], name))
    never = [name for name in order if not counts[name]["a_game"]]
    yield f"{heading}, how often in a game, and in how many games:"
    for name in order[:FIRST]:
        if counts[name]["a_game"]:
            yield f"  {name:34} {counts[name]['a_game']:9.2f} {counts[name]['share_of_games']:7.0%}"
    hidden = len(order) - len(never) - FIRST
    if hidden > 0:
        yield f"  and {hidden} more"
    if never:
        more = f" and {len(never) - FIRST} more" if len(never) > FIRST else ""
        yield f"  never: {', '.join(never[:FIRST])}{more}"


def report_csv(report: Report) -> str:
    """Return a CSV row for every figure, with its subject and name."""
    table = io.StringIO()
    writer = csv.writer(table, lineterminator="\n")
    writer.writerow(("about", "item", "seat", "figure", "value"))
    writer.writerows(_rows(report))
    return table.getvalue()


def _rows(report: Report) -> Iterator[tuple[Any, ...]]:
    for name, value in report.items():
        if not isinstance(value, list | dict):
            yield "series", "", "", name, value
    yield "series", "", "", "options", "+".join(report["options"])
    for figure, value in report["length"].items():
        yield "length", "", "", figure, value
    for seat, wins in zip(report["seats"], report["wins"], strict=False):
        yield "seat", "", seat["seat"], "wins", wins
        for figure, value in seat.items():
            if figure == "score":
                yield from (("score", "", seat["seat"], name, number) for name, number in value.items())
            elif figure != "seat":
                yield "seat", "", seat["seat"], figure, value
    for category, found in report["categories"].items():
        yield "category", category, "", "mean", found["mean"]
        for seat, mean in zip(report["seats"], found["seats"], strict=True):
            yield "category", category, seat["seat"], "mean", mean
    for heading in (ACTIONS, THINGS, RULES):
        for name, found in report[heading].items():
            yield from ((heading, name, "", figure, value) for figure, value in found.items())
