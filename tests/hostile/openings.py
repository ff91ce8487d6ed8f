"""Signals and keys while the app is still being opened: it stops, goes on or ends, and no traceback is shown."""

import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

from tests.hostile.attacks import crashes
from tests.hostile.terminals import in_terminal, leave, take

SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGTSTP, b"\x1a", b"\x03")
EARLIEST, LATEST = 0.15, 1.2
"""Seconds after the start: before the first nothing of the program itself is running."""
PATIENCE = 2.0
"""Seconds in which a signal may end the program before it is asked to end."""


def openings(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """One signal, or key that would be one, at any moment of the opening."""
    dice = random.Random(luck)
    for number in range(max(1, count // 20)):
        log = folder / f"opened-{number}.jsonl"
        sent = SIGNALS[number % len(SIGNALS)]
        game = ["play", name, "--players", "Ann,Bob,Cid" if name == "eic" else "Ann,Bob", "--log", str(log)]
        child, master = in_terminal(dice.choice(([], game)), deaf=False, fresh=True)
        out = take(master, EARLIEST + dice.random() * (LATEST - EARLIEST))
        if isinstance(sent, bytes):
            os.write(master, sent)
        else:
            os.kill(child, sent)
        status, more = leave(child, master, PATIENCE)
        os.close(master)
        fine = status is not None and status in (0, 130, 143, 129, -2, -15, -1)
        yield "" if fine else f"ends with {status} after {sent!r}"
        yield f"a traceback after {sent!r}: {(out + more)[-800:]!r}" if b"Traceback" in out + more else ""
        yield f"{crash} (after {sent!r})" if (crash := crashes()) else ""


PARTS = {"openings": openings}
