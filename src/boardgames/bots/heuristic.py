"""What a sensible player would do without thinking: how tempting each choice is, by game.

A game may offer a function `weigh(game, state, seat, actions)` that gives every action a weight (`Parts.instinct`).
Zero means that no sensible player would do it while there is something else; otherwise the weights say how often
each would be done. A game without one is played as if all choices were equally good.

An instinct can learn: if the game has a record of numbers for it (`Parts.taste`), those that were found by playing lie
in `bots/taste.toml` beside the tables, and `weigh` takes the record as its `taste`.
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

Instinct: TypeAlias = Callable[[Any, Seat, tuple[Any, ...]], Sequence[int]]
"""(state, seat, legal actions) -> a weight for each."""

TASTE_FILE = "bots/taste.toml"


def taste_of(game: Game[Any, Any]) -> Value | None:
    """What the instinct of a game has learned; None if it cannot learn."""
    kind = game.parts.taste()
    return None if kind is None else learned_taste(game.parts.data / TASTE_FILE, kind)


def instinct_of(game: Game[Any, Any]) -> Instinct:
    """How tempting the choices of a game are."""
    taste = taste_of(game)
    return _bound(game, game.parts.instinct()) if taste is None else instinct_with(game, taste)


def instinct_with(game: Game[Any, Any], taste: Value) -> Instinct:
    """How tempting they are to somebody of that taste."""
    weigh = game.parts.instinct()
    return _alike if weigh is None else partial(weigh, game, taste=taste)


def first_instinct_of(game: Game[Any, Any]) -> Instinct:
    """How tempting they were to the first bot that thought."""
    first = game.parts.first_instinct()
    return instinct_of(game) if first is None else _bound(game, first)


@lru_cache(maxsize=16)
def learned_taste(path: Path, kind: type[Value]) -> Value:
    """The numbers of a file; those that it does not name are as they were before anything was learned."""
    if not path.is_file():
        return kind()
    try:
        return msgspec.convert(read_toml(path).get("taste", {}), kind)
    except msgspec.ValidationError as error:
        raise UserError(f"{path} does not hold the taste of a bot ({error}); make it anew by `make train`.") from None


def _bound(game: Game[Any, Any], weigh: Weigh | None) -> Instinct:
    return _alike if weigh is None else partial(weigh, game)


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


def follow(weights: Sequence[int], luck: int, sure: int) -> tuple[int, int]:
    """The next stream and an index: `sure` times out of ten what tempts most, else drawn by weight."""
    luck, dice = below(luck, 10)
    if dice < sure:
        return luck, weights.index(max(weights))
    return pick_by(weights, luck)
