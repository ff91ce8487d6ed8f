"""Choices compared by plans: trees that are grown apart, and what their plans come to in worlds of their own.

A tree tells too much of its own luck: it goes where its playouts happened to end well. So every choice has two trees
that never see the same world, and what counts is not a tree's own record but how the plans of both, and the instinct
without a plan, end in further worlds, the same for all choices. Where plans do not beat the instinct there, the
instinct's endings count. By how much the plans of the two trees differ is part of the error.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Any

from boardgames.bots.search import (
    HALVES,
    INSTINCT,
    Effort,
    Outlook,
    Trial,
    TrialRunner,
    Trials,
    rank,
    worth_a_thought,
)
from boardgames.bots.tree import Plan
from boardgames.core.game import Game, Seat
from boardgames.core.rng import next64, start_stream

GROWING = 0.5
"""Part of the budget with which the trees grow; what is left measures their plans."""
FIRST = 8
"""Visits of each tree before their length is known and the others are shared out."""
BATCH = 8
"""Worlds between two looks at the endings."""
LEAST = 16
"""Worlds before anything is concluded from them."""
BEHIND = 2.5
"""Standard errors by which a choice must be behind the best one to be measured no more."""
PAYS = 1.0
"""Standard errors by which plans must beat the instinct, all choices together, to count."""
HOPELESS = -1.0
"""Standard errors at which a choice's own plans are left out, although plans pay elsewhere."""
PLAIN = 2.5
"""Standard errors by which a choice's own plans must beat the instinct where plans do not pay elsewhere."""


def ranked(
    game: Game[Any, Any],
    seen: Any,
    seat: Seat,
    actions: tuple[Any, ...],
    luck: int,
    effort: Effort,
    runner: TrialRunner | None = None,
) -> list[Outlook]:
    """Return the choices worth searching, best first, as thoroughly as the effort says."""
    if not effort.ahead:
        return rank(game, seen, seat, actions, luck, effort, runner)
    left = worth_a_thought(game, seen, seat, actions, effort.candidates)
    if len(left) == 1:
        return [Outlook(left[0], 0)]
    return Comparison(runner or Trials(game, seen, seat, actions, effort), left, luck).ranked(effort)


def thought(
    trials: Trials, choices: Sequence[int], luck: int, effort: Effort
) -> tuple[list[Outlook], dict[int, tuple[Plan, Plan]]]:
    """Return the choices, best first, and the plans of both trees where plans end better than the heuristic."""
    if len(choices) == 1:
        return [Outlook(choices[0], 0)], {}
    comparison = Comparison(trials, choices, luck)
    ranked = comparison.ranked(effort)
    one, other = HALVES
    planned = [choice for choice in choices if comparison.counts_plans(choice)]
    return ranked, {choice: (Plan(trials.tree(choice, one)), Plan(trials.tree(choice, other))) for choice in planned}


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    """Return the mean of some numbers and its standard error."""
    n = len(numbers)
    mean = sum(numbers) / n
    return mean, sqrt(sum((one - mean) ** 2 for one in numbers) / (n * max(1, n - 1)))


class Comparison:
    """Some choices of a question: their trees, and how they end in worlds that all of them share."""

    def __init__(self, runner: TrialRunner, choices: Sequence[int], luck: int) -> None:
        self._runner = runner
        self._streams = {half: start_stream(luck, f"half-{half}") for half in HALVES}
        self._shared = luck
        self.spent = 0
        """Choices made in playouts so far."""
        self.leads: dict[int, dict[int, list[int]]] = {
            choice: {way: [] for way in (INSTINCT, *HALVES)} for choice in choices
        }
        """Leads in the shared worlds, in tenths of a point, by choice and by the half whose plan was kept to."""
        self._ways: dict[int, tuple[int, ...]] = dict.fromkeys(choices, (INSTINCT, *HALVES))
        self._counts: dict[int, tuple[int, ...]] = dict.fromkeys(choices, (INSTINCT,))

    def grow(self, choices: Sequence[int], visits: int) -> None:
        """Grow both trees of some choices."""
        trials = []
        for half in HALVES:
            for _ in range(visits):
                self._streams[half], world = next64(self._streams[half])
                trials += [Trial(choice, world, half, grows=True) for choice in choices]
        self.spent += sum(ending.length for ending in self._runner(trials))

    def measure(self, choices: Sequence[int], worlds: int) -> None:
        """Play some choices out in more worlds, with the plan of each tree and by instinct."""
        trials = []
        for _ in range(worlds):
            self._shared, world = next64(self._shared)
            trials += [Trial(choice, world, way) for choice in choices for way in self._ways[choice]]
        for trial, ending in zip(trials, self._runner(trials), strict=True):
            self.leads[trial.choice][trial.half].append(ending.lead)
            self.spent += ending.length

    def settle(self, choices: Sequence[int]) -> None:
        """Decide which ways count, and measure no longer those that will not."""
        together, error = mean_and_error(
            [sum(gains) / len(gains) for gains in zip(*map(self._gains, choices), strict=False)]
        )
        pays, surely = together > PAYS * error, together > PLAIN * error
        for choice in choices:
            if len(self._ways[choice]) > 1:
                gain, error = mean_and_error(self._gains(choice))
                self._counts[choice] = HALVES if gain > (HOPELESS if pays else PLAIN) * error else (INSTINCT,)
                if gain > (0 if surely else PLAIN) * error:
                    self._ways[choice] = HALVES
                elif gain < HOPELESS * error or not (pays or gain > error):
                    self._ways[choice] = (INSTINCT,)

    def _gains(self, choice: int) -> list[float]:
        """Gain of the plans over the instinct, on average of both, by world."""
        one, other = (self.leads[choice][half] for half in HALVES)
        return [(a + b) / 2 - c for a, b, c in zip(one, other, self.leads[choice][INSTINCT], strict=False)]

    def counts_plans(self, choice: int) -> bool:
        """True if what counts of a choice is how its plans end, and not the instinct."""
        return self._counts[choice] == HALVES

    def halves(self, choice: int) -> tuple[Sequence[int], Sequence[int]]:
        """Return how a choice ends by what counts: with the plan of each half, or by instinct in both."""
        own, ways = self.leads[choice], self._counts[choice]
        return own[ways[0]], own[ways[-1]]

    def values(self, choice: int) -> list[float]:
        """Return how a choice ends by what counts, world by world."""
        return [(a + b) / 2 for a, b in zip(*self.halves(choice), strict=True)]

    def apart(self, one: int, other: int) -> tuple[float, float]:
        """Return how much farther one choice leads than another, in tenths of a point, and the standard error of that:
        by the luck of the worlds and by the plans that the trees happened to find.
        """
        pairs = zip(self.halves(one), self.halves(other), strict=True)
        by_half = [[a - b for a, b in zip(mine, yours, strict=False)] for mine, yours in pairs]
        mean, error = mean_and_error([(a + b) / 2 for a, b in zip(*by_half, strict=True)])
        between = (sum(by_half[0]) - sum(by_half[1])) / len(by_half[0])
        return mean, sqrt(error**2 + (between / 2) ** 2)

    def ranked(self, effort: Effort) -> list[Outlook]:
        """Spend a budget on the choices and return them, best first.

        All of them grow alike; then the worse half is dropped again and again, and what is clearly behind at once.
        """
        left = list(self.leads)
        self._grow_all(left, int(GROWING * effort.budget))
        share = (effort.budget - self.spent) // (len(left) - 1).bit_length()
        liked, short, dropped = left[0], dict[int, float](), list[int]()
        while True:
            until, worlds = self.spent + share, LEAST
            while len(left) > 1 and worlds:
                before = self.spent
                self.measure(left, worlds)
                worlds = max(0, min(BATCH, (until - self.spent) * worlds // (self.spent - before)))
                self.settle(left)
                best = self._best(left)
                lost = [choice for choice in left if choice != best and self._has_lost(choice, best)]
                short |= {choice: self.apart(best, choice)[0] for choice in lost}
                dropped = sorted(lost, key=short.__getitem__) + dropped
                left = [choice for choice in left if choice not in lost]
            left.sort(key=lambda choice: -self._mean(choice))
            if liked in left and liked != left[0]:
                gain, error = self.apart(left[0], liked)
                if 10 * gain <= effort.doubt * error:
                    left.remove(liked)
                    left.insert(0, liked)
            if len(left) <= 2:
                break
            keep = (len(left) + 1) // 2
            short |= {choice: self.apart(left[0], choice)[0] for choice in left[keep:]}
            dropped = left[keep:] + dropped
            left = left[:keep]
        short |= {choice: self.apart(left[0], choice)[0] for choice in left[1:]}
        return self._outlooks(left + dropped, short)

    def _grow_all(self, choices: Sequence[int], budget: int) -> None:
        self.grow(choices, FIRST)
        self.grow(choices, max(0, (budget - self.spent) * FIRST // self.spent))

    def _mean(self, choice: int) -> float:
        values = self.values(choice)
        return sum(values) / len(values)

    def _best(self, left: Sequence[int]) -> int:
        return max(left, key=self._mean)

    def _has_lost(self, choice: int, best: int) -> bool:
        """True if a choice need not be tried again: it is clearly behind the best one, or was equal in every world."""
        gain, error = self.apart(best, choice)
        return gain > BEHIND * error or self.leads[choice] == self.leads[best]

    def _outlooks(self, choices: Sequence[int], short: dict[int, float]) -> list[Outlook]:
        """Return the choices with the lead of the best one, and what each of the others falls short of it."""
        first = self._mean(choices[0])
        outlooks = [Outlook(choices[0], round(first / 10))]
        for choice in choices[1:]:
            # What was dropped early saw few worlds: luck must not put it before what came farther.
            told = round((first - max(0.0, short[choice])) / 10)
            outlooks.append(Outlook(choice, min(outlooks[-1].lead, told)))
        return outlooks
