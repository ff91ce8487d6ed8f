"""Data for every part of the drawing, in order: the observed state, who looks, who is asked, what is selected."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar, cast

from boardgames.core.game import ScoreSheet, Seat
from boardgames.core.messages import Argument
from boardgames.felinia.box import tables
from boardgames.felinia.box.rows import Boat
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.face.words.names import BANK, Names
from boardgames.felinia.game import Felinia
from boardgames.felinia.rules.scoring import scores
from boardgames.felinia.state import AnyFrame, State, phase
from boardgames.kit.look import Look

if TYPE_CHECKING:
    from boardgames.felinia.face.words.words import FeliniaWords

F = TypeVar("F")


@dataclass(frozen=True)
class Scene:
    """One look at the table."""

    t: Tables
    seen: State
    look: Look
    asked: Seat | None
    """Seat that answers the open question."""
    words: Names

    @cached_property
    def top(self) -> AnyFrame | None:
        return self.seen.frames[-1] if self.seen.frames else None

    @cached_property
    def board(self) -> tables.Board:
        return self.t.boards[self.seen.variant]

    @cached_property
    def phase(self) -> str:
        return phase(self.seen)

    @cached_property
    def expert(self) -> bool:
        return self.seen.variant == "expert"

    @cached_property
    def sheets(self) -> tuple[ScoreSheet, ...]:
        """The points of all players as if the game ended now."""
        return scores(self.t, self.seen)

    @cached_property
    def witnessed(self) -> frozenset[str]:
        """Trade tiles that cannot lie face down: those in sight, those out of the game, and those that everybody saw
        when they were taken."""
        taken = (self.look.recalled or self.seen).players
        return frozenset({*self.seen.tiles, *self.seen.gone, *(tile for p in taken for tile in p.trade)})

    def merchant_points(self, seat: Seat) -> int:
        """Return what the settled merchants of a player are worth."""
        return sum(line.points for line in self.sheets[seat].lines if line.rule == "FEL-SCO-04")

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
        """Return the code of the first legal action of a kind, also of those that point at no place."""
        return next((code for action, code in self.look.choices if isinstance(action, kind)), "")

    def say(self, key: str, **facts: Argument) -> str:
        """A label of the board."""
        return self.words.say(f"board-{key}", **facts)

    def fit(self, width: int, key: str, **facts: Argument) -> str:
        """The longest form of a label that fits."""
        return self.words.messages.fitting(width, f"board-{key}", **facts)

    def boat(self, dock: int) -> Boat | None:
        return self.t.boats.get(self.seen.ships[dock].boat)

    @property
    def then(self) -> State:
        """The table once the selected choice is made, as far as that is certain; else as it is."""
        return self.look.after or self.seen


def scene(game: Felinia, seen: State, look: Look) -> Scene:
    decisions = game.decisions(seen)
    return Scene(
        game.tables, seen, look, decisions[0].seat if decisions else None, cast("FeliniaWords", game.words).names
    )


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
