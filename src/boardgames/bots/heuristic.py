"""The heuristic of a game: how tempting each choice is to a sensible player who does not think ahead.

A game may offer a function `weigh(game, state, seat, actions)` that gives every action a weight (`Parts.heuristic`).
Zero means that no sensible player would do it while there is something else; otherwise the weights say how often
each would be done. A game without one is played as if all choices were equally good.

A heuristic can learn: if the game has a record of numbers for it (`Parts.weights`), those that were found by playing
are in `bots/weights.toml` beside the tables, and `weigh` takes the record as its argument `learned`.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.game import Game, Seat, Weigh
from boardgames.core.rng import below
from boardgames.core.values import Value
from boardgames.store.component_tables import read_toml

Heuristic: TypeAlias = Callable[[Any, Seat, tuple[Any, ...]], Sequence[int]]
"""(state, seat, legal actions) -> a weight for each."""

WEIGHTS_FILE = "bots/weights.toml"


def weights_of(game: Game[Any, Any]) -> Value | None:
    """Return the weights that training fitted for the heuristic of a game, or None if it has none."""
    kind = game.parts.weights()
    return None if kind is None else learned_weights(game.parts.data / WEIGHTS_FILE, kind)


def heuristic_of(game: Game[Any, Any]) -> Heuristic:
    """Return the heuristic of a game: how tempting its choices are."""
    learned = weights_of(game)
    return _bound(game, game.parts.heuristic()) if learned is None else heuristic_with(game, learned)


def heuristic_with(game: Game[Any, Any], learned: Value) -> Heuristic:
    """Return the heuristic of a game with these weights."""
    weigh = game.parts.heuristic()
    return _alike if weigh is None else partial(weigh, game, learned=learned)


@lru_cache(maxsize=16)
def learned_weights(path: Path, kind: type[Value]) -> Value:
    """Return the weights of a file, with the defaults for those that it does not name."""
    if not path.is_file():
        return kind()
    try:
        return msgspec.convert(read_toml(path).get("weights", {}), kind)
    except msgspec.ValidationError as error:
        raise UserError(
            f"{path} does not hold the weights of a bot ({error}); rebuild them with `make train`."
        ) from None


def _bound(game: Game[Any, Any], weigh: Weigh | None) -> Heuristic:
    return _alike if weigh is None else partial(weigh, game)


def _alike(state: Any, seat: Seat, actions: tuple[Any, ...]) -> Sequence[int]:
    return (1,) * len(actions)


def pick_by(weights: Sequence[int], luck: int) -> tuple[int, int]:
    """Return the next stream and an index, drawn by weight; any index if all weights are 0."""
    total = sum(weights)
    if not total:
        return below(luck, len(weights))
    luck, left = below(luck, total)
    for i, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return luck, i
    raise ValueError("a weight is negative")


def follow(weights: Sequence[int], luck: int, sure: int) -> tuple[int, int]:
    """Return the next stream and an index: `sure` times out of ten the largest weight, else drawn by weight."""
    luck, dice = below(luck, 10)
    if dice < sure:
        return luck, weights.index(max(weights))
    return pick_by(weights, luck)
