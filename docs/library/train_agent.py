"""Train an agent that beats `easy`: by imitation, then with MaskablePPO, and seat it in a league.

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

from boardgames import load
from boardgames.adapters.encoding import encoder_of
from boardgames.adapters.gymnasium import SeatEnv
from boardgames.adapters.policy import NumberBot
from boardgames.bots.heuristic import heuristic_of

PLAYERS = 2
LESSONS, GAMES = 40, 32
"""Number of lessons, and of games in each."""
SLIPS = 5
"""One of so many choices in a lesson is random, so that the agent learns what to do after a mistake."""
ENVIRONMENTS, LENGTH = 16, 256
MAX_CODES = 100
"""Maximum number of meanings of a cell that the network reads one by one."""


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
    return Vector(SeatEnv(game, PLAYERS, seat=seat, bot=bot, reward="lead", checked=False))


def teacher(match, seat):
    """Return the number of the action that tempts the heuristic of our bots most."""
    actions = match.game.legal_actions(match.state, seat)
    weights = heuristic_of(match.game)(match.game.recall(match.state, seat), seat, actions)
    return match.space.number(actions[weights.index(max(weights))])


def lesson(env, seed, luck):
    """Play a game as the teacher, with slips: return vectors, masks, the teacher's choices and the reward to come."""
    match, seat = env.unwrapped.match, env.unwrapped.seat
    vector, _ = env.reset(seed=seed)
    vectors, masks, choices, paid, ended = [], [], [], [], False
    while not ended:
        mask = env.action_masks()
        chosen = best = teacher(match, seat)
        if luck.random() < 1 / SLIPS:
            chosen = int(luck.choice(mask.nonzero()[0]))
        for kept, one in ((vectors, vector), (masks, mask), (choices, best)):
            kept.append(one)
        vector, reward, ended, _, _ = env.step(chosen)
        paid.append(reward)
    to_come = np.cumsum(paid[::-1])[::-1].astype(np.float32)
    return np.array(vectors), np.array(masks), np.array(choices), to_come


def imitate(model, game, lessons, seed):
    """Teach the network what the teacher chooses, and how the lead will change."""
    import torch
    from torch.nn.functional import cross_entropy, mse_loss

    policy, luck = model.policy, np.random.default_rng(seed)
    tables = [table(game, seat, "easy") for seat in range(PLAYERS)]
    optimizer = torch.optim.Adam(policy.parameters())
    for number in range(lessons):
        optimizer.param_groups[0]["lr"] = 1e-3 * (1 - number / lessons)
        games = [lesson(tables[at % PLAYERS], int(luck.integers(1 << 31)), luck) for at in range(GAMES)]
        parts = [torch.as_tensor(np.concatenate(part)) for part in zip(*games, strict=True)]
        free = parts[1].sum(1) > 1  # where there is anything to choose
        vectors, masks, choices, to_come = (part[free] for part in parts)
        right = 0
        for _ in range(2):
            for rows in torch.as_tensor(luck.permutation(len(choices))).split(256):
                hidden, judged = policy.mlp_extractor(policy.features_extractor(vectors[rows].float()))
                wish = policy.action_net(hidden).masked_fill(~masks[rows], -1e9)
                value = policy.value_net(judged)[:, 0]
                loss = cross_entropy(wish, choices[rows]) + 0.1 * mse_loss(value, to_come[rows])
                optimizer.zero_grad()
                loss.backward()
                optimizer.step()
                right += int((wish.argmax(1) == choices[rows]).sum())
        print(f"lesson {number + 1} of {lessons}: {right / len(choices) / 2:.0%} as the teacher", flush=True)


def reader_of(game):
    """Return the first layer: a code or a seat is a switch for each of its meanings, a number its logarithm."""
    import torch
    from stable_baselines3.common.torch_layers import BaseFeaturesExtractor

    cells = encoder_of(load(game), PLAYERS).cells
    named = [at for at, one in enumerate(cells) if one.kind in ("code", "seat") and one.most - one.least < MAX_CODES]
    plain = sorted(set(range(len(cells))) - set(named))
    sizes = np.array([cells[at].most - cells[at].least + 1 for at in named])
    first = np.cumsum(sizes) - sizes - np.array([cells[at].least for at in named])

    class Reader(BaseFeaturesExtractor):
        def __init__(self, space, width=256):
            super().__init__(space, width)
            self.register_buffer("named", torch.as_tensor(named))
            self.register_buffer("first", torch.as_tensor(first))
            self.register_buffer("plain", torch.as_tensor(plain))
            self.switches = torch.nn.EmbeddingBag(int(sizes.sum()), width, mode="sum")
            torch.nn.init.normal_(self.switches.weight, std=len(named) ** -0.5)
            self.numbers = torch.nn.Linear(len(plain), width)

        def forward(self, vectors):
            numbers = vectors[:, self.plain]
            switches = self.switches(vectors[:, self.named].long() + self.first)
            return torch.relu(switches + self.numbers(numbers.sign() * numbers.abs().log1p()))

    return Reader


def learner(game, seed):
    """Return a new agent for MaskablePPO, in both seats by turns against `easy`, paid for every point of the lead."""
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv

    torch.set_num_threads(1)
    return MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda seat=number % PLAYERS: table(game, seat, "easy") for number in range(ENVIRONMENTS)]),
        gamma=1.0,  # a point is a point, however early
        n_steps=LENGTH,
        batch_size=4 * LENGTH,
        n_epochs=4,
        learning_rate=lambda left: 2e-4 * left,
        ent_coef=0.003,
        policy_kwargs={
            "net_arch": [256],
            "features_extractor_class": reader_of(game),
            "activation_fn": torch.nn.ReLU,
        },
        seed=seed,
        device="cpu",
    )


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
    "trained": NumberBot("trained", choose, PLAYERS),
    "first": NumberBot("first", lambda cells, mask: mask.index(1), PLAYERS),
}
"""Bots for `boardgames league --bots-from train_agent`: the agent, and always the first legal action."""


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--file", default="agent.zip")
    parser.add_argument("--lessons", type=int, default=LESSONS, help=f"lessons of {GAMES} games (default: {LESSONS})")
    parser.add_argument("--steps", type=int, default=0, help="steps of MaskablePPO after them (default: 0)")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    began, spent = time.time(), time.process_time()
    model = learner(wanted.game, wanted.seed)
    imitate(model, wanted.game, wanted.lessons, wanted.seed)
    if wanted.steps:
        model.learn(wanted.steps)
    model.save(wanted.file)
    minutes = (time.process_time() - spent) / 60, (time.time() - began) / 60
    print("{:.1f} minutes of a processor, {:.1f} by the clock".format(*minutes))


if __name__ == "__main__":
    main()
