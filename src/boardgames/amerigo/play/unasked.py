"""Actions that end without being asked about: every action point is used, and only gold could buy another."""

from collections.abc import Sequence

from boardgames.amerigo import actions as do
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.state import Build, Plan, Produce, Sail, State, TrackAction
from boardgames.core.game import Seat

BESIDE = (do.EndAction, do.BuyAp, do.CashChest, do.CashToken)
"""Actions that are possible at any time of an action: gold can still be spent before the last point is."""


def unasked(game: Amerigo, states: Sequence[State], seat: Seat) -> do.EndAction | None:
    """Return the end of an action that has no action points left and nothing else to do; None if it goes on."""
    s = states[-1]
    if not s.frames or not _is_used_up(s):
        return None
    answers = game.legal_actions(s, seat)
    ends = game.tables.menu.end_action
    return ends if ends in answers and all(isinstance(answer, BESIDE) for answer in answers) else None


def _is_used_up(s: State) -> bool:
    match s.frames[-1]:
        case Sail() as voyage:
            return not voyage.left(1) and not voyage.left(2)
        case TrackAction(ap=ap) | Plan(ap=ap) | Build(ap=ap) | Produce(ap=ap):
            return not ap
    return False
