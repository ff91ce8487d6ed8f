"""Where on the board an action points: what a mouse would click."""

from typing import TYPE_CHECKING, cast

from boardgames.eic.actions import AnyAction
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.state import State

if TYPE_CHECKING:
    from boardgames.eic.face.words.words import EicWords


def place(game: EastIndiaCompanies, seen: State, action: AnyAction) -> str | None:
    return cast("EicWords", game.words).codes.place(seen, action)
