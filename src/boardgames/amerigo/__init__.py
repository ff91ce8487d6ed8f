"""Amerigo: sail between the islands, settle them, and keep the pirates at bay."""

from boardgames.amerigo.box.tables import load
from boardgames.amerigo.game import Amerigo
from boardgames.core.data import data_folder

GAME = Amerigo(*load(data_folder("amerigo")))
"""The game over the tables that come with the program."""

__all__ = ["GAME"]
