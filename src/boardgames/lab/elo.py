"""Strength of players by their results: Elo numbers and their intervals.

The numbers are those that make the results most likely (Bradley and Terry, 1952), found by iteration (Hunter, 2004).
How sure they are is told by drawing the seeds of the games again and again (Efron, 1979): games of one seed share their
luck, so they are drawn together. Where that says too little, as after three wins in three games, it is told by how
steeply the likelihood falls.
"""

from collections import defaultdict
from collections.abc import Sequence
from math import log, log10, sqrt

from boardgames.core.rng import below, start_stream
from boardgames.core.values import Value

STEPS = 60
"""Rounds of the iteration; more do not change the first digit after the point."""
DRAWS = 200
ANCHOR = 1000
"""The Elo number of the last bot of a list."""
PRIOR = 0.5
"""Weight of a draw that every pair starts with, so that no rating is infinite."""


class Meeting(Value):
    """Two players in one game."""

    seed: int
    one: str
    other: str
    won: float
    """Result of `one`: 1, 0, or a half."""
    weight: float
    """Weight of the result, in games."""


class Standing(Value):
    """A row of the table."""

    bot: str
    elo: int
    low: int
    high: int
    """Bounds of the 95 % confidence interval, relative to the last bot of the list."""


def standings(bots: Sequence[str], meetings: Sequence[Meeting]) -> list[Standing]:
    """Return the table, strongest first; the last bot of the list has Elo 1000."""
    best = _elos(bots, meetings)
    by_seed: dict[int, list[Meeting]] = defaultdict(list)
    for meeting in meetings:
        by_seed[meeting.seed].append(meeting)
    seeds, luck = sorted(by_seed), start_stream(0, "league")
    drawn: list[dict[str, float]] = []
    for _ in range(DRAWS if seeds else 0):
        sample: list[Meeting] = []
        for _ in seeds:
            luck, i = below(luck, len(seeds))
            sample += by_seed[seeds[i]]
        drawn.append(_elos(bots, sample))
    rows = []
    for bot in bots:
        spread = sorted(elos[bot] for elos in drawn) or [best[bot]]
        low, high = spread[len(spread) // 40], spread[-1 - len(spread) // 40]
        half = 0.0 if bot == bots[-1] else _half_width(bot, best, meetings)
        low, high = min(low, best[bot] - half), max(high, best[bot] + half)
        rows.append(Standing(bot, round(best[bot]), round(low), round(high)))
    return sorted(rows, key=lambda row: -row.elo)


def _half_width(bot: str, elos: dict[str, float], meetings: Sequence[Meeting]) -> float:
    """Return half of the confidence interval of a bot, by the curvature of the likelihood."""
    known = PRIOR / 4
    for meeting in meetings:
        if bot in (meeting.one, meeting.other):
            share = 1 / (1 + 10 ** ((elos[meeting.other] - elos[meeting.one]) / 400))
            known += meeting.weight * share * (1 - share)
    return 1.96 * 400 / log(10) / sqrt(known)


def _elos(bots: Sequence[str], meetings: Sequence[Meeting]) -> dict[str, float]:
    won: dict[str, float] = {bot: PRIOR / 2 * (len(bots) - 1) for bot in bots}
    games: dict[tuple[str, str], float] = {(one, other): PRIOR for one in bots for other in bots if one != other}
    for m in meetings:
        won[m.one] += m.won * m.weight
        won[m.other] += (1 - m.won) * m.weight
        games[m.one, m.other] += m.weight
        games[m.other, m.one] += m.weight
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(STEPS):
        for bot in bots:
            met = sum(games[bot, other] / (strength[bot] + strength[other]) for other in bots if other != bot)
            if met:
                strength[bot] = won[bot] / met
    last = strength[bots[-1]]
    return {bot: ANCHOR + 400 * log10(strength[bot] / last) for bot in bots}
