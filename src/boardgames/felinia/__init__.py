"""Felinia by Michael Schacht: bid for goods in Katzburg, board the boats, settle your merchants on the continent."""

from boardgames.felinia.game import GAME

__all__ = ["GAME"]
