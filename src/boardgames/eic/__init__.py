"""East India Companies: buy cheap in the Indies, sell dear in Europe, and own the companies that do it best."""

from boardgames.eic.game import GAME

__all__ = ["GAME"]
