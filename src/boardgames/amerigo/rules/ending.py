"""The end of an action, whichever it was (AME-PHA-11, AME-PHA-19)."""

from boardgames.amerigo.actions import EndAction
from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.events import ActionEnded
from boardgames.amerigo.rules.flow import end_turn
from boardgames.amerigo.rules.gold import gain_gold, track_room
from boardgames.amerigo.state import Business, Events, Sail, State, TrackAction, with_player
from boardgames.core.protocol import Seat
from boardgames.core.values import evolve


def ap_left(frame: Business) -> int:
    """AP that would be lost if the action ended now; of the ships the one with more moves counts."""
    if isinstance(frame, Sail):
        return max(frame.left(1), frame.left(2))
    return int(getattr(frame, "ap", 0))


def end_action(t: Tables, s: State, seat: Seat, a: EndAction, events: Events) -> State:
    """AP left are lost; at the end of a track they are worth 2 gold, however many (AME-GLD-04, AME-GLD-05)."""
    frame, p = s.frames[-1], s.players[seat]
    if events is not None:
        events.append(ActionEnded(seat, ap_left(frame)))
    if isinstance(frame, TrackAction) and frame.ap and not track_room(t, p, frame.track):
        p = gain_gold(t, p, seat, t.track_end_gold, "track end", events)
        s = evolve(s, players=with_player(s, seat, p))
    return end_turn(t, s, events)
