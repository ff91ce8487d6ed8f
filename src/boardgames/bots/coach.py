"""The coach: the best choices of an open question, and what becomes of each.

The coach knows what its seat knows. Where others look on it knows only what everybody sees and has seen: it takes one
of the hands that the seat could hold for the seat's own, so nothing that it says gives anything away.

All choices that it compares are searched equally long and are played on in the same worlds, and it tells a difference
only where it is sure of one (`bots.side_by_side`).
"""

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any

import msgspec

from boardgames.bots.compare_choices import WORLDS, Plans, Sample, in_words, samples, whole
from boardgames.bots.contrast import difference
from boardgames.bots.losses import proven_loss
from boardgames.bots.order_of_choices import can_wait, share_plans
from boardgames.bots.plans import thought
from boardgames.bots.search import Effort, Trials, rank, worth_a_thought
from boardgames.bots.sets_of_choices import Line, LineTrials, end_of, is_idle, sets_of_choices, without_parts
from boardgames.bots.side_by_side import Advice, side_by_side
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
QUICK, FEW_WORLDS = Effort(budget=1500, candidates=4, open_minded=True), 32
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
    proof: bool = False,
) -> Advice:
    """Return the best choices, at most three with the one asked about, evaluated by what the seat sees.

    Of few choices all are compared, and of choices that can be made in any order whole sets. With `proof` a loss by the
    choice asked about is checked by a second opinion.
    """
    if quick:
        liked = rank(game, seen, seat, actions, luck, QUICK)[0].choice
        shown = list(dict.fromkeys((liked, about))) if about >= 0 else [liked]
        lines = [(one,) for one in actions]
        afterwards = start_stream(luck, "side by side")
        return side_by_side(samples(game, seen, seat, lines, shown, afterwards, FEW_WORLDS), liked, about)
    trials = Trials(game, seen, seat, actions, ASKED)
    found, plans = thought(trials, candidates(game, seen, seat, actions, about), luck, ASKED)
    ranked = [one.choice for one in found]
    sets = sets_of_choices(game, seen, seat, actions, ranked, trials, luck)
    if sets:
        advice, pair = _advise_on_sets(game, seen, seat, actions, sets, luck, about)
    else:
        advice = _advise_on_choices(game, seen, seat, actions, ranked, plans, luck, about)
        pair = ((actions[advice.futures[0].choice],), (actions[about],))
    if not (proof and advice.is_sure):
        return advice
    loss = min(advice.cost, proven_loss(game, seen, seat, pair, start_stream(luck, "second opinion"), ASKED))
    return msgspec.structs.replace(advice, loss=loss)


def _advise_on_sets(
    game: Game[Any, Any],
    seen: Any,
    seat: Seat,
    actions: tuple[Any, ...],
    sets: Sequence[Line],
    luck: int,
    about: int,
) -> tuple[Advice, tuple[Line, Line]]:
    """Return the advice, and the best set with the one that begins with the choice asked about."""
    asked = 0 if about >= 0 else -1
    lines = asked_first(game, game.imagine(seen, seat, luck), seat, sets, actions[about]) if about >= 0 else sets[:SETS]
    found, plans = thought(LineTrials(game, seen, seat, lines, ASKED), range(len(lines)), luck, ASKED)
    shown = with_asked([one.choice for one in found], asked, MOST + SPARE)
    afterwards = start_stream(luck, "side by side")
    compared = samples(game, seen, seat, lines, shown, afterwards, WORLDS, plans)
    compared, alike = folded(compared, asked, MOST, lambda one, other: one.leads == other.leads)
    also = {one.choice: in_other_words(game, seen, seat, lines[one.choice], luck) for one in compared}
    liked = without_extras(game, seen, seat, compared, lines, afterwards)
    advice = side_by_side(compared, liked, asked, also=also)
    futures = tuple(
        msgspec.structs.replace(one, choice=actions.index(lines[one.choice][0]), ways=len(alike[one.choice]))
        for one in advice.futures
    )
    pair = (lines[advice.futures[0].choice], lines[max(0, asked)])
    return msgspec.structs.replace(advice, futures=futures, about=about), pair


def _advise_on_choices(
    game: Game[Any, Any],
    seen: Any,
    seat: Seat,
    actions: tuple[Any, ...],
    ranked: Sequence[int],
    plans: Plans,
    luck: int,
    about: int,
) -> Advice:
    lines: list[Line] = [(one,) for one in actions]
    world = game.imagine(seen, seat, luck)
    ranked = without_parts(game, world, seat, actions, ranked, plans)
    most = FEW_CHOICES if len(actions) <= FEW_CHOICES else MOST
    shown = with_asked(ranked, about, most if most == FEW_CHOICES else most + SPARE)
    tempting = worth_a_thought(game, seen, seat, actions, ASKED.candidates)
    liked = next((choice for choice in ranked if choice in tempting), ranked[0])
    idle = next((at for at, action in enumerate(actions) if is_idle(game, seen, seat, action)), -1)
    afterwards = start_stream(luck, "side by side")
    if idle >= 0 and idle not in shown and is_useless(game, seen, seat, lines, (liked, idle), afterwards):
        shown = [idle, *shown]
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


def with_asked(ranked: Sequence[int], about: int, most: int) -> list[int]:
    """Return the first of some choices, always with the one that was asked about."""
    return list(ranked[:most]) if about < 0 or about in ranked[:most] else [*ranked[: most - 1], about]


def asked_first(game: Game[Any, Any], state: Any, seat: Seat, sets: Sequence[Line], asked: Any) -> list[Line]:
    """Return the sets to compare: the first one begins with the action that was asked about.

    A set with this action begins with it if that order comes to the same; else it is compared alone.
    """
    for holding in sets:
        if asked in holding:
            at = holding.index(asked)
            begun = (asked, *holding[:at], *holding[at + 1 :])
            if end_of(game, state, seat, begun) == end_of(game, state, seat, holding):
                return [begun, *(line for line in sets if line is not holding)][:SETS]
    return [(asked,), *sets][:SETS]


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


def without_extras(
    game: Game[Any, Any], seen: Any, seat: Seat, compared: Sequence[Sample], lines: Sequence[Line], luck: int
) -> int:
    """Return the best line, or one that does a part of it and hardly ends worse: a sale for nothing is no advice."""
    best, *others = compared
    made, lead = Counter(lines[best.choice]), fmean(best.leads)
    as_good = [
        one.choice
        for one in others
        if Counter(lines[one.choice]) <= made
        and (lead - fmean(one.leads) <= HARDLY or is_useless(game, seen, seat, lines, (best.choice, one.choice), luck))
    ]
    return min((best.choice, *as_good), key=lambda one: len(lines[one]))


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
    """True if a line ends like another, which does less, in every world."""
    one, less = samples(game, seen, seat, lines, pair, luck, FEW_WORLDS)
    return one.leads == less.leads


def public_view(game: Game[Any, Any], state: Any, seat: Seat, luck: int) -> Any:
    """Return a view that the seat might have, as far as everybody knows."""
    return game.recall(game.imagine(game.recall(state, None), None, luck), seat)
