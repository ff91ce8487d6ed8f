"""Worker process at the other end of a pipe, the common part of the pools for search and for series."""

import contextlib
from collections.abc import Callable, Iterator
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from typing import Any

from boardgames.core.child_processes import safe_path
from boardgames.core.interrupts import held_interrupts


class PipedProcess:
    """A process of ours that runs `work(pipe, *arguments)`, and this end of the pipe to it.

    It never hears of ^C, which goes to every process of a terminal: whoever started it ends it.
    """

    def __init__(self, work: Callable[..., None], *arguments: Any) -> None:
        context = get_context("spawn")
        self.pipe: Connection
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs, *arguments), daemon=True)
        with safe_path(), _interrupts_held():
            self.process.start()
        theirs.close()

    def send(self, message: Any) -> None:
        """Send a message; a dead process is noticed when its end of the pipe is read."""
        with contextlib.suppress(OSError):
            self.pipe.send(message)

    def end(self) -> None:
        """Kill the process and wait until it is gone."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


@contextlib.contextmanager
def _interrupts_held() -> Iterator[None]:
    """Start processes meanwhile that ignore ^C."""
    resource_tracker.ensure_running()  # starting it would make the interrupts heard again
    with held_interrupts():
        yield
