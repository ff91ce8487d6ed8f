"""Train an agent that beats `easy`, with MaskablePPO; then measure it, or seat it in a league.

pip install 'boardgames-hotseat[gymnasium]' sb3-contrib
python docs/library/train_agent.py eic --file eic-agent.zip
python docs/library/train_agent.py eic --file eic-agent.zip --measure 200
AGENT=eic-agent.zip PYTHONPATH=docs/library boardgames league eic --bots trained,easy --bots-from train_agent
"""

import argparse
import os
import time
from functools import cache
from statistics import mean, stdev

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from boardgames.adapters.gymnasium import SeatEnv
from boardgames.adapters.policy import NumberBot

PLAYERS = 2
ENVIRONMENTS = 16
STEPS = 400_000


class Vector(gymnasium.ObservationWrapper):
    """The vector alone: the learner asks for the mask itself."""

    def __init__(self, env):
        super().__init__(env)
        self.observation_space = env.observation_space["observation"]

    def observation(self, observation):
        return observation["observation"]

    def action_masks(self):
        return self.env.action_masks()


def table(game, seat, bot):
    return Vector(SeatEnv(game, PLAYERS, seat=seat, bot=bot, reward="lead", scaled=True, checked=False))


def train(game, steps=STEPS, seed=1, length=256, bot="easy"):
    """Train in every seat by turns, against a bot, paid for every point of the lead."""
    torch.set_num_threads(1)
    tables = DummyVecEnv([lambda seat=number % PLAYERS: table(game, seat, bot) for number in range(ENVIRONMENTS)])
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        gamma=1.0,  # a point is a point, however early
        n_steps=length,
        batch_size=4 * length,
        n_epochs=4,
        learning_rate=lambda left: 5e-4 * left,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256], "activation_fn": torch.nn.ReLU},
        seed=seed,
        device="cpu",
    )
    return model.learn(steps)


def measure(game, model, bot, games):
    """Return the share of games won, a tie as half, and the mean lead, both with their 95 % bounds."""
    leads = []
    for number in range(games):
        seat = number % PLAYERS
        env = table(game, seat, bot)
        cells, info = env.reset(seed=1_000_000 + number)
        ended = False
        while not ended:
            chosen, _ = model.predict(cells, action_masks=env.action_masks(), deterministic=True)
            cells, _, ended, _, info = env.step(int(chosen))
        mine, *others = np.roll(info["scores"], -seat)
        leads.append(int(mine - max(others)))
    shares = [(lead > 0) + (lead == 0) / 2 for lead in leads]
    bound = 1.96 / games**0.5
    return mean(shares), bound * stdev(shares), mean(leads), bound * stdev(leads)


@cache
def trained(path):
    torch.set_num_threads(1)
    return MaskablePPO.load(path, device="cpu")


def choose(cells, mask):
    """Return the number of the action that the agent in the file AGENT prefers."""
    model = trained(os.environ["AGENT"])
    chosen, _ = model.predict(np.asarray(cells), action_masks=np.frombuffer(mask, np.int8), deterministic=True)
    return int(chosen)


BOTS = {"trained": NumberBot("trained", choose, PLAYERS, scaled=True)}
"""Bots for `boardgames league --bots-from train_agent`."""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--file", default="agent.zip")
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--measure", type=int, metavar="GAMES", help="measure the agent in the file instead")
    wanted = parser.parse_args()
    if wanted.measure:
        for bot in ("random", "easy", "normal"):
            share, share_bound, lead, lead_bound = measure(wanted.game, trained(wanted.file), bot, wanted.measure)
            print(f"{bot:8} won {share:.2f} ± {share_bound:.2f}, lead {lead:.1f} ± {lead_bound:.1f}", flush=True)
        return
    began, spent = time.time(), time.process_time()
    train(wanted.game, wanted.steps, wanted.seed).save(wanted.file)
    minutes = (time.process_time() - spent) / 60, (time.time() - began) / 60
    print("{:.1f} minutes of a processor, {:.1f} by the clock".format(*minutes))


if __name__ == "__main__":
    main()
