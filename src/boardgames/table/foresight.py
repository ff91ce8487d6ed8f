"""Forecasts of choices, made only where nobody could learn anything by them.

A choice is estimates together with what must follow: the questions that it opens for the same player are answered too.
Where there is one answer it is given; among several the best stands for them, and the forecast says that the player
will be asked, and whether all answers were tried. Where the effect of what was done so far waits for somebody to say
that it is enough, it is said. What the table answers without asking belongs to the choice: a turn that ends by itself
cannot be taken back either.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from boardgames.core.game import Decision, Game, ScoreSheet, Seat
from boardgames.core.rng import start_stream
from boardgames.core.score_sheets import WORLDS as WORLDS_TO_BE_SURE
from boardgames.core.score_sheets import Share, estimate_scores, shares
from boardgames.core.table import Barrier, Table, learned, streams
from boardgames.core.values import Event, Value, evolve

WORLDS = 2
"""Number of sampled worlds in which a choice is tried if onlookers see the forecast; what differs is hidden."""
MAX_STEPS, MAX_ANSWERS = 24, 24
"""Maximum number of choices ahead, and of answers to a question, that are tried: beyond that the player decides."""
MAX_TRIED = 100
"""Number of answers tried to what follows; after that only the best answer at once is followed."""


class Forecast(Value):
    """Forecast of a choice and its forced consequences, as a viewer may see it."""

    path: tuple[Any, ...]
    """Choice, and the answers of the same player that were assumed for what must follow."""
    barrier: Barrier
    """Reason why it could not be undone freely; then nothing else is foreseen but what is certain to happen."""
    then: Barrier = Barrier()
    """Reason why the automatic answers behind it could not be undone; everything else is about the choice itself."""
    events: tuple[Event, ...] = ()
    """Events that are certain to happen at once."""
    soon: Any = None
    """State that the viewer would see when only the choice itself is made."""
    forced: tuple[Any, ...] = ()
    """The choice, and the only answers to what must follow: all that is done without asking the player."""
    certain: Any = None
    """State that the viewer would see after these."""
    seen: Any = None
    """State that the viewer would see after the path."""
    shares: tuple[Share, ...] = ()
    """Changes of the player's points, by where they come from."""
    asks: bool = False
    """True if another answer on the way would have led elsewhere."""
    is_most: bool = True
    """True if no other answer on the way brings more; else there may be one."""
    sure: tuple[Share, ...] = ()
    """Changes of points that are the same in every sampled world, for a choice behind which nothing can be taken back,
    with what happens automatically."""
    hides: bool = False
    """True if it brings points that the viewer will not see: the change is only the visible part."""
    follows: bool = False
    """True if some of the change comes from automatic answers, not from the choice itself."""

    @property
    def is_final(self) -> bool:
        return bool(self.barrier)

    @property
    def is_last(self) -> bool:
        """True if the choice cannot be undone freely once the table has given the automatic answers."""
        return self.is_final or bool(self.then)

    @property
    def change(self) -> int | None:
        """Change of the player's points; None if the choice cannot be undone freely."""
        return None if self.is_final else sum(share.points for share in self.shares)

    @property
    def is_loss(self) -> bool:
        """True if points are lost, other than by paying for something."""
        return any(share.points < 0 and not share.purse for share in self.shares) and (self.change or 0) < 0


class Foresight:
    """Forecasts of the choices of the open question, computed on demand.

    Nothing is tried on the real state: every forecast is computed from what the viewer sees.
    """

    def __init__(
        self,
        table: Table[Any, Any],
        viewer: Seat | None,
        seat: Seat,
        *,
        at: int | None = None,
        line: Sequence[Any] = (),
        answers_itself: bool = True,
    ) -> None:
        """Forecast the choices at the table, or after `at` choices, or behind a `line` of states from there.

        `answers_itself` is true for a table that gives forced answers without asking.
        """
        game = table.game
        states = [*_of_one_turn(table, seat, len(table.choices) if at is None else at), *line]
        seen = game.observe(states[-1], viewer)
        floor = min(map(_depth, states))
        asked = (decision for state in states for decision in game.decisions(state) if _depth(state) > floor)
        begun = frozenset(decision.kind for decision in asked if decision.seat == seat)
        history = (*table.states[: at if at is not None else len(table.choices)], *line) if answers_itself else None

        def world(number: int) -> _Lookahead:
            imagined = game.imagine(seen, viewer, start_stream(number, "foresight"))
            return _Lookahead(game, imagined, viewer, seat, len(table.names), floor, begun, history)

        self._world = world
        self._worlds = [world(number) for number in range(WORLDS)]
        self._alone = viewer == seat
        self._known: dict[Any, Forecast] = {}
        self._after: dict[Any, Any] = {}

    def of(self, action: Any) -> Forecast:
        if action not in self._known:
            first, *others = self._worlds[:WORLDS]
            forecast = first.foresee(action)
            if forecast.is_last or not self._alone:  # the player who chooses knows everything but chance
                forecast = _least([forecast, *(world.foresee(action) for world in others)])
            if forecast.is_last:
                sure, own = self._sure(action), first.by_itself(action)
                forecast = evolve(forecast, sure=sure, follows=forecast.follows or bool(sure and sure != own))
            self._known[action] = forecast
        return self._known[action]

    def after(self, action: Any) -> Any:
        """Return what the viewer would see after a choice and all that follows without asking the player, as far as
        nobody learns anything by it; None if chance or something hidden decides the choice itself.
        """
        if action not in self._after:
            first, *others = self._worlds[: 1 if self._alone else WORLDS]
            seen = first.outlook(action)
            self._after[action] = seen if all(world.outlook(action) == seen for world in others) else None
        return self._after[action]

    def _sure(self, action: Any) -> tuple[Share, ...]:
        """Return the change of points at once if it is the same in all sampled worlds, else nothing."""
        while len(self._worlds) < WORLDS_TO_BE_SURE:
            self._worlds.append(self._world(len(self._worlds)))
        first, *others = (world.at_once(action) for world in self._worlds)
        return first if all(other == first for other in others) else ()


def _least(worlds: Sequence[Forecast]) -> Forecast:
    """Return the forecast that holds in all sampled worlds."""
    final = next((forecast for forecast in worlds if forecast.is_final), None)
    least = final or min(worlds, key=lambda forecast: forecast.change or 0)
    events = tuple(event for event in least.events if all(event in forecast.events for forecast in worlds))
    differ = final is None and any(forecast.shares != least.shares for forecast in worlds)
    then = next((forecast.then for forecast in worlds if forecast.then), least.then)
    return evolve(least, events=events, hides=least.hides or differ, then=then)


@dataclass(frozen=True)
class _Way:
    """Choice and answers to what must follow."""

    path: tuple[Any, ...]
    state: Any
    asks: bool = False
    is_most: bool = True
    stops: bool = False
    """True if the player has stopped where more answers were allowed."""


@dataclass
class _Patience:
    """Number of answers that may still be tried."""

    left: int


class _Lookahead:
    """Choices of a question, tried in one world."""

    def __init__(
        self,
        game: Game[Any, Any],
        before: Any,
        viewer: Seat | None,
        seat: Seat,
        seats: int,
        floor: int,
        begun: frozenset[str],
        history: tuple[Any, ...] | None,
    ) -> None:
        self._game, self._before = game, before
        self._history = history
        """States that led here, for a table that answers itself what it need not ask; None for any other."""
        self._viewer, self._seat, self._seats = viewer, seat, seats
        self._floor = floor
        self._begun = begun | {self._asked(before)}
        """Kinds of questions to which the player has answered enough to stop there, if the rules let them."""
        self._sheet_before = self._sheet(before)

    def foresee(self, action: Any) -> Forecast:
        game = self._game
        events: list[Event] = []
        soon = game.apply(self._before, self._seat, action, events)
        if barrier := self._barrier(soon):
            return Forecast((action,), barrier, events=tuple(events))
        path, state, then = self._answered(soon, events)
        way = self._best_way(_Way((action, *path), state), _Patience(MAX_TRIED))
        forced, certain = self._forced((action, *path), state)
        seen = game.observe(soon, self._viewer)
        after = seen if certain is soon else game.observe(certain, self._viewer)
        at_once = Forecast(way.path, barrier, then, tuple(events), seen, forced=forced, certain=after)
        return self._forecast(at_once, way)

    def _forced(self, path: tuple[Any, ...], state: Any) -> tuple[tuple[Any, ...], Any]:
        """Return a way with the only answers to what must follow, and the state after them."""
        while len(path) < MAX_STEPS and self._owed(state) is not None:
            answers = self._game.legal_actions(state, self._seat)
            if len(answers) != 1:
                break
            after = self._game.apply(state, self._seat, answers[0])
            if self._barrier(after):
                break
            path, state = (*path, answers[0]), after
        return path, state

    def _answered(self, state: Any, events: list[Event] | None = None) -> tuple[tuple[Any, ...], Any, Barrier]:
        """Return what the table answers automatically, where it leads, and what keeps it from being taken back: the
        state before that, for nobody may know what comes then; its events are those that are certain."""
        path: tuple[Any, ...] = ()
        while len(path) < MAX_STEPS and (answer := self._unasked(state)) is not None:
            happened: list[Event] = []
            after = self._game.apply(state, self._seat, answer, happened)
            if events is not None:
                events += happened
            if then := self._barrier(after):
                return path, state, then
            path, state = (*path, answer), after
        return path, state, Barrier()

    def _unasked(self, state: Any) -> Any:
        """Return the answer of the player that a table would not ask for: one that the game names, or the only one if
        nobody learns anything by it. None: it is asked, or the turn is over."""
        if self._history is None or self._asked(state) is None:
            return None
        unasked = self._game.parts.unasked()
        if unasked and (answer := unasked(self._game, (*self._history, self._before, state), self._seat)) is not None:
            return answer
        answers = self._game.legal_actions(state, self._seat)
        if len(answers) > 1 or self._barrier(self._game.apply(state, self._seat, answers[0])):
            return None
        return answers[0]

    def by_itself(self, action: Any) -> tuple[Share, ...]:
        """Return the changes of the player's points by the choice alone, before anything follows from it."""
        return shares(self._sheet_before, self._sheet(self._game.effect(self._before, self._seat, action)))

    def outlook(self, action: Any) -> Any:
        """Return what the viewer would see after a choice: all that is certain to follow (as `Forecast.certain`), or
        the effect of the choice alone if more would be learned; None where chance or something hidden decides.
        """
        after = self._game.apply(self._before, self._seat, action)
        if not self._barrier(after):
            path, state, _ = self._answered(after)
            return self._game.observe(self._forced((action, *path), state)[1], self._viewer)
        after = self._game.effect(self._before, self._seat, action)
        return None if self._barrier(after) else self._game.observe(after, self._viewer)

    def at_once(self, action: Any) -> tuple[Share, ...]:
        """Return the changes of the player's points when the choice itself is made, with what the table answers."""
        _, state, then = self._answered(self._game.apply(self._before, self._seat, action))
        after = self._game.apply(state, self._seat, self._unasked(state)) if then else state
        return shares(self._sheet_before, self._sheet(after))

    def _best_way(self, way: "_Way", patience: "_Patience") -> "_Way":
        """Return the forced consequences, answered so that they are worth most: all ways are tried, or those that seem
        best."""
        game, state = self._game, way.state
        kind = self._owed(state)
        if kind is None:
            return way
        answers = game.legal_actions(state, self._seat)
        settling = [answer for answer in answers if game.settles(answer)] if kind in self._begun else []
        if not settling and (_depth(state) <= self._floor or self._asks_the_same(state)):
            return way
        if len(answers) > MAX_ANSWERS or len(way.path) >= MAX_STEPS:
            return replace(way, asks=True, is_most=False)
        steps = [(answer, game.apply(state, self._seat, answer)) for answer in settling or answers]
        patience.left -= len(steps)
        if len(steps) > 1:
            steps.sort(key=lambda step: -self._worth(step[1]))
        asks, is_most = way.asks or (len(answers) > 1 and not settling), way.is_most
        stops = way.stops or bool(settling and len(answers) > len(settling))
        best: _Way | None = None
        for answer, after in steps:
            if best is not None and patience.left < 0:
                is_most = False
                break
            if self._barrier(after):  # what it brings nobody may know
                is_most = False
                continue
            path, settled, then = self._answered(after)
            if then and self._worth(game.apply(settled, self._seat, self._unasked(settled))) != self._worth(settled):
                is_most = False
            further = self._best_way(_Way((*way.path, answer, *path), settled, asks, stops=stops), patience)
            is_most = is_most and further.is_most
            if best is None or self._worth(further.state) > self._worth(best.state):
                best = further
        return replace(best or replace(way, asks=asks), is_most=is_most)

    def _owed(self, state: Any) -> str | None:
        """Return the kind of question that the player must answer because of the choice, as far as the viewer may
        know."""
        kind = self._asked(state)
        if kind is None or (_depth(state) <= self._floor and kind not in self._begun):
            return None
        return kind

    def _asks_the_same(self, state: Any) -> bool:
        """True if a question is open as it was: what was done answers nothing, and brings what it brings itself."""
        frames = getattr(state, "frames", ())
        return bool(frames) and frames == getattr(self._before, "frames", ())

    def _asked(self, state: Any) -> str | None:
        """Return the kind of the question that is open for the player; None if the viewer may not see it."""
        asked: Decision | None = next((d for d in self._game.decisions(state) if d.seat == self._seat), None)
        return None if asked is None or (asked.secret and self._viewer != self._seat) else asked.kind

    def _barrier(self, after: Any) -> Barrier:
        chance = streams(self._before) != streams(after)
        return Barrier(chance, tuple(learned(self._game, self._before, after, self._seats)))

    def _sheet(self, state: Any) -> ScoreSheet:
        return self._game.scores(self._game.observe(state, self._viewer))[self._seat]

    def _worth(self, state: Any) -> int:
        return self._sheet(state).total

    def _forecast(self, at_once: Forecast, way: "_Way") -> Forecast:
        """Return a forecast with the points at the end of a way."""
        game, viewer, state = self._game, self._viewer, way.state
        seen = game.observe(state, viewer)
        brought = shares(self._sheet_before, game.scores(seen)[self._seat])
        hides = viewer != self._seat and not game.unseen(state, viewer) <= game.unseen(self._before, viewer)
        follows = len(way.path) > 1 and shares(self._sheet_before, game.scores(at_once.soon)[self._seat]) != brought
        goes_on = way.stops and (way.asks or follows)  # what has been begun brings this much if it ends there
        return evolve(
            at_once,
            seen=seen,
            shares=brought,
            follows=follows,
            asks=way.asks or goes_on,
            is_most=way.is_most and not goes_on,
            hides=hides and not estimate_scores(game, seen, viewer)[self._seat].is_sure,
        )


def _of_one_turn(table: Table[Any, Any], seat: Seat, at: int) -> list[Any]:
    """Return the states in which a player was asked in a row up to now, within a round.

    The frames that all of them share stay open; frames above those must be answered first.
    """
    state, round_of = table.states[at], table.game.round
    first = at
    while first > 0 and table.choices[first - 1].seat == seat and round_of(table.states[first - 1]) == round_of(state):
        first -= 1
    return table.states[first : at + 1]


def _depth(state: Any) -> int:
    """Return the number of open frames."""
    return len(getattr(state, "frames", ()))
