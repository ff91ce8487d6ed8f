"""Attacks on a running program: it is killed, its terminal closes, a second window opens the same game."""

import fcntl
import os
import pty
import random
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from boardgames import shelf
from boardgames.core.log import read_log, replay

DEADLINE = 15.0
"""Seconds within which a program whose terminal is gone must have ended."""


def _boardgames(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "boardgames", *arguments]


def kills(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """`kill -9` at any moment: what was acknowledged is in the log, and the log can be resumed."""
    dice = random.Random(luck)
    for number in range(max(1, count // 20)):
        log = folder / f"killed-{number}.jsonl"
        game = subprocess.Popen(
            _boardgames("play", name, "--plain", "--seed", str(number), "--log", str(log)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert game.stdin is not None
        assert game.stdout is not None
        asked, wanted = 0, 1 + dice.randrange(30)
        # Every question that is printed acknowledges the choice before it.
        while asked <= wanted and (line := game.stdout.readline()):
            if line.rstrip().endswith(b">"):
                asked += 1
                game.stdin.write(b"1\n")
                game.stdin.flush()
        game.kill()
        game.wait()
        game.stdin.close()
        game.stdout.close()
        table = replay(read_log(log), shelf.load(name))
        yield "" if len(table.choices) >= asked - 2 else f"{asked} questions asked, {len(table.choices)} choices saved"
        again = subprocess.run(
            _boardgames("resume", str(log), "--plain"), input=b"quit\n", capture_output=True, timeout=60
        )
        yield "" if again.returncode == 0 else f"cannot be resumed: {again.stderr.decode()}"


WAYS = ("close", "hang up", "terminate", "stop and close", "unread, terminate", "unread, close", "deaf, close")
"""How a terminal can go. Unread: nobody takes what the app draws, so that it blocks; deaf: the hang-up is ignored."""
KEYS = (b"\x1b[B", b"\r", b"\t", b"n", b" ", b"?", b"\x10", b"\x1b", b"O", b".")


def terminals(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """The terminal closes while the app draws: the program ends soon, and the game can be resumed at once."""
    dice = random.Random(luck)
    for number in range(max(1, count // 40)):
        log = folder / f"closed-{number}.jsonl"
        way = WAYS[number % len(WAYS)]
        child, master = _in_terminal(
            ["play", name, "--players", "Ann,Bob", "--bot", "B=random", "--log", str(log)], deaf="deaf" in way
        )
        _read_until(master, log.exists)
        _read_for(master, dice.random() * 2)
        for _ in range(dice.randrange(12)):
            os.write(master, dice.choice(KEYS))
            if "unread" not in way:
                _read_for(master, dice.random() * 0.05)
        if "unread" in way:
            _flood(master)
        if "stop" in way:
            os.kill(child, signal.SIGSTOP)
        if "hang up" in way or "terminate" in way:
            os.kill(child, signal.SIGHUP if "hang up" in way else signal.SIGTERM)
        else:
            os.close(master)
            master = -1
        if "stop" in way:
            os.kill(child, signal.SIGCONT)
        yield "" if _ended(child, -1 if "unread" in way else master) else f"lives on without a terminal ({way})"
        if master >= 0:
            os.close(master)
        again = subprocess.run(
            _boardgames("resume", str(log), "--plain"), input=b"quit\n", capture_output=True, timeout=60
        )
        yield "" if again.returncode == 0 else f"cannot be resumed ({way}): {again.stderr.decode()}"


def _in_terminal(arguments: list[str], *, deaf: bool) -> tuple[int, int]:
    """The program in a terminal of its own: its process, and our end of the terminal."""
    child, master = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm-256color"
        if deaf:
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
        os.execv(sys.executable, _boardgames(*arguments))
    fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", 45, 150, 0, 0))
    return child, master


def _flood(master: int) -> None:
    """Make the app draw more than the terminal takes: it changes its theme time and again."""
    for _ in range(60):
        os.write(master, b"\x1b[20~")
        time.sleep(0.02)


def _read_until(master: int, true: Callable[[], bool]) -> None:
    end = time.monotonic() + DEADLINE
    while not true() and time.monotonic() < end:
        _read_for(master, 0.05)


def _read_for(master: int, seconds: float) -> None:
    end = time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        ready, _, _ = select.select([master], [], [], left)
        if ready:
            try:
                os.read(master, 65536)
            except OSError:
                return


def _ended(child: int, master: int) -> bool:
    """Whether a process ends by itself, while what it writes is read; if not it is killed."""
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        done, _ = os.waitpid(child, os.WNOHANG)
        if done:
            return True
        if master >= 0:
            _read_for(master, 0.05)
        else:
            time.sleep(0.05)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return False


def races(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """Several windows open one game at the same moment: one gets it, the others hear so, and no line is lost."""
    for number in range(max(1, count // 40)):
        log = folder / f"raced-{number}.jsonl"
        subprocess.run(
            _boardgames("play", name, "--plain", "--log", str(log)), input=b"1\n1\n", capture_output=True, timeout=60
        )
        rivals = [
            subprocess.Popen(
                _boardgames("resume", str(log), "--plain"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
            for _ in range(4)
        ]
        ends = [rival.communicate(b"1\n" * 6, timeout=120) for rival in rivals]
        for rival, (_, said) in zip(rivals, ends, strict=True):
            fine = rival.returncode == 0 or (rival.returncode == 1 and b"another window" in said)
            yield "" if fine else f"a rival ended with {rival.returncode}: {said.decode()}"
        winners = sum(rival.returncode == 0 for rival in rivals)
        choices = len(replay(read_log(log), shelf.load(name)).choices)
        yield "" if choices == 2 + 6 * winners else f"{winners} windows played 6 choices each, the log has {choices}"


PARTS = {part.__name__: part for part in (kills, terminals, races)}
