"""Commands that print what belongs to the games: rules, tables, and the cells of their vectors."""

import argparse
import os
from pathlib import Path

from boardgames.cli.arguments import choose_language
from boardgames.core.errors import UserError
from boardgames.core.registry import games


def run_rules(args: argparse.Namespace) -> int:
    from boardgames.table.load_game import game_summary, load_game
    from boardgames.text.rules_and_tables import aid_text, rules_text
    from boardgames.text.terminal import show_line

    choose_language(args)
    name = args.game
    for line in aid_text(load_game(name)) if args.aid else rules_text(game_summary(name), " ".join(args.wanted)):
        show_line(line)
    return 0


def run_data(args: argparse.Namespace) -> int:
    from boardgames.core.registry import game_summary, load
    from boardgames.text.rules_and_tables import check_text, data_text
    from boardgames.text.terminal import show_line

    folder = Path(args.check) if args.check else None
    name = args.game or (os.path.basename(os.path.abspath(folder)) if folder is not None else None)
    if name not in games():
        raise UserError(f"Say which game's tables: boardgames data GAME, with one of {', '.join(games())}.")
    if args.check is None:
        lines = data_text(game_summary(name).parts.data)
    else:
        lines = check_text(load(name), folder or game_summary(name).parts.data)
    for line in lines:
        show_line(line)
    return 0


def run_encoding(args: argparse.Namespace) -> int:
    import json

    from boardgames.adapters.encoding_table import encoding_lines, encoding_rows
    from boardgames.cli.arguments import check_players
    from boardgames.core.registry import load
    from boardgames.text.terminal import show_line

    game = load(args.game, args.data)
    players = args.players or game.info.players[0]
    check_players(game, players)
    lines = [json.dumps(encoding_rows(game, players))] if args.json else encoding_lines(game, players)
    for line in lines:
        show_line(line)
    return 0
