"""Amerigo: sail between the islands, settle them, and keep the pirates at bay."""

from boardgames.amerigo.game import RULEBOOK
from boardgames.core.engine import BoxedGame

GAME = BoxedGame.shipped(RULEBOOK)
"""The game over the tables that come with the program."""

__all__ = ["GAME"]
