"""Small questions about a state, apart from its records: records are never compiled, functions can be."""

from boardgames.core.game import Seat
from boardgames.core.values import Frame
from boardgames.mombasa.state import IDLE, State


def idle(s: State) -> Frame | None:
    """Return what is asked while the stack is empty; None if the game is over."""
    return IDLE.get(s.phase)


def chooser(s: State, f: Frame) -> Seat:
    """Return who answers, where one player does."""
    return s.active
