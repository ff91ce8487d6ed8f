"""Tuples with something exchanged.

It stands apart from the records so that it can be compiled: modules that define records never are.
"""

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Return the items with one of them replaced."""
    changed = list(items)  # twice as fast as two slices
    changed[at] = item
    return tuple(changed)
