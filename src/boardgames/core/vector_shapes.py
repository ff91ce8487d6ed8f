"""Sizes of the fields of a state in a vector of fixed size, as far as the types do not give them.

Numbers, flags and records speak for themselves. Of everything else a game says in `play/vector.py` what it can be at
most, from its tables. `adapters.encoding` makes the vector.
"""

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from boardgames.core.values import Value


class Word(Value):
    """One word of a list: its place there, counted from 1; 0 for an empty string."""

    words: tuple[str, ...]


class Letters(Value):
    """A text of fixed length: for each letter its place in the alphabet."""

    alphabet: str
    length: int


class Bits(Value):
    """A set kept as a mask: a cell for each bit."""

    width: int


class Tally(Value):
    """A heap of words or numbers, whose order tells nothing: how many there are of each."""

    things: tuple[str | int, ...]


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


Shape: TypeAlias = Word | Letters | Bits | Tally | Row | UpTo | Nothing
Shapes: TypeAlias = Mapping[str, Shape]
"""Shapes by record and field, as in `Player.trade`."""
Shaping: TypeAlias = Callable[[Any, int], Shapes]
"""(game, number of players) -> the shapes of its fields."""
