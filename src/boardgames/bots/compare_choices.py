"""Choices side by side: where the points come from in the end, how sure they are, and what would be done next.

Every choice is played on in the same worlds, so what differs between two of them is the choice and what follows from
it. In each world everybody, the seat itself too, plays by weights of their own (`bots.weight_variants`): where little
is hidden all worlds would else go on in one and the same way, and a difference that this way alone makes would look
sure. In half of the worlds its seat keeps to a plan, by turns that of one tree and that of another, grown apart from
the first; in the other half it goes on without one. What all of them find is more than what one tree happened upon, and
more than what only its plan makes of it (`bots.contrast`). As in the search the play-outs end with this round or the
next, and what is there then is told as points in the end, by kind (`bots.value`): whole games played on by the
heuristic would tell more of luck than of the choice. Where nothing has been learned they go to the end. Only what the
seat sees is used.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from math import sqrt
from statistics import fmean
from typing import Any

from boardgames.bots.contrast import Difference, difference, has_plan
from boardgames.bots.heuristic import heuristic_of
from boardgames.bots.search import lead_in, play_on, worth_a_thought
from boardgames.bots.tree import Plan
from boardgames.bots.value import OTHER, doubt_about, manner_of, origins_of, outcomes
from boardgames.bots.weight_variants import NOBODY, company, others_of
from boardgames.core.game import Game, Seat
from boardgames.core.rng import next64
from boardgames.core.shorten import clauses
from boardgames.core.values import Value

WORLDS = 160
VARIETY = 4
"""Least tenths by which the weights of all players differ from world to world."""
FEW = 24
"""Worlds in which it is looked up what a bot has moved for."""
WORTH_A_WORD, NAMED, MAIN_PART = 1.0, 2, 2 / 3
"""Points that a choice, and each kind of points that is named, must bring; kinds that are named; and the share of all
gains that they must make up."""
PLANNED = 3
"""Maximum number of own later choices that are shown."""
LIKELY = 0.25
"""Share of the worlds below which a line of play is not shown any further."""
LONGEST = 48
"""Letters that are told of each."""
ONE_OF_TEN = 1.28
"""Standard errors beyond which one of ten results lies, on either side (the bell)."""
DECIDES = 3.0
"""Standard errors beyond which an answer of somebody else is said to matter."""
SELDOM = 0.1
"""Share of the worlds in which an answer must be given, and must not be given, to be spoken of."""
COSTLY = 3.0
"""Points that such an answer must cost."""
Plans = Mapping[int, tuple[Plan, Plan]]
"""The plans of both trees of a choice; none where the instinct ends as well."""
NO_PLANS: Plans = {}


class Likely(Value):
    """A choice of the line of play that was played most often."""

    text: str
    """In words, as the game would say it when the choice is there: as far as it says the same in all worlds."""
    share: float
    """Share of the worlds in which all of the line was played up to here."""


class Answer(Value):
    """An answer of somebody else on which much depends."""

    seat: Seat
    text: str
    share: float
    """Share of the worlds in which it was given."""
    cost: float
    """Lead that is lost by it, in points, on average."""


class Future(Value):
    """Future of a choice."""

    choice: int
    """Which of the legal actions."""
    leads: tuple[float, ...]
    """Over the best other player in the end: one for each world, in the order of the worlds."""
    points: tuple[dict[str, float], ...]
    """Average final points by kind, for each seat."""
    plan: tuple[Likely, ...]
    """The next own choices, in the order in which they were made."""
    doubt: float = 0.0
    """Standard error of the predicted leads, in points."""
    lead: float = 0.0
    """Lead that is told: the average, and of choices between which no difference is known that of them all."""
    totals: tuple[float, ...] = ()
    """Final points of each seat that are told, in the same way."""
    also: tuple[str, ...] = ()
    """Further choices of the same question that are made with this one, in any order, in words."""
    ways: int = 0
    """Number of other sets of choices that end the same in all worlds."""
    alike: tuple[int, ...] = ()
    """Other legal actions that are as good and differ in one thing only."""
    answer: Answer | None = None

    def tenth(self, best: bool) -> int:
        """Return the lead that is reached (`best`) or missed in one of ten games."""
        mean = fmean(self.leads)
        if self.doubt:
            spread = sum((lead - mean) ** 2 for lead in self.leads) / len(self.leads)
            apart = ONE_OF_TEN * sqrt(spread + self.doubt**2)
            return round(self.lead + apart if best else self.lead - apart)
        leads, at = sorted(self.leads), len(self.leads) // 10
        return round((leads[-1 - at] if best else leads[at]) + self.lead - mean)


@dataclass
class Sample:
    """A choice, and how it ended world by world."""

    choice: int
    leads: list[float] = field(default_factory=list)
    """In the order of the worlds."""
    points: list[list[dict[str, float]]] = field(default_factory=list)
    """Final points by kind, by world and seat."""
    lines: list[list[list[str]]] = field(default_factory=list)
    """The next own choices, by world, each as its clauses."""
    answers: list[dict[tuple[Seat, str], None]] = field(default_factory=list)
    """Choices of others before the next own choice, by world."""
    doubts: list[float] = field(default_factory=list)
    own: list[list[Any]] = field(default_factory=list)
    """The next own choices, by world, as actions."""

    def means(self) -> tuple[dict[str, float], ...]:
        """Return the average final points by kind, for each seat."""
        seats = range(len(self.points[0]))
        kinds = [list(dict.fromkeys(kind for world in self.points for kind in world[seat])) for seat in seats]
        return tuple(
            {kind: fmean(world[seat].get(kind, 0.0) for world in self.points) for kind in kinds[seat]} for seat in seats
        )

    def future(self) -> Future:
        points = self.means()
        return Future(
            self.choice,
            tuple(self.leads),
            points,
            played_line(self.lines),
            fmean(self.doubts),
            fmean(self.leads),
            tuple(sum(own.values()) for own in points),
            answer=deciding_answer(self),
        )


def kinds_apart(one: Sample, other: Sample, seat: Seat) -> dict[str, Difference]:
    """Return by how many points of each kind a seat ends farther with one choice than with another."""
    pairs = [(mine[seat], yours[seat]) for mine, yours in zip(one.points, other.points, strict=True)]
    kinds = dict.fromkeys(kind for mine, yours in pairs for kind in (*mine, *yours))
    return {kind: difference([mine.get(kind, 0.0) - yours.get(kind, 0.0) for mine, yours in pairs]) for kind in kinds}


def samples(
    game: Game[Any, Any],
    seen: Any,
    seat: Seat,
    lines: Sequence[Sequence[Any]],
    choices: Sequence[int],
    luck: int,
    worlds: int = WORLDS,
    plans: Plans = NO_PLANS,
) -> list[Sample]:
    """Play some of the lines on in the same worlds, and return how they end, in the order asked for.

    A line is a legal action, or several that are made together. Where there are plans for one its seat keeps to them;
    else, and after them, everybody follows the heuristic.
    """
    streams, imagined = worlds_of(game, seen, seat, luck, worlds)
    return [_sample(game, seat, lines[choice], choice, imagined, streams, plans.get(choice)) for choice in choices]


def worlds_of(game: Game[Any, Any], seen: Any, seat: Seat, luck: int, worlds: int) -> tuple[list[int], list[Any]]:
    """Return sampled worlds, and the luck with which each of them goes on."""
    streams = []
    for _ in range(worlds):
        luck, world = next64(luck)
        streams.append(world)
    return streams, [game.imagine(seen, seat, world) for world in streams]


def motive(game: Game[Any, Any], view: Any, seat: Seat, chosen: Any, luck: int) -> dict[str, float]:
    """Return what a choice brings a seat in the end that another does not, by kind of points, as far as the view
    shows.

    The other is what tempts most besides, in that view too: what the seat alone knows must not decide what is told.
    Empty if the view does not know the choice, if luck may explain the difference, if the seat itself loses by it, or
    if no kinds explain it: a reason is believed or not said.
    """
    actions = game.legal_actions(view, seat)
    tempting = [actions[i] for i in worth_a_thought(game, view, seat, actions, 2)]
    other = next((action for action in tempting if action != chosen), None)
    if other is None or chosen not in actions:
        return {}
    one, two = samples(game, view, seat, ((chosen,), (other,)), (0, 1), luck, FEW)
    apart = difference([mine - yours for mine, yours in zip(one.leads, two.leads, strict=True)])
    if not apart.is_told or apart.mean < WORTH_A_WORD:
        return {}
    gains = {kind: gain for kind, gain in kinds_apart(one, two, seat).items() if kind == OTHER or gain.is_told}
    return worth_saying({kind: gain.mean for kind, gain in gains.items()})


def worth_saying(gains: Mapping[str, float]) -> dict[str, float]:
    """Return the points by kind that explain most of what a choice gains, at most two kinds; empty if none do.

    A gain that comes from a little of everything has no reason that anybody would say.
    """
    most = sorted(
        (kind for kind in gains if gains[kind] >= WORTH_A_WORD and kind != OTHER), key=lambda kind: -gains[kind]
    )
    named = {kind: gains[kind] for kind in most[:NAMED]}
    all_gained = sum(gain for gain in gains.values() if gain > 0)
    return named if sum(gains.values()) > 0 and sum(named.values()) > MAIN_PART * all_gained else {}


def _sample(
    game: Game[Any, Any],
    seat: Seat,
    line: Sequence[Any],
    choice: int,
    imagined: list[Any],
    streams: list[int],
    plans: tuple[Plan, Plan] | None,
) -> Sample:
    manner, origins, found = manner_of(game), origins_of(game), Sample(choice)
    weigh, others = heuristic_of(game), others_of(game, max(VARIETY, manner.variety))
    until, before = game.round(imagined[0]) + manner.rounds if origins else 0, game.scores(imagined[0])
    for number, (state, world) in enumerate(zip(imagined, streams, strict=True)):
        told: list[list[str]] = []
        own: list[Any] = []
        answers: dict[tuple[Seat, str], None] = {}

        def note(
            before: Any,
            who: Seat,
            chosen: Any,
            told: list[list[str]] = told,
            own: list[Any] = own,
            answers: dict[tuple[Seat, str], None] = answers,
        ) -> None:
            if who == seat and len(own) < PLANNED:
                told.append(in_words(game, before, seat, chosen))
                own.append(chosen)
            elif who != seat and not own and not game.decisions(before)[0].secret:
                answers[who, in_words(game, before, who, chosen)[0]] = None

        for action in line:
            state = game.apply(state, seat, action)
        table = company(weigh, others, NOBODY, world)
        plan = plans[number % len(plans)] if plans and has_plan(number) else None
        final, _ = play_on(game, table, state, world, manner.sure, until, plan, note)
        ends = outcomes(game, origins, final, before)
        found.doubts.append(doubt_about(game, final))
        found.points.append(ends)
        found.leads.append(round(lead_in([sum(end.values()) for end in ends], seat), 1))
        found.lines.append(told)
        found.own.append(own)
        found.answers.append(answers)
    return found


def in_words(game: Game[Any, Any], before: Any, who: Seat, chosen: Any) -> list[str]:
    """Return a choice as the clauses of its description, the first with what is done."""
    first, *more = clauses(game.describe(before, who, chosen))
    return [named(game.words.group(chosen), first), *more]


def played_line(lines: Sequence[list[list[str]]]) -> tuple[Likely, ...]:
    """Return the line of play that was played most often, choice by choice, as long as it was played often."""
    left, told = list(lines), list[Likely]()
    for at in range(PLANNED):
        next_ones = Counter(line[at][0] for line in left if len(line) > at)
        if not next_ones:
            break
        first, count = min(next_ones.items(), key=lambda item: (-item[1], item[0]))
        if count < LIKELY * len(lines):
            break
        left = [line for line in left if len(line) > at and line[at][0] == first]
        said = left[0][at][1:]
        for line in left[1:]:
            said = shared(said, line[at][1:])
        told.append(Likely(whole([first, *said]), count / len(lines)))
    return tuple(told)


def deciding_answer(sample: Sample) -> Answer | None:
    """Return what others do most often of that on which much of the lead depends; None if there is no such thing."""
    worlds, found = len(sample.leads), list[Answer]()
    for seat, text in dict.fromkeys(key for answers in sample.answers for key in answers):
        given = [lead for lead, answers in zip(sample.leads, sample.answers, strict=True) if (seat, text) in answers]
        spared = [
            lead for lead, answers in zip(sample.leads, sample.answers, strict=True) if (seat, text) not in answers
        ]
        if min(len(given), len(spared)) <= max(1, SELDOM * worlds):
            continue
        cost = fmean(spared) - fmean(given)
        error = sqrt(sum(sum((one - fmean(part)) ** 2 for one in part) / len(part) ** 2 for part in (given, spared)))
        if cost >= COSTLY and cost > DECIDES * error:
            found.append(Answer(seat, text, len(given) / worlds, cost))
    return max(found, key=lambda answer: (answer.share, answer.cost), default=None)


VERB_END = "\x1f"
"""Sign between the verb and what is done; whoever shows the text puts there what the language writes."""


def named(verb: str, text: str) -> str:
    """Return the action in words, without the list under which the verb is the heading."""
    return text if text.casefold().startswith(verb.casefold()) else f"{verb}{VERB_END}{text}"


def shared(some: list[str], others: list[str]) -> list[str]:
    """Return the parts with which both begin; later ones differ between worlds."""
    same = 0
    while same < min(len(some), len(others)) and some[same] == others[same]:
        same += 1
    return some[:same]


def whole(parts: list[str]) -> str:
    """Return the parts as one text, as far as it is not too long."""
    told = parts[0]
    for text in accumulate(parts):
        if len(text) <= LONGEST:
            told = text
    return told
