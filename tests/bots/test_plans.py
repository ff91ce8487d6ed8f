"""Choices compared by plans: nothing is dropped before its trees have grown, and plans count only where they pay."""

from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from boardgames.bots.plans import LEAST, Comparison
from boardgames.bots.search import HALVES, INSTINCT, Effort, Ending, Outlook, Trial

CHOICES = (3, 0, 5)
LENGTH = 10


class Scripted:
    """A runner whose playouts end as a function says."""

    def __init__(self, lead: Callable[[Trial], int]) -> None:
        self._lead = lead
        self.tried = Counter[tuple[int, int, bool]]()
        self.worlds: dict[tuple[int, bool], set[int]] = {}

    def __call__(self, trials: Sequence[Trial]) -> list[Ending]:
        for trial in trials:
            self.tried[trial.choice, trial.half, trial.grows] += 1
            self.worlds.setdefault((trial.half, trial.grows), set()).add(trial.world)
        return [Ending(self._lead(trial), LENGTH) for trial in trials]


def noise(trial: Trial) -> int:
    """Return a number from -50 to 50 that depends on everything about a trial."""
    return hash((trial.world, trial.choice, trial.half)) % 101 - 50


def asked(lead: Callable[[Trial], int], budget: int = 20_000) -> tuple[list[Outlook], Scripted]:
    runner = Scripted(lead)
    return Comparison(runner, CHOICES, 7).ranked(Effort(budget=budget, candidates=3, ahead=True)), runner


def test_no_choice_is_dropped_before_its_trees_have_grown() -> None:
    """Not even one that is hopeless from the first playout."""
    ranked, runner = asked(lambda trial: noise(trial) - 900 * (trial.choice == 0))
    assert ranked[-1].choice == 0
    for choice in CHOICES:
        assert sum(runner.tried[choice, half, True] for half in HALVES) >= 64
    assert runner.tried[0, INSTINCT, False] == LEAST, "but then it is measured no more"


def test_trees_and_measurements_never_share_a_world() -> None:
    """The plans are measured in worlds that no tree has seen, and neither tree sees those of the other."""
    _, runner = asked(noise)
    grown = [runner.worlds[half, True] for half in HALVES]
    measured = set().union(*(worlds for (_, grows), worlds in runner.worlds.items() if not grows))
    assert not grown[0] & grown[1]
    assert not (grown[0] | grown[1]) & measured


def test_a_plan_counts_only_where_it_beats_the_instinct() -> None:
    """The lead that is told is that of the plans where they pay, and never that of a tree."""

    def lead(trial: Trial) -> int:
        if trial.grows:
            return 10_000
        return noise(trial) + {3: 10, 0: 0, 5: -10}[trial.choice] + gain * (trial.half != INSTINCT)

    gain = 200
    ranked, runner = asked(lead)
    assert ranked[0].choice == 3
    assert ranked[0].lead == pytest.approx(21, abs=2)
    assert runner.tried[3, 0, False] > runner.tried[3, INSTINCT, False], "the instinct is measured no longer"
    gain = -200
    ranked, runner = asked(lead)
    assert ranked[0].lead == pytest.approx(1, abs=2)
    assert runner.tried[3, INSTINCT, False] > runner.tried[3, 0, False] == LEAST, "the plans are measured no longer"


def test_what_two_trees_do_not_agree_on_is_no_difference() -> None:
    """One tree found a trick for a choice and the other did not: what the heuristic likes best stays first."""

    def lead(trial: Trial) -> int:
        found = 60 if trial.choice == 5 and trial.half == 1 and not trial.grows else 0
        return noise(trial) // 10 + found + 10 * (trial.half != INSTINCT)

    ranked, _ = asked(lead)
    assert ranked[0].choice == 3
    mean, error = measured(lead).apart(5, 3)
    assert mean == pytest.approx(30, abs=3)
    assert error >= 28


def measured(lead: Callable[[Trial], int]) -> Comparison:
    comparison = Comparison(Scripted(lead), CHOICES, 7)
    comparison.measure(CHOICES, 32)
    comparison.settle(CHOICES)
    return comparison


def test_most_of_the_budget_is_spent_and_no_more() -> None:
    for budget in (4_000, 20_000):
        _, runner = asked(noise, budget)
        spent = LENGTH * sum(runner.tried.values())
        assert 0.6 * budget < spent < 1.2 * budget
