"""Choices that are made piece by piece, how far on a track with what each step brings, and those beside a question."""

from boardgames.amerigo import actions as do
from boardgames.amerigo.actions import AnyAction
from boardgames.amerigo.face.words.choices import step_text
from boardgames.amerigo.face.words.codes import code
from boardgames.amerigo.face.words.names import Names
from boardgames.amerigo.state import State, TrackAction
from boardgames.core.choice_forms import ASIDE, SCALE, Form, Piece
from boardgames.core.game import Seat


def form(w: Names, s: State, seat: Seat, action: AnyAction) -> Form | None:
    frame = s.frames[-1] if s.frames else None
    if isinstance(action, do.BuyAp | do.CashChest | do.CashToken):
        return Form(ASIDE, (Piece(code(w.tables, s, action), ""),))
    if not isinstance(action, do.Advance) or not isinstance(frame, TrackAction):
        return None
    step, brings = step_text(w, s, seat, action)
    return Form(SCALE, (Piece(code(w.tables, s, action), step), Piece("", brings)))
