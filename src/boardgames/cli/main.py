"""The command line. Exit status 0: done; 1: wrong input, described in one sentence; 2: wrong usage.

Modules are imported when a command needs them: only commands with a screen ever load Textual.
"""

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from boardgames.cli.completion import SHELLS, run_completion
from boardgames.cli.lab import run_balance, run_league, run_simulate
from boardgames.cli.play import run_menu, run_play, run_replay, run_resume
from boardgames.cli.rules_and_tables import run_data, run_encoding, run_rules
from boardgames.cli.serve import run_serve
from boardgames.core.errors import UserError, printable
from boardgames.core.registry import entry, game_summary, games, own_games
from boardgames.core.version import __version__
from boardgames.words import LANGUAGES

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

MAX_SEEDS = 100_000
"""Maximum number of seeds of a league; more would take years."""


class Parser(argparse.ArgumentParser):
    """Parser whose error messages escape control characters and whose help knows the settings of the games."""

    lists_settings = False
    """True if the help ends with the variants and options of every game."""

    def format_help(self) -> str:
        """Return the help; the games are imported only for it."""
        text = super().format_help()
        if not self.lists_settings:
            return text
        width = max(map(len, games()))
        return "\n".join(
            [text, "variants and options:", *(f"  {name:{width}}  {settings_of(name)}" for name in games()), ""]
        )

    def error(self, message: str) -> NoReturn:
        super().error(printable(message))

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        """Print help or version; argparse itself says nothing if the disk is full."""
        if file is not sys.stdout:
            super()._print_message(message, file)
        else:
            print(message, end="", flush=True)


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
    except Exception as error:
        from boardgames.table.crash_file import write_crash

        print(f"boardgames: {write_crash(error)}", file=sys.stderr)
        status = 1
    sys.exit(status)


def _open_standard_streams() -> None:
    """Replace streams closed by the caller (`>&-`) so that the next opened file does not take their numbers."""
    while (handle := os.open(os.devnull, os.O_RDWR)) <= 2:
        pass
    os.close(handle)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115


def parser() -> Parser:
    """Return the parser of the whole command line."""
    top = Parser(
        prog="boardgames",
        description=f"Heavy board games at one terminal: {', '.join(games())}. Without a command, the menu opens.",
    )
    top.add_argument("--version", action="version", version=f"boardgames {__version__}", help="print the version")
    top.add_argument("--ascii", action="store_true", help="draw with ASCII characters only")
    top.add_argument(
        "--language", choices=LANGUAGES, default="", help="speak this language (default: the one of the options)"
    )
    top.set_defaults(run=run_menu)
    top.lists_settings = True
    commands = top.add_subparsers(title="commands", metavar="COMMAND")

    def add(name: str, help_: str) -> Parser:
        made: Parser = commands.add_parser(name, help=help_, description=f"{help_[0].upper()}{help_[1:]}.")
        return made

    play = add("play", "start a game")
    _add_setting(play, "a new one")
    play.add_argument(
        "--players",
        metavar="NAMES",
        help="seat players by name, as in Ann,Bob,Cid, or give a number (default: the fewest)",
    )
    play.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="SEAT=NAME",
        help="seat a bot (easy, normal, strong, random); SEAT is a letter, a number or a player's name",
    )
    play.add_argument("--log", type=Path, metavar="FILE", help="save the game to FILE instead of the user data folder")
    play.add_argument("--from", type=Path, dest="position", metavar="POSITION", help="start from a saved position")
    _add_plain(play)
    play.set_defaults(run=run_play)

    resume = add("resume", "continue a saved game")
    resume.add_argument("file", type=Path, nargs="?", metavar="FILE", help="the game (default: the newest unfinished)")
    resume.add_argument("--data", type=Path, metavar="DIR", help="use the tables that the game was started with")
    _add_plain(resume)
    resume.set_defaults(run=run_resume)

    replay = add("replay", "step through a recorded game, or check it")
    replay.add_argument("file", type=Path, metavar="FILE", help="the saved game")
    replay.add_argument("--verify", action="store_true", help="replay every line and compare every checksum")
    replay.add_argument("--to", type=int, metavar="N", help="stop after the first N choices (default: play all)")
    replay.add_argument("--plain", action="store_true", help="print the history instead of showing the table")
    replay.add_argument("--data", type=Path, metavar="DIR", help="use the tables that the game was recorded with")
    replay.add_argument("--position", type=Path, metavar="OUT", help="write the position reached to OUT")
    replay.add_argument(
        "--open", action="store_true", help="show hidden information of an unfinished game; every player must consent"
    )
    replay.set_defaults(run=run_replay)

    serve = add("serve", "show the app in a browser, on this machine unless told otherwise")
    serve.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS", help="listen at this address (default: this machine only)"
    )
    serve.add_argument(
        "--port", type=_port, default=8000, metavar="N", help="listen at this port, 0: any free one (default: 8000)"
    )
    serve.add_argument(
        "--name", action="append", default=[], metavar="NAME", help="accept this host name in the browser's address"
    )
    serve.add_argument("--no-token", action="store_false", dest="token", help="let in whoever reaches the address")
    serve.set_defaults(run=run_serve)

    simulate = add("simulate", "play whole games between bots and report figures")
    _add_setting(simulate)
    simulate.add_argument(
        "-n", type=_positive, default=100, dest="games", metavar="GAMES", help="play this many games (default: 100)"
    )
    _add_seats(simulate)
    simulate.add_argument(
        "--bots", default="random", metavar="A,B", help="seat these bots around the table (default: random)"
    )
    simulate.add_argument("--jobs", type=_positive, default=1, metavar="J", help="use J processes (default: 1)")
    simulate.add_argument("--log-dir", type=Path, metavar="DIR", help="record every game in DIR; resume from there")
    simulate.add_argument("--cluster", metavar="ADDRESS", help="play on a Dask cluster; ADDRESS is its scheduler's")
    form = simulate.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    form.add_argument("--csv", action="store_true", help="print one row per figure, for a spreadsheet")
    simulate.set_defaults(run=run_simulate)

    league = add("league", "rate bots by games against each other")
    _add_setting(league)
    league.add_argument(
        "-n",
        type=_seeds,
        default=10,
        dest="games",
        metavar="SEEDS",
        help="play this many seeds, each from every seat (default: 10)",
    )
    _add_seats(league)
    league.add_argument(
        "--bots",
        default="strong,normal,easy",
        metavar="A,B",
        help="rate these bots; the last one is rated 1000 (default: strong,normal,easy)",
    )
    league.add_argument(
        "--bots-from", default="", metavar="MODULE", help="add the bots in the dictionary BOTS of a Python module"
    )
    league.add_argument("--alone", default="", metavar="BOT", help="play only games with BOT in exactly one seat")
    _add_jobs(league)
    league.add_argument("--file", type=Path, metavar="FILE", help="keep the results in FILE and continue from them")
    league.add_argument("--report", action="store_true", help="print the results in FILE without playing")
    league.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    league.set_defaults(run=run_league)

    balance = add("balance", "measure how even a game is: seats, lengths, worth of every thing")
    _add_setting(balance)
    balance.add_argument(
        "-n",
        type=_positive,
        default=200,
        dest="games",
        metavar="GAMES",
        help="play this many games of each player count and variant (default: 200)",
    )
    balance.add_argument(
        "--players", type=_positive, metavar="N", help="play only with this many players (default: every number)"
    )
    balance.add_argument(
        "--bots", default="heuristic", metavar="BOT", help="seat this bot everywhere (default: heuristic)"
    )
    _add_jobs(balance)
    balance.add_argument("--json", action="store_true", help="print one JSON object instead of tables")
    balance.set_defaults(run=run_balance)

    rules = add("rules", "print or search the rules of a game")
    rules.add_argument("game", choices=games(), metavar="GAME", help=f"the game: {', '.join(games())}")
    rules.add_argument(
        "wanted", nargs="*", metavar="WORD", help="print only rules with all of these words, or the rule with this id"
    )
    rules.add_argument("--aid", action="store_true", help="print the player aid instead: the game on one page")
    rules.set_defaults(run=run_rules)

    data = add("data", "print or check the tables of a game")
    data.add_argument("game", choices=games(), nargs="?", metavar="GAME", help=f"the game: {', '.join(games())}")
    data.add_argument(
        "--check", nargs="?", const="", metavar="DIR", help="check the tables in DIR (default: the game's own)"
    )
    data.set_defaults(run=run_data)

    encoding = add("encoding", "print what each number of a game's vectors means, for learners")
    encoding.add_argument("game", choices=games(), metavar="GAME", help=f"the game: {', '.join(games())}")
    _add_seats(encoding)
    encoding.add_argument("--data", type=Path, metavar="DIR", help="use the tables in DIR")
    encoding.add_argument("--json", action="store_true", help="print one JSON list instead of a table")
    encoding.set_defaults(run=run_encoding)

    completion = add("completion", "print a script with which your shell completes commands")
    lines = (f"\n  {line:44}# in {shell}" for shell, line in SHELLS.items())
    completion.description = (
        f"{completion.description} Put the line of your shell into its startup file:\n{''.join(lines)}"
    )
    completion.formatter_class = argparse.RawDescriptionHelpFormatter
    completion.add_argument("shell", choices=tuple(SHELLS), metavar="SHELL", help=f"the shell: {', '.join(SHELLS)}")
    completion.set_defaults(run=run_completion)

    for command in commands.choices.values():
        # Also accepted after the command; without a default here, a flag before it is kept.
        command.add_argument("--ascii", action="store_true", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
        command.add_argument("--language", choices=LANGUAGES, default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    return top


def settings_of(name: str) -> str:
    """Return the players, variants and options of a game as one line of text.

    For somebody else's game it is what its package says: it is not imported before it is chosen.
    """
    if name not in own_games():
        return entry(name).label
    info = game_summary(name).info
    parts = [f"{info.players[0]}-{info.players[-1]} players"]
    if len(info.variants) > 1:
        parts.append(f"variant {' or '.join(info.variants)}")
    return "; ".join([*parts, *(f"option {option.id}" for option in info.options)])


def _add_setting(command: Parser, seed: str = "0") -> None:
    """Add the arguments of a command that sets up a game; its help lists the variants and options of each game."""
    command.lists_settings = True
    command.add_argument("game", choices=games(), nargs=None, metavar="GAME", help=f"the game: {', '.join(games())}")
    command.add_argument("--seed", type=int, metavar="N", help=f"deal from this seed (default: {seed})")
    command.add_argument("--variant", metavar="V", help="play this variant (default: the first that the game lists)")
    command.add_argument("--option", action="append", default=[], metavar="ID=on", help="switch an option on or off")
    command.add_argument("--data", type=Path, metavar="DIR", help="play with the tables in DIR")


def _add_plain(command: Parser) -> None:
    command.add_argument("--plain", action="store_true", help="play in lines of text instead of on a full screen")
    command.add_argument(
        "--no-pictures", action="store_true", help="with --plain: describe the table in words instead of drawing it"
    )


def _add_seats(command: Parser) -> None:
    command.add_argument(
        "--players", type=_positive, metavar="N", help="play with this many players (default: the fewest)"
    )


def _add_jobs(command: Parser) -> None:
    count = os.cpu_count() or 1
    command.add_argument(
        "--jobs", type=_positive, default=count, metavar="J", help="use J processes (default: one per processor)"
    )


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _port(text: str) -> int:
    if not 0 <= (number := int(text)) < 1 << 16:
        raise argparse.ArgumentTypeError("must be from 0 to 65535")
    return number


def _seeds(text: str) -> int:
    """Parse a number of seeds; all fixtures of a league are listed before the first one is played."""
    if (number := _positive(text)) > MAX_SEEDS:
        raise argparse.ArgumentTypeError(f"must be at most {MAX_SEEDS}")
    return number
