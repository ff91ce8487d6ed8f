"""What a person may ask for: the best choices of an open question, each with its reason."""

from collections.abc import Sequence
from typing import Any

from boardgames.bots.levels import EFFORTS
from boardgames.bots.search import Outlook, rank
from boardgames.core.protocol import Game, Seat

MOST = 3
"""More would be a list of the choices, not a hint."""


def best_choices(
    game: Game[Any, Any], seen: Any, seat: Seat, actions: tuple[Any, ...], luck: int
) -> tuple[Outlook, ...]:
    """At most three choices, best first, judged by what the seat sees."""
    return tuple(rank(game, seen, seat, actions, luck, EFFORTS["normal"])[:MOST])


def reason(hints: Sequence[Outlook], place: int, change: int | None, *, private: bool) -> str:
    """Why the hint at a place of the list is there: what it does to the score now, and where it leads.

    `change` is None for a choice whose outcome nobody can know yet. How far the player is ahead rests on cards and
    tiles that others may not see, so in front of everybody only the difference between the choices is told.
    """
    if len(hints) == 1:
        return "nothing else makes sense here"
    now = "now: chance decides" if change is None else f"{change:+d} now" if change else "nothing now"
    lead = hints[place].lead
    if private:
        later = f"about {_apart(lead, 'ahead', 'behind', 'level')}"
    elif place:
        later = f"about {_apart(lead - hints[0].lead, 'better than', 'worse than', 'level with')} the first"
    else:
        later = "best"
    return f"{now}; {later} in the end"


def _apart(points: int, more: str, less: str, same: str) -> str:
    return f"{points} {more}" if points > 0 else f"{-points} {less}" if points else same
