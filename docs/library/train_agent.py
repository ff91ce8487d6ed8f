"""Train an agent that beats `easy`, with MaskablePPO, and seat it in a league.

pip install '.[gymnasium]' torch sb3-contrib
python docs/library/train_agent.py felinia --file felinia.zip
AGENT=felinia.zip PYTHONPATH=docs/library boardgames league felinia --bots trained,easy --bots-from train_agent
"""

import argparse
import os
import time
from functools import cache

import gymnasium
import numpy as np

from boardgames.adapters.gymnasium import SeatEnv
from boardgames.adapters.policy import NumberBot

PLAYERS = 2
ENVIRONMENTS = 16
STEPS = 1_500_000


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
    """Train in both seats by turns, against a bot, paid for every point of the lead."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    torch.set_num_threads(1)
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda seat=number % PLAYERS: table(game, seat, bot) for number in range(ENVIRONMENTS)]),
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


@cache
def trained(path):
    import torch
    from sb3_contrib import MaskablePPO

    torch.set_num_threads(1)
    return MaskablePPO.load(path, device="cpu")


def choose(cells, mask):
    """Return the number of the action that the agent in the file AGENT prefers."""
    model = trained(os.environ["AGENT"])
    chosen, _ = model.predict(np.asarray(cells), action_masks=np.frombuffer(mask, np.int8), deterministic=True)
    return int(chosen)


BOTS = {
    "trained": NumberBot("trained", choose, PLAYERS, scaled=True),
    "first": NumberBot("first", lambda cells, mask: mask.index(1), PLAYERS),
}
"""Bots for `boardgames league --bots-from train_agent`: the agent, and always the first legal action."""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--file", default="agent.zip")
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began, spent = time.time(), time.process_time()
    train(wanted.game, wanted.steps, wanted.seed).save(wanted.file)
    minutes = (time.process_time() - spent) / 60, (time.time() - began) / 60
    print("{:.1f} minutes of a processor, {:.1f} by the clock".format(*minutes))


if __name__ == "__main__":
    main()
