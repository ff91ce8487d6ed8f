"""A turn that is being composed: choices tried on a scratch state before any of them is made at the table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from boardgames.core.game import Decision, Game, Seat
from boardgames.core.table import learned, streams

MAX_TRIED = 40
"""Maximum number of answers that are tried to find out whether their order matters."""


@dataclass(frozen=True)
class Step:
    """A choice of the line."""

    action: Any
    after: Any
    """Scratch state after the choice and its forced answers; nobody may look at it if the choice is final."""
    final: bool
    """True if somebody learns something or chance decides: no further choice can be composed."""
    forced: tuple[Any, ...] = ()
    """Forced answers that follow."""


@dataclass(frozen=True)
class Draft:
    """The choices of one seat in a row, none of them made yet."""

    game: Game[Any, Any]
    seats: int
    seat: Seat
    first: Any
    """The state of the table."""
    answers_itself: bool = True
    """True if forced answers are given automatically."""
    steps: tuple[Step, ...] = ()

    @property
    def state(self) -> Any:
        """State after the choices, as far as it may be foreseen."""
        states = self.states
        return states[-1] if states else self.first

    @property
    def states(self) -> tuple[Any, ...]:
        """States after each of the choices, as far as they may be foreseen."""
        return tuple(step.after for step in self.steps if not step.final)

    @property
    def actions(self) -> tuple[Any, ...]:
        """All actions that are made when the line is confirmed."""
        return tuple(action for step in self.steps for action in (step.action, *step.forced))

    @property
    def ends_final(self) -> bool:
        return bool(self.steps) and self.steps[-1].final

    @property
    def hands_over(self) -> bool:
        """True if the next question is not this player's, or is one that only its player may see."""
        before, after = first_asked(self.game, self.first), first_asked(self.game, self.state)
        if after is None or after.seat != self.seat:
            return True
        return after.secret and not (before is not None and before.secret)

    @property
    def is_open(self) -> bool:
        """True if another choice can be added."""
        return not self.ends_final and not self.hands_over

    @property
    def followed(self) -> tuple[str, ...]:
        """Codes of the forced answers after the last choice."""
        return tuple(self.game.words.code(seen, action) for seen, action in self._following())

    @property
    def followed_texts(self) -> tuple[str, ...]:
        """Forced answers after the last choice, in words."""
        return tuple(self.game.describe(seen, self.seat, action) for seen, action in self._following())

    def _following(self) -> Iterator[tuple[Any, Any]]:
        """Yield what follows the last choice automatically, each with what its player sees before it."""
        if not self.steps:
            return
        step, state = self.steps[-1], self.back().state
        for before, action in zip((step.action, *step.forced), step.forced, strict=False):
            state = self.game.apply(state, self.seat, before)
            yield self.game.observe(state, self.seat), action

    def follow(self, action: Any) -> "Draft":
        """Return the draft with another choice, which must be legal after the others."""
        before = self.state
        after = self.game.apply(before, self.seat, action)
        if reveals(self.game, before, after, self.seats):
            return replace(self, steps=(*self.steps, Step(action, after, final=True)))
        forced = []
        if self.answers_itself:
            asked = first_asked(self.game, before)
            for answer, state in forced_answers(self.game, after, asked, self.seats):
                forced.append(answer)
                after = state
        return replace(self, steps=(*self.steps, Step(action, after, final=False, forced=tuple(forced))))

    def back(self) -> "Draft":
        """Return the draft without its last choice."""
        return replace(self, steps=self.steps[:-1])


def reveals(game: Game[Any, Any], before: Any, after: Any, seats: int) -> bool:
    """True if between two states chance has decided something, or anybody has learned something."""
    return streams(before) != streams(after) or any(learned(game, before, after, seats))


def forced_answers(game: Game[Any, Any], state: Any, last: Decision | None, seats: int) -> Iterator[tuple[Any, Any]]:
    """Yield the forced answers after that to the `last` question, each with the state after it."""
    while last is not None and (asked := first_asked(game, state)) is not None and asked.seat == last.seat:
        answer = forced_answer(game, state, asked, seats, last)
        if answer is None:
            return
        after = game.apply(state, asked.seat, answer)
        if reveals(game, state, after, seats):
            return
        state = after
        yield answer, state


def forced_answer(
    game: Game[Any, Any],
    state: Any,
    asked: Decision,
    seats: int,
    last: Decision | None = None,
    before: Sequence[Any] = (),
) -> Any:
    """Return the answer to a question that need not be asked; None if it has to be.

    It need not be asked if there is only one answer, if answers can be given in any order with the same result, or if
    the game says so (`Parts.unasked`); `before` are the states that led here, as far as known. A question that shows
    its player something is asked, unless it continues the `last` one; so is one whose answer reveals something.
    """
    if asked.secret and asked != last:
        return None
    unasked = game.parts.unasked()
    if unasked is not None and (answer := unasked(game, (*before, state), asked.seat)) is not None:
        return answer
    answers = game.legal_actions(state, asked.seat)
    if not answers or _end(game, state, asked, seats, [MAX_TRIED]) is None:
        return None
    return answers[0]


def _end(game: Game[Any, Any], state: Any, asked: Decision, seats: int, left: list[int]) -> Any:
    """Return the state to which all answers lead; None if they differ, are too many or reveal something."""
    end = None
    answers = game.legal_actions(state, asked.seat)
    for answer in answers:
        left[0] -= 1
        if left[0] < 0:
            return None
        after = game.apply(state, asked.seat, answer)
        if reveals(game, state, after, seats):
            return None
        if len(answers) > 1 and first_asked(game, after) == asked:
            after = _end(game, after, asked, seats, left)
        if after is None or (end is not None and after != end):
            return None
        end = after
    return end


def first_asked(game: Game[Any, Any], state: Any) -> Decision | None:
    """Return the question that a table asks first; None when the game is over."""
    return next(iter(game.decisions(state)), None)
