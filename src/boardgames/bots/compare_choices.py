"""Choices side by side: where the points come from in the end, how sure they are, and what would be done next.

Every choice is played on in the same worlds, so what differs between two of them is the choice and what follows from
it. As in the search the play-outs end with this round or the next, and what is there then is told as points in the end,
by kind (`bots.value`): whole games played on by the heuristic would tell more of luck than of the choice. Where nothing
has been learned they go to the end. Only what the seat sees is used.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import sqrt
from typing import Any

from boardgames.bots.heuristic import heuristic_of
from boardgames.bots.search import lead_in, play_on, worth_a_thought
from boardgames.bots.tree import Plan
from boardgames.bots.value import doubt_about, manner_of, origins_of, outcomes
from boardgames.bots.weight_variants import company, others_of
from boardgames.core.game import Game, Seat
from boardgames.core.rng import next64
from boardgames.core.shorten import clauses
from boardgames.core.values import Value

WORLDS = 100
FEW = 8
"""Worlds in which it is looked up what a bot has moved for."""
NEXT = 6
"""Number of own later choices that are looked at for the plan."""
LIKELY = 5
"""Maximum number of them that are shown."""
LONGEST = 48
"""Letters that are told of each."""
ONE_OF_TEN = 1.28
"""Standard errors beyond which one of ten results lies, on either side (the bell)."""
NO_PLANS: Mapping[int, Plan] = {}


class Likely(Value):
    """A choice that the seat would probably make soon."""

    text: str
    """In words, as the game would say it when the choice is there: as far as it says the same in all worlds."""
    share: float
    """Share of the worlds in which it was among the next own choices."""


class Future(Value):
    """Future of a choice."""

    choice: int
    """Which of the legal actions."""
    leads: tuple[int, ...]
    """Over the best other player in the end: one for each world, in the order of the worlds."""
    points: tuple[dict[str, float], ...]
    """Average final points by kind, for each seat."""
    plan: tuple[Likely, ...]
    """The likely next own choices, in the order in which they would be made."""
    doubt: float = 0.0
    """Standard error of the predicted leads, in points."""

    @property
    def lead(self) -> float:
        """On average."""
        return sum(self.leads) / len(self.leads)

    def tenth(self, best: bool) -> int:
        """The lead that is reached or missed in one of ten games."""
        if self.doubt:
            spread = sum((lead - self.lead) ** 2 for lead in self.leads) / len(self.leads)
            apart = ONE_OF_TEN * sqrt(spread + self.doubt**2)
            return round(self.lead + apart if best else self.lead - apart)
        leads, at = sorted(self.leads), len(self.leads) // 10
        return leads[-1 - at] if best else leads[at]


def duel(one: Future, other: Future) -> tuple[int, int]:
    """In how many worlds one choice leads farther than another, and in how many less far."""
    pairs = list(zip(one.leads, other.leads, strict=True))
    return sum(a > b for a, b in pairs), sum(a < b for a, b in pairs)


def is_more_than_luck(better: int, worse: int) -> bool:
    """True if a duel went one way so often that a coin toss would hardly do it: by two standard errors."""
    return (better - worse) ** 2 > 4 * (better + worse)


def futures(
    game: Game[Any, Any],
    seen: Any,
    seat: Seat,
    actions: tuple[Any, ...],
    choices: Sequence[int],
    luck: int,
    worlds: int = WORLDS,
    plans: Mapping[int, Plan] = NO_PLANS,
) -> tuple[Future, ...]:
    """Return the futures of some of the legal actions, in the order in which they were asked for.

    Where there is a plan for one its seat keeps to it; else, and after it, everybody follows the heuristic.
    """
    streams = []
    for _ in range(worlds):
        luck, world = next64(luck)
        streams.append(world)
    imagined = [game.imagine(seen, seat, world) for world in streams]
    return tuple(
        _future(game, seat, actions[choice], choice, imagined, streams, plans.get(choice)) for choice in choices
    )


def motive(game: Game[Any, Any], view: Any, seat: Seat, chosen: Any, luck: int) -> dict[str, float]:
    """Return what a choice brings a seat in the end that another does not, by kind of points, as far as the view
    shows.

    The other is what tempts most besides, in that view too: what the seat alone knows must not decide what is told.
    Empty if the view does not know the choice, if luck may explain the difference, or if the seat itself loses by it: a
    reason is believed or not said.
    """
    actions = game.legal_actions(view, seat)
    tempting = [actions[i] for i in worth_a_thought(game, view, seat, actions, 2)]
    other = next((action for action in tempting if action != chosen), None)
    if other is None or chosen not in actions:
        return {}
    gains: dict[str, float] = defaultdict(float)
    pair = futures(game, view, seat, (chosen, other), (0, 1), luck, FEW)
    better, worse = duel(*pair)
    if better < worse or not is_more_than_luck(better, worse):
        return {}
    for sign, future in zip((1, -1), pair, strict=True):
        for kind, points in future.points[seat].items():
            gains[kind] += sign * points
    if sum(gains.values()) <= 0:
        return {}
    return {kind: points for kind, points in gains.items() if kind}  # the rest has no name, so it is no reason


def _future(
    game: Game[Any, Any],
    seat: Seat,
    action: Any,
    choice: int,
    imagined: list[Any],
    streams: list[int],
    plan: Plan | None,
) -> Future:
    manner, origins, worlds = manner_of(game), origins_of(game), len(streams)
    weigh, others = heuristic_of(game), others_of(game, manner.variety)
    until = game.round(imagined[0]) + manner.rounds if origins else 0
    leads, points, soon = [], list[defaultdict[str, float]](), Counter[str]()
    texts: dict[str, list[str]] = {}
    doubts: list[float] = []
    when = Counter[str]()
    for state, world in zip(imagined, streams, strict=True):
        own: set[str] = set()

        def note(before: Any, who: Seat, chosen: Any, own: set[str] = own) -> None:
            if who == seat and len(own) < NEXT:
                first, *more = clauses(game.describe(before, seat, chosen))
                first = named(game.words.group(chosen), first)
                if first not in own:
                    when[first] += len(own)
                    own.add(first)
                    texts[first] = shared(texts[first], more) if first in texts else more

        table = company(weigh, others, seat, world)
        final, _ = play_on(game, table, game.apply(state, seat, action), world, manner.sure, until, plan, note)
        ends = outcomes(game, origins, final)
        doubts.append(doubt_about(game, final))
        points = points or [defaultdict(float) for _ in ends]
        for sums, end in zip(points, ends, strict=True):
            for kind, count in end.items():
                sums[kind] += count
        leads.append(round(lead_in([sum(end.values()) for end in ends], seat)))
        soon.update(own)
    likely = sorted(soon.items(), key=lambda item: (-item[1], item[0]))[:LIKELY]
    likely.sort(key=lambda item: (when[item[0]] / item[1], item[0]))
    return Future(
        choice,
        tuple(leads),
        tuple({kind: total / worlds for kind, total in sums.items()} for sums in points),
        tuple(Likely(whole([first, *texts[first]]), count / worlds) for first, count in likely),
        sum(doubts) / worlds,
    )


def named(verb: str, text: str) -> str:
    """Return the action in words, without the list under which the verb is the heading."""
    return text if text.casefold().startswith(verb.casefold()) else f"{verb}: {text}"


def shared(some: list[str], others: list[str]) -> list[str]:
    """The parts with which both begin: what comes after differs with the world."""
    same = 0
    while same < min(len(some), len(others)) and some[same] == others[same]:
        same += 1
    return some[:same]


def whole(parts: list[str]) -> str:
    """The parts as one text, as far as it is not too long."""
    told = parts[0]
    for text in accumulate(parts):
        if len(text) <= LONGEST:
            told = text
    return told
