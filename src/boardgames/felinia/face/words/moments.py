"""Moments that everybody looks up for: a new round, the end that somebody has brought about, and a new phase."""

from boardgames.core.moment import DAWN, DUSK, SHIPS, Moment, MomentLine, MomentPart
from boardgames.core.values import Event
from boardgames.felinia.events import BoatDealt, BoatLeft, EndTriggered, NextBoatShown, RoundBegun
from boardgames.felinia.face.words import events as history
from boardgames.felinia.face.words.names import Names
from boardgames.felinia.state import State, phase

COMING = (RoundBegun, BoatDealt, NextBoatShown)
"""Events that are told about a new round."""


def moment(
    names: Names, events: tuple[Event, ...], before: State, after: State, players: tuple[str, ...]
) -> Moment | None:
    left = tuple(history.tell(names, e, players) for e in events if isinstance(e, BoatLeft))
    for event in events:
        match event:
            case EndTriggered(why):
                told = names.say("moment-end", why=why)
                parts = (_merchants(names, after),)
                return Moment(DUSK, names.say("moment-end-title"), told, parts, left)
            case RoundBegun(number):
                coming = [history.tell(names, e, players) for kind in COMING for e in events if isinstance(e, kind)]
                title, text = names.say("moment-round-title", round=number), names.say("moment-round", round=number - 1)
                return Moment(DAWN, title, text, (_merchants(names, after),), tuple(coming))
    if after.frames and phase(after) != phase(before):
        title = names.say("moment-phase", phase=phase(after))
        return Moment(SHIPS, title, names.say("moment-phase-text", phase=phase(after)), (), left, is_great=False)
    return None


def _merchants(names: Names, s: State) -> MomentPart:
    """Return how near the end is: merchants that each player still has at home."""
    lines = tuple(
        MomentLine(names.say("moment-merchants", trade=len(player.trade)), seat, player.stock)
        for seat, player in enumerate(s.players)
    )
    return MomentPart(names.say("moment-stock"), lines, names.say("moment-stock-note"))
