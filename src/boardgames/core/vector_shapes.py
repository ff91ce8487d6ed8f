"""Sizes, bounds and owners of the fields of a state in a vector of fixed size, as far as the types do not give them.

Flags and records speak for themselves. Of everything else a game says in `play/vector.py` what it can be at most, from
its tables, and where a number or a place in a row is a seat. `adapters.encoding` makes the vector.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from boardgames.core.values import Value


class Number(Value):
    """A number between two bounds, both included."""

    most: int
    least: int = 0
    scale: int = 0
    """Amount that is 1 in a scaled vector, where values are usually far below the bound; 0 for the bound itself."""


class SeatNumber(Value):
    """A seat, or a number for no seat, such as -1; the viewer is 0, the next player 1, and so on."""

    most: int = 0
    """Largest number, if some are larger than the last seat."""
    least: int = 0


class PerSeat(Value):
    """An item for each seat, the viewer's first; then items of no seat, if `length` is larger."""

    item: Any = None
    length: int = 0
    """Number of items; 0: one per player."""


class SeatBits(Value):
    """A set of seats as a mask: a cell for each, the viewer's first; then bits that stand for no seat."""

    width: int = 0
    """Number of bits; 0: one per player."""


class Word(Value):
    """One word of a list: its place there, counted from 1; 0 for an empty string."""

    words: tuple[str, ...]


class Letters(Value):
    """A text of fixed length: for each letter its place in the alphabet."""

    alphabet: str
    length: int
    seats: tuple[str, ...] = ()
    """Letters that stand for seats, those of one kind together in the order of the seats."""


class Bits(Value):
    """A set kept as a mask: a cell for each bit."""

    width: int


class Tally(Value):
    """A collection of words or numbers whose order does not matter: how many there are of each."""

    things: tuple[str | int, ...]
    most: int = 1
    """Maximum number of each."""


class Row(Value):
    """A fixed number of items; their shape follows from their type unless given."""

    length: int
    item: Any = None


class UpTo(Value):
    """A variable number of items, up to a maximum: their number, then the items, then zeros."""

    most: int
    item: Any = None


class Nothing(Value):
    """Field that no observer sees."""


Shape: TypeAlias = Number | SeatNumber | PerSeat | SeatBits | Word | Letters | Bits | Tally | Row | UpTo | Nothing
Shapes: TypeAlias = Mapping[str, Shape]
"""Shapes by record and field, as in `Player.trade`."""
Shaping: TypeAlias = Callable[[Any, int], Shapes]
"""(game, number of players) -> the shapes of its fields."""
