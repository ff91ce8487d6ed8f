"""Commands that let bots play: a series, a league, the balance of a game."""

import argparse
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any

from boardgames.cli.arguments import check_players, checked_seed, wanted_game
from boardgames.core.errors import UserError

if TYPE_CHECKING:
    from boardgames.lab.simulate import Plan

INTERRUPTED = 130
"""Exit status after `^C`; results so far are still reported."""


def run_simulate(args: argparse.Namespace) -> int:
    from boardgames.lab.dask_cluster import connected
    from boardgames.lab.report import report_csv, report_lines
    from boardgames.lab.simulate import Series
    from boardgames.text.terminal import show_line

    game, variant, options = wanted_game(args)
    players = args.players or game.info.players[0]
    check_players(game, players)
    names = _known_bots(args.bots)
    series = Series(
        _plan(
            args,
            players=players,
            variant=variant,
            options=options,
            bots=tuple(names[seat % len(names)] for seat in range(players)),
            log_dir=str(args.log_dir or ""),
        )
    )

    def play(**progress: Any) -> None:
        with connected(args.cluster) as executor:
            series.play(executor=executor, **progress)

    status = _played(play, args.games)
    report = _reported(series.report(), status, args.games)
    if args.csv:
        show_line(report_csv(report).rstrip())
    else:
        _tell(args, report, lambda: report_lines(report, game))
    return status


def run_league(args: argparse.Namespace) -> int:
    from boardgames.lab.league import League, Setting, report_lines

    game, variant, options = wanted_game(args)
    players = args.players or game.info.players[0]
    check_players(game, players)
    bots = _known_bots(args.bots, args.bots_from)
    if len(set(bots)) < max(2, len(bots)):
        raise UserError("A league needs at least two bots, each of them once: --bots strong,normal.")
    if args.alone and args.alone not in bots:
        raise UserError(f"{args.alone!r} is not one of the bots that play: --bots {args.bots}.")
    setting = Setting.of(game, players, variant, options, _wanted_seed(args), str(args.data or ""))
    league = League(setting, bots, args.games, args.file, args.alone, args.bots_from)
    status = 0 if args.report else _played(partial(league.play, args.jobs), len(league.left))
    report = league.report()
    _tell(args, report, lambda: report_lines(report))
    return status


def run_balance(args: argparse.Namespace) -> int:
    from boardgames.bots import find_bot
    from boardgames.lab.balance import Balance
    from boardgames.lab.balance_text import balance_lines

    game, variant, options = wanted_game(args)
    if args.players:
        check_players(game, args.players)
    find_bot(args.bots)
    variants = [variant] if args.variant else game.info.variants
    counts = [args.players] if args.players else game.info.players
    plan = _plan(args, players=0, variant=variant, options=options, bots=())
    balance = Balance.over(plan, args.bots, variants, counts)
    status = _played(balance.play, balance.games)
    report = _reported(balance.report(), status, balance.games)
    _tell(args, report, lambda: balance_lines(report, game))
    return status


def _known_bots(text: str, more: str = "") -> list[str]:
    """Return the names of bots between commas; `UserError` if there is no such bot."""
    from boardgames.bots import find_bot

    names = text.split(",")
    for name in names:
        find_bot(name, more)
    return names


def _wanted_seed(args: argparse.Namespace) -> int:
    return checked_seed(args.seed) if args.seed is not None else 0


def _plan(args: argparse.Namespace, **setting: Any) -> "Plan":
    """Return the plan of the games to play; `setting` contains what differs between the commands."""
    from boardgames.lab.simulate import Plan

    data = str(args.data or "")
    return Plan(game=args.game, games=args.games, seed=_wanted_seed(args), jobs=args.jobs, data=data, **setting)


def _played(play: Callable[..., None], games: int) -> int:
    """Play, with a progress bar on a terminal, and return the exit status."""
    from boardgames.lab.progress_bar import watched

    try:
        watched(play, games)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _reported(report: dict[str, Any], status: int, planned: int) -> dict[str, Any]:
    """Return the report, with the number of planned games if not all were played."""
    return {**report, "planned": planned} if status else report


def _tell(args: argparse.Namespace, report: dict[str, Any], lines: Callable[[], Iterable[str]]) -> None:
    """Print the report in lines or, with `--json`, as JSON."""
    from boardgames.core.values import encode
    from boardgames.text.terminal import show_line

    for line in [encode(report).decode()] if args.json else lines():
        show_line(line)
