"""Advice: the best choices of a question with what is known of the differences between them.

Where no difference is known, none is shown: such choices share their figures.
"""

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from statistics import fmean

import msgspec

from boardgames.bots.compare_choices import Future, Sample, kinds_apart
from boardgames.bots.contrast import Difference, difference, error_between
from boardgames.bots.value import OTHER
from boardgames.core.values import Value

NONE_ALIKE: Mapping[int, tuple[int, ...]] = {}
NOTHING_ELSE: Mapping[int, tuple[str, ...]] = {}


class Contrast(Value):
    """The best choice beside another."""

    lead: Difference
    """Difference by which it leads farther."""
    gains: tuple[dict[str, float], ...]
    """Points by kind, for each seat, by which it is known to bring more or, if negative, less."""


class Advice(Value):
    """The best choices of a question, side by side."""

    futures: tuple[Future, ...]
    """The best first."""
    about: int = -1
    """Which of the legal actions somebody asked about, if any: it is among them, wherever it stands."""
    contrasts: tuple[Contrast, ...] = ()
    """The best choice beside each of the others, in their order."""
    loss: float = 0.0
    """Lead that the choice asked about has given away, in points, as far as a second opinion confirms it."""

    def place_of(self, choice: int) -> int:
        """Return the position of a legal action, from 0."""
        return next(at for at, future in enumerate(self.futures) if choice in (future.choice, *future.alike))

    @property
    def cost(self) -> float:
        """Lead that the choice asked about gives away, in points; 0 if none is known."""
        return self.contrasts[self.place_of(self.about) - 1].lead.mean if self.is_sure else 0.0

    @property
    def guess(self) -> float:
        """Lead that the choice asked about seems to give away, in points, known or not."""
        place = self.place_of(self.about)
        return self.contrasts[place - 1].lead.mean if place else 0.0

    @property
    def is_sure(self) -> bool:
        """True if the best choice is known to be better than the one that was asked about."""
        place = self.place_of(self.about)
        return place > 0 and self.contrasts[place - 1].lead.is_told


def side_by_side(
    found: Sequence[Sample],
    liked: int,
    about: int,
    idle: int = -1,
    alike: Mapping[int, tuple[int, ...]] = NONE_ALIKE,
    also: Mapping[int, tuple[str, ...]] = NOTHING_ELSE,
    unhurried: AbstractSet[int] = frozenset(),
) -> Advice:
    """Return the choices, the best first: the one that the search has liked, if none is known to be better.

    An idle choice, and one that can wait, is not put first for the sake of what may follow it, but only if it is known
    to be better; and a choice that comes to the same in every world is not put before an idle one.
    """
    between = error_between([one.leads for one in found])
    by_choice = {one.choice: one for one in found}
    first = by_choice[liked]
    better = [one for one in found if one is not first and leads_apart(one, first, between).is_ahead]
    first = max(better, key=lambda one: fmean(one.leads), default=first)
    first = in_earnest(first, found, between, idle, unhurried)
    others = [(one, leads_apart(first, one, between)) for one in found if one is not first]
    others.sort(key=lambda pair: (pair[1].is_told, -fmean(pair[0].leads)))
    return Advice(
        settled([first, *(one for one, _ in others)], [apart for _, apart in others], alike, also),
        about,
        tuple(Contrast(apart, known_gains(first, one)) for one, apart in others),
    )


def leads_apart(one: Sample, other: Sample, between: float) -> Difference:
    return difference([mine - yours for mine, yours in zip(one.leads, other.leads, strict=True)], between)


def in_earnest(
    first: Sample, found: Sequence[Sample], between: float, idle: int, unhurried: AbstractSet[int]
) -> Sample:
    """Return the best choice, or another that is not known to be worse: see `side_by_side`."""
    as_good = [(one, leads_apart(first, one, between)) for one in found if one is not first]
    as_good = [(one, apart) for one, apart in as_good if not apart.is_told]
    if first.choice not in {idle, *unhurried}:
        return next((one for one, apart in as_good if one.choice == idle and apart.equal), first)
    others = [one for one, apart in as_good if one.choice not in {idle, *unhurried}]
    if first.choice == idle:
        others = [one for one in others if one.leads != first.leads]
    return max(others, key=lambda one: fmean(one.leads), default=first)


def known_gains(one: Sample, other: Sample) -> tuple[dict[str, float], ...]:
    """Return the points by kind, for each seat, of which it is known that one choice brings more or less."""
    return tuple(
        {kind: gain.mean for kind, gain in kinds_apart(one, other, seat).items() if gain.is_told and kind != OTHER}
        for seat in range(len(one.points[0]))
    )


def settled(
    found: Sequence[Sample],
    apart: Sequence[Difference],
    alike: Mapping[int, tuple[int, ...]],
    also: Mapping[int, tuple[str, ...]],
) -> tuple[Future, ...]:
    """Return the futures, the best first; where no difference to the best one is known all tell their average."""
    futures, first = [one.future() for one in found], found[0]
    leads = shared_figures([future.lead for future in futures], apart)
    points: list[list[dict[str, float]]] = [[{} for _ in first.points[0]] for _ in found]
    totals: list[list[float]] = [[] for _ in found]
    for seat in range(len(first.points[0])):
        own = [[sum(world[seat].values()) for world in one.points] for one in found]
        sums = [difference([a - b for a, b in zip(own[0], other, strict=True)]) for other in own[1:]]
        for at, total in enumerate(shared_figures([fmean(one) for one in own], sums)):
            totals[at].append(total)
        by_kind = [kinds_apart(first, one, seat) for one in found[1:]]
        for kind in dict.fromkeys(kind for future in futures for kind in future.points[seat]):
            means = [future.points[seat].get(kind, 0.0) for future in futures]
            told = shared_figures(means, [kinds.get(kind, NO_DIFFERENCE) for kinds in by_kind])
            for at, mean in enumerate(told):
                points[at][seat][kind] = mean
    return tuple(
        msgspec.structs.replace(
            future,
            lead=leads[at],
            points=tuple(points[at]),
            totals=tuple(totals[at]),
            alike=alike.get(future.choice, ()),
            also=also.get(future.choice, ()),
        )
        for at, future in enumerate(futures)
    )


NO_DIFFERENCE = Difference(0.0, 0.0, agrees=False, equal=True)


def shared_figures(means: Sequence[float], apart: Sequence[Difference]) -> list[float]:
    """Return figures of the best choice and the others: one for all between which no difference is known."""
    known = [False, *(one.is_told for one in apart)]
    usual = fmean(mean for mean, differs in zip(means, known, strict=True) if not differs)
    return [usual, *(usual - one.mean if one.is_told else usual for one in apart)]
