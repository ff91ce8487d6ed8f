"""Actions that end without being asked about: every action point is used and only gold could buy another, a track is
at its end, or nothing is left for which a point could be used."""

from collections.abc import Sequence

from boardgames.amerigo import actions as do
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.rules.expand import fits_somewhere
from boardgames.amerigo.rules.tracks import track_room
from boardgames.amerigo.state import Build, BuildTile, Plan, Produce, Sail, State, TrackAction
from boardgames.core.game import Seat

BESIDE = (do.EndAction, do.BuyAp, do.CashChest, do.CashToken)
"""Actions that are possible at any time of an action: gold can still be spent before the last point is."""


def unasked(game: Amerigo, states: Sequence[State], seat: Seat) -> do.EndAction | None:
    """Return the end of an action that has no action points left, or no use for them since the last tile was built,
    and nothing else to do; None if it goes on."""
    s = states[-1]
    if not s.frames or not (_is_used_up(game, s, seat) or _has_built_all(game, states, seat)):
        return None
    answers = game.legal_actions(s, seat)
    ends = game.tables.menu.end_action
    return ends if ends in answers and all(isinstance(answer, BESIDE) for answer in answers) else None


def _has_built_all(game: Amerigo, states: Sequence[State], seat: Seat) -> bool:
    """True if a tile was built just now and none that is planned fits anywhere, however many points there were."""
    t, s = game.tables, states[-1]
    if len(states) < 2 or not isinstance(s.frames[-1], Build) or not isinstance(states[-2].frames[-1], BuildTile):
        return False
    planned = [kind for kind, count in enumerate(s.players[seat].reserve) if count]
    return not any(fits_somewhere(t, s, chart_of(t, s), seat, kind) for kind in planned)


def _is_used_up(game: Amerigo, s: State, seat: Seat) -> bool:
    match s.frames[-1]:
        case Sail() as voyage:
            return not voyage.left(1) and not voyage.left(2)
        case TrackAction(ap=ap, track=track):
            return not ap or not track_room(game.tables, s.players[seat], track)
        case Plan(ap=ap) | Build(ap=ap) | Produce(ap=ap):
            return not ap
    return False
