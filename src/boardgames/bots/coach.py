"""The coach: the best choices of an open question, and what becomes of each.

The coach knows what its seat knows. Where others look on it knows only what everybody sees and has seen: it takes one
of the hands that the seat could hold for the seat's own, so nothing that it says gives anything away.

All choices that it compares are searched equally long and are played on in the same worlds, and it tells a difference
only where it is sure of one (`bots.side_by_side`).
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from boardgames.bots.compare_choices import NO_PLANS, WORLDS, Plans, Sample, in_words, samples, whole
from boardgames.bots.contrast import difference
from boardgames.bots.order_of_choices import can_wait, share_plans
from boardgames.bots.plans import Comparison
from boardgames.bots.search import HALVES, Effort, Outlook, Trials, rank, worth_a_thought
from boardgames.bots.sets_of_choices import Line, LineTrials, is_idle, sets_of_choices
from boardgames.bots.side_by_side import Advice, side_by_side
from boardgames.bots.tree import Plan
from boardgames.core.game import Game, Seat
from boardgames.core.rng import start_stream
from boardgames.core.shorten import split_common

MOST = 3
"""Maximum number of choices in the advice."""
FEW_CHOICES = 4
"""Maximum number of choices of a question for which all of them are compared."""
ASKED = Effort(budget=40_000, candidates=10, open_minded=True, ahead=True)
"""Amount of search for a person, who waits for the answer."""
SETS = 8
"""Maximum number of sets of choices that are searched."""
SPARE = 2
"""Number of choices compared besides those that are shown, because some may be the same."""
HARDLY = 1.0
"""Maximum average difference, in points, of choices in one row."""
QUICK, FEW_WORLDS = Effort(budget=1500, candidates=4, open_minded=True), 16
"""Amount of search for the review of a whole game."""
Rows = dict[int, tuple[int, ...]]
"""Choices that are shown, each with those that are just as good and differ in one thing only."""


def advise(
    game: Game[Any, Any],
    seen: Any,
    seat: Seat,
    actions: tuple[Any, ...],
    luck: int,
    about: int = -1,
    *,
    quick: bool = False,
) -> Advice:
    """Return the best choices, at most three with the one asked about, evaluated by what the seat sees.

    Of few choices all are compared, and of choices that can be made in any order whole sets.
    """
    lines: list[Line] = [(one,) for one in actions]
    if quick:
        liked = rank(game, seen, seat, actions, luck, QUICK)[0].choice
        shown = list(dict.fromkeys((liked, about))) if about >= 0 else [liked]
        return side_by_side(samples(game, seen, seat, lines, shown, luck, FEW_WORLDS), liked, about)
    trials, afterwards = Trials(game, seen, seat, actions, ASKED), start_stream(luck, "side by side")
    found, plans = thought(trials, candidates(game, seen, seat, actions, about), luck)
    sets = sets_of_choices(game, seen, seat, actions, [one.choice for one in found], trials, luck)
    if sets:
        lines = asked_first(sets, actions[about] if about >= 0 else None)
        found, plans = thought(LineTrials(game, seen, seat, lines, ASKED), range(len(lines)), luck)
        asked = 0 if about >= 0 else -1
        shown = with_asked([one.choice for one in found], asked, MOST + SPARE)
        compared = samples(game, seen, seat, lines, shown, afterwards, WORLDS, plans)
        compared, alike = folded(compared, asked, MOST, lambda one, other: one.leads == other.leads)
        also = {one.choice: in_other_words(game, seen, seat, lines[one.choice], luck) for one in compared}
        advice = side_by_side(compared, without_extras([one.choice for one in compared], lines), asked, also=also)
        return msgspec.structs.replace(
            advice,
            futures=tuple(
                msgspec.structs.replace(one, choice=actions.index(lines[one.choice][0]), ways=len(alike[one.choice]))
                for one in advice.futures
            ),
            about=about,
        )
    most, ranked = FEW_CHOICES if len(actions) <= FEW_CHOICES else MOST, [one.choice for one in found]
    shown = with_asked(ranked, about, most if most == FEW_CHOICES else most + SPARE)
    tempting = worth_a_thought(game, seen, seat, actions, ASKED.candidates)
    liked = next(choice for choice in ranked if choice in tempting)
    idle = next((at for at, action in enumerate(actions) if is_idle(game, seen, seat, action)), -1)
    if idle >= 0 and idle not in shown and is_useless(game, seen, seat, lines, (liked, idle), afterwards):
        shown = [idle, *shown]
    world = game.imagine(seen, seat, luck)
    unhurried = {choice for choice in shown if can_wait(game, world, seat, actions, choice)}
    texts = [game.describe(seen, seat, action) for action in actions]

    def same(one: Sample, other: Sample) -> bool:
        pair = (one.choice, other.choice)
        return not {idle, *unhurried} & {*pair} and is_same(one, other, [texts[choice] for choice in pair])

    compared = samples(game, seen, seat, lines, shown, afterwards, WORLDS, plans)
    compared = share_plans(game, seen, seat, actions, compared, afterwards)
    compared, alike = folded(compared, about, most, same)
    first = next((one.choice for one in compared if liked in (one.choice, *alike[one.choice])), compared[0].choice)
    return side_by_side(compared, first, about, idle, alike, unhurried=unhurried)


def candidates(game: Game[Any, Any], seen: Any, seat: Seat, actions: tuple[Any, ...], about: int) -> list[int]:
    """Return the choices to search: the tempting ones, the one asked about, or all if there are few."""
    tempting = worth_a_thought(game, seen, seat, actions, ASKED.candidates)
    others = [choice for choice in range(len(actions)) if choice not in tempting]
    if len(actions) > FEW_CHOICES:
        # A person wants to know what the others would come to, however little they tempt.
        others = [*others[: max(0, MOST - len(tempting))], *(choice for choice in others if choice == about)]
    return list(dict.fromkeys((*tempting, *others)))


def thought(trials: Trials, choices: Sequence[int], luck: int) -> tuple[list[Outlook], Plans]:
    """Return the choices, best first, and the plans of both trees where plans end better than the heuristic."""
    if len(choices) == 1:
        return [Outlook(choices[0], 0)], NO_PLANS
    comparison = Comparison(trials, choices, luck)
    ranked = comparison.ranked(ASKED)
    one, other = HALVES
    planned = [choice for choice in choices if comparison.counts_plans(choice)]
    return ranked, {choice: (Plan(trials.tree(choice, one)), Plan(trials.tree(choice, other))) for choice in planned}


def with_asked(ranked: Sequence[int], about: int, most: int) -> list[int]:
    """Return the first of some choices, always with the one that was asked about."""
    return list(ranked[:most]) if about < 0 or about in ranked[:most] else [*ranked[: most - 1], about]


def asked_first(sets: Sequence[Line], asked: Any) -> list[Line]:
    """Return the sets to compare; one with the action that was asked about is the first, and begins with it."""
    holding = next((line for line in sets if asked in line), None)
    if holding is None:
        return list(sets[:SETS])
    begun = (asked, *(action for action in holding if action != asked))
    return [begun, *(line for line in sets if line is not holding)][:SETS]


def folded(
    compared: Sequence[Sample], asked: int, most: int, same: Callable[[Sample, Sample], bool]
) -> tuple[list[Sample], Rows]:
    """Return the first choices that differ, each with the choices that are the same.

    The one that was asked about represents those that are the same, and is never left out.
    """
    kept: list[Sample] = []
    alike: dict[int, tuple[int, ...]] = {}
    for one in compared:
        at = next((at for at, known in enumerate(kept) if same(known, one)), len(kept))
        if at == len(kept):
            kept.append(one)
            alike[one.choice] = ()
        elif one.choice == asked:
            known, kept[at] = kept[at], one
            alike[one.choice] = (known.choice, *alike.pop(known.choice))
        else:
            alike[kept[at].choice] += (one.choice,)
    order = with_asked([one.choice for one in kept], asked, most)
    return [one for one in kept if one.choice in order], alike


def without_extras(ranked: Sequence[int], lines: Sequence[Line]) -> int:
    """Return the best line, or one that does a part of it and no more: a sale for nothing is no advice.

    Whoever compares them puts the longer one first again if it is known to be better.
    """
    best = {*lines[ranked[0]]}
    return min((one for one in ranked if {*lines[one]} <= best), key=lambda one: len(lines[one]))


def is_same(one: Sample, other: Sample, texts: Sequence[str]) -> bool:
    """True if two choices end the same in all worlds, or differ in a name alone and by nothing that is known."""
    if one.leads == other.leads:
        return True
    apart = difference([mine - yours for mine, yours in zip(one.leads, other.leads, strict=True)])
    return split_common(texts) is not None and not apart.is_told and abs(apart.mean) <= HARDLY


def in_other_words(game: Game[Any, Any], seen: Any, seat: Seat, line: Line, luck: int) -> tuple[str, ...]:
    """Return the choices of a line after its first choice, without what only ends the question."""
    said, state = [], game.imagine(seen, seat, luck)
    for number, action in enumerate(line):
        if number and action.__struct_fields__:
            first, *more = in_words(game, state, seat, action)
            alike = type(action) is type(line[0])
            said.append(game.describe(state, seat, action) if alike else whole([first, *more]))
        state = game.apply(state, seat, action)
    return tuple(said)


def is_useless(
    game: Game[Any, Any], seen: Any, seat: Seat, lines: Sequence[Line], pair: tuple[int, int], luck: int
) -> bool:
    """True if a choice ends like doing nothing in every world."""
    one, nothing = samples(game, seen, seat, lines, pair, luck, FEW_WORLDS)
    return one.leads == nothing.leads


def public_view(game: Game[Any, Any], state: Any, seat: Seat, luck: int) -> Any:
    """Return a view that the seat might have, as far as everybody knows."""
    return game.recall(game.imagine(game.recall(state, None), None, luck), seat)
