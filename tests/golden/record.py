"""Record the games that `test_recorded_games` replays: `python -m tests.golden.record [GAME ...]`.

Do this only when a change of the rules is meant to play old games differently: then raise the game's revision as well.
A record that still replays stays as it is, but for the revision in its first line.
"""

import sys
from pathlib import Path

from boardgames.lab.simulate import Plan, simulate_one
from tests.laws.random_walks import PLAYED, settings_of

FOLDER = Path(__file__).resolve().parent / "games"


def main(names: list[str]) -> None:
    """Of these games, or of all."""
    FOLDER.mkdir(exist_ok=True)
    for name in names or PLAYED:
        for old in FOLDER.glob(f"{name}-*.jsonl"):
            old.unlink()
        for seed, setting in enumerate(settings_of(name), start=1):
            bots = ("random",) * setting.players
            plan = Plan(name, 1, setting.players, seed, setting.variant, setting.options, bots, 1, str(FOLDER))
            result = simulate_one(plan, 1)
            print(setting, result.decisions, result.scores)


if __name__ == "__main__":
    main(sys.argv[1:])
