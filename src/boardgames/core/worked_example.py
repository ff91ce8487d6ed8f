"""Worked examples of the catalogue as positions: the board as the example gives it, and the choices it makes.

A game offers for the id of each example a function that builds its scenario (`Parts.examples`). A rules screen shows
the position on the real board and plays it figure by figure; the tests hold the figures to the catalogue.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from boardgames.core.game import Config, Game, Seat
from boardgames.core.values import Value


class ExampleStep(Value):
    """One choice of an example."""

    seat: Seat
    action: Any
    say: str
    """Short sentence about the action and its result."""
    refused: str = ""
    """Rule by which the judge refuses the choice, if that is what the example shows; the position then stays."""


class Scenario(Value):
    """A worked example. Without steps the position itself, or its score sheets, are what the example is about."""

    example: str
    """Id in the catalogue."""
    variant: str
    names: tuple[str, ...]
    state: Any
    steps: tuple[ExampleStep, ...]


Builder: TypeAlias = Callable[[Any], Scenario]
"""(game) -> scenario."""


def scenario(game: Game[Any, Any], example: str) -> Scenario | None:
    """Return the example with this id as a position and choices; None if there is no such example."""
    build = game.parts.examples().get(example)
    return None if build is None else build(game)


def positions(game: Game[Any, Any], shown: Scenario) -> tuple[Any, ...]:
    """Return the position before every step, and after the last one."""
    states = [shown.state]
    for step in shown.steps:
        refused = bool(step.refused)
        states.append(states[-1] if refused else game.apply(states[-1], step.seat, step.action))
    return tuple(states)


def started(game: Game[Any, Any], players: int, variant: str = "", options: tuple[str, ...] = ()) -> Any:
    """Return the first state of a game, to build a position from."""
    return game.start(Config(players, 0, variant or game.info.variants[0], options))
