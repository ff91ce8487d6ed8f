"""Whole games without a screen."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from boardgames.core.protocol import Config, Game, ranking
from boardgames.core.table import Journal
from boardgames.core.values import Value, digest

S = TypeVar("S")
A = TypeVar("A")

Chooser = Callable[[Any, int, tuple[Any, ...], int], Any]
"""(state, seat, legal actions, number of choices so far) -> one of the actions."""


class Result(Value):
    """How one game ended."""

    seed: int
    decisions: int
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    digest: str


def play_out(game: Game[S, A], state: S, choose: Chooser, journal: Journal | None = None) -> tuple[S, int]:
    """The state at the end of the game and the number of choices that led there."""
    number = 0
    while open_now := game.decisions(state):
        seat = open_now[0].seat
        action = choose(state, seat, game.legal_actions(state, seat), number)
        after = game.apply(state, seat, action)
        if journal is not None:
            journal.wrote_choice(seat, action, state, after)
        state = after
        number += 1
    return state, number


def result_of(game: Game[S, A], config: Config, state: S, decisions: int) -> Result:
    sheets = game.scores(state)
    return Result(config.seed, decisions, tuple(sheet.total for sheet in sheets), ranking(sheets), digest(state))


class Summary(Value):
    """What `simulate --json` prints, less the rates."""

    games: int
    decisions: int
    scores: tuple[float, ...]
    """Mean by seat."""
    wins: tuple[int, ...]
    """By seat; a shared victory counts for each."""
    digest: str
    """Over all final states in order."""


def summarize(results: Sequence[Result]) -> Summary:
    seats = range(len(results[0].scores)) if results else range(0)
    return Summary(
        games=len(results),
        decisions=sum(result.decisions for result in results),
        scores=tuple(round(sum(r.scores[seat] for r in results) / len(results), 2) for seat in seats),
        wins=tuple(sum(r.ranks[seat] == 1 for r in results) for seat in seats),
        digest=digest([result.digest for result in results]),
    )
