"""Where on the board an action points: what a mouse would click."""

from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.face.words import codes
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.state import State


def place(game: Mombasa, seen: State, action: AnyAction) -> str | None:
    return codes.place(game.tables, seen, action)
