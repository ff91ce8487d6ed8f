"""People differ: weights around the one that was learned.

Whoever imagines that all others follow one and the same heuristic to the letter finds traps that only this heuristic
walks into. With others of many weights, a choice is good only if it is good against most of them.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from typing import Any, TypeAlias

import msgspec

from boardgames.bots.heuristic import Heuristic, heuristic_with, weights_of
from boardgames.core.game import Game, Seat
from boardgames.core.rng import next64, start_stream
from boardgames.core.values import Value

PEOPLE = 16
"""Different weights that others may have."""
SEAT_BITS = 4
"""Bits of a world that say who sits on a seat."""
NOBODY = -1
"""Seat of nobody: with it everybody in a `company` is another."""

Point: TypeAlias = tuple[float, ...]
"""Weights on a logarithmic scale."""


def to_point(learned: Value) -> Point:
    return tuple(log(1 + value) for value in msgspec.structs.astuple(learned))


def to_weights(kind: type[Value], point: Point) -> Value:
    return kind(*[round(exp(value) - 1) for value in point])


def normal(luck: int) -> tuple[int, float]:
    """Return the next stream and a nearly normal number around 0: the sum of twelve draws."""
    total = 0.0
    for _ in range(12):
        luck, number = next64(luck)
        total += number / 2**64
    return luck, total - 6


def way(luck: int, centre: Point, step: float) -> tuple[int, Point]:
    """Return the next stream and a step from one point to another near it."""
    found = []
    for _ in centre:
        luck, number = normal(luck)
        found.append(step * number)
    return luck, tuple(found)


def moved(centre: Point, by: Point, sign: int = 1) -> Point:
    """Return the point one step away, on one side or the opposite; no weight becomes negative."""
    return tuple(max(0.0, at + sign * one) for at, one in zip(centre, by, strict=True))


@lru_cache(maxsize=16)
def people(learned: Value, tenths: int) -> tuple[Value, ...]:
    """Tastes around one, so many tenths away on average, on a logarithmic scale."""
    luck, centre = start_stream(0, "people"), to_point(learned)
    found = []
    for _ in range(PEOPLE):
        luck, by = way(luck, centre, tenths / 10)
        found.append(to_weights(type(learned), moved(centre, by)))
    return tuple(found)


def others_of(game: Game[Any, Any], tenths: int) -> Sequence[Heuristic]:
    """Return the heuristics that others may have; none if all are alike."""
    learned = weights_of(game)
    return [heuristic_with(game, one) for one in people(learned, tenths)] if learned is not None and tenths else ()


def company(own: Heuristic, others: Sequence[Heuristic], seat: Seat, world: int) -> Heuristic:
    """Return how everybody in a world chooses: the seat by its own heuristic, each other one by some other."""
    if not others:
        return own

    def weigh(state: Any, who: Seat, actions: tuple[Any, ...]) -> Sequence[int]:
        heuristic = own if who == seat else others[(world >> SEAT_BITS * (who + 1)) % len(others)]
        return heuristic(state, who, actions)

    return weigh
