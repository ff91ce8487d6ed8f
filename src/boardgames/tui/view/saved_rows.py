"""Saved games in a few words, as the menu lists them."""

from boardgames.table.saved_games import SavedGame
from boardgames.words import say


def standing_of(saved: SavedGame) -> str:
    """Return the status of a saved game, in a few words."""
    return say("menu-stand", status=saved.status, name=saved.mover) if saved.mover else saved.status


def summary_of(saved: SavedGame) -> str:
    """Return the title, the status and the players of a saved game."""
    return f"{say('pair', head=saved.title, text=standing_of(saved))} · {', '.join(saved.names)}"
