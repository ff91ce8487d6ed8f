"""A table at which a game is played: every choice so far, every state between them, undo and redo.

The table is event-sourced: the states follow from the first one and the choices. A journal, if there is one, is told
every choice before `play` returns; `store.log_writer` is one.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Generic, Protocol, TypeVar

from boardgames.core.game import Decision, Game, Refusal, Seat
from boardgames.core.values import Event, Value

S = TypeVar("S")
A = TypeVar("A")


class IllegalAction(Exception):
    """The judge refused an action."""

    def __init__(self, refusal: Refusal, sentence: str) -> None:
        super().__init__(f"{sentence} ({refusal.rule})")
        self.refusal = refusal


class Barrier(Value):
    """Reason why taking a choice back needs the consent of the table."""

    chance: bool = False
    """Something was drawn, rolled or shuffled."""
    learned: tuple[tuple[Seat | None, str], ...] = ()
    """Seat that learned a fact (None if everybody did), and the kind of the fact."""
    acted: tuple[Seat, ...] = ()
    """Other seats that have chosen since."""

    def __bool__(self) -> bool:
        return self.chance or bool(self.learned) or bool(self.acted)


class Choice(Value, Generic[A]):
    """One choice in the line of play."""

    seat: Seat
    action: A
    events: tuple[Event, ...]


class Takeback(Value):
    """Somebody undid choices: part of the history that everybody may read."""

    at: int
    """Number of choices on the table after it."""
    count: int


class Journal(Protocol):
    """Something that must be told of every move before the next question is asked."""

    def wrote_choice(self, seat: Seat, action: Any, before: Any, after: Any) -> None: ...
    def wrote_undo(self, count: int, before: Any, after: Any) -> None: ...
    def wrote_redo(self, count: int, before: Any, after: Any) -> None: ...


class Table(Generic[S, A]):
    """One game in play. The only thing in the program that changes while a game goes on."""

    def __init__(self, game: Game[S, A], first: S, names: Sequence[str], journal: Journal | None = None) -> None:
        self.game = game
        self.names = tuple(names)
        self.states: list[S] = [first]
        self.choices: list[Choice[A]] = []
        self.undone: list[Choice[A]] = []
        self._undone_states: list[S] = []
        """State after each of them: to do a choice again costs no more than to undo it."""
        self.takebacks: list[Takeback] = []
        self.journal = journal
        self._revealing: dict[int, bool] = {}
        """Results of `reveals`, by the number of the choice."""

    @property
    def state(self) -> S:
        return self.states[-1]

    @property
    def is_over(self) -> bool:
        return not self.decisions()

    def decisions(self) -> tuple[Decision, ...]:
        return self.game.decisions(self.state)

    def play(self, seat: Seat, action: A) -> tuple[Event, ...]:
        """Carry out a choice; `IllegalAction` if the judge refuses it, and then nothing has changed."""
        refusal = self.game.refusal(self.state, seat, action)
        if refusal is not None:
            raise IllegalAction(refusal, self.game.words.refusal(refusal))
        events: list[Event] = []
        after = self.game.apply(self.state, seat, action, events)
        if self.journal is not None:
            self.journal.wrote_choice(seat, action, self.state, after)
        self._push(Choice(seat, action, tuple(events)), after)
        self.undone.clear()
        self._undone_states.clear()
        return tuple(events)

    def undo(self, count: int = 1) -> None:
        """Take the last choices back. Whether the table consents is asked before: see `barrier`."""
        if not 0 < count <= len(self.choices):
            raise ValueError(f"{count} of {len(self.choices)} choices cannot be taken back")
        if self.journal is not None:
            self.journal.wrote_undo(count, self.state, self.states[-1 - count])
        for _ in range(count):
            self.undone.append(self.choices.pop())
            self._undone_states.append(self.states.pop())
            self._revealing.pop(len(self.states), None)
        self.takebacks.append(Takeback(len(self.choices), count))

    def redo(self, count: int = 1) -> None:
        """Carry out again what was undone last."""
        if not 0 < count <= len(self.undone):
            raise ValueError(f"{count} of {len(self.undone)} choices cannot be made again")
        if self.journal is not None:
            self.journal.wrote_redo(count, self.state, self._undone_states[-count])
        for _ in range(count):
            self._push(self.undone.pop(), self._undone_states.pop())

    def _push(self, choice: Choice[A], after: S) -> None:
        self.choices.append(choice)
        self.states.append(after)

    def barrier(self, count: int = 1) -> Barrier:
        """Return what makes undoing the last choices need consent; false if nothing does."""
        if not 0 < count <= len(self.choices):
            return Barrier()
        first = len(self.choices) - count
        mover = self.choices[first].seat
        acted = sorted({choice.seat for choice in self.choices[first:]} - {mover})
        states = self.states[first:]
        chance = any(streams(before) != streams(after) for before, after in pairwise(states))
        facts: dict[tuple[Seat | None, str], None] = {}
        for before, after in pairwise(states):
            facts.update(dict.fromkeys(learned(self.game, before, after, len(self.names))))
        return Barrier(chance, tuple(facts), tuple(acted))

    def reveals(self, number: int) -> bool:
        """True if chance decided something by the choice with this number, or somebody learned something."""
        if number not in self._revealing:
            before, after = self.states[number - 1], self.states[number]
            facts = learned(self.game, before, after, len(self.names))
            self._revealing[number] = streams(before) != streams(after) or any(True for _ in facts)
        return self._revealing[number]

    def free_undos(self) -> int:
        """Return how many choices can be undone without asking anybody."""
        count = 0
        while count < len(self.choices) and not self.barrier(count + 1):
            count += 1
        return count

    def history(
        self, viewer: Seat | None, since: int = 0, *, newest: int | None = None
    ) -> Iterator[tuple[int, Seat | None, Event]]:
        """Yield (number of the choice, seat that did it, event) as the viewer may read it now.

        Numbers count from 1; the newest choice is shown as it was seen when it happened. While a table is shown as it
        was after an earlier choice, that one is the `newest`.
        """
        newest = len(self.choices) if newest is None else newest
        for number, choice in enumerate(self.choices[since:], start=since + 1):
            for event in choice.events:
                shown = self.game.witness(event, viewer, later=number < newest)
                if shown is not None:
                    yield number, done_by(shown, len(self.names)), shown


def done_by(event: Event, seats: int) -> Seat | None:
    """Return the seat that caused the event or was hit by it, or None."""
    seat: Seat | None = getattr(event, event.doer, None)
    return seat if seat is not None and seat < seats else None


def streams(state: object) -> object:
    """Return the streams of chance of a state, or None if it has none."""
    return getattr(state, "rng", None)


def learned(game: Game[S, Any], before: S, after: S, seats: int) -> Iterator[tuple[Seat | None, str]]:
    """Yield (seat, kind of fact) for all that was learned between two states; None as the seat if everybody did."""
    everybody = game.unseen(before, None) - game.unseen(after, None)
    for kind in sorted({_kind(fact) for fact in everybody}):
        yield None, kind
    for seat in range(seats):
        facts = game.unseen(before, seat) - game.unseen(after, seat) - everybody
        for kind in sorted({_kind(fact) for fact in facts}):
            yield seat, kind


def _kind(fact: str) -> str:
    """Return the kind of a fact, which is named `kind: detail`; only the kind may be shown."""
    return fact.partition(":")[0]
