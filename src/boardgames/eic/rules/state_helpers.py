"""Small questions about a state, apart from its records: records are never compiled, functions can be."""

from typing import TypeVar

from boardgames.eic.state import OVER, NextStep, State

T = TypeVar("T")
NEXT_STEP = NextStep()


def idle(s: State) -> NextStep | None:
    """Return what is open while the stack is empty: the period goes on, until the game is over."""
    return None if s.step == OVER else NEXT_STEP


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the items less the first that equals this one."""
    at = items.index(item)
    return items[:at] + items[at + 1 :]
