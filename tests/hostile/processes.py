"""Attacks on a running program: it is killed, or a second window opens the same game."""

import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from boardgames.core import registry
from boardgames.store.log import read_log
from boardgames.store.replay import replay
from tests.hostile.attacks import LONGEST

ANSWERS = (b"1\n", b"123\n")
"""One of them is a choice at every beginning; codes that are numbers are their own."""
REFUSED = b"Nothing was done: "


def boardgames(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "boardgames", *arguments]


def kills(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """`kill -9` at any moment: what was acknowledged is in the log, and the log can be resumed."""
    dice = random.Random(luck)
    for number in range(max(1, count // 20)):
        log = folder / f"killed-{number}.jsonl"
        game = subprocess.Popen(
            boardgames("play", name, "--plain", "--seed", str(number), "--log", str(log)),
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
        table = replay(read_log(log), registry.load(name))
        known = asked - refused - 2
        yield "" if len(table.choices) >= known else f"{known} choices acknowledged, {len(table.choices)} saved"
        again = subprocess.run(
            boardgames("resume", str(log), "--plain"), input=b"quit\n", capture_output=True, timeout=LONGEST
        )
        yield "" if again.returncode == 0 else f"cannot be resumed: {again.stderr.decode()}"


def races(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """Several windows open one game at the same moment: one gets it, the others hear so, and no line is lost."""
    typed = b"".join(ANSWERS) * 3
    for number in range(max(1, count // 40)):
        log, alone = folder / f"raced-{number}.jsonl", folder / f"alone-{number}.jsonl"
        _played(name, log, number, typed, 1)
        rivals = [
            subprocess.Popen(
                boardgames("resume", str(log), "--plain"),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
            for _ in range(4)
        ]
        ends = [rival.communicate(typed, timeout=LONGEST) for rival in rivals]
        for rival, (_, said) in zip(rivals, ends, strict=True):
            fine = rival.returncode == 0 or (rival.returncode == 1 and b"another window" in said)
            yield "" if fine else f"a rival ended with {rival.returncode}: {said.decode()}"
        windows = 1 + sum(not rival.returncode for rival in rivals)
        _played(name, alone, number, typed, windows)
        same = log.read_bytes() == alone.read_bytes()
        yield "" if same else f"{windows} windows at once have not written what they write one after the other"


def _played(name: str, log: Path, seed: int, typed: bytes, windows: int) -> None:
    """A game that is begun and then resumed, so that so many windows play it one after the other."""
    begin = ("play", name, "--seed", str(seed), "--log", str(log), "--plain")
    for arguments in (begin, *[("resume", str(log), "--plain")] * (windows - 1)):
        subprocess.run(boardgames(*arguments), input=typed, capture_output=True, timeout=LONGEST, check=True)


def simulations(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """Workers of a series are killed, the series is interrupted and continued: the result is always the same."""
    dice = random.Random(luck)
    plain = subprocess.run(_series(name), capture_output=True, timeout=LONGEST)
    wanted = _digest(plain.stdout)
    for number in range(max(1, count // 40)):
        logs = ["--log-dir", str(folder / f"series-{number}")]
        series = _group(_series(name, "--jobs", "3", *logs))
        for _ in range(dice.randrange(3)):
            time.sleep(dice.random())
            _kill_a_worker(series.pid, dice)
        time.sleep(dice.random() * 2)
        os.killpg(series.pid, signal.SIGINT)
        _, err = series.communicate(timeout=LONGEST)
        fine = not err and series.returncode in (0, 130)
        yield "" if fine else f"an interrupted series ended with {series.returncode}: {err.decode()}"
        again = subprocess.run(_series(name, "--jobs", "2", *logs), capture_output=True, timeout=LONGEST)
        same = again.returncode == 0 and _digest(again.stdout) == wanted
        yield "" if same else f"a continued series differs: {again.stderr.decode()}"


def _series(name: str, *more: str) -> list[str]:
    return boardgames("simulate", name, "-n", "12", "--json", *more)


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


PARTS = {part.__name__: part for part in (kills, races, simulations)}
