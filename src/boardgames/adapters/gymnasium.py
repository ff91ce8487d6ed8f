"""A game as a Gymnasium environment: one seat is yours, bots play the others.

    env = boardgames.adapters.gymnasium.SeatEnv("eic", players=3, bot=("easy", "random"))

`action_masks` is what masked learners ask for; the observation holds the same mask. The reward is the standing of the
seat at the end, from -1 to 1; or at every step the change of its `lead`, or of its `score`, in hundreds of points. The
info has the points of all seats. An illegal action loses the game at once, with the reason in the info. A number that
is no action, a step before `reset` and a step after the end are a `UserError`. `checked=False` leaves these checks out,
for those who choose by the mask and want the speed.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from boardgames.adapters.gym_spaces import observation_space
from boardgames.adapters.match import NOT_RESET, OVER, SEEDS, Match, Observation
from boardgames.bots import Bot, find_bot
from boardgames.core.errors import UserError
from boardgames.core.game import Refusal, Seat

ID = "boardgames/Seat-v1"
"""For `gymnasium.make`."""
MODES = ["ansi", "human"]


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat against bots."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": MODES, "render_fps": 1}

    def __init__(
        self,
        name: str,
        players: int | None = None,
        variant: str = "",
        options: Sequence[str] = (),
        seat: int = 0,
        bot: str | Bot | Sequence[str | Bot] = "random",
        render_mode: str | None = None,
        checked: bool = True,
        reward: str = "rank",
        scaled: bool = False,
    ) -> None:
        """`bot`: who plays the other seats: one for all, or one each in the order of the table; names or bots."""
        if render_mode not in (None, *MODES):
            raise UserError(f"There is no render mode {render_mode!r}; there are {', '.join(MODES)}.")
        self.match = Match(name, players, variant, options, reward=reward, scaled=scaled)
        if seat not in self.match.seats:
            raise UserError(f"There is no seat {seat} among {len(self.match.seats)} players; the first is 0.")
        self.seat, self.render_mode, self.checked = seat, render_mode, checked
        self.bots = self._seated(bot)
        self.observation_space = observation_space(self.match)
        self.action_space = spaces.Discrete(self.match.numbers)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.match.start(int(self.np_random.integers(SEEDS)))
        self._has_lost = False
        self._bots_play()
        self.match.rewards()  # those of what the bots have done before it was anybody's turn here
        return self.match.observation(self.seat), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        match, seat = self.match, self.seat
        if self.checked:
            refusal = self._refusal(action)
            if refusal is not None:
                self._has_lost = True
                return match.observation(seat), -1.0, True, False, self._info() | match.why(refusal)
        match.play(seat, int(action))
        self._bots_play()
        return match.observation(seat), match.rewards()[seat], match.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of the actions that may be chosen now."""
        return self.match.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        return self.match.render(self.render_mode)

    def _info(self) -> dict[str, Any]:
        return {"scores": self.match.totals()}

    def _seated(self, wanted: str | Bot | Sequence[str | Bot]) -> dict[Seat, Bot]:
        """Return the bot of every seat but one's own."""
        others = [seat for seat in self.match.seats if seat != self.seat]
        bots = [*wanted] if isinstance(wanted, Sequence) and not isinstance(wanted, str) else [wanted] * len(others)
        if len(bots) != len(others):
            raise UserError(
                f"There are {len(others)} other seats for {len(bots)} bots; give one for each, or one for all."
            )
        return {seat: find_bot(bot) if isinstance(bot, str) else bot for seat, bot in zip(others, bots, strict=True)}

    def _refusal(self, action: int) -> Refusal | None:
        """Return why the action is illegal, or None; `UserError` if nothing is asked or the number is invalid."""
        match = self.match
        if not match.is_dealt:
            raise UserError(NOT_RESET)
        if match.is_over or self._has_lost:
            raise UserError(OVER)
        return match.refusal(self.seat, match.number(action))

    def _bots_play(self) -> None:
        """Let the bots play until the seat is asked, or the game is over."""
        match = self.match
        while match.asked and self.seat not in match.asked:
            other = match.asked[0]
            match.play(other, match.chosen_by(self.bots[other], other))


gymnasium.register(id=ID, entry_point=SeatEnv)
