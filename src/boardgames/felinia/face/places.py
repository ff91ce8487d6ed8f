"""Where on the board an action points: what a mouse would click."""

from boardgames.felinia.actions import AnyAction
from boardgames.felinia.face.words import codes
from boardgames.felinia.game import Felinia
from boardgames.felinia.state import State


def place(game: Felinia, seen: State, action: AnyAction) -> str | None:
    return codes.place(game.tables, seen, action)
