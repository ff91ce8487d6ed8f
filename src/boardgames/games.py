"""The games on the shelf. Each is imported when it is asked for, because a table plays only one of them."""

from importlib import import_module
from pathlib import Path
from typing import Any

from boardgames.core.errors import UserError
from boardgames.core.protocol import Game

SHELF = ("mombasa", "amerigo", "eic", "felinia")


def load(name: str, data: Path | None = None) -> Game[Any, Any]:
    """The game with this id, over the tables that come with it or over those in `data`."""
    if name not in SHELF:
        raise UserError(f"There is no game called {name!r}; the games are {', '.join(SHELF)}.")
    game: Game[Any, Any] = import_module(f"boardgames.{name}").GAME
    return game.with_data(data) if data is not None else game
