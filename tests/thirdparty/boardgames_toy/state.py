"""What lies on the table."""

from typing import TypeAlias

from boardgames.core.game import Seat
from boardgames.core.values import Frame, Value

OPEN, HIDDEN = 0, -1
"""A pick that has not been made, and one that the viewer may not see."""

DECK, DIE = 0, 1
"""The streams of chance."""


class Picking(Frame, tag="pick"):
    """Everybody who has not done so picks."""


class Revealing(Frame, tag="reveal"):
    """All have picked: the picks are shown."""


class Drawing(Frame, tag="draw"):
    """A player's turn at the deck."""

    seat: Seat
    drawn: int


class TurnOver(Frame, tag="turn-over"):
    """A player has finished: the next one draws, or the next round begins."""

    seat: Seat


AnyFrame: TypeAlias = Picking | Revealing | Drawing | TurnOver


class State(Value):
    round: int
    picks: tuple[int, ...]
    coins: tuple[int, ...]
    points: tuple[int, ...]
    deck: tuple[int, ...]
    frames: tuple[AnyFrame, ...]
    """Open business, the question on top. No frames: the game is over."""
    rng: tuple[int, ...]


def chooser(s: State, f: Drawing) -> Seat:
    """Who answers the frame on top, where one player does."""
    return f.seat
