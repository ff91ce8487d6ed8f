"""Whole games without a screen."""

from collections.abc import Callable
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


class Tally:
    """Results added up as they come: what is kept of a game is eight bytes."""

    def __init__(self) -> None:
        self.games = 0
        self._decisions = 0
        self._scores: list[int] = []
        self._wins: list[int] = []
        self._digests = bytearray()

    def add(self, result: Result) -> None:
        if not self.games:
            self._scores, self._wins = [0] * len(result.scores), [0] * len(result.scores)
        self.games += 1
        self._decisions += result.decisions
        for seat, (points, rank) in enumerate(zip(result.scores, result.ranks, strict=True)):
            self._scores[seat] += points
            self._wins[seat] += rank == 1
        self._digests += bytes.fromhex(result.digest)

    def summary(self) -> Summary:
        ends = [self._digests[at : at + 8].hex() for at in range(0, len(self._digests), 8)]
        return Summary(
            games=self.games,
            decisions=self._decisions,
            scores=tuple(round(points / self.games, 2) for points in self._scores),
            wins=tuple(self._wins),
            digest=digest(ends),
        )
