"""Commands at a table: the menu, a new game, a saved one, a replay."""

import argparse
import contextlib
import os
import sys
from typing import Any

from boardgames.cli.arguments import (
    checked_seed,
    choose_language,
    need_screen,
    seats_of_position,
    wanted_bots,
    wanted_game,
    wanted_names,
    wanted_position,
)
from boardgames.core.errors import UserError


def run_menu(args: argparse.Namespace) -> int:
    is_set = choose_language(args)
    need_screen("boardgames play GAME --plain")
    from boardgames.tui.run import run_app

    return run_app(ascii_only=args.ascii or None, asks_language=not is_set)


def run_play(args: argparse.Namespace) -> int:
    from boardgames.table.load_game import in_spoken_language
    from boardgames.table.saved_games import new_log_path
    from boardgames.table.session import Session

    choose_language(args)
    game, variant, options = wanted_game(args)
    game = in_spoken_language(game)
    seed = checked_seed(args.seed) if args.seed is not None else int.from_bytes(os.urandom(8), "big")
    state = None
    if args.position is None:
        names = wanted_names(args.players, game)
        bots = wanted_bots(args.bot, names)
    else:
        state, position = wanted_position(args, game)
        names, bots = seats_of_position(args, game, position)
        seed, variant, options = position.seed, position.variant, position.options
    path = args.log or new_log_path(game.info.id)
    if not args.plain:
        need_screen(f"boardgames play {game.info.id} --plain")
    session = Session.new(
        game, names, bots, seed=seed, variant=variant, options=options, path=path, position=state, data=args.data
    )
    session.seed_is_known = args.seed is not None and args.position is None
    return _play(session, args)


def run_resume(args: argparse.Namespace) -> int:
    from boardgames.table.saved_games import newest_open_game
    from boardgames.table.session import Session

    choose_language(args)
    if not args.plain:
        need_screen("boardgames resume --plain")
    return _play(Session.resume(args.file or newest_open_game(), args.data), args)


def _play(session: Any, args: argparse.Namespace) -> int:
    if args.plain:
        from boardgames.text.game import play

        with contextlib.closing(session):
            return play(session, draws=not args.no_pictures)
    from boardgames.tui.run import run_app

    return run_app(session, ascii_only=args.ascii or None)


def run_replay(args: argparse.Namespace) -> int:
    from boardgames.store.log import read_log
    from boardgames.table.load_game import load_game
    from boardgames.text.terminal import show_line

    choose_language(args)
    if args.to is not None and args.to < 0:
        raise UserError("--to must be 0 or more.")
    if not (args.verify or args.plain or args.position or args.to is not None) and sys.stdout.isatty():
        need_screen(f"boardgames replay {args.file} --plain")
        from boardgames.tui.run import run_app

        return run_app(replay=args.file, data=args.data, ascii_only=args.ascii or None)
    from boardgames.text.replay import WatchedLog, verify_text

    log = read_log(args.file, salvage=True)
    game = load_game(log.header.game, args.data)
    if args.verify:
        show_line(verify_text(log, game, args.to))
        return 0
    record = WatchedLog(log, game, args.to, wants_open=args.open)
    if args.position is not None:
        record.write_position(args.position)
    else:
        record.print_history()
    return 0
