"""Reasons for a choice that brings no points at once: pirates that are too strong, room for a tile."""

from boardgames.amerigo import actions as do
from boardgames.amerigo.actions import AnyAction
from boardgames.amerigo.box.tables import COLOURS
from boardgames.amerigo.face.words.names import Names
from boardgames.amerigo.rules import turn
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.rules.expand import fits_somewhere
from boardgames.amerigo.rules.pirates import cannons_short, strength_against
from boardgames.amerigo.state import CANNONS, State, TrackAction
from boardgames.core.game import Seat


def purpose(w: Names, s: State, seat: Seat, action: AnyAction) -> str:
    match action:
        case do.Act(colour) | do.WhiteAs(colour) if colour in COLOURS:
            return _guns(w, s, seat, turn.TRACKS.get(COLOURS.index(colour), ""))
        case do.Advance():
            top = s.frames[-1] if s.frames else None
            return _guns(w, s, seat, top.track if isinstance(top, TrackAction) else "")
        case do.TakeVillage(tile) | do.TakeNeutral(tile):
            return _room(w, s, seat, tile)
        case _:
            return ""


def _guns(w: Names, s: State, seat: Seat, track: str) -> str:
    """Cannons, as long as there are too few of them."""
    against, cannons = strength_against(w.tables, s, seat), s.players[seat].cannons
    if track != CANNONS or not cannons_short(against, cannons):
        return ""
    return w.say("purpose-guns", strength=against, cannons=cannons)


def _room(w: Names, s: State, seat: Seat, tile: str) -> str:
    """A tile that could be built at once, if it were the turn for it."""
    kind = w.tables.landscape_index.get(tile, -1)
    fits = kind >= 0 and fits_somewhere(w.tables, s, chart_of(w.tables, s), seat, kind)
    return w.say("purpose-room") if fits else ""
