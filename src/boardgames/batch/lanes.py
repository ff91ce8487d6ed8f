"""The games of a batch that one process plays, one after another in every step."""

from typing import Any

from boardgames.adapters.encoding import IncrementalEncoder, encoder_of
from boardgames.adapters.spaces import RewardCounter, space_of
from boardgames.batch.memory import Arrays
from boardgames.bots import Bot, bot_luck, luck_at
from boardgames.core.errors import UserError
from boardgames.core.game import Config, Seat
from boardgames.core.rng import start_stream
from boardgames.core.values import Value, evolve

NOBODY = -1


class Plan(Value):
    """Everything about a batch that a process needs to know."""

    game: Any
    config: Config
    reward: str
    seed: int
    goes_on: bool
    """True if a game that is over is followed by another."""
    bots: tuple[Bot | None, ...]
    """The bot of each seat, or None if its numbers come from outside."""


class Lane:
    """One game of the batch and those that follow it."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan, self.number, self.played = plan, number, 0
        self.follower = IncrementalEncoder(encoder_of(plan.game, plan.config.players))
        self._counter = RewardCounter(plan.game, plan.config.players, plan.reward)

    def deal(self) -> None:
        """Start the next game; its seed depends only on the batch, the place in it and the number of games before."""
        plan = self.plan
        self.seed = start_stream(plan.seed, f"batch-{self.number}-{self.played}")
        self.played += 1
        self.choices = 0
        self.put(plan.game.start(evolve(plan.config, seed=self.seed)))
        self._counter.start(self.state)
        self.bots_play()

    def put(self, state: Any) -> None:
        self.state = state
        decisions = self.plan.game.decisions(state)
        self.seat: Seat = decisions[0].seat if decisions else NOBODY

    def play(self, action: Any) -> None:
        self.put(self.plan.game.apply(self.state, self.seat, action))
        self.choices += 1

    def bots_play(self) -> None:
        """Let the bots play until a seat without a bot is asked, or the game is over."""
        plan = self.plan
        while self.seat != NOBODY and (bot := plan.bots[self.seat]) is not None:
            game, state, seat = plan.game, self.state, self.seat
            luck = luck_at(bot_luck(self.seed, seat), self.choices)
            self.play(bot.choose(game, lambda: game.recall(state, seat), seat, game.legal_actions(state, seat), luck))  # noqa: B023

    def totals(self) -> tuple[int, ...]:
        return tuple(sheet.total for sheet in self.plan.game.scores(self.state))

    def rewards(self) -> tuple[float, ...]:
        """Return the reward of each seat since the last call."""
        return self._counter.next(self.state, is_over=self.seat == NOBODY)


class Lanes:
    """Some of the games of a batch, and where they write."""

    def __init__(self, plan: Plan, numbers: range, arrays: Arrays) -> None:
        """`arrays` have no second index."""
        self._plan, self._arrays, self._numbers = plan, arrays, numbers
        self._space = space_of(plan.game)
        encoder = encoder_of(plan.game, plan.config.players)
        self._width, self._most, self._players = encoder.size * 4, self._space.size, plan.config.players
        self._cells, self._masks = arrays.vectors.cast("B"), arrays.masks.cast("B")
        self._lanes = [Lane(plan, number) for number in numbers]

    def deal(self, seed: int) -> None:
        """Start all games again."""
        arrays, players = self._arrays, self._players
        self._plan = evolve(self._plan, seed=seed)
        for lane in self._lanes:
            lane.plan, lane.played = self._plan, 0
            lane.deal()
            arrays.ended[lane.number] = 0
            for seat in range(lane.number * players, (lane.number + 1) * players):
                arrays.rewards[seat], arrays.scores[seat] = 0.0, 0
            self._show(lane)

    def check(self) -> None:
        """Raise `UserError` if one of the actions is illegal; then none has been made."""
        game, numbers = self._plan.game, self._arrays.actions
        for lane in self._lanes:
            if lane.seat == NOBODY:
                continue
            number = numbers[lane.number]
            if not 0 <= number < self._most:
                raise UserError(f"Game {lane.number}: an action is a number from 0 to {self._most - 1}, not {number}.")
            refusal = game.refusal(lane.state, lane.seat, self._space.action(number))
            if refusal is not None:
                said = game.words.refusal(refusal)
                raise UserError(f"Game {lane.number}: action {number} is refused by {refusal.rule}: {said}")

    def step(self) -> None:
        """Make the actions, let the bots play, and write the results."""
        arrays, actions, players, plan = self._arrays, self._space.actions, self._players, self._plan
        for lane in self._lanes:
            at = lane.number
            if lane.seat == NOBODY:
                if arrays.ended[at]:
                    self._forget(at)
                continue
            lane.play(actions[arrays.actions[at]])
            if plan.bots[lane.seat] is not None:
                lane.bots_play()
            over = lane.seat == NOBODY
            first = at * players
            if over or plan.reward != "rank":
                for seat, reward in enumerate(lane.rewards(), first):
                    arrays.rewards[seat] = reward
            if over:
                for seat, points in enumerate(lane.totals(), first):
                    arrays.scores[seat] = points
                arrays.ended[at] = 1
                if plan.goes_on:
                    lane.deal()
            elif arrays.ended[at]:
                self._forget(at)
            self._show(lane)

    def _forget(self, at: int) -> None:
        """Clear what the step before said about the end of a game."""
        arrays, players = self._arrays, self._players
        arrays.ended[at] = 0
        for seat in range(at * players, (at + 1) * players):
            arrays.scores[seat] = 0
            if self._plan.reward == "rank" or self._lanes[at - self._numbers.start].seat == NOBODY:
                arrays.rewards[seat] = 0.0

    def _show(self, lane: Lane) -> None:
        """Write who is asked, what is legal and what the seat sees."""
        arrays, game, at, seat, state = self._arrays, self._plan.game, lane.number, lane.seat, lane.state
        arrays.seats[at] = seat
        first = at * self._most
        legal = () if seat == NOBODY else game.legal_actions(state, seat)
        self._masks[first : first + self._most] = self._space.mask(legal)
        cells = lane.follower.cells(game.observe(state, None if seat == NOBODY else seat), max(seat, 0))
        self._cells[at * self._width : (at + 1) * self._width] = cells
