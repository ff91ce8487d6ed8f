"""Running the program on something hostile, in this process: an answer is a status and at most one sentence."""

import contextlib
import io
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType

from boardgames.cli.main import main
from boardgames.core.errors import UserError

PATIENCE = 20
"""Seconds of the processor that an attack may take before it counts as a hang: far more than any answer needs."""
LONGEST = 300
"""Seconds by the clock after which it waits for something that never comes, however busy the machine is."""


class Hang(BaseException):
    """Raised by the alarm: no `except Exception` may swallow it."""


@contextlib.contextmanager
def alarm() -> Iterator[None]:
    def ring(number: int, frame: FrameType | None) -> None:
        raise Hang

    before = {number: signal.signal(number, ring) for number in (signal.SIGALRM, signal.SIGPROF)}
    signal.setitimer(signal.ITIMER_PROF, PATIENCE)
    signal.alarm(LONGEST)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.setitimer(signal.ITIMER_PROF, 0)
        for number, handler in before.items():
            signal.signal(number, handler)


def run(arguments: list[str], answers: str = "", wanted: tuple[int, ...] = (0, 1, 2)) -> str:
    """What is wrong with the way the program ended; empty: nothing is.

    Status 0, or status 1 and 2 with words on stderr; no traceback, no hang, and no control character that a file put
    into what is printed. Who knows which status is right gives it.
    """
    out, err, stdin = io.StringIO(), io.StringIO(), sys.stdin
    status: object = None
    try:
        sys.stdin = io.StringIO(answers)
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err), alarm():
            main(arguments)
    except SystemExit as end:
        status = end.code
    except Hang:
        return f"hangs: {arguments}"
    except BaseException:
        return f"traceback: {arguments}\n{traceback.format_exc()}"
    finally:
        sys.stdin = stdin
    said = err.getvalue()
    if crash := crashes():
        return f"crash: {arguments}\n{crash}"
    if status not in wanted:
        return f"status {status}: {arguments}"
    if status and (not said.strip() or "Traceback" in said):
        return f"status {status} without a sentence: {arguments}: {said}"
    if status == 1 and said.strip().count("\n") and "--open" not in arguments:  # which calls the roll first
        return f"more than one line: {arguments}: {said!r}"
    loose = [char for char in out.getvalue() + said if not char.isprintable() and char not in "\n\t"]
    if loose:
        return f"control characters {loose[:3]!r} reach the terminal: {arguments}"
    return ""


def crashes() -> str:
    """Return what the program wrote about its crashes, and forget it."""
    found = []
    for path in Path(os.environ["BOARDGAMES_HOME"]).glob("crashes/*"):
        found.append(path.read_text())
        path.unlink()
    return "\n".join(found)


def asked(call: Callable[[], object], what: str) -> str:
    """Nothing, or a sentence for the user; anything else is a finding."""
    try:
        with alarm():
            call()
    except UserError as error:
        return f"more than one line for {what}: {error}" if "\n" in str(error) else ""
    except Hang:
        return f"{what} hangs"
    except Exception:
        return f"traceback for {what}\n{traceback.format_exc()}"
    return ""


def untouched(path: Path, before: bytes) -> str:
    """A file that was refused must be as it was."""
    return "" if path.read_bytes() == before else f"{path.name} was changed"
