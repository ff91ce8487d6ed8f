"""One game played by numbers: the common part of the interfaces of all libraries."""

import operator
import sys
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from boardgames.adapters.encoding import IncrementalEncoder, encoder_of
from boardgames.adapters.spaces import RewardCounter, check_reward, config_of, space_of
from boardgames.bots import Bot, bot_luck, luck_at
from boardgames.core.errors import UserError
from boardgames.core.game import SEAT_LETTERS, Refusal, Seat
from boardgames.core.registry import load
from boardgames.core.rulebook import check_config
from boardgames.core.values import evolve
from boardgames.kit.look import Look

Observation = dict[str, NDArray[Any]]
SEEDS = 1 << 31
CELLS = np.int32
MASK = np.int8
NOT_RESET = "No game has been dealt yet; call reset first."
OVER = "The game is over; call reset to play another."


def whole_number(chosen: object, size: int) -> int:
    """Return a number below `size`; `UserError` for anything else: -1 would be taken for the last action."""
    try:
        number = operator.index(chosen)  # type: ignore[arg-type]
    except TypeError:
        number = -1
    if not 0 <= number < size:
        raise UserError(f"An action is a whole number from 0 to {size - 1}, not {chosen!r}.")
    return number


def refused(game: Any, seat: Seat, number: int, refusal: Refusal) -> str:
    """Return the sentence of the rule by which the seat may not do this now."""
    return f"Action {number} of seat {seat} is refused by {refusal.rule}: {game.words.refusal(refusal)}"


class Match:
    """The rules, the state, and for each seat its vector, its mask and its reward."""

    def __init__(
        self,
        name: str,
        players: int | None,
        variant: str,
        options: Sequence[str],
        waiting: int = 0,
        reward: str = "rank",
        scaled: bool = False,
    ) -> None:
        """`waiting` is 1 if there is one more number, for a seat that has nothing to choose."""
        check_reward(reward)
        self.reward, self.scaled = reward, scaled
        self.waiting = waiting
        self.choices = 0
        """Number of choices made in this game."""
        self.game = load(name)
        self.config = config_of(self.game, players, variant, options, 0)
        check_config(self.game.info, self.config)
        self._counter = RewardCounter(self.game, self.config.players, reward)
        self._compile()
        self.start(0)
        self.is_dealt = False

    def _compile(self) -> None:
        """Compute what follows from the setting."""
        self.space = space_of(self.game)
        self.numbers = self.space.size + self.waiting
        self.seats = range(self.config.players)
        self.encoder = encoder_of(self.game, self.config.players)
        # One for all seats: less changes between two choices than between two turns of one seat.
        self._follower = IncrementalEncoder(self.encoder)
        self._scales = np.array([cell.scale for cell in self.encoder.cells], np.float32)

    def __getstate__(self) -> dict[str, Any]:
        """Return the state to pickle; a copy compiles its encoder itself."""
        made = ("space", "numbers", "seats", "encoder", "_follower", "_scales")
        return {name: kept for name, kept in vars(self).items() if name not in made}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._compile()

    def start(self, seed: int) -> None:
        self.is_dealt = True
        self.config = evolve(self.config, seed=seed)
        self.choices = 0
        self.put(self.game.start(self.config))
        self._counter.start(self.state)

    def put(self, state: Any) -> None:
        """Continue from this state."""
        self.state = state
        self.asked = tuple([decision.seat for decision in self.game.decisions(state)])

    @property
    def is_over(self) -> bool:
        return not self.asked

    def refusal(self, seat: Seat, number: int) -> Refusal | None:
        return self.game.refusal(self.state, seat, self.space.action(number))

    def why(self, refusal: Refusal) -> dict[str, Any]:
        """Return the rule and its sentence, for the info of an agent that lost by an illegal action."""
        return {"rule": refusal.rule, "refusal": self.game.words.refusal(refusal)}

    def number(self, chosen: object) -> int:
        """Return the number of an action; `UserError` if it is not a valid one."""
        return whole_number(chosen, self.numbers)

    def legal(self, seat: Seat, chosen: object) -> int:
        """Return the number of a legal action; `UserError` names the rule that forbids it."""
        number = self.number(chosen)
        refusal = self.refusal(seat, number)
        if refusal is not None:
            raise UserError(refused(self.game, seat, number, refusal))
        return number

    def play(self, seat: Seat, number: int) -> None:
        """Make a legal action, given by its number."""
        self.put(self.game.apply(self.state, seat, self.space.action(number)))
        self.choices += 1

    def chosen_by(self, bot: Bot, seat: Seat, luck: int = 0) -> int:
        """Return the number of the action that a bot chooses for a seat that is asked."""
        game, state = self.game, self.state
        stream = luck_at(bot_luck(self.config.seed + luck, seat), self.choices)
        chosen = bot.choose(game, lambda: game.recall(state, seat), seat, game.legal_actions(state, seat), stream)
        return self.space.number(chosen)

    def totals(self) -> tuple[int, ...]:
        """Return the points of every seat as if the game ended now, those that are still hidden included."""
        return tuple(sheet.total for sheet in self.game.scores(self.state))

    def rewards(self) -> tuple[float, ...]:
        """Return the reward of each seat since the last call; for the standing it is 0 until the game is over."""
        return self._counter.next(self.state, is_over=self.is_over)

    def vector(self, seat: Seat) -> NDArray[Any]:
        """Return the vector of what the seat sees."""
        seen = self.game.observe(self.state, seat)
        cells = np.frombuffer(self._follower.cells(seen, seat), dtype=CELLS)
        return np.clip(cells / self._scales, -1, 1, dtype=np.float32) if self.scaled else cells

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """Return the mask of the seat's actions: none, or only waiting, if it is not asked."""
        if not self.is_dealt:
            raise UserError(NOT_RESET)
        mask = self.space.mask(self.game.legal_actions(self.state, seat), self.waiting)
        if self.waiting and seat not in self.asked:
            mask[-1] = 1
        return np.frombuffer(mask, dtype=MASK)

    def observation(self, seat: Seat) -> Observation:
        return {"observation": self.vector(seat), "action_mask": self.mask(seat)}

    def drawing(self) -> str:
        """Return the table as everybody sees it, in characters."""
        if not self.is_dealt:
            raise UserError(NOT_RESET)
        names = tuple(SEAT_LETTERS[seat] for seat in self.seats)
        canvas = self.game.parts.board().table(self.game, self.game.observe(self.state, None), Look(names))
        return "\n".join(canvas.lines())

    def render(self, mode: str | None) -> str | None:
        """Return the table as text, print it, or do nothing, as the mode of the library says."""
        if mode == "ansi":
            return self.drawing()
        if mode is not None:
            sys.stdout.write(self.drawing() + "\n")
        return None
