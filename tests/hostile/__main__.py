"""`python -m tests.hostile [COUNT] [SEED=n] [PART ...] [GAME ...]`: attack with so many mutations a part and game."""

import os
import secrets
import sys
import tempfile
import time
import traceback
from pathlib import Path

from boardgames.core.registry import games
from boardgames.core.rng import start_stream
from tests.hostile import disks, files, openings, play, processes, rooms, storms, terminals

PARTS = {
    **files.PARTS,
    **rooms.PARTS,
    **play.PARTS,
    **disks.PARTS,
    **processes.PARTS,
    **terminals.PARTS,
    **storms.PARTS,
    **openings.PARTS,
}


def main(arguments: list[str]) -> int:
    count = int(arguments[0]) if arguments and arguments[0].isdecimal() else 200
    given = [text.removeprefix("SEED=") for text in arguments if text.startswith("SEED=")]
    seed = int(given[0]) if given and given[0] else secrets.randbits(32)
    print(f"the same attacks again: {count} SEED={seed}", flush=True)
    wanted = [part for part in arguments if part in PARTS] or list(PARTS)
    chosen = [name for name in arguments if name in games()] or list(games())
    # What is started must be the program that is attacked here, not another one that is installed.
    os.environ["PYTHONPATH"] = os.pathsep.join(sys.path)
    found = 0
    for part in wanted:
        for name in chosen:
            began, attacks, bad = time.monotonic(), 0, []
            with tempfile.TemporaryDirectory() as folder:
                os.environ["BOARDGAMES_HOME"] = os.path.join(folder, "home")
                try:
                    for fault in PARTS[part](Path(folder), name, count, start_stream(seed, f"{part}-{name}")):
                        attacks += 1
                        if fault:
                            bad.append(fault)
                except Exception:  # what the attack itself stumbles over is a finding too
                    bad.append(traceback.format_exc())
            print(
                f"{part:18} {name:8} {attacks:6} attacks {len(bad):4} findings {time.monotonic() - began:7.1f} s",
                flush=True,
            )
            for fault in list(dict.fromkeys(bad))[:8]:
                print(f"    {fault[-1500:]}")
            found += len(bad)
    print(f"{found} findings")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
