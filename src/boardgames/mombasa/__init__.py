"""Mombasa: planning in secret, trading companies, books and diamonds; 2 to 4 players."""

from boardgames.core.data import data_folder
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.tables import load

GAME = Mombasa(*load(data_folder("mombasa")))
