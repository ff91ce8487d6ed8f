"""Losses that can be defended: a second opinion on a choice that seems to have cost points.

What seems to be better has been picked for how well it did in certain worlds with certain plans, and that was partly
luck. Here the two are compared once more, with fresh luck and with nothing left to pick: by plans of trees that have
not seen those worlds, and by whole games without any plan, in which everybody plays a little differently each time.
Plans know more of the choice; whole games know how little of it may be left in the end. Only what both find is a loss,
and of the two the smaller.
"""

from collections.abc import Sequence
from typing import Any

from boardgames.bots.compare_choices import VARIETY, samples, worlds_of
from boardgames.bots.contrast import Difference, difference
from boardgames.bots.heuristic import heuristic_of
from boardgames.bots.plans import thought
from boardgames.bots.search import Effort, lead_in, play_on
from boardgames.bots.sets_of_choices import Line, LineTrials
from boardgames.bots.value import manner_of
from boardgames.bots.weight_variants import NOBODY, company, others_of
from boardgames.core.game import Game, Seat
from boardgames.core.rng import start_stream

BY_PLAN, TO_THE_END = 160, 240
"""Worlds in which the two are compared by plan, and in whole games."""
SEARCHES = 2
"""Searches whose plans are compared: two trees each say little of how much plans differ."""
SURE = 8
"""Out of ten choices in whole games so many are what tempts most, at most; the others are drawn by weight."""
Pair = tuple[Line, Line]
"""Line that seems to be better, and the line that was chosen."""


def proven_loss(game: Game[Any, Any], seen: Any, seat: Seat, pair: Pair, luck: int, effort: Effort) -> float:
    """Return the points by which what was done falls short, by plan and in whole games; 0 if one finds nothing."""
    found = []
    for look in range(SEARCHES):
        found.append(apart_by_plan(game, seen, seat, pair, start_stream(luck, f"plans-{look}"), effort, BY_PLAN))
        if not found[-1].is_ahead:
            return 0.0
    found.append(apart_in_the_end(game, seen, seat, pair, start_stream(luck, "games"), TO_THE_END))
    return min(apart.mean for apart in found) if found[-1].is_ahead else 0.0


def apart_by_plan(
    game: Game[Any, Any], seen: Any, seat: Seat, pair: Pair, luck: int, effort: Effort, worlds: int
) -> Difference:
    """Return the difference of two lines, each played on with the plans of two fresh trees of its own."""
    plans = thought(LineTrials(game, seen, seat, pair, effort), (0, 1), luck, effort)[1]
    one, other = samples(game, seen, seat, pair, (0, 1), start_stream(luck, "side by side"), worlds, plans)
    return _apart(one.leads, other.leads)


def apart_in_the_end(
    game: Game[Any, Any], seen: Any, seat: Seat, pair: Pair, luck: int, worlds: int, sure: int = SURE
) -> Difference:
    """Return the difference of two lines in the final scores of whole games."""
    streams, imagined = worlds_of(game, seen, seat, luck, worlds)
    manner, own = manner_of(game), heuristic_of(game)
    others = others_of(game, max(VARIETY, manner.variety))
    leads: tuple[list[float], ...] = ([], [])
    for line, ended in zip(pair, leads, strict=True):
        for state, world in zip(imagined, streams, strict=True):
            for action in line:
                state = game.apply(state, seat, action)
            final, _ = play_on(game, company(own, others, NOBODY, world), state, world, min(sure, manner.sure))
            ended.append(lead_in([sheet.total for sheet in game.scores(final)], seat))
    return _apart(*leads)


def _apart(one: Sequence[float], other: Sequence[float]) -> Difference:
    return difference([mine - yours for mine, yours in zip(one, other, strict=True)])
