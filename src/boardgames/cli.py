"""The command line. Exit status 0: done; 1: the input was wrong, said in one sentence; 2: wrong usage.

Nothing heavy is imported before it is known which command runs: only commands with a screen ever load Textual.
"""

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from boardgames import __version__
from boardgames.core.errors import UserError, printable
from boardgames.core.names import fault_in_names
from boardgames.core.protocol import SEAT_LETTERS
from boardgames.shelf import games

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
            from boardgames.lines import use_ascii

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
    balance.add_argument("--bots", default="instinct", metavar="BOT", help="who plays in every seat")
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


def run_menu(args: argparse.Namespace) -> int:
    _need_screen("boardgames play GAME --plain")
    from boardgames.tui.app import run_app

    return run_app(ascii_only=args.ascii or None)


def run_play(args: argparse.Namespace) -> int:
    from boardgames.session import Session, new_log_path

    game, variant, options = _setting(args)
    seed = _seed(args.seed) if args.seed is not None else int.from_bytes(os.urandom(4), "big")
    state = None
    if args.position is None:
        names = _names(args.players, game)
        bots = _bots(args.bot, names)
    else:
        state, position = _position(args, game)
        names, bots = _company(args, game, position)
        seed, variant, options = position.seed, position.variant, position.options
    path = args.log or new_log_path(game.info.id, seed)
    if not args.plain:
        _need_screen(f"boardgames play {game.info.id} --plain")
    session = Session.new(
        game, names, bots, seed=seed, variant=variant, options=options, path=path, position=state, data=args.data
    )
    return _play(session, args)


def run_resume(args: argparse.Namespace) -> int:
    from boardgames.session import Session, newest_open_game

    if not args.plain:
        _need_screen("boardgames resume --plain")
    return _play(Session.resume(args.file or newest_open_game(), args.data), args)


def _play(session: Any, args: argparse.Namespace) -> int:
    if args.plain:
        from boardgames.plain import play

        return play(session, draws=not args.no_pictures)
    from boardgames.tui.app import run_app

    return run_app(session, ascii_only=args.ascii or None)


def run_replay(args: argparse.Namespace) -> int:
    from boardgames.core.log import read_log
    from boardgames.lines import say
    from boardgames.shelf import load

    if args.to is not None and args.to < 0:
        raise UserError("--to must be 0 or more.")
    if not (args.verify or args.plain or args.position or args.to is not None) and sys.stdout.isatty():
        _need_screen(f"boardgames replay {args.file} --plain")
        from boardgames.tui.app import run_app

        return run_app(replay=args.file, data=args.data, ascii_only=args.ascii or None)
    from boardgames.watching import Record, verdict

    log = read_log(args.file, salvage=True)
    game = load(log.header.game, args.data)
    if args.verify:
        say(verdict(log, game, args.to))
        return 0
    record = Record(log, game, args.to, wants_open=args.open)
    if args.position is not None:
        record.write_position(args.position)
    else:
        record.print_history()
    return 0


def run_simulate(args: argparse.Namespace) -> int:
    from boardgames.cluster import connected
    from boardgames.core.values import encode
    from boardgames.lines import say
    from boardgames.progress import watched
    from boardgames.reports import report_csv, report_lines
    from boardgames.simulation import Plan, Series

    game, variant, options = _setting(args)
    players = args.players or game.info.players[0]
    _check_players(game, players)
    names = args.bots.split(",")
    from boardgames.bots import find_bot

    for name in names:
        find_bot(name)
    plan = Plan(
        game=args.game,
        games=args.games,
        players=players,
        seed=_seed(args.seed) if args.seed is not None else 0,
        variant=variant,
        options=options,
        bots=tuple(names[seat % len(names)] for seat in range(players)),
        jobs=args.jobs,
        log_dir=str(args.log_dir) if args.log_dir else "",
        data=str(args.data) if args.data else "",
    )
    series = Series(plan)
    try:
        with connected(args.cluster) as executor:
            watched(partial(series.play, executor=executor), plan.games)
        status = 0
    except KeyboardInterrupt:
        status = 130
    report = series.report()
    if status:
        report["planned"] = plan.games
    if args.csv:
        say(report_csv(report).rstrip())
        return status
    for line in [encode(report).decode()] if args.json else report_lines(report, game):
        say(line)
    return status


def run_league(args: argparse.Namespace) -> int:
    from boardgames.bots import find_bot
    from boardgames.core.values import encode
    from boardgames.league import League, Setting, report_lines
    from boardgames.lines import say
    from boardgames.progress import watched

    game, variant, options = _setting(args)
    players = args.players or game.info.players[0]
    _check_players(game, players)
    bots = args.bots.split(",")
    for name in bots:
        find_bot(name)
    if len(set(bots)) < max(2, len(bots)):
        raise UserError("A league needs at least two bots, each of them once: --bots strong,normal.")
    if args.alone and args.alone not in bots:
        raise UserError(f"{args.alone!r} is not one of the bots that play: --bots {args.bots}.")
    seed, data = _seed(args.seed) if args.seed is not None else 0, str(args.data) if args.data else ""
    setting = Setting.of(game, players, variant, options, seed, data)
    league = League(setting, bots, args.games, args.file, args.alone)
    try:
        if not args.report:
            watched(partial(league.play, args.jobs), len(league.left))
        status = 0
    except KeyboardInterrupt:
        status = 130
    for line in [encode(league.report()).decode()] if args.json else report_lines(league.report()):
        say(line)
    return status


def run_balance(args: argparse.Namespace) -> int:
    from boardgames.balance import Balance
    from boardgames.balance_lines import balance_lines
    from boardgames.bots import find_bot
    from boardgames.core.values import encode
    from boardgames.lines import say
    from boardgames.progress import watched
    from boardgames.simulation import Plan

    game, variant, options = _setting(args)
    if args.players:
        _check_players(game, args.players)
    find_bot(args.bots)
    plan = Plan(
        game=args.game,
        games=args.games,
        players=0,
        seed=_seed(args.seed) if args.seed is not None else 0,
        variant=variant,
        options=options,
        bots=(),
        jobs=args.jobs,
        data=str(args.data) if args.data else "",
    )
    variants = [variant] if args.variant else game.info.variants
    counts = [args.players] if args.players else game.info.players
    balance = Balance.over(plan, args.bots, variants, counts)
    try:
        watched(balance.play, balance.games)
        status = 0
    except KeyboardInterrupt:
        status = 130
    report = balance.report()
    if status:
        report["planned"] = balance.games
    for line in [encode(report).decode()] if args.json else balance_lines(report, game):
        say(line)
    return status


def run_rules(args: argparse.Namespace) -> int:
    from boardgames.lines import say
    from boardgames.reference import aid_text, rules_text
    from boardgames.shelf import load

    game = load(args.game)
    for line in aid_text(game) if args.aid else rules_text(game, " ".join(args.wanted)):
        say(line)
    return 0


def run_data(args: argparse.Namespace) -> int:
    from boardgames.lines import say
    from boardgames.reference import check_text, data_text
    from boardgames.shelf import load

    folder = Path(args.check) if args.check else None
    name = args.game or (os.path.basename(os.path.abspath(folder)) if folder is not None else None)
    if name not in games():
        raise UserError(f"Say which game's tables: boardgames data GAME, with one of {', '.join(games())}.")
    if args.check is None:
        lines = data_text(load(name).parts.data)
    else:
        lines = check_text(load(name), folder or load(name).parts.data)
    for line in lines:
        say(line)
    return 0


def _need_screen(instead: str) -> None:
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM") == "dumb":
        raise UserError(f"This is not a terminal that can show the table; '{instead}' plays in plain lines.")
    from boardgames.tui.bindings import read_own_keys
    from boardgames.tui.settings import keys_path

    read_own_keys(keys_path())  # what is wrong with them is said before a new game is on the disk


def _setting(args: argparse.Namespace) -> tuple[Any, str, tuple[str, ...]]:
    """The game, its variant and the options that are on."""
    from boardgames.shelf import load

    game = load(args.game, args.data)
    info = game.info
    variant = args.variant or info.variants[0]
    if variant not in info.variants:
        raise UserError(f"{info.title} has no variant {variant!r}; it has {', '.join(info.variants)}.")
    known = [option.id for option in info.options]
    wanted: set[str] = set()
    for text in args.option:
        key, _, value = text.partition("=")
        if key not in known:
            raise UserError(f"{info.title} has no option {key!r}; it has {', '.join(known) or 'none'}.")
        if value not in ("", "on", "off"):
            raise UserError(f"The option {key} is 'on' or 'off', not {value!r}.")
        wanted = wanted - {key} if value == "off" else wanted | {key}
    return game, variant, tuple(option for option in known if option in wanted)


def _check_players(game: Any, players: int) -> None:
    if players not in game.info.players:
        counts = ", ".join(map(str, game.info.players))
        raise UserError(f"{game.info.title} is for {counts} players, not {players}.")


def _seed(seed: int) -> int:
    if not 0 <= seed < 2**64:
        raise UserError("A seed is a whole number from 0 to 2**64 - 1.")
    return seed


def _names(text: str | None, game: Any) -> tuple[str, ...]:
    """The players of a game: as they are called, or so many of the usual names."""
    if text is None or text.isdecimal():
        players = int(text[:4]) if text else game.info.players[0]  # four digits are too many already
        _check_players(game, players)
        from boardgames.session import USUAL_NAMES

        return USUAL_NAMES[:players]
    names = tuple(name.strip() for name in text.split(","))
    if fault := fault_in_names(names):
        raise UserError(f"In --players {fault}; give names as in --players Ann,Bob,Cid.")
    _check_players(game, len(names))
    return names


def _bots(wishes: list[str], names: tuple[str, ...]) -> tuple[str, ...]:
    from boardgames.bots import find_bot

    seats = [""] * len(names)
    for wish in wishes:
        where, _, bot = wish.partition("=")
        found = [
            seat
            for seat, name in enumerate(names)
            if where in (name, str(seat + 1)) or where.upper() == SEAT_LETTERS[seat]
        ]
        if not found:
            raise UserError(f"There is no seat {where!r} at this table; give a letter, a number or a player's name.")
        find_bot(bot or "random")
        seats[found[0]] = bot or "random"
    return tuple(seats)


def _position(args: argparse.Namespace, game: Any) -> tuple[Any, Any]:
    """The state in a position file, and the file."""
    from boardgames.core.position import load_state, read_position_file

    position = read_position_file(args.position)
    if position.game != args.game:
        raise UserError(f"{args.position} is a position of {position.game}, not of {args.game}.")
    return load_state(position, game, args.position), position


def _company(args: argparse.Namespace, game: Any, position: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names and bots for a position: its own, unless the command line has others."""
    names = position.names if args.players is None else _names(args.players, game)
    if len(names) != len(position.names):
        raise UserError(f"{args.position} is a position for {len(position.names)} players.")
    own_bots = args.players is None and not args.bot
    return names, position.bots if own_bots else _bots(args.bot, names)
