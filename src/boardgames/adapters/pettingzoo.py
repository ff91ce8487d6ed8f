"""The games as PettingZoo environments: turn by turn (`env`), and with everybody asked at once (`parallel_env`).

    env = boardgames.adapters.pettingzoo.env("felinia", players=3, variant="expert")

An observation is a dict of the seat's vector and of its mask over the actions. The reward comes at the end: the
standing of the seat among all, from -1 to 1, in sum 0.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from boardgames.adapters.match import CELLS, MASK, SEEDS, Match, Observation
from boardgames.core.errors import UserError

MODES = ["ansi", "human"]


def seat_name(seat: int) -> str:
    return f"player_{seat}"


def env(name: str, **setting: Any) -> AECEnv[str, Observation, int | None]:
    """The environment with PettingZoo's guards: an illegal action ends the game, with -1 for whoever chose it."""
    guarded = TerminateIllegalWrapper(raw_env(name, **setting), illegal_reward=-1)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(guarded))


class _Environment:
    """Agents, spaces and drawing, which both kinds of environment have alike."""

    def __init__(self, match: Match, render_mode: str | None) -> None:
        if render_mode not in (None, *MODES):
            raise UserError(f"There is no render mode {render_mode!r}; there are {', '.join(MODES)}.")
        self.match = match
        self.metadata = {
            "name": f"boardgames_{match.game.info.id}_v1",
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [seat_name(seat) for seat in match.seats]
        self.agents = self.possible_agents[:]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()
        least, most = np.iinfo(CELLS).min, np.iinfo(CELLS).max
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(least, most, (match.encoder.size,), CELLS),
                    "action_mask": spaces.Box(0, 1, (match.numbers,), MASK),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(match.numbers) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return self.match.render(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.match.start(int(self._seeds.integers(SEEDS)))
        self.agents = self.possible_agents[:]


class raw_env(_Environment, AECEnv[str, Observation, int | None]):
    """One choice at a time, without guards: whoever steps asks the mask first."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        variant: str = "",
        options: Sequence[str] = (),
        render_mode: str | None = None,
    ) -> None:
        AECEnv.__init__(self)
        _Environment.__init__(self, Match(name, players, variant, options), render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.match.asked[0]]

    def observe(self, agent: str) -> Observation:
        return self.match.observation(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise UserError(f"{agent} has to choose a number, not None.")
        match = self.match
        match.play(self.seat_of[agent], int(action))
        self._cumulative_rewards[agent] = 0.0
        if match.asked:
            self.agent_selection = self.possible_agents[match.asked[0]]
            return
        self.rewards = dict(zip(self.agents, match.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


class parallel_env(_Environment, ParallelEnv[str, Observation, int]):
    """Everybody chooses at every step; the last number means to wait, and whoever is not asked can do nothing else."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        variant: str = "",
        options: Sequence[str] = (),
        render_mode: str | None = None,
    ) -> None:
        _Environment.__init__(self, Match(name, players, variant, options, waiting=1), render_mode)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        match, agents = self.match, self.agents
        for seat in match.asked:
            if seat in match.asked:  # not if an earlier answer of this step has settled the question
                match.play(seat, int(actions[self.possible_agents[seat]]))
        rewards = dict(zip(agents, match.rewards(), strict=True))
        ended = dict.fromkeys(agents, match.is_over)
        observations = self._observations()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if match.is_over:
            self.agents = []
        return observations, rewards, ended, dict.fromkeys(agents, False), infos

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.match.observation(self.seat_of[agent]) for agent in self.agents}
