"""Terminals that close while the app is open: it ends soon, leaves nobody behind, and the game can be resumed."""

import contextlib
import fcntl
import os
import pty
import random
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

from boardgames.core import registry
from boardgames.core.errors import UserError
from boardgames.store.log import read_log
from boardgames.store.replay import replay
from boardgames.table.session import Session
from tests.hostile.attacks import LONGEST, run
from tests.hostile.processes import ANSWERS, become_the_program, boardgames

DEADLINE = LONGEST
"""Seconds within which a program whose terminal is gone must have ended, and all whom it has started."""
WAYS = (
    "close",
    "hang up",
    "terminate",
    "stop and close",
    "kill",
    "unread, terminate",
    "unread, close",
    "deaf, close",
)
"""How a terminal can go. Unread: nobody takes what the app draws, so that it blocks; deaf: the hang-up is ignored."""
SCENES = ("table", "thinking", "racing", "curtain", "resumed", "replay", "menu", "wizard")
"""What the app is at: a question, a bot that thinks, bots that write line after line, two people, an old game."""
QUIT = b"\x11"
KEYS = (b"\x1b[B", b"\r", b"\t", b"n", b" ", b"?", b"\x10", b"\x1b", b"O", b".", b"1", b"H")


def terminals(folder: Path, name: str, count: int, luck: int) -> Iterator[str]:
    """The terminal closes at any moment of any scene."""
    dice = random.Random(luck)
    for number in range(max(1, count // 40)):
        log = folder / f"closed-{number}.jsonl"
        way, scene = WAYS[number % len(WAYS)], dice.choice(SCENES)
        what = f"{scene}: {way}"
        child, master = in_terminal(opened(scene, name, log), deaf="deaf" in way)
        read_until(master, log.exists)
        read_for(master, dice.random() * 2.5)
        for _ in range(dice.randrange(12)):
            os.write(master, b"\r" if scene == "thinking" else dice.choice(KEYS))
            if "unread" not in way:
                read_for(master, dice.random() * 0.05)
        if "unread" in way:
            _flood(master)
        written = log.read_bytes()
        master = _gone(child, master, way)
        yield "" if _ended(child, -1 if "unread" in way else master) else f"lives on without a terminal ({what})"
        if master >= 0:
            os.close(master)
        yield "" if _left_alone(child) else f"leaves a process behind ({what})"
        yield kept(log, written, name, what)


def opened(scene: str, name: str, log: Path) -> list[str]:
    """The arguments that open the app at a scene. Wherever nothing is played, an old game lies in the log."""
    people = ["play", name, "--players", "Ann,Bob", "--log", str(log)]
    match scene:
        case "table":
            return [*people, "--bot", "B=random"]
        case "thinking":
            return [*people, "--bot", "B=strong"]
        case "racing":
            return [*people, "--bot", "A=random", "--bot", "B=random"]
        case "curtain":
            return people
    run([*people, "--bot", "B=random", "--plain"], b"".join(ANSWERS).decode())
    return {"resumed": ["resume", str(log)], "replay": ["replay", str(log)]}.get(scene, [])


def _gone(child: int, master: int, way: str) -> int:
    """Let the terminal, or the process, go; our end of the terminal is -1 then, or as it was."""
    if "stop" in way:
        os.kill(child, signal.SIGSTOP)
    signals = {"hang up": signal.SIGHUP, "terminate": signal.SIGTERM, "kill": signal.SIGKILL}
    number = next((number for word, number in signals.items() if word in way), None)
    if number is not None:
        os.kill(child, number)
    else:
        os.close(master)
        master = -1
    if "stop" in way:
        os.kill(child, signal.SIGCONT)
    return master


def kept(log: Path, written: bytes, name: str, what: str) -> str:
    """Whether all that stood in the log is in it still, and the game can be played on at once."""
    whole = written[: written.rfind(b"\n") + 1]
    if not log.read_bytes().startswith(whole):
        return f"lines were lost ({what})"
    replay(read_log(log), registry.load(name))
    try:
        Session.resume(log).close()  # at the plain table a bot would have to think first
    except UserError as error:
        return f"cannot be resumed ({what}): {error}"
    return ""


def in_terminal(arguments: list[str], *, deaf: bool, fresh: bool = False) -> tuple[int, int]:
    """The program in a terminal of its own: its process, and our end of the terminal.

    Unless `fresh` it finds loaded what this process has: nothing has to be imported a hundred times.
    """
    import_module("boardgames.tui.screens.game")

    child, master = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm-256color"
        # Under `nohup` it would be ignored without our doing, until the app takes care of it.
        signal.signal(signal.SIGHUP, signal.SIG_IGN if deaf else signal.SIG_DFL)
        if fresh:
            os.execv(sys.executable, boardgames(*arguments))
        become_the_program(arguments)
    fcntl.ioctl(master, termios.TIOCSWINSZ, struct.pack("HHHH", 45, 150, 0, 0))
    return child, master


def leave(child: int, master: int, patience: float = 0) -> tuple[int | None, bytes]:
    """Leave the app after some seconds; the status of its process, None if it had to be killed, and what it drew.

    A key that stops programs does so until the app has taken over the terminal; a shell would let it go on.
    """
    out, begun = b"", time.monotonic()
    while time.monotonic() < begun + DEADLINE:
        if time.monotonic() >= begun + patience:
            with contextlib.suppress(OSError):
                os.write(master, QUIT)
        out += take(master, 0.05)
        done, status = os.waitpid(child, os.WNOHANG | os.WUNTRACED)
        if done and os.WIFSTOPPED(status):
            os.kill(child, signal.SIGCONT)
        elif done:
            return os.waitstatus_to_exitcode(status), out
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None, out


def _flood(master: int) -> None:
    """Make the app draw more than the terminal takes: it changes its theme time and again."""
    for _ in range(60):
        os.write(master, b"\x1b[20~")
        time.sleep(0.02)


def read_until(master: int, true: Callable[[], bool]) -> None:
    end = time.monotonic() + DEADLINE
    while not true() and time.monotonic() < end:
        read_for(master, 0.05)


def read_for(master: int, seconds: float) -> None:
    take(master, seconds)


def take(master: int, seconds: float) -> bytes:
    """What is written to a terminal in so many seconds, or until nobody has it open any more."""
    out, end = b"", time.monotonic() + seconds
    while (left := end - time.monotonic()) > 0:
        ready, _, _ = select.select([master], [], [], left)
        if ready:
            try:
                out += os.read(master, 65536)
            except OSError:
                break
    return out


def _ended(child: int, master: int) -> bool:
    """Whether a process ends by itself, while what it writes is read; if not it is killed."""
    end = time.monotonic() + DEADLINE
    while time.monotonic() < end:
        done, _ = os.waitpid(child, os.WNOHANG)
        if done:
            return True
        if master >= 0:
            read_for(master, 0.05)
        else:
            time.sleep(0.05)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return False


def _left_alone(session: int) -> bool:
    """Whether everybody whom the app has started ends soon after it; who does not is killed."""
    end = time.monotonic() + DEADLINE
    while found := _of_session(session):
        if time.monotonic() > end:
            for process in found:
                with contextlib.suppress(ProcessLookupError):
                    os.kill(process, signal.SIGKILL)
            return False
        time.sleep(0.1)
    return True


def _of_session(session: int) -> list[int]:
    """The processes that belong to a terminal of ours."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            if int(fields[3]) == session and fields[0] != "Z":
                found.append(int(folder.name))
    return found


PARTS = {"terminals": terminals}
