"""The coach: the best choices of an open question, and what becomes of each.

The coach knows what its seat knows. Where others look on it knows only what everybody sees: it takes one of the hands
that the seat could hold for the seat's own, so nothing that it says gives anything away.
"""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec

from boardgames.bots.compare_choices import WORLDS, Future, duel, futures, is_more_than_luck
from boardgames.bots.plans import ranked
from boardgames.bots.search import Effort, Outlook, Trial, Trials
from boardgames.bots.tree import Plan
from boardgames.core.game import Game, Seat
from boardgames.core.rng import next64, start_stream
from boardgames.core.values import Value

MOST = 3
"""More would be a list of the choices, not advice."""
ASKED = Effort(budget=40_000, candidates=10, open_minded=True, ahead=True)
"""A person waits for the answer."""
QUICK, FEW_WORLDS = Effort(budget=1500, candidates=4, open_minded=True), 16
"""For looking through a whole game afterwards."""
THOUGHT_OUT = 60
"""Play-outs after which there is a plan for a choice."""


class Advice(Value):
    """The best choices of a question, side by side."""

    futures: tuple[Future, ...]
    """The best first."""
    about: int = -1
    """Which of the legal actions somebody asked about, if any: it is among them, wherever it stands."""

    def place_of(self, choice: int) -> int:
        """Where one of the legal actions stands, from 0."""
        return next(place for place, future in enumerate(self.futures) if future.choice == choice)

    @property
    def cost(self) -> float:
        """Lead that the choice asked about gives away, in points."""
        return max(0.0, self.futures[0].lead - self.futures[self.place_of(self.about)].lead)

    @property
    def is_sure(self) -> bool:
        """True if the best choice won more of the playouts than luck explains."""
        return is_more_than_luck(*duel(self.futures[0], self.futures[self.place_of(self.about)]))


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
    """The best choices, at most three with the one that was asked about, judged by what the seat sees."""
    effort, worlds = (QUICK, FEW_WORLDS) if quick else (ASKED, WORLDS)
    trials = Trials(game, seen, seat, actions, effort)
    best = [
        outlook.choice for outlook in ideas(actions, ranked(game, seen, seat, actions, luck, effort, trials))[:MOST]
    ]
    tempting = frozenset(best)
    if len(best) == 1:
        # A person wants to know what the others would come to, however little they tempt.
        best += [choice for choice in range(len(actions)) if choice not in best][: MOST - 1]
    if about >= 0:
        others = [choice for choice in best if choice != about]
        best = [*others[: 1 if quick else MOST - 1], about]
    plans = grown(trials, best, luck) if effort.ahead else {}
    compared = futures(game, seen, seat, actions, best, luck, worlds, plans)
    return Advice(in_order(compared, tempting), about)


def in_order(compared: Sequence[Future], tempting: Collection[int]) -> tuple[Future, ...]:
    """Those that lead farthest first; but what the search would not have thought of is the best only beyond luck."""
    found = sorted(compared, key=lambda future: -future.lead)
    liked = next(future for future in found if future.choice in tempting)
    first = next(one for one in found if one is liked or is_more_than_luck(*duel(one, liked)))
    return (first, *(future for future in found if future is not first))


def grown(trials: Trials, choices: Sequence[int], luck: int) -> dict[int, Plan]:
    """Return the plan after each choice; those that were dropped early get a little more search."""
    luck = start_stream(luck, "plans")
    worlds = []
    for _ in range(THOUGHT_OUT):
        luck, world = next64(luck)
        worlds.append(world)
    for choice in choices:
        known = trials.tree(choice, 0).root.visits
        trials([Trial(choice, world, 0, grows=True) for world in worlds[known:]])
    return {choice: Plan(trials.tree(choice, 0)) for choice in choices}


def ideas(actions: Sequence[Any], ranked: Sequence[Outlook]) -> list[Outlook]:
    """The choices with those first that are something else: not the same card again in another place, as good there."""
    own: list[Outlook] = []
    alike: list[Outlook] = []
    for outlook in ranked:
        same = any(
            abs(other.lead - outlook.lead) <= 1 and is_variation(actions[other.choice], actions[outlook.choice])
            for other in own
        )
        (alike if same else own).append(outlook)
    return own + alike


def is_variation(one: Any, other: Any) -> bool:
    """True if two actions are the same except for one of several things."""
    if type(one) is not type(other):
        return False
    pairs = list(zip(msgspec.structs.astuple(one), msgspec.structs.astuple(other), strict=True))
    return len(pairs) > 1 and sum(mine != yours for mine, yours in pairs) == 1


def public_view(game: Game[Any, Any], state: Any, seat: Seat, luck: int) -> Any:
    """Return what the seat might see, for all that everybody can know."""
    return game.observe(game.imagine(game.recall(state, None), None, luck), seat)
