"""Games as a table shows them: in the language that the program speaks."""

from pathlib import Path
from typing import Any

from boardgames.core import registry
from boardgames.core.game import Game
from boardgames.core.game_summary import GameSummary
from boardgames.words import language

_known: dict[tuple[str, str], tuple[Game[Any, Any], Game[Any, Any]]] = {}
"""Games over their own tables by id and language, with those that they were made of."""


def load_game(name: str, data: Path | None = None) -> Game[Any, Any]:
    """Load a game by id, over its own tables or those in `data`, with its words in the language that is spoken."""
    game = registry.load(name, data)
    if data is not None:
        return in_spoken_language(game)
    made_of, found = _known.get((name, language()), (None, game))
    if made_of is not game:
        found = in_spoken_language(game)
        _known[name, language()] = game, found
    return found


def game_summary(name: str) -> GameSummary:
    """Return what is known of a game without its rules, in the language that is spoken."""
    return registry.game_summary(name, language())


def in_spoken_language(game: Game[Any, Any]) -> Game[Any, Any]:
    """Return a game in the language that is spoken now; in English if it has no words in it."""
    return game.in_language(language())
