"""Small questions about a state, apart from its records: records are never compiled, functions can be."""

from typing import TypeVar

from boardgames.core.game import Seat
from boardgames.eic.state import AnyFrame, State

T = TypeVar("T")


def chooser(s: State, f: AnyFrame) -> Seat:
    """Return who answers the frame on top."""
    return f.seat


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the items less the first that equals this one."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]
