"""What a choice would do, looked up only where nobody could learn anything by it.

A choice is reckoned together with what must follow: the questions that it opens for the same player are answered too.
Where there is one answer it is given; among several the one that is worth most at once stands for them, and the
forecast says that the player will be asked. Where the effect of what was done so far waits for somebody to say that it
is enough, it is said.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from boardgames.core.protocol import Decision, Game, ScoreSheet, Seat
from boardgames.core.rng import start_stream
from boardgames.core.scores import Share, reckon, shares
from boardgames.core.table import Barrier, Table, learned, streams
from boardgames.core.values import Event, Value, evolve

WORLDS = 2
"""In so many worlds that look the same a choice is tried, unless its player alone looks: what differs is hidden."""
MOST_STEPS, MOST_ANSWERS = 24, 24
"""Longer turns and longer lists are not followed: the player decides there."""


class Forecast(Value):
    """A choice and what must follow, in the eyes of a viewer."""

    path: tuple[Any, ...]
    """The choice, and the answers of the same player that were taken for what must follow."""
    barrier: Barrier
    """Why it could not be taken back freely; then nothing else is foreseen but what is certain to happen."""
    events: tuple[Event, ...] = ()
    """What is certain to happen at once."""
    soon: Any = None
    """What the viewer would see when only the choice itself is made."""
    seen: Any = None
    """What the viewer would see afterwards."""
    shares: tuple[Share, ...] = ()
    """What changes the player's points, by where they come from."""
    asks: bool = False
    """Another answer on the way would have led elsewhere."""
    hides: bool = False
    """It brings points that the viewer will not see: the change is what can be counted."""

    @property
    def is_final(self) -> bool:
        return bool(self.barrier)

    @property
    def change(self) -> int | None:
        """The change of the player's points; None if the choice cannot be taken back freely."""
        return None if self.is_final else sum(share.points for share in self.shares)

    @property
    def is_loss(self) -> bool:
        """Points are lost, other than by paying for something."""
        return any(share.points < 0 and not share.purse for share in self.shares) and (self.change or 0) < 0


class Foresight:
    """What each choice of the open question would do, computed when it is asked for.

    Nothing is tried on the real table: whatever is foreseen rests on what the viewer sees.
    """

    def __init__(self, table: Table[Any, Any], viewer: Seat | None, seat: Seat, state: Any = None) -> None:
        """Of the choices at the table or, if it is given, in another state of it."""
        game = table.game
        seen = game.observe(table.state if state is None else state, viewer)
        worlds = [game.imagine(seen, viewer, start_stream(i, "foresight")) for i in range(WORLDS)]
        self._worlds = [_Lookahead(game, world, viewer, seat, len(table.names)) for world in worlds]
        self._alone = viewer == seat
        self._known: dict[Any, Forecast] = {}

    def of(self, action: Any) -> Forecast:
        if action not in self._known:
            first, *others = self._worlds
            forecast = first.foresee(action)
            if forecast.is_final or not self._alone:  # who chooses knows all that is at stake, save chance
                forecast = _least([forecast, *(world.foresee(action) for world in others)])
            self._known[action] = forecast
        return self._known[action]


def _least(worlds: Sequence[Forecast]) -> Forecast:
    """What is certain if worlds that look alike differ."""
    final = next((forecast for forecast in worlds if forecast.is_final), None)
    least = final or min(worlds, key=lambda forecast: forecast.change or 0)
    events = tuple(event for event in least.events if all(event in forecast.events for forecast in worlds))
    differ = final is None and any(forecast.shares != least.shares for forecast in worlds)
    return evolve(least, events=events, hides=least.hides or differ)


class _Lookahead:
    """The choices of a question tried in one world."""

    def __init__(self, game: Game[Any, Any], before: Any, viewer: Seat | None, seat: Seat, seats: int) -> None:
        self._game, self._before = game, before
        self._viewer, self._seat, self._seats = viewer, seat, seats
        self._kind, self._depth = self._asked(before), _depth(before)
        self._sheet_before = self._sheet(before)

    def foresee(self, action: Any) -> Forecast:
        game, seat = self._game, self._seat
        events: list[Event] = []
        state = soon = game.apply(self._before, seat, action, events)
        path = [action]
        if barrier := self._barrier(state):
            return Forecast(tuple(path), barrier, tuple(events))
        asks = False
        while len(path) < MOST_STEPS and (kind := self._owed(state)) is not None:
            answers = game.legal_actions(state, seat)
            settling = [answer for answer in answers if game.settles(answer)] if kind == self._kind else []
            if (kind == self._kind and not settling) or len(answers) > MOST_ANSWERS:
                break
            step = next(self._answered(state, settling or answers), None)
            if step is None:
                break
            asks = asks or (len(answers) > 1 and not settling)
            path.append(step[0])
            state = step[1]
        at_once = Forecast(tuple(path), barrier, tuple(events), game.observe(soon, self._viewer))
        return self._forecast(at_once, state, asks=asks)

    def _owed(self, state: Any) -> str | None:
        """What the player must answer now because of the choice, if anything that the viewer may follow."""
        kind = self._asked(state)
        if kind is None or (_depth(state) <= self._depth and kind != self._kind):
            return None
        return kind

    def _asked(self, state: Any) -> str | None:
        """The question that is open for the player, unless the viewer may not see it."""
        asked: Decision | None = next((d for d in self._game.decisions(state) if d.seat == self._seat), None)
        return None if asked is None or (asked.secret and self._viewer != self._seat) else asked.kind

    def _answered(self, state: Any, answers: Sequence[Any]) -> Iterator[tuple[Any, Any]]:
        """The answers that nobody learns anything by, with the states they lead to, the most valuable first."""
        game = self._game
        steps = [(answer, game.apply(state, self._seat, answer)) for answer in answers]
        if len(steps) > 1:
            steps.sort(key=lambda step: -self._sheet(step[1]).total)
        return (step for step in steps if not self._barrier(step[1]))

    def _barrier(self, after: Any) -> Barrier:
        chance = streams(self._before) != streams(after)
        return Barrier(chance, tuple(learned(self._game, self._before, after, self._seats)))

    def _sheet(self, state: Any) -> ScoreSheet:
        return self._game.scores(self._game.observe(state, self._viewer))[self._seat]

    def _forecast(self, at_once: Forecast, state: Any, *, asks: bool) -> Forecast:
        """With what becomes of the points in the end."""
        game, viewer = self._game, self._viewer
        seen = game.observe(state, viewer)
        hides = viewer != self._seat and not game.unseen(state, viewer) <= game.unseen(self._before, viewer)
        return evolve(
            at_once,
            seen=seen,
            shares=shares(self._sheet_before, game.scores(seen)[self._seat]),
            asks=asks,
            hides=hides and not reckon(game, seen, viewer)[self._seat].is_sure,
        )


def _depth(state: Any) -> int:
    """How much open business lies on the table."""
    return len(getattr(state, "frames", ()))
