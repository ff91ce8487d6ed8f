"""Facts about a game that need none of its rules: enough for a menu, and for whoever looks up a rule."""

from importlib import import_module
from typing import Any

from boardgames.core.game import Game, GameInfo, Parts
from boardgames.core.game_info import in_words, languages_of
from boardgames.core.messages import ENGLISH
from boardgames.core.values import Value


class GameSummary(Value):
    """A game as a menu knows it."""

    info: GameInfo
    """Players, variants and options, in words of the language."""
    parts: Parts
    """Everything that belongs to the game beside its rules."""
    language: str
    """The language of the words: English if the game has no other."""


def summary_of(game: Game[Any, Any]) -> GameSummary:
    """Return the summary of a game that has been loaded."""
    return GameSummary(game.info, game.parts, game.language)


def read_summary(package: str, language: str) -> GameSummary:
    """Return the same of a package that has a module `info`, without importing the game."""
    known = import_module(f"{package}.info")
    info: GameInfo = known.INFO
    parts: Parts = known.PARTS
    spoken = language if language in languages_of(parts.catalogue) else ENGLISH
    told = info if parts.catalogue is None else in_words(info, parts.catalogue, spoken)
    return GameSummary(told, parts, spoken)
