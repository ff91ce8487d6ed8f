"""What the libraries' own suites do not look at: rewards, refusals, waiting, and who knows what."""

from typing import Any

import pytest

from boardgames.core.errors import UserError
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
        assert set(info) == {"scores"}
    assert set(rewards[:-1]) == {0.0}
    assert rewards[-1] in (-1, -0.5, 0, 0.5, 1)
    env.reset(seed=3)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended) == (-1, True)
    assert info["rule"].startswith("FEL-")
    assert info["refusal"].endswith(".")


@pytest.mark.parametrize("reward", ["lead", "score"])
def test_a_seat_is_paid_for_what_its_points_become(reward: str) -> None:
    pytest.importorskip("gymnasium")
    import numpy as np

    from boardgames.adapters.gymnasium import SeatEnv

    env, chance = SeatEnv("felinia", seat=1, bot="easy", reward=reward, scaled=True), np.random.default_rng(1)
    observation, info = env.reset(seed=3)
    first, ended, rewards = info["scores"], False, []
    while not ended:
        assert env.observation_space.contains(observation)
        observation, paid, ended, _, info = env.step(masked(env, chance))
        rewards.append(paid)
    last = info["scores"]
    wanted = {"score": last[1] - first[1], "lead": last[1] - last[0] - first[1] + first[0]}[reward]
    assert sum(rewards) * 100 == pytest.approx(wanted)
    assert len(set(rewards)) > 5, "not only at the end"


def test_each_other_seat_may_have_a_bot_of_its_own() -> None:
    pytest.importorskip("gymnasium")
    from boardgames.adapters.gymnasium import SeatEnv
    from boardgames.bots.roster import BOTS

    env = SeatEnv("felinia", players=3, seat=1, bot=("easy", BOTS["random"]))
    assert {seat: bot.name for seat, bot in env.bots.items()} == {0: "easy", 2: "random"}
    with pytest.raises(UserError, match="There are 2 other seats for 1 bots"):
        SeatEnv("felinia", players=3, bot=("easy",))
    with pytest.raises(UserError, match="no bot called 'clever'"):
        SeatEnv("felinia", bot="clever")
    with pytest.raises(UserError, match="no reward 'fame'; there are rank, lead, score"):
        SeatEnv("felinia", reward="fame")


@pytest.mark.parametrize("reward", ["rank", "lead", "score"])
def test_turn_by_turn_the_rewards_add_up(reward: str) -> None:
    pytest.importorskip("pettingzoo")
    from boardgames.adapters.pettingzoo import parallel_env, raw_env

    raw = raw_env("eic", players=3, reward=reward)
    raw.reset(seed=3)
    first, paid = raw.match.totals(), dict.fromkeys(raw.agents, 0.0)
    for agent in raw.agent_iter():
        observation, earned, ended, _, info = raw.last()
        paid[agent] += earned
        if ended:
            assert info["scores"] == raw.match.totals()
        raw.step(None if ended else int(observation["action_mask"].nonzero()[0][0]))
    env = parallel_env("eic", players=3, reward=reward)
    seen, _ = env.reset(seed=3)
    together = dict.fromkeys(env.agents, 0.0)
    infos: dict[str, Any] = {}
    while env.agents:
        seen, rewards, *_, infos = env.step(
            {agent: int(one["action_mask"].nonzero()[0][0]) for agent, one in seen.items()}
        )
        together = {agent: together[agent] + earned for agent, earned in rewards.items()}
    last = infos["player_0"]["scores"]
    if reward == "rank":
        assert sum(paid.values()) == pytest.approx(0)
    if reward == "score":
        assert [*together.values()] == pytest.approx(
            [(now - then) / 100 for now, then in zip(last, first, strict=True)]
        )
    assert raw.match.totals() == last, "asked one after another, in this game all at once is the same"
    assert together == pytest.approx(paid)


def test_in_openspiel_the_returns_are_points_if_that_is_the_reward() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import boardgames.adapters.openspiel

    assert boardgames.adapters.openspiel.REGISTERED
    returns = {}
    for reward in ("rank", "lead", "score"):
        game = pyspiel.load_game(f"boardgames_felinia(reward={reward},scaled=True)")
        state = game.new_initial_state()
        state.apply_action(7)
        while not state.is_terminal():
            tensor = state.observation_tensor(0)
            assert max(map(abs, tensor)) <= 1
            state.apply_action(state.legal_actions()[0])
        returns[reward] = state.returns()
        assert all(game.min_utility() <= value <= game.max_utility() for value in returns[reward])
    mine, other = returns["score"]
    assert returns["lead"] == pytest.approx([mine - other, other - mine])
    assert returns["rank"] == [(mine > other) - (mine < other), (other > mine) - (other < mine)]


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
