"""Compare the rules with another engine in pure Python: `make bench PEERS=1`.

catanatron plays Catan with immutable actions over a state that is copied before each decision; ours keeps every
earlier state for nothing. Both play random games with four players. The two take turns, so that a slow spell of the
machine meets both, and what counts is the median of the ratios in CPU time.
"""

import subprocess
import time
from math import prod
from pathlib import Path
from statistics import median

from boardgames.core.playout import play_out
from boardgames.core.registry import games, load
from tests.bench.engine import SEED, Dice, configs, single_steps

SCRIPT = Path(__file__).with_name("catanatron_speed.py")
ROUNDS = 5
PEER_GAMES = 8


def peer_speed(python: str) -> float:
    """Decisions a second of catanatron in an environment of its own."""
    run = subprocess.run([python, str(SCRIPT), str(PEER_GAMES)], check=True, capture_output=True, text=True)
    return float(run.stdout)


def own_speed(name: str) -> float:
    """Decisions a second of one of our games, in CPU time; the first game is not counted, as it is not for the peer."""
    game = load(name)
    play_out(game, game.start(configs(game, 4, 1)[0]), Dice(SEED).choose)
    starts = [game.start(config) for config in configs(game, 4, 60)]
    dice = Dice(SEED)
    began = time.process_time()
    decisions = sum(play_out(game, state, dice.choose)[1] for state in starts)
    return decisions / (time.process_time() - began)


def main(python: str) -> None:
    """Print for every game how many times as fast it is as catanatron."""
    ratios: dict[str, list[float]] = {name: [] for name in games()}
    for _ in range(ROUNDS):
        for name in games():
            ratios[name].append(own_speed(name) / peer_speed(python))
    print(f"{'times as fast as catanatron':36}" + "".join(f"{name:>12}" for name in ratios) + f"{'mean':>12}")
    middle = {name: median(found) for name, found in ratios.items()}
    mean = prod(middle.values()) ** (1 / len(middle))
    print(f"{'median':36}" + "".join(f"{ratio:>12.1f}" for ratio in middle.values()) + f"{mean:>12.1f}")
    print(f"{'lowest':36}" + "".join(f"{min(found):>12.1f}" for found in ratios.values()))
    print(f"{'highest':36}" + "".join(f"{max(found):>12.1f}" for found in ratios.values()))
    late = [single_steps(load(name), 4)["p99_us"] for name in ratios]
    print(f"{'p99 of a decision, us':36}" + "".join(f"{figure:>12.1f}" for figure in late))
