"""Differences between two choices, as far as they are significant.

A difference is told only if both halves of the worlds find it, each with the plans of trees of its own, and if it is
larger than twice its error. The error is that of the luck of the worlds, or that between the halves, or between the
worlds with and without plans, if one of these is larger: by that much two searches of the same choice, or two ways of
judging it, do not agree.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean

from boardgames.core.values import Value

SURE = 2.0
"""Number of standard errors beyond which a difference is significant."""


class Difference(Value):
    """Difference of two choices over the same worlds, in points."""

    mean: float
    error: float
    agrees: bool
    """True if both halves of the worlds find it on the same side."""
    equal: bool
    """True if there is no difference in any world."""

    @property
    def is_told(self) -> bool:
        """True if both halves agree on it and it is significant."""
        return self.agrees and abs(self.mean) > SURE * self.error

    @property
    def is_ahead(self) -> bool:
        """True if the first of the two is known to be better."""
        return self.is_told and self.mean > 0


def has_plan(number: int) -> bool:
    """True if a choice is played on by plan in a world, and not by the heuristic alone: in two of four."""
    return number % 4 < 2


def difference(apart: Sequence[float], between: float = 0.0) -> Difference:
    """Return the difference of two choices from that in each world; the worlds of the two halves take turns, and
    pairs of them with and without plans.

    `between` is the error between plans as the other choices of the question show it.
    """
    one, other = (fmean(apart[half::2]) for half in (0, 1))
    n, mean = len(apart), fmean(apart)
    by_luck = sqrt(sum((each - mean) ** 2 for each in apart) / (n * max(1, n - 1)))
    ways = [[each for number, each in enumerate(apart) if has_plan(number) == planned] for planned in (True, False)]
    by_way = abs(fmean(ways[0]) - fmean(ways[1])) if all(ways) else 0.0
    error = max(by_luck, abs(one - other) / 2, by_way / 2, between)
    return Difference(mean, error, one * other > 0, not any(apart))


def error_between(leads: Sequence[Sequence[float]]) -> float:
    """Return the error of a difference of two choices that the plans of their trees bring with them, as far as all
    choices of a question together show it.
    """
    k = len(leads)
    if k < 2:
        return 0.0
    usual = [fmean(world) for world in zip(*leads, strict=True)]
    apart = [[lead - mean for lead, mean in zip(own, usual, strict=True)] for own in leads]
    return sqrt(2 * sum((fmean(own[::2]) - fmean(own[1::2])) ** 2 / 4 for own in apart) / (k - 1))
