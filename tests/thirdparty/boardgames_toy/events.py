"""What happened: ids and numbers, never words."""

from typing import TypeAlias

from boardgames.core.game import Seat
from boardgames.core.values import Event


class Picked(Event, tag="picked"):
    seat: Seat
    coins: int


class Revealed(Event, tag="revealed"):
    picks: tuple[int, ...]


class Drew(Event, tag="drew"):
    seat: Seat
    card: int


class Rolled(Event, tag="rolled"):
    seat: Seat
    pips: int


class Stopped(Event, tag="stopped"):
    seat: Seat


AnyEvent: TypeAlias = Picked | Revealed | Drew | Rolled | Stopped
