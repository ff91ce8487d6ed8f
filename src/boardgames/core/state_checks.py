"""Building blocks of a game's check of a position.

A game yields what is wrong with a state as faults, each the end of a sentence that names a field, such as
"players.1.money is -3". Only the first one counts: a later check may rely on everything that came before it, so that
lengths are checked before places, and places before what is there.
"""

from collections import Counter
from collections.abc import Container, Iterable, Iterator, Sequence, Sized
from typing import TypeAlias

from boardgames.core.rng import MASK

Faults: TypeAlias = Iterator[str]


def first_fault(faults: Faults) -> str:
    """Return the first fault, or ""."""
    return next(faults, "")


def within(name: str, number: int, least: int, most: int) -> Faults:
    """Check that a number is within its bounds."""
    if not least <= number <= most:
        yield f"{name} is {number}, not {least}" + (f" to {most}" if most > least else "")


def all_within(name: str, numbers: Iterable[int], least: int, most: int) -> Faults:
    for i, number in enumerate(numbers):
        yield from within(f"{name}.{i}", number, least, most)


def sized(name: str, items: Sized, size: int) -> Faults:
    """Check that a list has this number of entries."""
    if len(items) != size:
        yield f"{name} has {len(items)} entries, not {size}"


def counts(name: str, numbers: Sequence[int], size: int, most: int) -> Faults:
    """Check that there are `size` numbers, none of them negative."""
    yield from sized(name, numbers, size)
    yield from all_within(name, numbers, 0, most)


def known(name: str, items: Iterable[object], allowed: Container[object]) -> Faults:
    """Check that every entry is one of the tables'."""
    for i, item in enumerate(items):
        if item not in allowed:
            yield f"{name}.{i} is {_shown(item)}, which is not in the tables"


def one_of(name: str, item: object, allowed: Sequence[object]) -> Faults:
    if item not in allowed:
        few = len(allowed) <= 6
        yield f"{name} is {_shown(item)}, " + (
            f"not one of {', '.join(map(repr, allowed))}" if few else "which is none of its values"
        )


def subset(name: str, mask: int, whole: int) -> Faults:
    """Check that a set of bits has none outside the whole."""
    if mask < 0 or mask & ~whole:
        yield f"{name} is {mask}, a set with something that cannot be in it"


def permutation(name: str, items: Sequence[int], size: int) -> Faults:
    """Check that every number below the size is there once."""
    if sorted(items) != list(range(size)):
        yield f"{name} does not hold each of 0 to {size - 1} once"


def same_pieces(what: str, found: Iterable[object], wanted: Iterable[object]) -> Faults:
    """Check that there are exactly the wanted pieces, however they are ordered."""
    here, there = Counter(iter(found)), Counter(iter(wanted))
    if here != there:
        for piece in (*here, *there):
            if here[piece] != there[piece]:
                yield f"{what}: {_shown(piece)} is there {here[piece]} times, not {there[piece]}"


def adds_up(what: str, total: int, wanted: int) -> Faults:
    """Check that a total is what it must be."""
    if total != wanted:
        yield f"{what} add up to {total}, not {wanted}"


def streams(rng: Sequence[int], size: int) -> Faults:
    """Check that the streams of chance are numbers of 64 bits."""
    yield from sized("rng", rng, size)
    yield from all_within("rng", rng, 0, MASK)


def _shown(item: object) -> str:
    """Return an entry of a file, which may be anything, as short text on one line."""
    text = ascii(item)
    return text if len(text) <= 40 else f"{text[:37]}..."
