"""Mombasa: planning in secret, trading companies, books and diamonds; 2 to 4 players."""

from boardgames.core.engine import BoxedGame
from boardgames.mombasa.game import RULEBOOK

GAME = BoxedGame.shipped(RULEBOOK)
"""The game over the tables that come with it."""

__all__ = ["GAME"]
