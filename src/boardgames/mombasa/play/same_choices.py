"""Which legal choices come to the same: a person reads one of them, and a code of any is understood."""

from boardgames.core.game import Seat
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.rules import same_choices
from boardgames.mombasa.state import State


def same_choice(game: Mombasa, state: State, seat: Seat, action: AnyAction) -> AnyAction:
    """Return the first of the legal choices that come to the same as this one."""
    return same_choices.same_choice(game.tables, state, seat, action)
