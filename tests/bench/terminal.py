"""A program in a pseudo-terminal: keys go in, and what it writes is timed."""

import contextlib
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import tempfile
import termios
import time
from pathlib import Path

QUIET = 0.06
"""A frame is over when nothing has come for so many seconds."""
PAUSE, PATIENCE = 0.03, 1.0
"""Seconds without a byte after which a screen rests, and after which a page will not come any more."""
REST, RESTING = 0.1, 0.5
"""Seconds without work after which a program rests, and milliseconds that looking for keys takes in so long a time."""
HOME = tempfile.TemporaryDirectory()
"""One for all runs: whoever plays for the second time finds the finished tables in the cache."""


def environment() -> dict[str, str]:
    """Return the environment of a player: byte code is kept, and the terminal has all colours."""
    without = ("NO_COLOR", "PYTHONDONTWRITEBYTECODE")
    found = {name: value for name, value in os.environ.items() if name not in without}
    return found | {"TERM": "xterm-256color", "COLORTERM": "truecolor", "BOARDGAMES_HOME": HOME.name}


class Terminal:
    """A program in a pseudo-terminal of a given size."""

    def __init__(self, python: str, *arguments: str, columns: int = 120, rows: int = 40) -> None:
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.used = 0.0
        """Milliseconds of processor time when the last byte was read; 0 where the system does not tell."""
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [python, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(),
            cwd=HOME.name,
            start_new_session=True,
        )
        os.close(slave)
        self.master = master

    def settle(self, patience: float = 10.0, least: int = 1) -> tuple[float, int]:
        """Read until the screen is quiet; (time of the last byte, bytes read)."""
        last, count, limit = time.perf_counter(), 0, time.perf_counter() + patience
        while time.perf_counter() < limit:
            ready, _, _ = select.select([self.master], [], [], QUIET if count >= least else patience)
            if not ready:
                break
            try:
                data = os.read(self.master, 65536)
            except OSError:
                break
            count += len(data)
            last, self.used = time.perf_counter(), self.processor_time()
        return last, count

    def processor_time(self) -> float:
        """Return the milliseconds that all threads of the program have used so far."""
        used = 0
        for thread in Path(f"/proc/{self.process.pid}/task").glob("*/schedstat"):
            with contextlib.suppress(OSError):
                used += int(thread.read_text().split()[0])
        return used / 1e6

    def key(self, data: bytes) -> tuple[float, int]:
        """Milliseconds from a key to the last byte of what it changed, and the bytes written."""
        began = time.perf_counter()
        os.write(self.master, data)
        last, count = self.settle(patience=1.0)
        return (last - began) * 1000, count

    def rested(self) -> float:
        """Return the processor time once the program has nothing to do, not even ahead of time."""
        used = -RESTING
        while (now := self.processor_time()) >= used + RESTING:
            used = now
            time.sleep(REST)
        return now

    def drain(self) -> None:
        """Read what is written without being asked for, until there is a pause."""
        while select.select([self.master], [], [], PAUSE)[0]:
            os.read(self.master, 65536)

    def answer(self, data: bytes, wanted: bytes) -> float | None:
        """Milliseconds from a key to the page that it asks for; None if that does not come."""
        began, read = time.perf_counter(), b""
        os.write(self.master, data)
        while time.perf_counter() < began + PATIENCE and select.select([self.master], [], [], PATIENCE)[0]:
            read += os.read(self.master, 65536)
            if wanted in read:
                return (time.perf_counter() - began) * 1000
        return None

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.master)
