"""`python -m tests.hostile [COUNT] [SEED=n] [JOBS=n] [PART ...] [GAME ...]`: attack each game in each way so often."""

import os
import secrets
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from boardgames.core.registry import games
from tests.hostile.parts import PARTS, Attacked, attacked


def main(arguments: list[str]) -> int:
    count = int(arguments[0]) if arguments and arguments[0].isdecimal() else 200
    seed = int(_given(arguments, "SEED") or secrets.randbits(32))
    jobs = int(_given(arguments, "JOBS") or 1)
    print(f"the same attacks again: {count} SEED={seed}", flush=True)
    wanted = [part for part in arguments if part in PARTS] or list(PARTS)
    chosen = [name for name in arguments if name in games()] or list(games())
    # What is started must be the program that is attacked here, not another one that is installed.
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    pairs = [(part, name) for part in wanted for name in chosen]
    attacks = found = 0
    if jobs == 1:
        for pair in pairs:
            made, bad = _told(attacked(*pair, count, seed))
            attacks, found = attacks + made, found + bad
    else:  # most attacks on terminals and processes wait
        with ProcessPoolExecutor(jobs, get_context("spawn"), max_tasks_per_child=1) as pool:
            for done in as_completed([pool.submit(attacked, *pair, count, seed) for pair in pairs]):
                made, bad = _told(done.result())
                attacks, found = attacks + made, found + bad
    print(f"{attacks} attacks, {found} findings")
    return 1 if found else 0


def _given(arguments: list[str], name: str) -> str:
    return next((text.partition("=")[2] for text in arguments if text.startswith(f"{name}=")), "")


def _told(one: Attacked) -> tuple[int, int]:
    """Print what came of a part; return the numbers of its attacks and of its findings."""
    print(
        f"{one.part:18} {one.game:8} {one.attacks:6} attacks {len(one.bad):4} findings {one.seconds:7.1f} s, "
        f"{one.processor:.1f} s of the processor",
        flush=True,
    )
    for fault in list(dict.fromkeys(one.bad))[:8]:
        print(f"    {fault[-1500:]}")
    return one.attacks, len(one.bad)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
