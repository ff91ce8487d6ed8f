"""Questions that a person need not be asked: turning a book where only books behind the ink pot could be turned."""

from collections.abc import Sequence

from boardgames.core.game import Seat
from boardgames.mombasa.actions import NoFlip
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.rules.bookkeepers import face_up_books
from boardgames.mombasa.state import FlipBook, State


def unasked(game: Mombasa, states: Sequence[State], seat: Seat) -> NoFlip | None:
    """Return "turn no book" where every other answer pays for nothing; None if there is something to choose."""
    s = states[-1]
    if not s.frames or not isinstance(s.frames[-1], FlipBook):
        return None
    p = s.players[seat]
    return None if any(position > p.ink for position in face_up_books(p)) else NoFlip()
