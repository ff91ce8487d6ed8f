"""Drafts made automatically: the way to a place that is several choices away, and the same choice again."""

from collections import deque

from boardgames.core.game import Decision
from boardgames.table.draft import Draft

MAX_STEPS = 6
MAX_TRIED = 400
"""Maximum number of choices that are tried before the search is given up."""


def route_to(draft: Draft, place: str) -> Draft | None:
    """Return the draft with the fewest further choices that ends at this place; None if there is none.

    Only choices that reveal nothing are tried, and every kind of choice at a place only once.
    """
    start = len(draft.steps)
    waiting, tried, met = deque([draft]), 0, set()
    while waiting:
        line = waiting.popleft()
        if not line.is_open or len(line.steps) - start >= MAX_STEPS:
            continue
        game, seat = line.game, line.seat
        own = game.observe(line.state, seat)
        kind = game.decisions(own)[0].kind
        for action in game.legal_actions(own, seat):
            where = game.parts.board().place(game, own, action)
            if where == place:
                return line.follow(action)
            key = (kind, type(action), where or action)
            if key not in met and tried < MAX_TRIED:
                met.add(key)
                tried += 1
                waiting.append(line.follow(action))
    return None


def once_more(draft: Draft) -> Draft | None:
    """Return the draft with its last choice made again; None if that is not possible."""
    if not draft.steps or not draft.is_open:
        return None
    action = draft.steps[-1].action
    if draft.game.refusal(draft.state, draft.seat, action) is not None:
        return None
    return draft.follow(action)


def as_often_as_possible(draft: Draft) -> Draft:
    """Return the draft with its last choice repeated while the same question is asked."""
    while (more := once_more(draft)) is not None:
        goes_on = more.is_open and _asked(more) == _asked(draft)
        draft = more
        if not goes_on:
            break
    return draft


def _asked(draft: Draft) -> Decision:
    return draft.game.decisions(draft.state)[0]
