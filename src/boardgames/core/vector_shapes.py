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
    """Amount that is 1 in a scaled vector, where far less than the bound is usual; 0: the bound itself."""


class SeatNumber(Value):
    """A seat, or a number that is none, such as -1; the viewer is 0, the next player 1, and so on."""

    most: int = 0
    """Largest number, if some are larger than the last seat."""
    least: int = 0


class PerSeat(Value):
    """An item for each seat, the viewer's first; then what belongs to no seat, if `length` says so."""

    item: Any = None
    length: int = 0
    """Number of items; 0: one per player."""


class SeatBits(Value):
    """A set of seats kept as a mask: a cell for each, the viewer's first; then bits that are no seat."""

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
    """A heap of words or numbers, whose order tells nothing: how many there are of each."""

    things: tuple[str | int, ...]
    most: int = 1
    """Maximum number of each."""


class Row(Value):
    """Always so many items; what an item is, its type says if nothing else does."""

    length: int
    item: Any = None


class UpTo(Value):
    """Never more than so many items: how many there are, then the items, then zeros."""

    most: int
    item: Any = None


class Nothing(Value):
    """Field that no observer sees."""


Shape: TypeAlias = Number | SeatNumber | PerSeat | SeatBits | Word | Letters | Bits | Tally | Row | UpTo | Nothing
Shapes: TypeAlias = Mapping[str, Shape]
"""Shapes by record and field, as in `Player.trade`."""
Shaping: TypeAlias = Callable[[Any, int], Shapes]
"""(game, number of players) -> the shapes of its fields."""
