"""Choices of one question that can be made in any order: cards laid out one by one, or cubes loaded into one ship.

Two such choices are no alternatives: whole sets of them are compared instead, each as the plans of the search make it.
"""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import msgspec

from boardgames.bots.heuristic import heuristic_of
from boardgames.bots.search import HALVES, Effort, Trials
from boardgames.bots.tree import Plan, Tree
from boardgames.core.game import Game, Seat
from boardgames.core.table import streams

Line: TypeAlias = tuple[Any, ...]
"""Choices of one question, as they are made one after another."""
LONGEST = 12
"""Maximum number of choices in a line."""
FIRST = 6
"""Number of choices, twice, that are looked at to find out whether their order matters."""


class LineTrials(Trials):
    """Plays lines of choices out, each as if it were one choice."""

    def __init__(self, game: Game[Any, Any], seen: Any, seat: Seat, lines: Sequence[Line], effort: Effort) -> None:
        super().__init__(game, seen, seat, tuple(lines), effort)

    def begin(self, state: Any, choice: int) -> Any:
        for action in self._actions[choice]:
            state = self._game.apply(state, self._seat, action)
        return state


def sets_of_choices(
    game: Game[Any, Any],
    seen: Any,
    seat: Seat,
    actions: Sequence[Any],
    choices: Sequence[int],
    trials: Trials,
    luck: int,
) -> list[Line]:
    """Return the different sets of choices that the plans of some first choices lead to, in their order.

    None if the order of choices matters here, or if all plans lead to one set.
    """
    imagined = game.imagine(seen, seat, luck)
    others = [*choices[1:FIRST], *range(0, len(actions), -(-len(actions) // FIRST))]
    if not any(commute(game, imagined, seat, actions[choices[0]], actions[other]) for other in others):
        return []
    found: list[tuple[Any, Line]] = []
    for choice in choices:
        for half in HALVES:
            line, end = planned_line(game, imagined, seat, actions[choice], Plan(trials.tree(choice, half)))
            tidy = _sorted(game, imagined, seat, actions, line, end)
            at = next((at for at, (known, _) in enumerate(found) if known == end), len(found))
            if at == len(found) or len(tidy) < len(found[at][1]):
                found[at : at + 1] = [(end, tidy)]
    return [line for _, line in found] if len(found) > 1 else []


def commute(game: Game[Any, Any], state: Any, seat: Seat, one: Any, other: Any) -> bool:
    """True if two answers to a question can both be given, and come to the same in either order."""
    ends = []
    for first, second in ((one, other), (other, one)):
        after = game.apply(state, seat, first)
        if is_revealing(game, state, after, seat) or game.decisions(after)[:1] != game.decisions(state)[:1]:
            return False
        if second not in game.legal_actions(after, seat):
            return False
        ends.append(game.apply(after, seat, second))
    return bool(ends[0] == ends[1])


def planned_line(game: Game[Any, Any], state: Any, seat: Seat, first: Any, plan: Plan) -> tuple[Line, Any]:
    """Return the choices that a plan makes from the first one on while the same question is asked, and where they
    lead. Nothing that chance decides or that somebody learns by them is foreseen.

    What cannot be chosen earlier as well belongs to another question, such as the load of the next ship; but what ends
    a question is the last choice of its line.
    """
    asked, weigh, before = game.decisions(state)[0], heuristic_of(game), state
    line: Line = (first,)
    after, is_over = game.apply(state, seat, first), ends_question(game, state, seat, first)
    plan.begin()
    while not is_over and len(line) < LONGEST and asked in game.decisions(after):
        if is_revealing(game, before, after, seat):
            break
        actions = game.legal_actions(after, seat)
        i = 0
        if len(actions) > 1:
            weights = weigh(after, seat, actions)
            i = plan.choose(seat, actions, weights)
            i = weights.index(max(weights)) if i < 0 else i
        then, is_over = game.apply(after, seat, actions[i]), ends_question(game, after, seat, actions[i])
        goes_on = not is_over and asked in game.decisions(then)
        if goes_on and end_of(game, state, seat, (actions[i], *line)) != then:
            break
        line, before, after = (*line, actions[i]), after, then
    return line, after


def ends_question(game: Game[Any, Any], state: Any, seat: Seat, action: Any) -> bool:
    """True if an answer has nothing to choose in it, and no other answer can follow as well as precede it."""
    others = [one for one in game.legal_actions(state, seat) if one.__struct_fields__]
    return not action.__struct_fields__ and not any(
        commute(game, state, seat, action, other) for other in others[:FIRST]
    )


def without_parts(
    game: Game[Any, Any],
    state: Any,
    seat: Seat,
    actions: Sequence[Any],
    choices: Sequence[int],
    plans: Mapping[int, Sequence[Plan]],
) -> list[int]:
    """Return choices, with the whole instead of one that makes only a part of it and is followed by the rest.

    Two steps along a track and then two more are no other choice than four steps.
    """
    ends = [game.apply(state, seat, action) for action in actions]

    def whole_of(choice: int) -> int:
        plan = plans[choice][0] if choice in plans else Plan(Tree(seat))
        line = planned_line(game, state, seat, actions[choice], plan)[0]
        alike = [at for at, action in enumerate(actions) if at != choice and type(action) is type(line[0])]
        for length in range(len(line), 1, -1):
            end = end_of(game, state, seat, line[:length])
            for at in alike:
                if ends[at] == end:
                    return at
        return choice

    return list(dict.fromkeys(map(whole_of, choices)))


def is_revealing(game: Game[Any, Any], before: Any, after: Any, seat: Seat) -> bool:
    """True if chance decided something between two states, or a seat learned something."""
    return streams(before) != streams(after) or game.unseen(before, seat) != game.unseen(after, seat)


def _sorted(game: Game[Any, Any], state: Any, seat: Seat, actions: Sequence[Any], line: Line, end: Any) -> Line:
    """Return a line in the order of the list, so that every set has one name; as it is if that is not allowed."""
    order = {action: at for at, action in enumerate(actions)}
    tidy = tuple(sorted(line, key=lambda action: order.get(action, len(order))))
    return tidy if end_of(game, state, seat, tidy) == end else line


def end_of(game: Game[Any, Any], state: Any, seat: Seat, line: Line) -> Any:
    """Return the state after a line; None if one of its choices is illegal."""
    for action in line:
        if action not in game.legal_actions(state, seat):
            return None
        state = game.apply(state, seat, action)
    return state


def is_idle(game: Game[Any, Any], state: Any, seat: Seat, action: Any) -> bool:
    """True if an action only ends a question: nothing on the table changes, and nothing begins with it."""
    if action.__struct_fields__:
        return False
    after = game.effect(state, seat, action)
    if msgspec.structs.replace(after, frames=state.frames) != state:
        return False
    return len(after.frames) < len(state.frames) or all(
        asked.seat != seat for asked in game.decisions(game.apply(state, seat, action))
    )
