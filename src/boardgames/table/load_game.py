"""Games in the language of the program."""

from pathlib import Path
from typing import Any

from boardgames.core import registry
from boardgames.core.game import Game
from boardgames.core.game_summary import GameSummary
from boardgames.words import language

_known: dict[tuple[str, str], tuple[Game[Any, Any], Game[Any, Any]]] = {}
"""Games with their own tables by id and language, each with the game that it was made from."""


def load_game(name: str, data: Path | None = None) -> Game[Any, Any]:
    """Load a game by id, with its own tables or those in `data`, in the language of the program."""
    game = registry.load(name, data)
    if data is not None:
        return in_spoken_language(game)
    made_of, found = _known.get((name, language()), (None, game))
    if made_of is not game:
        found = in_spoken_language(game)
        _known[name, language()] = game, found
    return found


def game_summary(name: str) -> GameSummary:
    """Return what is known of a game without its rules, in the language of the program."""
    return registry.game_summary(name, language())


def in_spoken_language(game: Game[Any, Any]) -> Game[Any, Any]:
    """Return a game in the language of the program; in English if it has no words in that one."""
    return game.in_language(language())
