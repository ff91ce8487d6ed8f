"""Colours of points in bars and tables: those that a game gives to a category, else one per position."""

from collections.abc import Sequence
from typing import Any

from boardgames.core.game import Game
from boardgames.tui.look.shell_colours import points_colour


def category_colours(game: Game[Any, Any], players: int, categories: Sequence[str]) -> tuple[str, ...]:
    """Return the colours in the order of the categories; shares of a company have that company's colour."""
    own = getattr(game.parts.board(), "category_colour", None)
    return tuple(
        (own(game, players, category) if own is not None else "") or points_colour(number)
        for number, category in enumerate(categories)
    )
