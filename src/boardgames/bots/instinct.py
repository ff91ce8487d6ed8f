"""What a sensible player would do without thinking: how tempting each choice is, by game.

A game may offer a function `weigh(game, state, seat, actions)` that gives every action a weight (`Parts.instinct`).
Zero means that no sensible player would do it while there is something else; otherwise the weights say how often
each would be done. A game without one is played as if all choices were equally good.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeAlias

from boardgames.core.protocol import Game, Seat
from boardgames.core.rng import below

Instinct: TypeAlias = Callable[[Any, Seat, tuple[Any, ...]], Sequence[int]]
"""(state, seat, legal actions) -> a weight for each."""


def instinct_of(game: Game[Any, Any]) -> Instinct:
    """How tempting the choices of a game are."""
    weigh = game.parts.instinct()
    return partial(weigh, game) if weigh is not None else _alike


def _alike(state: Any, seat: Seat, actions: tuple[Any, ...]) -> Sequence[int]:
    return (1,) * len(actions)


def pick_by(weights: Sequence[int], luck: int) -> tuple[int, int]:
    """The next stream and an index, each as likely as its weight says; if all are zero, any."""
    total = sum(weights)
    if not total:
        return below(luck, len(weights))
    luck, left = below(luck, total)
    for i, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return luck, i
    raise ValueError("a weight is negative")
