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
from typing import NoReturn

from boardgames.cli.main import main
from boardgames.core import registry
from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.store.log import read_log
from boardgames.store.replay import replay
from tests.hostile.attacks import LONGEST

ANSWERS = (b"1\n", b"123\n")
"""One of them is a choice at every beginning; codes that are numbers are their own."""
REFUSED = b"Nothing was done: "
PROMPTS = {f"{name}>".encode() for name in DEFAULT_NAMES}
"""Lines that ask somebody: a line of the board may end with the same sign."""


def boardgames(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "boardgames", *arguments]


def forked(arguments: list[str], stdin: int, stdout: int, stderr: int) -> int:
    """The program in a child of this process, with these files as its own; its process.

    It finds loaded what this process has: nothing has to be imported a hundred times.
    """
    child = os.fork()
    if child == 0:
        for number, file in enumerate((stdin, stdout, stderr)):
            os.dup2(file, number)
        os.closerange(3, 1 << 10)
        signal.alarm(LONGEST)  # ends a program that hangs
        become_the_program(arguments)
    return child


def become_the_program(arguments: list[str]) -> NoReturn:
    """Run the program in this process, which has been forked, and end with its status."""
    status: object = 70
    try:
        for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
            stream = os.fdopen(("stdin", "stdout", "stderr").index(name), mode, encoding="utf-8", closefd=False)
            setattr(sys, name, stream)
            setattr(sys, f"__{name}__", stream)
        main(arguments)
    except SystemExit as end:
        status = end.code or 0
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status if isinstance(status, int) else 1)


def status_of(child: int) -> int:
    """Wait for a child; its status."""
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def kills(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """`kill -9` at any moment: what was acknowledged is in the log, and the log can be resumed."""
    dice = random.Random(luck)
    for number in range(max(1, count // 20)):
        log = folder / f"killed-{number}.jsonl"
        wanted = 1 + dice.randrange(30)
        acknowledged = _killed(["play", name, "--plain", "--seed", str(number), "--log", str(log)], wanted)
        table = replay(read_log(log), registry.load(name))
        fine = len(table.choices) >= acknowledged
        yield "" if fine else f"{acknowledged} choices acknowledged, {len(table.choices)} saved"
        (status, said), *_ = _ends([["resume", str(log), "--plain"]], b"quit\n", folder)
        yield "" if status == 0 else f"cannot be resumed: {said}"


def _killed(arguments: list[str], wanted: int) -> int:
    """Play until so many questions are asked, then kill the program; the number of choices that it acknowledged."""
    (theirs, typing), (reading, ours) = os.pipe(), os.pipe()
    with Path(os.devnull).open("w") as nowhere:
        child = forked(arguments, theirs, ours, nowhere.fileno())
    os.close(theirs)
    os.close(ours)
    asked = refused = 0
    # Every question that is printed acknowledges the choice before it, unless that was none.
    with os.fdopen(reading, "rb") as printed, os.fdopen(typing, "wb", buffering=0) as keyboard:
        while asked <= wanted and (line := printed.readline()):
            refused += REFUSED in line
            if line.rstrip() in PROMPTS:
                asked += 1
                keyboard.write(ANSWERS[asked % len(ANSWERS)])
        os.kill(child, signal.SIGKILL)
        status_of(child)
    return asked - refused - 2


def _ends(programs: list[list[str]], typed: bytes, folder: Path) -> list[tuple[int, str]]:
    """Run programs at the same moment, each with the same typed; their statuses and what they say on stderr."""
    said, children = [folder / f"said-{number}" for number in range(len(programs))], []
    (folder / "typed").write_bytes(typed)
    for arguments, path in zip(programs, said, strict=True):
        with (folder / "typed").open("rb") as keyboard, Path(os.devnull).open("w") as nowhere, path.open("wb") as file:
            children.append(forked(arguments, keyboard.fileno(), nowhere.fileno(), file.fileno()))
    return [(status_of(child), path.read_text()) for child, path in zip(children, said, strict=True)]


def races(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """Several windows open one game at the same moment: one gets it, the others hear so, and no line is lost."""
    typed = b"".join(ANSWERS) * 3
    for number in range(max(1, count // 40)):
        log, alone = folder / f"raced-{number}.jsonl", folder / f"alone-{number}.jsonl"
        _played(name, log, number, typed, 1)
        ends = _ends([["resume", str(log), "--plain"]] * 4, typed, folder)
        for status, said in ends:
            yield "" if status == 0 or (status == 1 and "another window" in said) else f"a rival: {status}, {said}"
        windows = 1 + sum(not status for status, _ in ends)
        _played(name, alone, number, typed, windows)
        same = log.read_bytes() == alone.read_bytes()
        yield "" if same else f"{windows} windows at once have not written what they write one after the other"


def _played(name: str, log: Path, seed: int, typed: bytes, windows: int) -> None:
    """A game that is begun and then resumed, so that so many windows play it one after the other."""
    begin = ["play", name, "--seed", str(seed), "--log", str(log), "--plain"]
    for arguments in (begin, *[["resume", str(log), "--plain"]] * (windows - 1)):
        (status, said), *_ = _ends([arguments], typed, log.parent)
        if status:
            raise RuntimeError(f"{arguments} ends with {status}: {said}")


def simulations(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """Workers of a series are killed, the series is interrupted and continued: the result is always the same."""
    dice = random.Random(luck)
    plain = subprocess.run(_series(name), capture_output=True, timeout=LONGEST)
    wanted = _digest(plain.stdout)
    for number in range(max(1, count // 40)):
        logs = ["--log-dir", str(folder / f"series-{number}")]
        series = _group(_series(name, "--jobs", "3", *logs))
        while not _workers(series.pid) and series.poll() is None:  # what is not running yet is not ours
            time.sleep(0.02)
        for _ in range(dice.randrange(3)):
            time.sleep(dice.random())
            if found := _workers(series.pid):
                with contextlib.suppress(ProcessLookupError):
                    os.kill(dice.choice(found), signal.SIGKILL)
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


def _workers(parent: int) -> list[int]:
    """The processes in which games are played."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(fields[1]) == parent and b"spawn_main" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return found


PARTS = {part.__name__: part for part in (kills, races, simulations)}
