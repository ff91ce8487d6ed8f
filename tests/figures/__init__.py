"""The figures of the worked examples, game by game: what to look at in the positions, and what it must be."""

from collections.abc import Callable
from typing import Any

from boardgames.core.game import Game

Figures = tuple[Callable[[Game[Any, Any], tuple[Any, ...]], Any], Any]
"""A look at the positions of an example, before every step and after the last, and the figures of the catalogue."""


def line(game: Game[Any, Any], state: Any, seat: int, category: str) -> int:
    """The points of one category of a score sheet."""
    return sum(each.points for each in game.scores(state)[seat].lines if each.category == category)
