"""Order of play at a table: who is asked next, and who may see the screen, for the app and text mode alike."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from boardgames.core.game import Decision, Seat
from boardgames.table.session import Session

NEVER, WHEN_SECRET, EVERY_TURN = "never", "when-needed", "every-turn"
"""Settings that say when the screen is covered between two players."""


@dataclass(frozen=True)
class Over:
    """Nobody is asked any more."""


@dataclass(frozen=True)
class BotMoves:
    seat: Seat


@dataclass(frozen=True)
class Cover:
    """The screen has to be covered until this person is at it."""

    decision: Decision
    previous: Seat | None
    """Person who leaves the screen; None if a bot moved last, or nobody."""


@dataclass(frozen=True)
class Ask:
    decision: Decision
    viewer: Seat | None
    """Seat whose view of the table is shown; None for what everybody may see."""


Step: TypeAlias = Over | BotMoves | Cover | Ask


class Flow:
    """The order of a session: forced answers are given, bots move, people are asked, behind a curtain or not.

    A screen does what `next` says and reports who has sat down.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.seated: Seat | None = None
        """Seat of the person at the keyboard; None if nobody has been asked yet."""
        self.covered = False
        """True if somebody else may have come to the keyboard since."""

    @property
    def persons(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(len(self.session.names)) if not self.session.is_bot(seat))

    @property
    def public_viewer(self) -> Seat | None:
        """Seat whose view is shown while nobody is asked: the only person's, or None if there are several."""
        return self.persons[0] if len(self.persons) == 1 else None

    def next(self, curtain: str, decision: Decision | None = None) -> Step:
        """Return what happens now; `curtain` is the setting for covering the screen between two players."""
        decision = decision or self.session.decision
        if decision is None:
            return Over()
        if self.session.is_bot(decision.seat):
            return BotMoves(decision.seat)
        seat, private = decision.seat, decision.secret or curtain == EVERY_TURN
        if len(self.persons) == 1 or curtain == NEVER:
            return Ask(decision, seat)
        if private and (self.seated != seat or self.covered):
            return Cover(decision, self._previous())
        return Ask(decision, seat if private else None)

    def reader(self, decision: Decision) -> Seat | None:
        """Return who reads what is said about a question: its player alone, or everybody (None)."""
        return decision.seat if decision.secret or len(self.persons) == 1 else None

    def unasked(self, decision: Decision) -> Any:
        """Return the answer that a person need not be asked for; None if there is something to choose."""
        return self.session.forced_answer(decision)

    def _previous(self) -> Seat | None:
        choices = self.session.table.choices
        return choices[-1].seat if choices and not self.session.is_bot(choices[-1].seat) else None

    def sits(self, seat: Seat) -> bool:
        """Note who is at the keyboard now; True if it was somebody else before."""
        moved = seat != self.seated or self.covered
        self.seated, self.covered = seat, False
        return moved
