"""Every action that the components allow, made once: offers pick from here and construct nothing."""

from boardgames_toy.actions import Draw, Pick, Roll, Stop
from boardgames_toy.box.tables import Tables


class Menu:
    def __init__(self, t: Tables) -> None:
        self.picks = tuple(Pick(coins) for coins in t.picks)
        self.draw = Draw()
        self.roll = Roll()
        self.stop = Stop()
