"""Choices that are made piece by piece: which good is given, and what is taken for it."""

from boardgames.core.choice_forms import PAIR, Form, Piece
from boardgames.felinia import actions as do
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.face.words.codes import code
from boardgames.felinia.face.words.names import Names
from boardgames.felinia.state import State


def form(names: Names, s: State, action: AnyAction) -> Form | None:
    if not isinstance(action, do.Swap):
        return None
    typed = code(names.tables, s, action)
    given = Piece(typed[:2], names.say("piece-given", give=action.give))
    taken = Piece(typed[2:], names.say("piece-taken", take=action.take, reward=action.reward))
    return Form(PAIR, (given, taken), (names.say("piece-give"), names.say("piece-take")))
