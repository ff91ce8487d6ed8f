"""Many processes that think about one question: each tries some of the choices, and the result is as if one had.

Which trials there are does not depend on who plays them, all trials of a choice are played by the same process, and
their endings are put together in the order of the trials. A helper that dies costs nothing but time: all that it has
tried is tried here again.
"""

import contextlib
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeAlias

from boardgames.bots.search import Effort, Ending, Jury, Trial
from boardgames.core.child_processes import safe_path

Opening: TypeAlias = Callable[[bytes, Effort], Jury]
"""The jury for a task, given as a line, and an effort."""
Case: TypeAlias = tuple[int, bytes, Effort]
"""The number of a hearing, the task and the effort: a task that comes again is thought about anew."""

HERE = 0

WORTH_IT = 20_000
"""For a smaller budget nobody is called: to hand out the work would take longer than the work."""


class Court:
    """Helpers that are started when they are first needed."""

    def __init__(self, opening: Opening, helpers: int) -> None:
        self._opening = opening
        self._wanted = helpers
        self._pipes: list[Connection] = []
        self._processes: list[Any] = []
        self._hearings = 0

    def jury(self, line: bytes, effort: Effort) -> Jury:
        """Plays the trials of a task with everybody's help."""
        here = self._opening(line, effort)
        if effort.budget < WORTH_IT or not self._wanted:
            return here
        self._call()
        self._hearings += 1
        return Hearing(here, self._pipes, (self._hearings, line, effort))

    def _call(self) -> None:
        context = get_context("spawn")
        while len(self._pipes) < self._wanted:
            mine, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(theirs, self._opening), daemon=True)
            with safe_path():
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


class Hearing:
    """One question before the court: who tries which choice, and what has been tried."""

    def __init__(self, here: Jury, helpers: Sequence[Connection], case: Case) -> None:
        self._here = here
        self._helpers = tuple(helpers)
        self._case = case
        self._owner: dict[int, int] = {}
        """By choice who tries it: `HERE`, or a helper by number."""
        self._past: list[Trial] = []

    def __call__(self, trials: Sequence[Trial]) -> list[Ending]:
        everybody = range(1 + len(self._helpers))
        for trial in trials:
            self._owner.setdefault(trial.choice, in_turns(len(self._owner), len(everybody)))
        self._past += trials
        owners = [self._owner[trial.choice] for trial in trials]
        shares = [[trial for trial, who in zip(trials, owners, strict=True) if who == one] for one in everybody]
        for helper, share in zip(self._helpers, shares[1:], strict=True):
            with contextlib.suppress(OSError):  # it is dead; that is found out when its answer is read
                helper.send((self._case, share))
        endings = [
            iter(self._here(shares[HERE]) if who == HERE else self._answer(who, len(shares[who]))) for who in everybody
        ]
        return [next(endings[who]) for who in owners]

    def _answer(self, who: int, count: int) -> list[Ending]:
        """What a helper says; if it is dead, what is found here by trying all again that it had tried."""
        try:
            endings: list[Ending] = self._helpers[who - 1].recv()
        except (EOFError, OSError):
            lost = [trial for trial in self._past if self._owner[trial.choice] == who]
            endings = self._here(lost)[len(lost) - count :]
            self._owner.update({trial.choice: HERE for trial in lost})
        return endings


def in_turns(number: int, parts: int) -> int:
    """Who gets the thing with this number, counted from 0: forth and back, so that everybody has of the first ones."""
    lap, place = divmod(number, parts)
    return parts - 1 - place if lap % 2 else place


def _serve(pipe: Connection, opening: Opening) -> None:
    """The life of a helper: trials in, endings out, until nobody listens any more."""
    known: Case | None = None
    jury: Jury | None = None
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            case, trials = pipe.recv()
            if jury is None or known != case:
                known, jury = case, opening(case[1], case[2])
            pipe.send(jury(trials))
