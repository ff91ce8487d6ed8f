"""A game as a Gymnasium environment: one seat is yours, bots play the others.

    env = boardgames.adapters.gymnasium.SeatEnv("eic", players=3, bot="random")

`action_masks` is what masked learners ask for; the observation holds the same mask. The reward comes at the end: the
standing of the seat, from -1 to 1. An illegal action loses the game at once, with the reason in the info. A number that
is no action, a step before `reset` and a step after the end are a `UserError`. `checked=False` leaves these checks out,
for those who choose by the mask and want the speed.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from boardgames.adapters.match import CELLS, MASK, NOT_RESET, OVER, SEEDS, Match, Observation
from boardgames.bots import bot_luck, find_bot, luck_at
from boardgames.core.errors import UserError
from boardgames.core.game import Refusal

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
        bot: str = "random",
        render_mode: str | None = None,
        checked: bool = True,
    ) -> None:
        if render_mode not in (None, *MODES):
            raise UserError(f"There is no render mode {render_mode!r}; there are {', '.join(MODES)}.")
        self.match = Match(name, players, variant, options)
        if seat not in self.match.seats:
            raise UserError(f"There is no seat {seat} among {len(self.match.seats)} players; the first is 0.")
        self.seat, self.bot, self.render_mode, self.checked = seat, find_bot(bot), render_mode, checked
        least, most = np.iinfo(CELLS).min, np.iinfo(CELLS).max
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(least, most, (self.match.encoder.size,), CELLS),
                "action_mask": spaces.Box(0, 1, (self.match.numbers,), MASK),
            }
        )
        self.action_space = spaces.Discrete(self.match.numbers)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.match.start(int(self.np_random.integers(SEEDS)))
        self._lucks = [bot_luck(self.match.config.seed, other) for other in self.match.seats]
        self._choices = 0
        self._has_lost = False
        self._bots_play()
        return self.match.observation(self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        match, seat = self.match, self.seat
        if self.checked:
            refusal = self._refusal(action)
            if refusal is not None:
                self._has_lost = True
                return match.observation(seat), -1.0, True, False, match.why(refusal)
        match.play(seat, int(action))
        self._choices += 1
        self._bots_play()
        return match.observation(seat), match.rewards()[seat], match.is_over, False, {}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of the actions that may be chosen now."""
        return self.match.mask(self.seat).astype(bool)

    def render(self) -> str | None:
        return self.match.render(self.render_mode)

    def _refusal(self, action: int) -> Refusal | None:
        """Return why the action is illegal, if it is; `UserError` if there is nothing to choose or it is no action."""
        match = self.match
        if not match.is_dealt:
            raise UserError(NOT_RESET)
        if match.is_over or self._has_lost:
            raise UserError(OVER)
        return match.refusal(self.seat, match.number(action))

    def _bots_play(self) -> None:
        """Until the seat is asked, or the game is over."""
        match, game = self.match, self.match.game
        while match.asked and self.seat not in match.asked:
            other, state = match.asked[0], match.state
            legal, luck = game.legal_actions(state, other), luck_at(self._lucks[other], self._choices)
            action = self.bot.choose(game, lambda: game.recall(state, other), other, legal, luck)  # noqa: B023
            match.put(game.apply(state, other, action))
            self._choices += 1


gymnasium.register(id=ID, entry_point=SeatEnv)
