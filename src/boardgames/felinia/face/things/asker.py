"""Viewer and table of Felinia: what every module of this folder is given."""

from collections.abc import Iterable
from dataclasses import dataclass

from boardgames.core.game import Seat
from boardgames.core.messages import Argument
from boardgames.core.values import evolve, replaced
from boardgames.felinia.box.tables import Board, Tables
from boardgames.felinia.face.words.names import Names, counted
from boardgames.felinia.rules.scoring import scores
from boardgames.felinia.state import Player, State
from boardgames.kit.asker import Asker


@dataclass(frozen=True)
class FeliniaAsker(Asker[Tables, State, Player]):
    w: Names

    @classmethod
    def of(cls, w: Names, s: State, viewer: Seat | None, names: tuple[str, ...]) -> "FeliniaAsker":
        return cls(w.tables, w.messages, s, viewer, names, w)

    @property
    def people(self) -> tuple[Player, ...]:
        return self.s.players

    @property
    def board(self) -> Board:
        return self.t.boards[self.s.variant]

    @property
    def expert(self) -> bool:
        return self.s.variant == "expert"

    @property
    def knows_own(self) -> bool:
        """True if the viewer's own tiles are in sight: at a shared screen they are not."""
        p = self.me
        return p is not None and not any(name.startswith("?") for name in p.trade + p.bonus + p.mystery)

    def goods(self, goods: Iterable[int]) -> str:
        """`2 books and 1 wine`."""
        return self.listed(counted(self.t, good, count) for good, count in enumerate(goods) if count)

    def gain(self, **changes: tuple[str, ...] | tuple[int, ...] | int) -> int:
        """Points that the one who asks would have more, if the game ended now and they had these things instead."""
        if self.viewer is None or not self.s.frames:
            return 0
        changed = evolve(self.s.players[self.viewer], **changes)
        after = evolve(self.s, players=replaced(self.s.players, self.viewer, changed))
        return scores(self.t, after)[self.viewer].total - scores(self.t, self.s)[self.viewer].total


Facts = dict[str, Argument]
