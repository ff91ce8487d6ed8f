"""Cache of a table's drawings while only the cursor moves: it often returns to a place."""

from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")

MAX_DRAWINGS = 64
"""Maximum number of cached drawings of one table."""


class DrawingCache(Generic[T]):
    """Drawings by what was selected, all of the same scene."""

    def __init__(self) -> None:
        self._scene: object = None
        self._kept: dict[Hashable, T] = {}

    def drawing(self, scene: object, selected: Hashable, draw: Callable[[], T]) -> T:
        """Return the cached drawing of this scene with this selection, or draw it now."""
        if scene is not self._scene or len(self._kept) >= MAX_DRAWINGS:
            self._scene = scene
            self._kept.clear()
        if selected not in self._kept:
            self._kept[selected] = draw()
        return self._kept[selected]
