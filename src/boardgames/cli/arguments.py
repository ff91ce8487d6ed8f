"""Values behind the arguments of a command: a game and its setting, players, bots, a position."""

import argparse
import os
import sys
from typing import Any

from boardgames.core.errors import UserError
from boardgames.core.game import SEAT_LETTERS
from boardgames.core.player_names import fault_in_names


def wanted_game(args: argparse.Namespace) -> tuple[Any, str, tuple[str, ...]]:
    """Return the game, its variant and the options that are on."""
    from boardgames.core.registry import load
    from boardgames.core.rulebook import parse_options

    game = load(args.game, args.data)
    info = game.info
    variant = args.variant or info.variants[0]
    if variant not in info.variants:
        raise UserError(f"{info.title} has no variant {variant!r}; it has {', '.join(info.variants)}.")
    return game, variant, parse_options(info, args.option)


def check_players(game: Any, players: int) -> None:
    if players not in game.info.players:
        counts = ", ".join(map(str, game.info.players))
        raise UserError(f"{game.info.title} is for {counts} players, not {players}.")


def checked_seed(seed: int) -> int:
    if not 0 <= seed < 2**64:
        raise UserError("A seed is a whole number from 0 to 2**64 - 1.")
    return seed


def wanted_names(text: str | None, game: Any) -> tuple[str, ...]:
    """Return the names of the players: those given, or the default ones for a number."""
    if text is None or text.isdecimal():
        players = int(text[:4]) if text else game.info.players[0]  # four digits are always too many
        check_players(game, players)
        from boardgames.core.player_names import DEFAULT_NAMES

        return DEFAULT_NAMES[:players]
    names = tuple(name.strip() for name in text.split(","))
    if fault := fault_in_names(names):
        raise UserError(f"In --players {fault}; give names as in --players Ann,Bob,Cid.")
    check_players(game, len(names))
    return names


def wanted_bots(wishes: list[str], names: tuple[str, ...]) -> tuple[str, ...]:
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


def wanted_position(args: argparse.Namespace, game: Any) -> tuple[Any, Any]:
    """Return the state in a position file, and the file."""
    from boardgames.store.position import load_state, read_position_file

    position = read_position_file(args.position)
    if position.game != args.game:
        raise UserError(f"{args.position} is a position of {position.game}, not of {args.game}.")
    return load_state(position, game, args.position), position


def seats_of_position(args: argparse.Namespace, game: Any, position: Any) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return names and bots for a position: its own, unless the command line has others."""
    names = position.names if args.players is None else wanted_names(args.players, game)
    if len(names) != len(position.names):
        raise UserError(f"{args.position} is a position for {len(position.names)} players.")
    own_bots = args.players is None and not args.bot
    return names, position.bots if own_bots else wanted_bots(args.bot, names)


def choose_language(args: argparse.Namespace) -> bool:
    """Use the language of the flag, the settings or the environment; False if none of them names one."""
    from boardgames.tui.settings import read_settings
    from boardgames.words import OWN_VARIABLE, use, wanted

    kept = read_settings().language
    use(wanted(os.environ, args.language, kept))
    return bool(args.language or kept or os.environ.get(OWN_VARIABLE))


def need_screen(instead: str) -> None:
    """Reject a standard output that cannot show the app, before a new game is on the disk."""
    from boardgames.tui.served import is_served

    is_terminal = sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
    if not (is_terminal or is_served()):
        raise UserError(f"This is not a terminal that can show the table; '{instead}' plays in plain lines.")
    check_keys()


def check_keys() -> None:
    """Reject faulty keys of the player's own, before a new game is on the disk or a port is open."""
    from boardgames.tui.keys import read_own_keys
    from boardgames.tui.settings import keys_path

    read_own_keys(keys_path())
