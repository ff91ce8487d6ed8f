"""What a drawing is told, put in order: the observed state, who looks, who is asked, what is selected."""

from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from boardgames.core.protocol import ScoreSheet, Seat
from boardgames.drawing.board import Look
from boardgames.felinia.actions import BidBank, Board, BuyGood, Sell, Swap, TakeBonus
from boardgames.felinia.box import tables
from boardgames.felinia.box.rows import Boat
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.game import Felinia
from boardgames.felinia.rules.auction import bank_income
from boardgames.felinia.rules.resources import add, fitting, minus
from boardgames.felinia.rules.scoring import scores
from boardgames.felinia.rules.tokens import price
from boardgames.felinia.state import AnyFrame, Bid, Buy, Guild, State, phase
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

    def merchant_points(self, seat: Seat) -> int:
        """What the settled merchants of a player are worth."""
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
        """What to type for the first legal action of a kind, also of those that point at no place."""
        return next((code for action, code in self.look.choices if isinstance(action, kind)), "")

    def boat(self, dock: int) -> Boat | None:
        return self.t.boats.get(self.seen.ships[dock].boat)

    @cached_property
    def after(self) -> tuple[tuple[int, ...], int] | None:
        """Goods and coins of the one who is asked once the selected choice is made; None if it changes neither."""
        t, action, top = self.t, self.look.action, self.top
        if self.asked is None or top is None:
            return None
        p, number = self.seen.players[self.asked], t.good_number
        due = price(self.seen, top.place) if isinstance(top, Buy | Guild) else 0
        match action:
            case BuyGood():
                return add(p.goods, number[action.good]), p.money - due
            case Swap():
                return add(add(p.goods, number[action.take]), number[action.give], -1), p.money - due
            case TakeBonus():
                return p.goods, p.money - due
            case Board() if boat := self.boat(t.dock_number[action.dock]):
                return minus(p.goods, t.boat_goods[boat.id]), p.money - boat.coins
            case Sell():
                goods = add(p.goods, number[action.kind], -1) if action.kind in number else p.goods
                return goods, p.money + fitting(t, p, t.prices[action.kind])
            case BidBank() if isinstance(top, Bid):
                return p.goods, p.money + bank_income(t, p, top.lap)
            case _:
                return None


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
