"""Whole games without a screen."""

from collections.abc import Callable
from typing import Any, TypeVar

from boardgames.core.game import Config, Game, ranking
from boardgames.core.table import Journal
from boardgames.core.values import Event, Value, digest

S = TypeVar("S")
A = TypeVar("A")

Chooser = Callable[[Any, int, tuple[Any, ...], int], Any]
"""(state, seat, legal actions, number of choices so far) -> one of the actions."""
Listener = Callable[[Any, int, Any, list[Event]], None]
"""Function that is told of every choice: (state before it, seat, action, what happened)."""


class Result(Value):
    """Result of one game."""

    seed: int
    decisions: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    digest: str
    categories: tuple[tuple[tuple[str, int], ...], ...] = ()
    """Points by category, for each seat."""
    choices: tuple[tuple[int, int], ...] = ()
    """Numbers of actions in `Game.all_actions`, and how often each was chosen."""


def play_out(
    game: Game[S, A], state: S, choose: Chooser, journal: Journal | None = None, hearer: Listener | None = None
) -> tuple[S, int]:
    """Play to the end; return the last state and the number of choices that led there."""
    number, next_offer, apply = 0, game.next_offer, game.apply
    if hearer is None and journal is None:
        while (asked := next_offer(state)) is not None:
            seat, actions = asked
            state = apply(state, seat, choose(state, seat, actions, number))
            number += 1
        return state, number
    while (asked := next_offer(state)) is not None:
        seat, actions = asked
        action = choose(state, seat, actions, number)
        number += 1
        events: list[Event] | None = None if hearer is None else []
        after = apply(state, seat, action, events)
        if hearer is not None and events is not None:
            hearer(state, seat, action, events)
        if journal is not None:
            journal.wrote_choice(seat, action, state, after)
        state = after
    return state, number


def result_of(
    game: Game[S, A], config: Config, state: S, decisions: int, choices: tuple[tuple[int, int], ...] = ()
) -> Result:
    sheets = game.scores(state)
    return Result(
        config.seed,
        decisions,
        tuple(sheet.total for sheet in sheets),
        ranking(sheets),
        digest(state),
        tuple(tuple((line.category, line.points) for line in sheet.lines) for sheet in sheets),
        choices,
    )
