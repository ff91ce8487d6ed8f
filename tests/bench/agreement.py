"""How far a bot agrees with itself: `python -m tests.bench.agreement [--questions N] [--level strong] [GAME ...]`.

With `--level coach` the coach is asked, and printed are:

- told: pairs of choices of which one is said to be better
- denied: of these, seen under each other luck, the share that is said to be the other way round
- kept: first choices that are not said to be worse than another under another luck
- span: points between the highest and the lowest lead that is told for one and the same choice, on average
- median and p95 of the processor time

The same questions, from games between heuristics, are asked under several lucks. Printed are, per game:

- same: pairs of lucks that lead to the same choice; near: or to one that is within a point, on average of all lucks
- span: points between the highest and the lowest lead that is told for one and the same choice, on average
- spent: median share of the budget
- median and p95 of the processor time per choice, in this process alone
"""

import argparse
import time
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from statistics import fmean, median
from typing import Any

from boardgames.bots import find_bot, luck_at
from boardgames.bots.coach import ASKED, advise
from boardgames.bots.compare_choices import Future
from boardgames.bots.levels import EFFORTS
from boardgames.bots.plans import ranked
from boardgames.bots.search import Effort, Ending, Trial, Trials, worth_a_thought
from boardgames.bots.side_by_side import Advice
from boardgames.core.game import Config, Game
from boardgames.core.registry import games, load

COACH = "coach"
SEEDS = (90_001, 90_002)
"""Games from which the questions are."""
LUCKS = (11, 22, 33)
NEAR = 1.0
"""Points by which two choices may differ and still be equally good."""


class Counted:
    """A runner that counts the choices made in its playouts."""

    def __init__(self, trials: Trials) -> None:
        self._trials = trials
        self.spent = 0

    def __call__(self, trials: Sequence[Trial]) -> list[Ending]:
        endings = self._trials(trials)
        self.spent += sum(ending.length for ending in endings)
        return endings


def questions(game: Game[Any, Any], effort: Effort, most: int) -> list[tuple[Any, int]]:
    """States with the seat that chooses, spread evenly over the questions that are worth a thought."""
    bot, found = find_bot("heuristic"), list[tuple[Any, int]]()
    for seed in SEEDS:
        state, number = game.start(Config(2, seed, game.info.variants[0])), 0
        while open_now := game.decisions(state):
            seat = open_now[0].seat
            actions = game.legal_actions(state, seat)
            if len(actions) > 1 and len(worth_a_thought(game, state, seat, actions, effort.candidates)) > 1:
                found.append((state, seat))
            state = game.apply(state, seat, bot.choose(game, lambda s=state: s, seat, actions, luck_at(1, number)))  # type: ignore[misc]
            number += 1
    step = max(1, len(found) // most)
    return found[step // 2 :: step][:most]


class Asked:
    """Answers to one question under several lucks."""

    def __init__(self, game: Game[Any, Any], state: Any, seat: int, effort: Effort) -> None:
        self.chosen, self.leads, self.spent, self.took = [], list[dict[int, int]](), list[float](), list[float]()
        seen, actions = game.recall(state, seat), game.legal_actions(state, seat)
        for luck in LUCKS:
            runner, start = Counted(Trials(game, seen, seat, actions, effort)), time.process_time()
            found = ranked(game, seen, seat, actions, luck, effort, runner)
            self.took.append(time.process_time() - start)
            self.spent.append(runner.spent / effort.budget)
            self.chosen.append(found[0].choice)
            self.leads.append({outlook.choice: outlook.lead for outlook in found})

    def same(self) -> Iterator[bool]:
        return (one == other for one, other in combinations(self.chosen, 2))

    def near(self) -> Iterator[bool]:
        worth = {choice: fmean(leads[choice] for leads in self.leads) for choice in self.chosen}
        return (abs(worth[one] - worth[other]) <= NEAR for one, other in combinations(self.chosen, 2))

    def span(self) -> int:
        told = [leads[self.chosen[0]] for leads in self.leads]
        return max(told) - min(told)


class Advised:
    """Advice about one question under several lucks."""

    def __init__(self, game: Game[Any, Any], state: Any, seat: int) -> None:
        self.took, self.advice = list[float](), list[Advice]()
        seen, actions = game.recall(state, seat), game.legal_actions(state, seat)
        for luck in LUCKS:
            start = time.process_time()
            self.advice.append(advise(game, seen, seat, actions, luck))
            self.took.append(time.process_time() - start)

    def told(self) -> Iterator[bool]:
        return (contrast.lead.is_told for advice in self.advice for contrast in advice.contrasts)

    def denied(self) -> Iterator[bool]:
        """Yield True for each difference that is told the other way round where both are compared again."""
        for one, other in permutations(self.advice, 2):
            for better, worse in told_pairs(one):
                if {better, worse} <= {*map(row_of, other.futures)}:
                    yield (worse, better) in told_pairs(other)

    def kept(self) -> Iterator[bool]:
        for one, other in permutations(self.advice, 2):
            first = row_of(one.futures[0])
            place = next((at for at, future in enumerate(other.futures) if stands_for(future, first)), -1)
            if place >= 0:
                yield not place or not other.contrasts[place - 1].lead.is_told

    def span(self) -> float | None:
        first = row_of(self.advice[0].futures[0])
        leads = [future.lead for advice in self.advice for future in advice.futures if row_of(future) == first]
        return max(leads) - min(leads) if len(leads) > 1 else None


Line = tuple[int, tuple[str, ...]]
"""A choice with what is made together with it."""


def row_of(future: Future) -> Line:
    return future.choice, future.also


def stands_for(future: Future, line: Line) -> bool:
    return (line[0] in future.alike and not line[1]) or row_of(future) == line


def told_pairs(advice: Advice) -> set[tuple[Line, Line]]:
    """Return the pairs of choices of which the first is said to be better."""
    first, *others = advice.futures
    pairs = zip(others, advice.contrasts, strict=True)
    return {(row_of(first), row_of(other)) for other, contrast in pairs if contrast.lead.is_told}


def ask_the_coach(names: Sequence[str], most: int) -> None:
    columns = ("questions", "told", "denied", "kept", "span", "median", "p95")
    print(f"{'':20}" + "".join(f"{column:>10}" for column in columns))
    for name in names:
        game = load(name)
        asked = [Advised(game, state, seat) for state, seat in questions(game, ASKED, most)]
        took = sorted(seconds for one in asked for seconds in one.took)
        told, denied, kept = (
            [x for one in asked for x in part(one)] for part in (Advised.told, Advised.denied, Advised.kept)
        )
        spans = [span for one in asked if (span := one.span()) is not None]
        print(
            f"{name + ' coach':20}{len(asked):>10}{fmean(told):>10.0%}{fmean(denied or [0]):>10.1%}{fmean(kept):>10.0%}"
            f"{fmean(spans):>10.1f}{median(took):>10.2f}{took[len(took) * 95 // 100]:>10.2f}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--questions", type=int, default=100)
    parser.add_argument("--level", default="strong", choices=[*EFFORTS, COACH])
    parser.add_argument("games", nargs="*", default=list(games()))
    arguments = parser.parse_args()
    if arguments.level == COACH:
        ask_the_coach(arguments.games, arguments.questions)
        return
    effort = EFFORTS[arguments.level]
    print(f"{'':20}{'questions':>10}{'same':>7}{'near':>7}{'span':>7}{'spent':>7}{'median':>8}{'p95':>7}")
    for name in arguments.games:
        game = load(name)
        asked = [Asked(game, state, seat, effort) for state, seat in questions(game, effort, arguments.questions)]
        took = sorted(seconds for one in asked for seconds in one.took)
        same, near = ([x for one in asked for x in part(one)] for part in (Asked.same, Asked.near))
        print(
            f"{name + ' ' + arguments.level:20}{len(asked):>10}{fmean(same):>7.0%}{fmean(near):>7.0%}"
            f"{fmean(one.span() for one in asked):>7.1f}{median(x for one in asked for x in one.spent):>7.0%}"
            f"{median(took):>8.2f}{took[len(took) * 95 // 100]:>7.2f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
