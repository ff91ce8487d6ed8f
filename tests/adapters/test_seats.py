"""What the libraries' own suites do not look at: rewards, refusals, waiting, and who knows what."""

from typing import Any

import pytest

from boardgames.core.registry import load


def masked(env: Any, chance: Any) -> int:
    return int(chance.choice(env.action_masks().nonzero()[0]))


def test_a_seat_plays_to_its_reward_and_an_illegal_choice_loses() -> None:
    pytest.importorskip("gymnasium")
    import numpy as np

    from boardgames.adapters.gymnasium import SeatEnv

    env, chance, rewards = SeatEnv("felinia", players=3, seat=1), np.random.default_rng(1), []
    env.reset(seed=3)
    ended = False
    while not ended:
        _, reward, ended, _, info = env.step(masked(env, chance))
        rewards.append(reward)
        assert info == {}
    assert set(rewards[:-1]) == {0.0}
    assert rewards[-1] in (-1, -0.5, 0, 0.5, 1)
    env.reset(seed=3)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended) == (-1, True)
    assert info["rule"].startswith("FEL-")
    assert info["refusal"].endswith(".")


def test_in_parallel_whoever_is_not_asked_can_only_wait() -> None:
    pytest.importorskip("pettingzoo")
    from boardgames.adapters.pettingzoo import parallel_env

    env = parallel_env("mombasa", players=3, variant="variable")
    observations, _ = env.reset(seed=5)
    waits = set()
    rewards: dict[str, float] = {}
    while env.agents:
        masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
        waits.add(sum(int(mask[-1]) for mask in masks.values()))
        assert all(mask[-1] == (mask.sum() == 1 and not mask[:-1].any()) for mask in masks.values())
        actions = {agent: int(mask.nonzero()[0][0]) for agent, mask in masks.items()}
        observations, rewards, _, _, _ = env.step(actions)
    assert waits >= {0, 2}, "planning asks everybody at once, a turn only one"
    assert abs(sum(rewards.values())) < 1e-9


def test_a_resampled_state_is_one_the_player_cannot_tell_from_this_one() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import boardgames.adapters.openspiel

    assert boardgames.adapters.openspiel.REGISTERED
    game = pyspiel.load_game("boardgames_mombasa", {"players": 3, "variant": "variable"})
    state = game.new_initial_state()
    state.apply_action(11)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for number in range(60):
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert str(other) != str(state)
        legal = state.legal_actions()
        state.apply_action(legal[number % len(legal)])
    rivals = {state.information_state_string(player) for player in range(3)}
    assert len(rivals) == 3, "each has a hand of their own"
    assert game.max_game_length() == load("mombasa").info.longest
