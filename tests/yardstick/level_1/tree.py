"""Search over a seat's own next choices: a tree, grown while one choice is tried in world after world.

Whoever follows the heuristic after a choice judges the choice by what the heuristic makes of it. Below every choice
that is tried stands a tree of the seat's next ones instead, and each play-out goes on where those before it did well,
or where the heuristic would go and few have been (UCT with a prior; Kocsis and Szepesvári, 2006; Rosin, 2011). What
others do and what luck brings differs from world to world, so a place in the tree is what the seat has chosen on the
way there (information sets; Cowling, Powley and Whitehouse, 2012).
"""

from collections.abc import Hashable, Sequence
from math import sqrt

from boardgames.core.game import Seat

WIDTH = 3
"""Choices of a place that are tried: those that the heuristic likes best."""
DEPTH = 6
"""Own choices that are thought about after the first one."""
BOLD = 0.5
"""Extra distance by which a choice may be behind and still be tried, in standard deviations of how playouts end."""
UNKNOWN = 50.0
"""That deviation, in tenths of a point, before it can be told."""


class Place:
    """Where the seat stands after some of its choices."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0
        self.next: dict[Hashable, Place] = {}


class Tree:
    """The seat's next choices after one that is tried."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.root = Place()
        self._squares = 0
        self._way = [self.root]
        self._inside = False

    def begin(self) -> None:
        self._way = [self.root]
        self._inside = self.root.visits > 0

    def choose(self, who: Seat, actions: Sequence[Hashable], weights: Sequence[int]) -> int:
        if who != self.seat or not self._inside:
            return -1
        place = self._way[-1]
        choice = self._best(place, actions, weights)
        after = place.next.get(actions[choice])
        if after is None:
            after = place.next[actions[choice]] = Place()
        self._way.append(after)
        self._inside = after.visits > 0 and len(self._way) <= DEPTH
        return choice

    def _best(self, place: Place, actions: Sequence[Hashable], weights: Sequence[int]) -> int:
        """Return the choice that has done well, or that tempts and has been tried seldom."""
        tempting = sorted([i for i, weight in enumerate(weights) if weight], key=lambda i: -weights[i])[:WIDTH]
        if len(tempting) < 2:
            return tempting[0] if tempting else 0
        mean, total = place.total / place.visits, sum([weights[i] for i in tempting])
        reach = BOLD * self._deviation() * sqrt(place.visits)
        best, most = tempting[0], -1e9
        for i in tempting:
            after = place.next.get(actions[i])
            visits, ends = (after.visits, after.total) if after is not None else (0, 0)
            # Half of the trust goes to what tempts most: that is what the seat would do without thinking.
            prior = (weights[i] / total + (i == tempting[0])) / 2
            hope = (ends + mean) / (visits + 1) + reach * prior / (visits + 1)
            if hope > most:
                best, most = i, hope
        return best

    def _deviation(self) -> float:
        visits, total = self.root.visits, self.root.total
        return sqrt(max(1.0, self._squares / visits - (total / visits) ** 2)) if visits > 1 else UNKNOWN

    def end(self, lead: int) -> None:
        """Record the end of the playout, as a lead in tenths of a point."""
        self._squares += lead * lead
        for place in self._way:
            place.visits += 1
            place.total += lead
