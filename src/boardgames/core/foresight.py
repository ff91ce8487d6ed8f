"""What a choice would do to the score, looked up only where nobody could learn anything by it."""

from typing import Any

from boardgames.core.protocol import Seat
from boardgames.core.table import Table


class Foresight:
    """What each choice of the open question would do to its player's score, computed when it is asked for."""

    def __init__(self, table: Table[Any, Any], viewer: Seat | None, seat: Seat) -> None:
        self._game, self._before = table.game, table.state
        self._viewer, self._seat = viewer, seat
        self._eyes = (None, *range(len(table.names)))
        self._known: dict[Any, int | None] = {}
        self._unseen: tuple[frozenset[str], ...] | None = None
        self._score: int | None = None

    def of(self, action: Any) -> int | None:
        """The change of the score in the viewer's eyes; None if the choice cannot be taken back freely."""
        if action not in self._known:
            self._known[action] = self._foresee(action)
        return self._known[action]

    def _foresee(self, action: Any) -> int | None:
        game, before = self._game, self._before
        after = game.apply(before, self._seat, action)
        if before.rng != after.rng:
            return None
        if self._unseen is None or self._score is None:
            self._unseen = tuple(game.unseen(before, eye) for eye in self._eyes)
            self._score = self._total(before)
        for eye, hidden in zip(self._eyes, self._unseen, strict=True):
            if not hidden <= game.unseen(after, eye):
                return None
        return self._total(after) - self._score

    def _total(self, state: Any) -> int:
        return self._game.scores(self._game.observe(state, self._viewer))[self._seat].total
