"""Pool of processes that search one question: each tries some of the choices, with the result of a single one.

The trials do not depend on who plays them, all trials of a choice are played by the same process, and their endings
are put together in the order of the trials. A worker that dies costs nothing but time: all that it has tried is tried
here again.
"""

import contextlib
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from typing import TypeAlias

from boardgames.bots.piped_process import PipedProcess
from boardgames.bots.search import Effort, Ending, Trial, TrialRunner
from boardgames.core.values import Value

OpenRunner: TypeAlias = Callable[[bytes, Effort], TrialRunner]
"""Factory of a runner for the trials of a task, given as a line, with an effort."""

HERE = 0

WORTH_IT = 20_000
"""Smallest budget that is shared: below it, handing out the work would take longer than the work."""


class Question(Value):
    """Question for the workers; a repeated task has another number and is searched again."""

    number: int
    task: bytes
    effort: Effort


class SearchPool:
    """Worker processes, started on first use."""

    def __init__(self, open_runner: OpenRunner, workers: int) -> None:
        self._open_runner = open_runner
        self._wanted = workers
        self._workers: list[PipedProcess] = []
        self._questions = 0

    def runner(self, line: bytes, effort: Effort) -> TrialRunner:
        """Return what plays the trials of a task, with the help of all workers if that is worth it."""
        here = self._open_runner(line, effort)
        if effort.budget < WORTH_IT or not self._wanted:
            return here
        while len(self._workers) < self._wanted:
            self._workers.append(PipedProcess(_serve, self._open_runner))
        self._questions += 1
        return SharedTrials(here, self._workers, Question(self._questions, line, effort))

    def close(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.end()
        self._workers = []


class SharedTrials:
    """One question that several processes search: which of them tries a choice, and what has been tried."""

    def __init__(self, here: TrialRunner, workers: Sequence[PipedProcess], question: Question) -> None:
        self._here = here
        self._workers = tuple(workers)
        self._question = question
        self._owner: dict[tuple[int, int], int] = {}
        """Process that tries each choice with each of its trees: `HERE`, or a worker by number."""
        self._past: list[Trial] = []

    def __call__(self, trials: Sequence[Trial]) -> list[Ending]:
        processes = range(1 + len(self._workers))
        for trial in trials:
            self._owner.setdefault(_part(trial), in_turns(len(self._owner), len(processes)))
        self._past += trials
        owners = [self._owner[_part(trial)] for trial in trials]
        shares = [[trial for trial, who in zip(trials, owners, strict=True) if who == one] for one in processes]
        for worker, share in zip(self._workers, shares[1:], strict=True):
            worker.send((self._question, share))
        endings = [
            iter(self._here(shares[HERE]) if who == HERE else self._answer(who, len(shares[who]))) for who in processes
        ]
        return [next(endings[who]) for who in owners]

    def _answer(self, who: int, count: int) -> list[Ending]:
        """Return the endings of a worker; if it is dead, those of all its trials tried here again."""
        try:
            endings: list[Ending] = self._workers[who - 1].pipe.recv()
        except (EOFError, OSError):
            lost = [trial for trial in self._past if self._owner[_part(trial)] == who]
            endings = self._here(lost)[len(lost) - count :]
            self._owner.update({_part(trial): HERE for trial in lost})
        return endings


def _part(trial: Trial) -> tuple[int, int]:
    """Return the part of the work that one process must do alone: a choice with one of its trees."""
    return trial.choice, trial.half


def in_turns(number: int, parts: int) -> int:
    """Return the worker for a job, dealing 0 1 2 2 1 0 so that each gets early ones."""
    lap, place = divmod(number, parts)
    return parts - 1 - place if lap % 2 else place


def _serve(pipe: Connection, open_runner: OpenRunner) -> None:
    """Answer trials with their endings until the pipe is closed."""
    known: Question | None = None
    runner: TrialRunner | None = None
    with contextlib.suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            question, trials = pipe.recv()
            if runner is None or known != question:
                known, runner = question, open_runner(question.task, question.effort)
            pipe.send(runner(trials))
