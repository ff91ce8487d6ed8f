"""Keys that come faster than anybody types, in packets, at any scene of the app: it answers or ignores each of them."""

import contextlib
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

from tests.hostile.attacks import crashes
from tests.hostile.terminals import SCENES, in_terminal, kept, leave, opened, read_for, read_until

PALETTE = b"\x10"
KEYS = (
    *(
        PALETTE,
        PALETTE,
        b"\r",
        b"\r",
        b"\r",
        b"\x1b",
        b"\x7f",
        b"\t",
        b"\x1b[Z",
        b" ",
        b"?",
        b"/",
        b"+",
        b"*",
        b",",
        b".",
    ),
    *(b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"\x1b[5~", b"\x1b[6~", b"\x1b[H", b"\x1b[F"),
    *(b"\x1bOP", b"\x1bOQ", b"\x1bOR", b"\x1bOS", b"\x1b[15~", b"\x1b[20~", b"\x1b[21~"),
    *(b"\x1a", b"\x19", b"\x15", b"\x0f"),
    *(bytes([letter]) for letter in b"abcdefhjklmnoprstuvwxyz0123456789HPOSLVNBR<>@"),
)
"""Every key that means something; never that of leaving the program at once."""
PACKETS, LONGEST = 25, 12


def storms(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """Packets of keys, palette included; then the app is left, or, every other time, killed."""
    dice = random.Random(luck)
    for number in range(max(1, count // 20)):
        log = folder / f"storm-{number}.jsonl"
        scene = dice.choice(SCENES)
        child, master = in_terminal(opened(scene, name, log), deaf=False)
        read_until(master, log.exists)
        read_for(master, 0.3 + dice.random())
        pressed = []
        with contextlib.suppress(OSError):  # a storm may leave the program too
            for _ in range(PACKETS):
                pressed.append(b"".join(dice.choices(KEYS, k=dice.randrange(1, LONGEST))))
                os.write(master, pressed[-1])
                read_for(master, dice.random() * 0.08)
        what = f"{scene}: {b' '.join(pressed)!r}"
        written = log.read_bytes()
        if number % 2:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        yield _left(child, master, what, killed=bool(number % 2))
        os.close(master)
        yield f"{crash} ({what})" if (crash := crashes()) else ""
        yield kept(log, written, name, what)


def _left(child: int, master: int, what: str, *, killed: bool) -> str:
    """Leave the program; what is wrong with the way it ends."""
    status, _ = leave(child, master)
    if status is None:
        return f"cannot be left ({what})"
    return "" if killed or status == 0 else f"ends with {status} ({what})"


PARTS = {"storms": storms}
