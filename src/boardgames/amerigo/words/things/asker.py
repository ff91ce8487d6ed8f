"""Who asks about which table of Amerigo: what every module of this room is given."""

from dataclasses import dataclass

from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.rules.chart import Chart, chart_of
from boardgames.amerigo.state import Player, State
from boardgames.amerigo.words.names import Names
from boardgames.core.asking import Asker
from boardgames.core.protocol import Seat


@dataclass(frozen=True)
class AmerigoAsker(Asker[Tables, State, Player]):
    w: Names

    @classmethod
    def of(cls, w: Names, s: State, viewer: Seat | None, names: tuple[str, ...]) -> "AmerigoAsker":
        return cls(w.tables, w.messages, s, viewer, names, w)

    @property
    def people(self) -> tuple[Player, ...]:
        return self.s.players

    @property
    def chart(self) -> Chart:
        return chart_of(self.t, self.s)
