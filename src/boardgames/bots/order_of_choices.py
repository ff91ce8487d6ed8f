"""Choices of one turn that can be made in either order: what the plan of one of them finds, the other has found, too.

Cashing a chest and then building is no better than building and then cashing it, though only the plan of one of the two
may have hit upon both. Without this a choice that changes nothing could look good for the sake of what follows it.
"""

from collections.abc import Sequence
from typing import Any

from boardgames.bots.compare_choices import Sample, in_words, worlds_of
from boardgames.bots.sets_of_choices import is_revealing
from boardgames.core.game import Game, Seat


def share_plans(
    game: Game[Any, Any],
    seen: Any,
    seat: Seat,
    actions: Sequence[Any],
    found: Sequence[Sample],
    luck: int,
) -> list[Sample]:
    """Return samples in which choices end as well as others whose plans go on with them, where the order does not
    matter.

    `found` are samples from the worlds of `luck`.
    """
    imagined = worlds_of(game, seen, seat, luck, len(found[0].leads))[1]
    return [
        max(
            (own, *(_by_plan_of(game, seat, actions, imagined, one, own) for one in found if one is not own)),
            key=lambda ended: sum(ended.leads),
        )
        for own in found
    ]


def _by_plan_of(
    game: Game[Any, Any], seat: Seat, actions: Sequence[Any], imagined: Sequence[Any], one: Sample, other: Sample
) -> Sample:
    """Return how a choice ends if it comes first wherever the plan of another goes on with it."""
    ended, action = Sample(other.choice), actions[other.choice]
    for at, state in enumerate(imagined):
        line = (actions[one.choice], *one.own[at])
        order = another_order(game, state, seat, line) if line[1:2] == (action,) else None
        taken = other if order is None else one
        ended.leads.append(taken.leads[at])
        ended.points.append(taken.points[at])
        ended.answers.append(taken.answers[at])
        ended.doubts.append(taken.doubts[at])
        ended.own.append(other.own[at] if order is None else [*order[1:]])
        ended.lines.append(other.lines[at] if order is None else _told(game, state, seat, order))
    return ended


def another_order(game: Game[Any, Any], state: Any, seat: Seat, line: Sequence[Any]) -> tuple[Any, ...] | None:
    """Return the choices of a seat with the first one made later, as soon as that comes to the same; None if it
    never does.
    """
    for at in range(2, len(line) + 1):
        order = (*line[1:at], line[0])
        end = after_line(game, state, seat, order)
        if end is not None and end == after_line(game, state, seat, line[:at]):
            return (*order, *line[at:])
    return None


def after_line(game: Game[Any, Any], state: Any, seat: Seat, line: Sequence[Any]) -> Any:
    """Return the state in which a seat has made some choices with nobody else's between them; None if it cannot."""
    for action in line:
        state = _asked_again(game, state, seat)
        if state is None or action not in game.legal_actions(state, seat):
            return None
        state = game.apply(state, seat, action)
    return _asked_again(game, state, seat) or state


def _asked_again(game: Game[Any, Any], state: Any, seat: Seat) -> Any:
    """Return the state in which a seat has a choice, behind answers of its own that leave it none; None if somebody
    else comes first.
    """
    while (decisions := game.decisions(state)) and decisions[0].seat == seat:
        actions = game.legal_actions(state, seat)
        if len(actions) > 1:
            return state
        state = game.apply(state, seat, actions[0])
    return None


def _told(game: Game[Any, Any], state: Any, seat: Seat, order: Sequence[Any]) -> list[list[str]]:
    """Return the choices of a line after its first one, each as its clauses, until somebody else comes first."""
    told = []
    for number, action in enumerate(order):
        state = _asked_again(game, state, seat)
        if state is None or action not in game.legal_actions(state, seat):
            break  # the rest of the plan is for a later turn
        if number:
            told.append(in_words(game, state, seat, action))
        state = game.apply(state, seat, action)
    return told


def can_wait(game: Game[Any, Any], seen: Any, seat: Seat, actions: Sequence[Any], choice: int) -> bool:
    """True if the same question is asked after a choice, and all that could be chosen instead still can."""
    after = game.apply(seen, seat, actions[choice])
    if is_revealing(game, seen, after, seat) or game.decisions(after)[:1] != game.decisions(seen)[:1]:
        return False
    left = set(game.legal_actions(after, seat))
    return all(action in left for at, action in enumerate(actions) if at != choice)
