"""Where on the board an action points: what a mouse would click."""

from boardgames.amerigo.actions import AnyAction
from boardgames.amerigo.face.words import codes
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.state import State


def place(game: Amerigo, seen: State, action: AnyAction) -> str | None:
    return codes.place(game.tables, seen, action)
