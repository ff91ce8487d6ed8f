"""Worked examples of the catalogue as positions: the board as the example gives it, and the choices it makes.

Each game has a module `examples` with `SCENARIOS`: for the id of an example a function that builds its scenario. A
rules screen shows the position on the real board and plays it figure by figure; the tests hold the figures to the
catalogue.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from boardgames.core.protocol import Config, Game, Seat
from boardgames.core.values import Value


class Step(Value):
    """One choice of an example."""

    seat: Seat
    action: Any
    say: str
    """What is done and what comes of it, in a short sentence."""
    refused: str = ""
    """The rule by which the judge refuses the choice, if that is what the example shows; the position then stays."""


class Scenario(Value):
    """A worked example. Without steps the position itself, or its score sheets, are what the example is about."""

    example: str
    """The id in the catalogue."""
    variant: str
    names: tuple[str, ...]
    state: Any
    steps: tuple[Step, ...]


class Builder(Protocol):
    def __call__(self, game: Any, /) -> Scenario: ...


def scenarios(game: str) -> Mapping[str, Builder]:
    """For the ids of a game's examples the functions that build them; empty for a game without such a module."""
    name = f"boardgames.{game}.examples"
    if find_spec(f"boardgames.{game}") is None or find_spec(name) is None:
        return {}
    found: Mapping[str, Builder] = import_module(name).SCENARIOS
    return found


def scenario(game: Game[Any, Any], example: str) -> Scenario | None:
    """The example with this id as a position and choices; None if it is no such thing."""
    build = scenarios(game.info.id).get(example)
    return None if build is None else build(game)


def positions(game: Game[Any, Any], shown: Scenario) -> tuple[Any, ...]:
    """The position before every step, and after the last one."""
    states = [shown.state]
    for step in shown.steps:
        refused = bool(step.refused)
        states.append(states[-1] if refused else game.apply(states[-1], step.seat, step.action))
    return tuple(states)


def started(game: Game[Any, Any], players: int, variant: str = "", options: tuple[str, ...] = ()) -> Any:
    """A fresh game to build a position from."""
    return game.start(Config(players, 0, variant or game.info.variants[0], options))
