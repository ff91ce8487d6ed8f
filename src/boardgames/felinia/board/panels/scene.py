"""What a drawing is told, put in order: the observed state, who looks, who is asked, what is selected."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from boardgames.core.protocol import Seat
from boardgames.drawing.board import Look
from boardgames.felinia.actions import BuyGood, Swap
from boardgames.felinia.box.rows import Boat
from boardgames.felinia.box.tables import Board, Tables
from boardgames.felinia.game import Felinia
from boardgames.felinia.rules.resources import add
from boardgames.felinia.state import AnyFrame, State, phase
from boardgames.felinia.words.codes import BANK

F = TypeVar("F")


@dataclass(frozen=True)
class Scene:
    """One look at the table."""

    t: Tables
    seen: State
    look: Look
    asked: Seat | None
    """Who answers the open question."""

    @cached_property
    def top(self) -> AnyFrame | None:
        return self.seen.frames[-1] if self.seen.frames else None

    @cached_property
    def board(self) -> Board:
        return self.t.boards[self.seen.variant]

    @cached_property
    def phase(self) -> str:
        return phase(self.seen)

    @cached_property
    def expert(self) -> bool:
        return self.seen.variant == "expert"

    @cached_property
    def guild(self) -> int:
        """The number of the last place."""
        return len(self.t.places) - 1

    @property
    def purse(self) -> Seat | None:
        """For whom prices are worked out: the viewer, else who is asked."""
        return self.look.viewer if self.look.viewer is not None else self.asked

    def frame(self, kind: type[F]) -> F | None:
        """The uppermost open business of a kind."""
        return next((frame for frame in reversed(self.seen.frames) if isinstance(frame, kind)), None)

    def code(self, kind: type) -> str:
        """What to type for the first legal action of a kind, also of those that point at no place."""
        return next((code for action, code in self.look.choices if isinstance(action, kind)), "")

    def boat(self, dock: int) -> Boat | None:
        return self.t.boats.get(self.seen.ships[dock].boat)

    @cached_property
    def goods_after(self) -> tuple[int, ...] | None:
        """The goods of the purse's owner once the selected purchase or swap is made; None if none is selected."""
        action: Any = self.look.action
        if self.purse is None or self.purse != self.asked or not isinstance(action, BuyGood | Swap):
            return None
        goods, number = self.seen.players[self.purse].goods, self.t.good_number
        if isinstance(action, BuyGood):
            return add(goods, number[action.good])
        return add(add(goods, number[action.take]), number[action.give], -1)


def scene(game: Felinia, seen: State, look: Look) -> Scene:
    decisions = game.decisions(seen)
    return Scene(game.tables, seen, look, decisions[0].seat if decisions else None)


def is_place_of_choice(view: Scene, place: str | None) -> bool:
    """An action can point at it, so that its panel shows it when it is selected."""
    t = view.t
    spot = (place or "").partition(".")[0]
    return (
        spot in t.place_number
        or spot in t.dock_number
        or spot in t.bonus_tiles
        or spot in view.board.number
        or spot == BANK
    )
