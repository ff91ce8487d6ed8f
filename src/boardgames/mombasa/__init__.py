"""Mombasa: planning in secret, trading companies, books and diamonds; 2 to 4 players."""

from boardgames.core.data import data_folder
from boardgames.mombasa.box.tables import load
from boardgames.mombasa.game import Mombasa

GAME = Mombasa(*load(data_folder("mombasa")))
