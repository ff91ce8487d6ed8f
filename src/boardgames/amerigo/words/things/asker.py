"""Who asks about which table of Amerigo: what every module of this room is given."""

from collections.abc import Iterator
from dataclasses import dataclass

from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.rules.chart import Chart, chart_of
from boardgames.amerigo.state import Player, State
from boardgames.amerigo.words.names import Names
from boardgames.core.asking import Asker
from boardgames.core.protocol import Seat


@dataclass(frozen=True)
class AmerigoAsker(Asker):
    w: Names

    @classmethod
    def of(cls, w: Names, s: State, viewer: Seat | None, names: tuple[str, ...]) -> "AmerigoAsker":
        return cls(w.tables, w.messages, s, viewer, names, w)

    @property
    def t(self) -> Tables:
        return self.w.tables

    @property
    def s(self) -> State:
        seen: State = self.seen
        return seen

    @property
    def chart(self) -> Chart:
        return chart_of(self.t, self.s)

    @property
    def me(self) -> Player | None:
        """The player who asks."""
        return None if self.viewer is None else self.s.players[self.viewer]

    @property
    def seats(self) -> range:
        return range(len(self.s.players))

    def rivals(self) -> Iterator[tuple[Seat, Player]]:
        """Everybody but the one who asks."""
        return ((seat, p) for seat, p in enumerate(self.s.players) if seat != self.viewer)
