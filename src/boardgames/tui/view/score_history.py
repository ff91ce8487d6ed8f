"""History of the scores: choice by choice, as a plot by round, and the turns that changed most."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from boardgames.core.game import SEAT_LETTERS, Seat
from boardgames.core.table import Table

PLOT_ROWS = 9
LEAST_SWING, TRIFLE = 3, 20
"""Minimum change of the lead at a turning point, in points and as a part of the best result."""


def scores_over_time(table: Table[Any, Any], *, is_open: bool = False) -> list[tuple[int, ...]]:
    """Return everybody's score after each number of choices.

    Hidden points count once the game is over or if everybody has agreed (`is_open`), else only what a spectator sees.
    """
    game = table.game
    states = table.states if table.is_over or is_open else [game.observe(state, None) for state in table.states]
    return [tuple(sheet.total for sheet in game.scores(state)) for state in states]


def round_ends(table: Table[Any, Any]) -> list[tuple[int, int]]:
    """Return (round, index of its last state)."""
    ends: dict[int, int] = {}
    for i, state in enumerate(table.states):
        ends[table.game.round(state)] = i
    return sorted(ends.items())


@dataclass(frozen=True)
class Turn:
    """Choices of one player in a row, within a round."""

    seat: Seat
    first: int
    last: int
    """Numbers of the first and last choice, from 1."""
    round: int


def turns(table: Table[Any, Any]) -> list[Turn]:
    """Return the whole game, turn by turn."""
    found: list[Turn] = []
    for number, choice in enumerate(table.choices, start=1):
        in_round = table.game.round(table.states[number - 1])
        if found and (found[-1].seat, found[-1].round) == (choice.seat, in_round):
            found[-1] = replace(found[-1], last=number)
        else:
            found.append(Turn(choice.seat, number, number, in_round))
    return found


def turning_points(turns: Sequence[Turn], scores: Sequence[tuple[int, ...]], count: int = 3) -> list[Turn]:
    """Return the turns that changed the lead most, in the order of play, without negligible ones."""
    trifle = max(LEAST_SWING, max(scores[-1]) // TRIFLE)
    weighed = []
    for turn in turns:
        swing, taken = _swing(scores[turn.first - 1], scores[turn.last])
        if swing >= trifle:
            weighed.append((swing * (1 + taken), turn.first, turn))
    chosen = sorted(weighed, key=lambda each: each[:2], reverse=True)[:count]
    return sorted((turn for _, _, turn in chosen), key=lambda turn: turn.first)


def _swing(before: tuple[int, ...], after: tuple[int, ...]) -> tuple[int, bool]:
    """Return how much the distance between a leader and somebody else has changed, and whether the lead was taken."""
    leaders = {seat for scores in (before, after) for seat, score in enumerate(scores) if score == max(scores)}
    swing = max(
        (
            abs((after[a] - after[b]) - (before[a] - before[b]))
            for a in sorted(leaders)
            for b in range(len(after))
            if a != b
        ),
        default=0,
    )
    return swing, leader(before) != leader(after)


def leader(scores: tuple[int, ...]) -> Seat | None:
    """Return the seat that leads alone, or None."""
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else None


def plot(rounds: Sequence[tuple[int, tuple[int, ...]]], width: int) -> list[str]:
    """Return a plot of the scores by round, in the players' letters; letters at one point are side by side."""
    if not rounds:
        return []
    values = [value for _, scores in rounds for value in scores]
    low, high = min(0, *values), max(1, *values)
    # All players may stand on one level: then their letters need a place each.
    step = max(5, len(rounds[0][1]) + 1, min(12, (width - 8) // len(rounds)))
    height = min(PLOT_ROWS, high - low + 1)
    grid = [[" "] * (step * len(rounds) + 1) for _ in range(height)]
    for column, (_, scores) in enumerate(rounds):
        for seat, value in enumerate(scores):
            y = height - 1 - round((value - low) * (height - 1) / (high - low))
            x = column * step + 1
            while grid[y][x] != " ":
                x += 1
            grid[y][x] = SEAT_LETTERS[seat]
    lines = []
    for y, cells in enumerate(grid):
        level = round(low + (high - low) * (height - 1 - y) / (height - 1))
        label = f"{level:>5}" if y % 2 == 0 else " " * 5
        lines.append(f"{label} │{''.join(cells)}")
    axis = "".join(f"─{number}".ljust(step, "─") for number, _ in rounds)
    return [*lines, f"      └{axis}"]
