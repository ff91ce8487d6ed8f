"""Many processes that think about one choice: each plays some of the worlds out, and the result is as if one had.

Which trials there are does not depend on who plays them, and their endings are put together in the order of the
trials. A helper that dies costs nothing but time: its trials are played here.
"""

import contextlib
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeAlias

from boardgames.bots.search import Effort, Ending, Jury, Trial

Opening: TypeAlias = Callable[[bytes, Effort], Jury]
"""The jury for a task, given as a line, and an effort."""

WORTH_IT = 20_000
"""For a smaller budget nobody is called: to hand out the work would take longer than the work."""


class Court:
    """Helpers that are started when they are first needed."""

    def __init__(self, opening: Opening, helpers: int) -> None:
        self._opening = opening
        self._wanted = helpers
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []

    def jury(self, line: bytes, effort: Effort) -> Jury:
        """Plays the trials of a task with everybody's help."""
        here = self._opening(line, effort)
        if effort.budget < WORTH_IT or not self._wanted:
            return here
        self._call()

        def together(trials: Sequence[Trial]) -> list[Ending]:
            shares = split(trials, len(self._pipes) + 1)
            for pipe, share in zip(self._pipes, shares[1:], strict=True):
                with contextlib.suppress(OSError):  # it is dead; that is found out when its answer is read
                    pipe.send((line, effort, share))
            endings = here(shares[0])
            for pipe, share in zip(self._pipes, shares[1:], strict=True):
                try:
                    endings += pipe.recv()
                except (EOFError, OSError):
                    endings += here(share)
            return endings

        return together

    def _call(self) -> None:
        context = get_context("spawn")
        while len(self._pipes) < self._wanted:
            mine, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, self._opening), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(mine)
            self._processes.append(process)

    def close(self) -> None:
        """Send everybody home."""
        for pipe, process in zip(self._pipes, self._processes, strict=True):
            pipe.close()
            process.kill()
            process.join()
        self._pipes, self._processes = [], []


def split(trials: Sequence[Trial], parts: int) -> list[list[Trial]]:
    """The trials in as many parts, about equal, in order; the trials of a world stay together."""
    found: list[list[Trial]] = [[] for _ in range(parts)]
    for number, trial in enumerate(trials):
        at = number * parts // len(trials)
        before = next((part for part in reversed(found) if part), None)
        if before is not None and before[-1].world == trial.world:
            before.append(trial)
        else:
            found[at].append(trial)
    return found


def _serve(pipe: Connection, opening: Opening) -> None:
    """The life of a helper: trials in, endings out, until nobody listens any more."""
    known: tuple[bytes, Effort] | None = None
    jury: Jury | None = None
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            line, effort, trials = pipe.recv()
            if jury is None or known != (line, effort):
                known, jury = (line, effort), opening(line, effort)
            pipe.send(jury(trials))
