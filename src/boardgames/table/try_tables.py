"""Trial games with changed tables, words included: they find wrong ids and codes before anybody plays."""

from pathlib import Path
from typing import Any

from boardgames.core.errors import UserError
from boardgames.core.game import Config, Game
from boardgames.core.rng import below, start_stream
from boardgames.words import pair, say

MAX_CHOICES = 600
"""Maximum number of choices that are tried in each variant: a whole game of most."""


def try_tables(game: Game[Any, Any], folder: Path) -> None:
    """Play a random game of each variant; `UserError` says where the tables of a folder break it."""
    for number, variant in enumerate(game.info.variants):
        players = game.info.players[number % len(game.info.players)]
        try:
            _played(game, Config(players, number, variant))
        except Exception as error:
            why = pair(type(error).__name__, str(error))
            raise UserError(say("tables-unplayable", folder=str(folder), variant=variant, why=why)) from error


def _played(game: Game[Any, Any], config: Config) -> None:
    state, luck = game.start(config), start_stream(config.seed, config.variant)
    for _ in range(MAX_CHOICES):
        open_now = game.decisions(state)
        if not open_now:
            return
        seat = open_now[0].seat
        seen, actions = game.observe(state, seat), game.legal_actions(state, seat)
        game.words.status(seen)
        game.words.question(seen, open_now[0])
        codes = [game.words.code(seen, action) for action in actions]
        if len(set(codes)) < len(codes) or not all(codes):
            raise ValueError(", ".join(sorted({code for code in codes if codes.count(code) > 1 or not code})))
        luck, at = below(luck, len(actions))
        game.describe(seen, seat, actions[at])
        state = game.apply(state, seat, actions[at])
