"""Viewer and table of Amerigo: what every module of this folder is given."""

from dataclasses import dataclass

from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.face.words.names import Names
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.rules.map_records import Chart
from boardgames.amerigo.state import Player, State
from boardgames.core.game import Seat
from boardgames.kit.asker import Asker


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
