"""The games as PettingZoo environments: turn by turn (`env`), and with everybody asked at once (`parallel_env`).

    env = boardgames.adapters.pettingzoo.env("felinia", players=3, variant="expert")

An observation is a dict of the seat's vector and of its mask over the actions. The reward is the standing of the seat
among all at the end, from -1 to 1, in sum 0; or after every choice the change of its `lead`, or of its `score`, in
hundreds of points. The info has the points of all seats when the game is over. An illegal action is refused with the
sentence of the rule; `checked=False` leaves the check out, for those who step by the mask and want the speed.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import OrderEnforcingWrapper, TerminateIllegalWrapper

from boardgames.adapters.gym_spaces import observation_space
from boardgames.adapters.match import NOT_RESET, OVER, SEEDS, Match, Observation
from boardgames.core.errors import UserError
from boardgames.core.game import Refusal

MODES = ["ansi", "human"]


def seat_name(seat: int) -> str:
    return f"player_{seat}"


def env(name: str, **setting: Any) -> AECEnv[str, Observation, int | None]:
    """Return the environment with PettingZoo's guards: an illegal action ends the game, with -1 for its agent.

    The rule and its sentence are then in the info of that agent. The guards are there with or without `checked`.
    """
    raw = raw_env(name, **{**setting, "checked": False})
    return _Guarded(TerminateIllegalWrapper(raw, illegal_reward=-1), raw)


class _Environment:
    """Agents, spaces and drawing, the common part of both kinds of environment."""

    def __init__(self, match: Match, render_mode: str | None, checked: bool) -> None:
        if render_mode not in (None, *MODES):
            raise UserError(f"There is no render mode {render_mode!r}; there are {', '.join(MODES)}.")
        self.match, self.checked = match, checked
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
        self.observation_spaces = {agent: observation_space(match) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(match.numbers) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def render(self) -> str | None:
        return self.match.render(self.render_mode)

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _deal(self, seed: int | None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.match.start(int(self._seeds.integers(SEEDS)))
        self.agents = self.possible_agents[:]


class raw_env(_Environment, AECEnv[str, Observation, int | None]):
    """One choice at a time: an illegal one raises `UserError`, and the game stays as it was."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        variant: str = "",
        options: Sequence[str] = (),
        render_mode: str | None = None,
        checked: bool = True,
        reward: str = "rank",
        scaled: bool = False,
    ) -> None:
        AECEnv.__init__(self)
        match = Match(name, players, variant, options, reward=reward, scaled=scaled)
        _Environment.__init__(self, match, render_mode, checked)

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

    def is_ended(self, action: int | None) -> bool:
        """Return whether this step only takes a seat from a game that is over; `UserError` if there is no game."""
        if not self.match.is_dealt:
            raise UserError(NOT_RESET)
        ended = not self.agents or self.terminations[self.agent_selection] or self.truncations[self.agent_selection]
        if ended and (action is not None or not self.agents):
            raise UserError(OVER)
        return ended

    def step(self, action: int | None) -> None:
        if self.checked and not self.is_ended(action):
            self.match.legal(self.seat_of[self.agent_selection], action)
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
            if match.reward != "rank":
                self._reward()
            self.agent_selection = self.possible_agents[match.asked[0]]
            return
        self._reward()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"scores": match.totals()} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def _reward(self) -> None:
        self.rewards = dict(zip(self.agents, self.match.rewards(), strict=True))
        self._accumulate_rewards()


class _Guarded(OrderEnforcingWrapper[str, Observation, int | None]):
    """Wrapper that rejects invalid numbers, and says in the info why an illegal action has ended the game."""

    def __init__(self, env: AECEnv[str, Observation, int | None], raw: raw_env) -> None:
        super().__init__(env)
        self.raw = raw

    def step(self, action: int | None) -> None:
        raw, agent, match = self.raw, "", self.raw.match
        refusal: Refusal | None = None
        if not raw.is_ended(action):
            agent = raw.agent_selection
            refusal = match.refusal(raw.seat_of[agent], match.number(action))
        super().step(action)
        if refusal is not None:
            raw.infos[agent] = raw.infos.get(agent, {}) | match.why(refusal)


class parallel_env(_Environment, ParallelEnv[str, Observation, int]):
    """Everybody chooses at every step; the last number means to wait, the only choice of an agent that is not asked."""

    def __init__(
        self,
        name: str,
        players: int | None = None,
        variant: str = "",
        options: Sequence[str] = (),
        render_mode: str | None = None,
        checked: bool = True,
        reward: str = "rank",
        scaled: bool = False,
    ) -> None:
        match = Match(name, players, variant, options, 1, reward, scaled)
        _Environment.__init__(self, match, render_mode, checked)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        match, agents = self.match, self.agents
        if self.checked:
            self._check(actions)
        for seat in match.asked:
            if seat in match.asked:  # not if an earlier answer of this step has settled the question
                match.play(seat, int(actions[self.possible_agents[seat]]))
        rewards = dict(zip(agents, match.rewards(), strict=True))
        ended = dict.fromkeys(agents, match.is_over)
        observations = self._observations()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if match.is_over:
            infos = {agent: {"scores": match.totals()} for agent in agents}
            self.agents = []
        return observations, rewards, ended, dict.fromkeys(agents, False), infos

    def _check(self, actions: dict[str, int]) -> None:
        """`UserError` for the first action that is illegal, before any of them is done."""
        match = self.match
        if not match.is_dealt:
            raise UserError(NOT_RESET)
        if not self.agents:
            raise UserError(OVER)
        if strangers := sorted(map(str, set(actions) - set(self.seat_of))):
            raise UserError(f"There is no {strangers[0]} at this table; there are {', '.join(self.agents)}.")
        for agent, seat in self.seat_of.items():
            if agent not in actions:
                raise UserError(f"{agent} has no action; whoever is not asked waits: {match.numbers - 1}.")
            waits = match.number(actions[agent]) == match.numbers - 1
            if waits and seat in match.asked:
                raise UserError(f"{agent} has to choose and cannot wait.")
            if not waits:
                match.legal(seat, actions[agent])

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.match.observation(self.seat_of[agent]) for agent in self.agents}
