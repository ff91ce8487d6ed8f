"""The memory of a batch: one block that all its processes share, and the arrays in it."""

from typing import Any, Literal, NamedTuple, TypeAlias

Typecode: TypeAlias = Literal["i", "f", "b"]
NUMBER: Typecode = "i"
FRACTION: Typecode = "f"
FLAG: Typecode = "b"


class Sizes(NamedTuple):
    """Lengths of the arrays of a batch."""

    games: int
    players: int
    cells: int
    """Cells of a vector."""
    numbers: int
    """Numbers of actions."""


class Arrays(NamedTuple):
    """Views of the memory of a batch; the first index is the game."""

    vectors: Any
    """Observation of the seat that is asked, as whole numbers."""
    rewards: Any
    """Reward of each seat since the last step."""
    scores: Any
    """Points of each seat: of the game that has just ended, else 0."""
    seats: Any
    """Seat that is asked; -1 if the game is over and no other follows it."""
    actions: Any
    """Numbers of the actions to be done in the next step."""
    masks: Any
    """1 for each number of an action that is legal now."""
    ended: Any
    """1 if the last step has ended the game."""


def _fields(sizes: Sizes) -> tuple[tuple[Typecode, tuple[int, ...]], ...]:
    games = sizes.games
    return (
        (NUMBER, (games, sizes.cells)),
        (FRACTION, (games, sizes.players)),
        (NUMBER, (games, sizes.players)),
        (NUMBER, (games,)),
        (NUMBER, (games,)),
        (FLAG, (games, sizes.numbers)),
        (FLAG, (games,)),
    )


def _bytes(typecode: Typecode, shape: tuple[int, ...]) -> int:
    length = 1 if typecode == FLAG else 4
    for size in shape:
        length *= size
    return length


def memory_needed(sizes: Sizes) -> int:
    """Return the number of bytes of the block."""
    return sum(_bytes(*field) for field in _fields(sizes))


def arrays_in(block: Any, sizes: Sizes) -> tuple[Arrays, Arrays]:
    """Return the arrays in a block, and the same as rows of bytes, numbers and fractions without a second index."""
    whole = memoryview(block).cast("B")
    shaped, flat, at = [], [], 0
    for typecode, shape in _fields(sizes):
        length = _bytes(typecode, shape)
        part = whole[at : at + length]
        shaped.append(part.cast(typecode, shape))
        flat.append(part.cast(typecode))
        at += length
    return Arrays(*shaped), Arrays(*flat)
