"""How the standings changed: scores move by move, a plot by round, and the moves that changed most."""

from collections.abc import Sequence
from typing import Any

from boardgames.core.protocol import SEAT_LETTERS
from boardgames.core.table import Table

PLOT_ROWS = 9


def track(table: Table[Any, Any]) -> list[tuple[int, ...]]:
    """Everybody's score after each number of choices: with full knowledge once the game is over, and before that as
    a bystander would reckon."""
    game = table.game
    states = table.states if table.is_over else [game.observe(state, None) for state in table.states]
    return [tuple(sheet.total for sheet in game.scores(state)) for state in states]


def round_ends(table: Table[Any, Any]) -> list[tuple[int, int]]:
    """(round, index of its last state)."""
    ends: dict[int, int] = {}
    for i, state in enumerate(table.states):
        ends[table.game.words.round(state)] = i
    return sorted(ends.items())


def turning_points(scores: Sequence[tuple[int, ...]], count: int = 3) -> list[int]:
    """The numbers of the choices after which the order changed most, in the order of play."""
    weighed = []
    for i in range(1, len(scores)):
        before, after = scores[i - 1], scores[i]
        pairs = [(a, b) for a in range(len(after)) for b in range(a)]
        turned = sum((before[a] - before[b]) * (after[a] - after[b]) < 0 for a, b in pairs)
        swing = max((abs((after[a] - after[b]) - (before[a] - before[b])) for a, b in pairs), default=0)
        if swing:
            weighed.append((turned, swing, i))
    return sorted(i for _, _, i in sorted(weighed, reverse=True)[:count])


def plot(rounds: Sequence[tuple[int, tuple[int, ...]]], width: int, unit: str = "r") -> list[str]:
    """Scores by round, or whatever unit, in the players' letters; where letters meet they stand side by side."""
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
    axis = "".join(f"─{unit}{number}".ljust(step, "─") for number, _ in rounds)
    return [*lines, f"      └{axis}"]
