"""The command line. Exit status 0: done; 1: the input was wrong, said in one sentence; 2: wrong usage.

Nothing heavy is imported before it is known which command runs: only commands with a screen ever load Textual.
"""

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from boardgames.cli.lab import run_balance, run_league, run_simulate
from boardgames.cli.play import run_menu, run_play, run_replay, run_resume
from boardgames.cli.rules_and_tables import run_data, run_rules
from boardgames.core.errors import UserError, printable
from boardgames.core.registry import games
from boardgames.core.version import __version__

MOST_SEEDS = 100_000
"""A league of more would not end within a life."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments without obeying what stands in them."""

    def error(self, message: str) -> NoReturn:
        super().error(printable(message))


def main(argv: Sequence[str] | None = None) -> NoReturn:
    try:
        _open_standard_streams()
        args = parser().parse_args(argv)
        if args.ascii:
            from boardgames.text.terminal import use_ascii

            use_ascii()
        status: int = args.run(args) or 0
        sys.stdout.flush()
    except UserError as error:
        print(f"boardgames: {error}", file=sys.stderr)
        status = 1
    except KeyboardInterrupt:
        status = 130
    except OSError as error:
        # Nothing can be printed any more; keep the interpreter from complaining about it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        status = 0 if error.errno in (errno.EPIPE, errno.EIO) else 1  # the reader (`| head`) or the terminal has gone
        if status:
            where = f"{error.filename}: " if error.filename else ""
            print(f"boardgames: {printable(f'{where}{error.strerror}')}.", file=sys.stderr)
    sys.exit(status)


def _open_standard_streams() -> None:
    """A stream that was closed outside (`>&-`) reads and writes nothing; its place must not go to the next file."""
    while (handle := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(handle)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def parser() -> argparse.ArgumentParser:
    top = Parser(prog="boardgames", description=f"Heavy board games at one terminal: {', '.join(games())}.")
    top.add_argument("--version", action="version", version=f"boardgames {__version__}")
    top.add_argument("--ascii", action="store_true", help="draw with ASCII characters only")
    top.set_defaults(run=run_menu)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")

    play = commands.add_parser("play", help="straight to the table")
    _add_setting(play)
    play.add_argument("--players", help="names, as in Ann,Bob,Cid, or just how many")
    play.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="SEAT=NAME",
        help="a bot in a seat, given as a letter, a number or a player's name",
    )
    play.add_argument("--log", type=Path, metavar="FILE", help="where the game is saved")
    play.add_argument("--from", type=Path, dest="position", metavar="POSITION", help="start from a saved position")
    play.add_argument("--plain", action="store_true", help="lines of text and numbered choices, no screen")
    play.add_argument("--no-pictures", action="store_true", help="with --plain: the table is told, not drawn")
    play.set_defaults(run=run_play)

    resume = commands.add_parser("resume", help="continue the newest unfinished game, or the one in FILE")
    resume.add_argument("file", type=Path, nargs="?", metavar="FILE")
    resume.add_argument("--data", type=Path, metavar="DIR", help="the tables the game was started with")
    resume.add_argument("--plain", action="store_true", help="lines of text and numbered choices, no screen")
    resume.add_argument("--no-pictures", action="store_true", help="with --plain: the table is told, not drawn")
    resume.set_defaults(run=run_resume)

    replay = commands.add_parser("replay", help="step through a recorded game, or check it")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--verify", action="store_true", help="replay every line and compare every digest")
    replay.add_argument("--to", type=int, metavar="N", help="print only the first N lines")
    replay.add_argument("--plain", action="store_true", help="print what happened instead of showing it")
    replay.add_argument("--data", type=Path, metavar="DIR", help="the tables the game was recorded with")
    replay.add_argument("--position", type=Path, metavar="OUT", help="write the position reached to a file")
    replay.add_argument("--open", action="store_true", help="of a game not over, show what is hidden if all agree")
    replay.set_defaults(run=run_replay)

    simulate = commands.add_parser("simulate", help="whole games between bots")
    _add_setting(simulate)
    simulate.add_argument("-n", type=_positive, default=100, dest="games", metavar="GAMES")
    simulate.add_argument("--players", type=_positive, metavar="N")
    simulate.add_argument("--bots", default="random", help="names of bots, repeated around the table")
    simulate.add_argument("--jobs", type=_positive, default=1, metavar="J", help="processes")
    simulate.add_argument("--log-dir", type=Path, metavar="DIR", help="record every game there")
    simulate.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster, at its scheduler's address")
    form = simulate.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    form.add_argument("--csv", action="store_true", help="a row for every figure, for a spreadsheet")
    simulate.set_defaults(run=run_simulate)

    league = commands.add_parser("league", help="bots against each other, with a rating")
    _add_setting(league)
    league.add_argument("-n", type=_seeds, default=10, dest="games", metavar="SEEDS", help="every seat plays each")
    league.add_argument("--players", type=_positive, metavar="N")
    league.add_argument("--bots", default="strong,normal,easy", help="names of bots; the last one is rated 1000")
    league.add_argument(
        "--bots-from", default="", metavar="MODULE", help="Python module with a dictionary BOTS of more bots"
    )
    league.add_argument("--alone", default="", metavar="BOT", help="only games in which it has a seat for itself")
    league.add_argument("--jobs", type=_positive, default=os.cpu_count() or 1, metavar="J", help="processes")
    league.add_argument("--file", type=Path, metavar="FILE", help="keep the results there, and go on from it")
    league.add_argument("--report", action="store_true", help="play nothing, only tell what is in the file")
    league.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    league.set_defaults(run=run_league)

    balance = commands.add_parser("balance", help="how even a game is: places, lengths, and what every thing is worth")
    _add_setting(balance)
    balance.add_argument("-n", type=_positive, default=200, dest="games", metavar="GAMES", help="of each kind of game")
    balance.add_argument("--players", type=_positive, metavar="N", help="so many only, instead of all that can play")
    balance.add_argument("--bots", default="heuristic", metavar="BOT", help="who plays in every seat")
    balance.add_argument("--jobs", type=_positive, default=os.cpu_count() or 1, metavar="J", help="processes")
    balance.add_argument("--json", action="store_true", help="one JSON object instead of tables")
    balance.set_defaults(run=run_balance)

    rules = commands.add_parser("rules", help="the rules of a game, searchable")
    rules.add_argument("game", choices=games(), metavar="GAME", help=", ".join(games()))
    rules.add_argument("wanted", nargs="*", metavar="ID or words")
    rules.add_argument("--aid", action="store_true", help="the player aid instead: the game on one page")
    rules.set_defaults(run=run_rules)

    data = commands.add_parser("data", help="the tables of a game and where their numbers come from")
    data.add_argument("game", choices=games(), nargs="?", metavar="GAME", help=", ".join(games()))
    data.add_argument("--check", nargs="?", const="", metavar="DIR", help="check the tables (of DIR) instead")
    data.set_defaults(run=run_data)
    for command in commands.choices.values():
        # Also accepted after the command; without a default here, what stands before it is kept.
        command.add_argument("--ascii", action="store_true", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    return top


def _add_setting(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", choices=games(), nargs=None, metavar="GAME", help=", ".join(games()))
    command.add_argument("--seed", type=int, metavar="N", help="the same seed deals the same game")
    command.add_argument("--variant", metavar="V")
    command.add_argument("--option", action="append", default=[], metavar="K=V", help="an optional rule, on or off")
    command.add_argument("--data", type=Path, metavar="DIR", help="play with the tables of this folder")


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _seeds(text: str) -> int:
    """All fixtures of a league are listed before the first one is played."""
    if (number := _positive(text)) > MOST_SEEDS:
        raise argparse.ArgumentTypeError(f"must be at most {MOST_SEEDS}")
    return number
