"""Results of pure functions, remembered by the identity of their arguments.

Between two looks at a table most of its parts are the same objects. To find one by its identity costs less than to hash
a record, and whoever compares what was made of it, as the vectors of learners do, finds the same object again, too.
"""

from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple

MAX_KNOWN = 64

V = TypeVar("V")
Rest = TypeVarTuple("Rest")
R = TypeVar("R")


def remember_last(make: Callable[[V, *Rest], R]) -> Callable[[V, *Rest], R]:
    """Return the function with its last results remembered by the identity of its first argument.

    The arguments are frozen; the others than the first are compared.
    """
    known: dict[int, tuple[Any, tuple[Any, ...], R]] = {}
    """Results by identity, each with its arguments, so that no other object can have the same."""

    def remembering(value: V, *rest: *Rest) -> R:
        found = known.get(id(value))
        if found is not None and found[1] == rest:
            return found[2]
        made = make(value, *rest)
        if len(known) >= MAX_KNOWN:
            known.clear()
        known[id(value)] = value, rest, made
        return made

    return remembering
