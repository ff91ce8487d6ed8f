"""Attacks on a running program: it is killed, its terminal closes, a second window opens the same game."""

import contextlib
import fcntl
import json
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

ANSWERS = (b"1\n", b"123\n")
"""One of them is a choice at every beginning; codes that are numbers are their own."""
REFUSED = b"Nothing was done: "
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
        asked, wanted, refused = 0, 1 + dice.randrange(30), 0
        # Every question that is printed acknowledges the choice before it, unless that was none.
        while asked <= wanted and (line := game.stdout.readline()):
            refused += REFUSED in line
            if line.rstrip().endswith(b">"):
                asked += 1
                game.stdin.write(ANSWERS[asked % len(ANSWERS)])
                game.stdin.flush()
        game.kill()
        game.wait()
        game.stdin.close()
        game.stdout.close()
        table = replay(read_log(log), shelf.load(name))
        known = asked - refused - 2
        yield "" if len(table.choices) >= known else f"{known} choices acknowledged, {len(table.choices)} saved"
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
        child, master = _in_terminal(_screen(name, log, number), deaf="deaf" in way)
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


def _screen(name: str, log: Path, number: int) -> list[str]:
    """Arguments that open the app: at a new game, mostly; else at a saved one, at its replay or at the menu."""
    new = ["play", name, "--players", "Ann,Bob", "--bot", "B=random", "--log", str(log)]
    old: list[list[str]] = [["resume", str(log)], ["replay", str(log)], []]
    if number % 2 == 0:
        return new
    subprocess.run(_boardgames(*new, "--plain"), input=b"".join(ANSWERS), capture_output=True, timeout=60)
    return old[number // 2 % len(old)]


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
    typed = b"".join(ANSWERS) * 3
    for number in range(max(1, count // 40)):
        log = folder / f"raced-{number}.jsonl"
        first = subprocess.run(
            _boardgames("play", name, "--plain", "--log", str(log)), input=typed, capture_output=True, timeout=60
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
        ends = [rival.communicate(typed, timeout=120) for rival in rivals]
        for rival, (_, said) in zip(rivals, ends, strict=True):
            fine = rival.returncode == 0 or (rival.returncode == 1 and b"another window" in said)
            yield "" if fine else f"a rival ended with {rival.returncode}: {said.decode()}"
        played = [first.stdout, *(out for rival, (out, _) in zip(rivals, ends, strict=True) if not rival.returncode)]
        wanted = sum(typed.count(b"\n") - out.count(REFUSED) for out in played)
        choices = len(replay(read_log(log), shelf.load(name)).choices)
        yield "" if choices == wanted else f"{len(played)} windows made {wanted} choices, the log has {choices}"


def simulations(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """Workers of a series are killed, the series is interrupted and continued: the result is always the same."""
    dice = random.Random(luck)
    plain = subprocess.run(_series(name), capture_output=True, timeout=300)
    wanted = _digest(plain.stdout)
    for number in range(max(1, count // 40)):
        logs = ["--log-dir", str(folder / f"series-{number}")]
        series = _group(_series(name, "--jobs", "3", *logs))
        for _ in range(dice.randrange(3)):
            time.sleep(dice.random())
            _kill_a_worker(series.pid, dice)
        time.sleep(dice.random() * 2)
        os.killpg(series.pid, signal.SIGINT)
        _, err = series.communicate(timeout=60)
        fine = not err and series.returncode in (0, 130)
        yield "" if fine else f"an interrupted series ended with {series.returncode}: {err.decode()}"
        again = subprocess.run(_series(name, "--jobs", "2", *logs), capture_output=True, timeout=300)
        same = again.returncode == 0 and _digest(again.stdout) == wanted
        yield "" if same else f"a continued series differs: {again.stderr.decode()}"


def _series(name: str, *more: str) -> list[str]:
    return _boardgames("simulate", name, "-n", "12", "--json", *more)


def _digest(report: bytes) -> str:
    return str(json.loads(report)["digest"])


def _group(arguments: list[str]) -> "subprocess.Popen[bytes]":
    """A program in a process group of its own, as a shell would start it."""
    return subprocess.Popen(
        arguments,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )


def _kill_a_worker(parent: int, dice: random.Random) -> None:
    """Kill one of the processes in which games are played, if there is one."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(fields[1]) == parent and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    if found:
        with contextlib.suppress(ProcessLookupError):
            os.kill(dice.choice(found), signal.SIGKILL)


PARTS = {part.__name__: part for part in (kills, terminals, races, simulations)}
