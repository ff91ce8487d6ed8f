"""Chance as a value.

The generator is SplitMix64 (Steele, Lea and Flood, 2014). Its whole state is one 64-bit integer, here
called a *stream*; a draw takes a stream and returns the next one with the number drawn:

    stream' = (stream + 0x9E3779B97F4A7C15) mod 2**64
    z       = stream'
    z       = (z xor (z >> 30)) * 0xBF58476D1CE4E5B9 mod 2**64
    z       = (z xor (z >> 27)) * 0x94D049BB133111EB mod 2**64
    number  =  z xor (z >> 31)

Test vector: the stream 1234567 yields 6457827717110365317, 3203168211198807973, 9817491932198370423.

A game keeps one stream for each kind of chance ("bag", "boats", "tower", ...), so that one more draw
from the bag does not move the dice. The streams of a seed start at the first eight bytes, big-endian, of
BLAKE2b-64 over "seed/name".

A number below n is drawn without bias: numbers at or above the largest multiple of n that 64 bits hold
are thrown away, and the rest is taken modulo n.
"""

import hashlib
import struct
from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")

RANGE = 1 << 64
MASK = RANGE - 1
GAMMA = 0x9E3779B97F4A7C15


def start_stream(seed: int, name: str) -> int:
    """Return the stream with this name of a seed."""
    return int.from_bytes(hashlib.blake2b(f"{seed}/{name}".encode(), digest_size=8).digest(), "big")


def start_streams(seed: int, names: Sequence[str]) -> tuple[int, ...]:
    """Return one stream per name, in the order of the names."""
    return tuple(start_stream(seed, name) for name in names)


def next64(stream: int) -> tuple[int, int]:
    """Return the next stream and 64 random bits."""
    stream = (stream + GAMMA) & MASK
    z = stream
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return stream, z ^ (z >> 31)


def below(stream: int, n: int) -> tuple[int, int]:
    """Return the next stream and a number from 0 to n - 1, each equally likely."""
    while True:
        # `next64`, written out: this is the one draw that every game makes in its loop
        stream = (stream + GAMMA) & MASK
        z = ((stream ^ (stream >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        z ^= z >> 31
        # The largest multiple of n is not far from the end of the range: nearly every number lies well below it.
        if z < RANGE - n or z < RANGE - RANGE % n:
            return stream, z % n


def pick(stream: int, items: Sequence[T]) -> tuple[int, T]:
    """Return the next stream and one of the items."""
    stream, i = below(stream, len(items))
    return stream, items[i]


class Draws:
    """Many draws in a row from one stream: the numbers that `below` would draw, computed several at a time."""

    def __init__(self, stream: int, at_a_time: int = 16) -> None:
        self._from = stream
        self._made = at_a_time
        self._ahead = _numbers(stream, at_a_time)

    @property
    def stream(self) -> int:
        """Stream after the numbers drawn so far."""
        return (self._from + (self._made - len(self._ahead)) * GAMMA) & MASK

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely."""
        ahead = self._ahead
        while True:
            if not ahead:
                self._from = self.stream
                ahead += _numbers(self._from, self._made)
            z = ahead.pop()
            if z < RANGE - n or z < RANGE - RANGE % n:
                return z % n

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order (Fisher and Yates, from the last place down)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]


def _numbers(stream: int, count: int) -> list[int]:
    """Return the next numbers of 64 bits, the first one last.

    All are computed at once, each in a lane of 128 bits of one long integer, where no product overflows into the next.
    """
    ones, steps, low, unpack = _lanes(count)
    z = (stream * ones + steps) & low
    z = (((z ^ (z >> 30)) & low) * 0xBF58476D1CE4E5B9) & low
    z = (((z ^ (z >> 27)) & low) * 0x94D049BB133111EB) & low
    z = (z ^ (z >> 31)) & low
    return list(unpack(z.to_bytes(16 * count, "big")))


@cache
def _lanes(count: int) -> tuple[int, int, int, Any]:
    """Return, for all lanes: a one in each, the growth of the stream, the mask of lower halves, and their reader."""
    ones = sum(1 << 128 * lane for lane in range(count))
    steps = sum(((lane + 1) * GAMMA & MASK) << 128 * lane for lane in range(count))
    return ones, steps, MASK * ones, struct.Struct(">" + "8xQ" * count).unpack


def shuffled(stream: int, items: Sequence[T]) -> tuple[int, tuple[T, ...]]:
    """Return the next stream and the items in a random order."""
    order = list(items)
    draws = Draws(stream, max(1, len(order) - 1))
    draws.shuffle(order)
    return draws.stream, tuple(order)


def draw_counted(stream: int, counts: Sequence[int]) -> tuple[int, int]:
    """Return the next stream and an index, drawn as a tile from a bag that holds `counts[i]` tiles of kind i."""
    stream, left = below(stream, sum(counts))
    for i, count in enumerate(counts):
        left -= count
        if left < 0:
            return stream, i
    raise ValueError("an empty bag was drawn from")
