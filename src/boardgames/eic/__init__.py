"""East India Companies: buy cheap in the Indies, sell dear in Europe, and own the companies that do it best."""

from boardgames.core.engine import BoxedGame
from boardgames.eic.game import RULEBOOK

GAME = BoxedGame.shipped(RULEBOOK)
"""The game over the tables that come with it."""

__all__ = ["GAME"]
