"""Print the decisions a second of catanatron, random Catan with four players, every earlier state kept.

Runs in an environment that has catanatron and nothing of ours: `make bench PEERS=1` makes it.
"""

import random
import sys
import time
from typing import Any

from catanatron import Color, Game, RandomPlayer

LONGEST = 1000
"""Turns after which a game between random players is given up."""


def decisions(seed: int) -> int:
    """Play a game, each decision on a copy of the state before, and return their number."""
    random.seed(seed)
    game: Any = Game([RandomPlayer(color) for color in Color], seed=seed)
    count = 0
    while game.winning_color() is None and game.state.num_turns < LONGEST:
        action = random.choice(game.state.playable_actions)
        game = game.copy()
        game.execute(action)
        count += 1
    return count


if __name__ == "__main__":
    decisions(0)
    began = time.process_time()
    total = sum(decisions(seed) for seed in range(1, int(sys.argv[1])))
    print(total / (time.process_time() - began))
