"""Order of a table: who is asked, and with whose eyes, whatever the table is shown on."""

from dataclasses import dataclass
from typing import Any, TypeAlias

from boardgames.core.game import Decision, Seat
from boardgames.table.session import Session

NEVER, WHEN_SECRET, EVERY_TURN = "never", "when-needed", "every-turn"
"""When the screen is covered between two players."""


@dataclass(frozen=True)
class Over:
    """Nobody is asked any more."""


@dataclass(frozen=True)
class BotMoves:
    seat: Seat


@dataclass(frozen=True)
class Cover:
    """The screen is covered until this person sits at it."""

    decision: Decision
    previous: Seat | None
    """The person who leaves it; None: a bot moved last, or nobody."""


@dataclass(frozen=True)
class Ask:
    decision: Decision
    viewer: Seat | None
    """With whose eyes the table is shown; None: with everybody's."""


Step: TypeAlias = Over | BotMoves | Cover | Ask


class Flow:
    """The order of a session: forced answers are given, bots move, people are asked, behind a curtain or not.

    Whoever shows the table does what `next` says and tells it who has sat down.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.seated: Seat | None = None
        """The person at the keyboard."""
        self.covered = False
        """Somebody else may have come to the keyboard since."""

    @property
    def persons(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in range(len(self.session.names)) if not self.session.is_bot(seat))

    @property
    def public_viewer(self) -> Seat | None:
        """With whose eyes the table is shown when nobody in particular is asked: a lone person hides nothing."""
        return self.persons[0] if len(self.persons) == 1 else None

    def next(self, curtain: str, decision: Decision | None = None) -> Step:
        """Say what happens now. `curtain`: when the screen is covered between two players."""
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
        """Return what a person answers without being asked; None: there is something to choose."""
        return self.session.forced_answer(decision)

    def _previous(self) -> Seat | None:
        choices = self.session.table.choices
        return choices[-1].seat if choices and not self.session.is_bot(choices[-1].seat) else None

    def sits(self, seat: Seat) -> bool:
        """Seat the person who is asked; true if somebody else sat there before."""
        moved = seat != self.seated or self.covered
        self.seated, self.covered = seat, False
        return moved
