"""Felinia by Michael Schacht: bid for goods in Katzburg, board the boats, settle your merchants on the continent."""

from boardgames.core.engine import BoxedGame
from boardgames.felinia.game import RULEBOOK

GAME = BoxedGame.shipped(RULEBOOK)
"""The game over the tables that come with it."""

__all__ = ["GAME"]
