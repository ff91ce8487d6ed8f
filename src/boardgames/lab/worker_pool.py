"""Worker processes for a series of games: one that dies loses only its batch, and an interrupt ends them all.

The pool of the standard library gives up when a worker is killed, and waits for the others when it is interrupted. A
series must not: every game follows from its number, so whoever is left can play it again.
"""

import contextlib
import traceback
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Executor, Future
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, Literal, TypeVar

import msgspec

from boardgames.bots.piped_process import PipedProcess
from boardgames.core.errors import UserError
from boardgames.core.interrupts import noted_interrupts
from boardgames.core.values import decode, encode

R = TypeVar("R")

MAX_WORKERS = 64
MAX_DEATHS = 3
"""Maximum number of workers that a batch may crash before the series gives up."""
AHEAD = 4
"""Number of batches per worker that may be started before the oldest one is done."""
LARGEST_BATCH = 50
SHARES = 200
"""Minimum number of batches of a series on an executor, whose number of workers is unknown."""
MAX_OPEN = 256
"""Maximum number of batches that may be begun before the oldest is done."""

FINE, WRONG, BUG = "fine", "wrong", "bug"


class Batch:
    """Numbers of games that one worker plays in a row."""

    def __init__(self, numbers: range) -> None:
        self.left = list(numbers)
        self.deaths = 0


class Worker:
    """Process and the batch that it plays."""

    def __init__(self, job: Callable[[int], Any]) -> None:
        self.process = PipedProcess(_work, job)
        self.batch: Batch | None = None

    def give(self, batch: Batch) -> None:
        self.batch = batch
        self.process.send(batch.left)


def batches(count: int, size: int) -> Iterator[range]:
    """Yield the numbers from 1 to `count` in batches of a size."""
    return iter(range(first, min(first + size, count + 1)) for first in range(1, count + 1, size))


class WorkerPool(Generic[R]):
    """`job(number)` for every number from 1 to `count`, in as many processes as wanted."""

    def __init__(self, job: Callable[[int], R], count: int, workers: int) -> None:
        self._job = job
        self._count = count
        self._size = max(1, min(workers, count, MAX_WORKERS))
        batch = max(1, min(count // (self._size * 8), LARGEST_BATCH))
        self._fresh = batches(count, batch)
        self._again: deque[Batch] = deque()
        self._most_waiting = batch * self._size * AHEAD
        self._workers: list[Worker] = []
        self._done: dict[int, R] = {}
        """Results whose turn has not come."""
        self._next = 1

    def results(self) -> Iterator[R]:
        """Yield the results in the order of their numbers."""
        try:
            while self._next <= self._count:
                self._assign()
                pipes = {worker.process.pipe: worker for worker in self._workers if worker.batch is not None}
                for pipe in wait(list(pipes)):
                    self._take(pipes[pipe])  # type: ignore[index]
                while self._next in self._done:
                    self._next += 1
                    yield self._done.pop(self._next - 1)
        finally:
            for worker in self._workers:
                worker.process.end()

    def _assign(self) -> None:
        """Give a batch to every idle worker, as long as the oldest game is not too far behind."""
        idle = [worker for worker in self._workers if worker.batch is None]
        while (idle or len(self._workers) < self._size) and (batch := self._next_batch()) is not None:
            if not idle:
                self._workers.append(Worker(self._job))
                idle = [self._workers[-1]]
            idle.pop().give(batch)

    def _next_batch(self) -> Batch | None:
        if self._again:
            return self._again.popleft()
        if len(self._done) >= self._most_waiting:
            return None
        numbers = next(self._fresh, None)
        return None if numbers is None else Batch(numbers)

    def _take(self, worker: Worker) -> None:
        """Handle one message of a worker, or its death."""
        batch = worker.batch
        assert batch is not None
        try:
            kind, value = worker.process.pipe.recv()
        except (EOFError, OSError):
            self._replace(worker, batch)
            return
        self._done[batch.left.pop(0)] = _result((kind, value))
        worker.batch = batch if batch.left else None

    def _replace(self, worker: Worker, batch: Batch) -> None:
        worker.process.end()
        self._workers.remove(worker)
        batch.deaths += 1
        if batch.deaths == MAX_DEATHS:
            raise UserError(
                f"Game {batch.left[0]} has cost {MAX_DEATHS} processes their life; is there enough memory? "
                f"Fewer --jobs need less."
            )
        self._again.append(batch)


class Batches(Generic[R]):
    """`job(number)` for every number from 1 to `count`, on any executor: threads, processes, the machines of a cluster.

    Batches are made here, since not every executor makes them. One that is lost with its worker is played again.
    """

    def __init__(
        self, job: Callable[[int], R], count: int, executor: Executor, read: Callable[[bytes], R], size: int = 0
    ) -> None:
        self._job, self._executor, self._read_result = job, executor, read
        self._fresh = batches(count, size or max(1, min(count // SHARES, LARGEST_BATCH)))
        self._open: deque[tuple[Batch, Future[str]]] = deque()

    def results(self) -> Iterator[R]:
        """Yield the results in the order of their numbers."""
        try:
            while True:
                while len(self._open) < MAX_OPEN and (numbers := next(self._fresh, None)) is not None:
                    self._open.append(self._begun(Batch(numbers)))
                if not self._open:
                    return
                yield from map(_result, self._next_outcomes())
        finally:
            for _, future in self._open:
                future.cancel()

    def _begun(self, batch: Batch) -> tuple[Batch, "Future[str]"]:
        return batch, self._executor.submit(_outcomes, self._job, batch.left)

    def _next_outcomes(self) -> list[tuple[str, Any]]:
        """Return the outcomes of the oldest batch."""
        while True:
            batch, future = self._open[0]
            try:
                outcomes = _read(future.result(), self._read_result, len(batch.left))
            except Exception as error:  # not of a game, whose mistakes come as outcomes: of whatever runs it
                batch.deaths += 1
                if batch.deaths == MAX_DEATHS:
                    raise UserError(
                        f"Game {batch.left[0]} could not be played on {MAX_DEATHS} attempts: {error or type(error)}"
                    ) from error
                self._open[0] = self._begun(batch)
            else:
                self._open.popleft()
                return outcomes


def in_order(
    job: Callable[[int], R],
    count: int,
    jobs: int,
    executor: Executor | None = None,
    read: Callable[[bytes], R] = msgspec.json.decode,
) -> Generator[R, None, None]:
    """`job(number)` for every number from 1 to `count`: on an executor if there is one, else in so many processes.

    An executor may be on other machines: it gives back text, and `read` returns the result in it, or raises
    `ValueError` if it cannot be one.

    To be closed by whoever does not want all of them.
    """
    if executor is not None:
        yield from Batches(job, count, executor, read).results()
    elif jobs > 1 and count:
        yield from WorkerPool(job, count, jobs).results()
    else:
        for number in range(1, count + 1):
            with noted_interrupts():
                result = job(number)
            yield result


def _work(pipe: Connection, job: Callable[[int], Any]) -> None:
    """Run a worker: read batches and write their results, until the pipe is closed."""
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            for number in pipe.recv():
                pipe.send(_outcome(job, number))


def _outcomes(job: Callable[[int], Any], numbers: list[int]) -> str:
    """Return the outcomes as text: nothing else crosses from a machine that somebody else may reach."""
    return encode([_outcome(job, number) for number in numbers]).decode()


def _read(text: str, read: Callable[[bytes], Any], count: int) -> list[tuple[str, Any]]:
    """Return the outcomes in a text; `ValueError` if they are not as many results."""
    outcomes = decode(text, list[tuple[Literal["fine", "wrong", "bug"], msgspec.Raw]])
    if len(outcomes) != count:
        raise ValueError(f"{len(outcomes)} results of {count} games")
    return [(how, read(bytes(value)) if how == FINE else decode(bytes(value), str)) for how, value in outcomes]


def _result(outcome: tuple[str, Any]) -> Any:
    """Return the result of a job, or raise its error in this process."""
    kind, value = outcome
    if kind == FINE:
        return value
    raise (UserError if kind == WRONG else RuntimeError)(value)


def _outcome(job: Callable[[int], Any], number: int) -> tuple[str, Any]:
    try:
        return FINE, job(number)
    except UserError as error:
        return WRONG, str(error)
    except Exception:
        return BUG, traceback.format_exc()
