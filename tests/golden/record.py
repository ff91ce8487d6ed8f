"""Record the games that `test_recorded_games` replays: `python -m tests.golden.record`.

Do this only when a change of the rules is meant to play old games differently: then raise the game's revision as well.
"""

from pathlib import Path

from boardgames.simulation import Plan, simulate_one
from tests.laws.walks import PLAYED, settings_of

FOLDER = Path(__file__).resolve().parent / "games"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.jsonl"):
        old.unlink()
    for name in PLAYED:
        for seed, setting in enumerate(settings_of(name), start=1):
            bots = ("random",) * setting.players
            plan = Plan(name, 1, setting.players, seed, setting.variant, setting.options, bots, 1, str(FOLDER))
            result = simulate_one(plan, 1)
            print(setting, result.decisions, result.scores)


if __name__ == "__main__":
    main()
