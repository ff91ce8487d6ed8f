"""Worker process in which bots think: in a thread they would make every key wait."""

import asyncio
import contextlib
import os
from asyncio.subprocess import DEVNULL, PIPE, Process

from boardgames.core.child_processes import command

MAX_LINE_BYTES = 1 << 22
MAX_WORKERS_PER_TASK = 2
"""Workers that may be started for one task: one that dies is replaced once."""


NICENESS = 5
"""Amount by which a worker is nicer than the screen, so that keys are answered first."""


def _lower_priority(pid: int) -> None:
    """Lower the priority of a worker; processes that it starts inherit it."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, pid, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)


class BotProcess:
    """One worker process, started when it is first needed. It answers one task after another."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._busy = asyncio.Lock()
        self._closed = False

    async def answer(self, task: bytes) -> bytes:
        """Return a worker's answer to a task of `Session.task`; empty if it was closed or died every time."""
        async with self._busy:
            for _ in range(MAX_WORKERS_PER_TASK):
                answer = b"" if self._closed else await self._ask(task)
                if answer.endswith(b"\n"):
                    return answer
                await self._stop()
            return b""

    async def _ask(self, task: bytes) -> bytes:
        try:
            process = await self._worker()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(task + b"\n")
            await process.stdin.drain()
            return await process.stdout.readline()
        except asyncio.CancelledError:
            # Nobody wants this answer any more; left in the pipe, it would be taken for that to the next task.
            worker, self._process = self._process, None
            if worker is not None and worker.returncode is None:
                worker.kill()
            raise
        except (OSError, ValueError):  # it is gone, cannot be started, or has written an endless line
            return b""

    async def _worker(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *command("boardgames.bots.worker"),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                limit=MAX_LINE_BYTES,
            )
            _lower_priority(self._process.pid)
        return self._process

    async def close(self) -> None:
        """End the worker for good, whatever it is doing."""
        self._closed = True
        await self._stop()

    async def _stop(self) -> None:
        worker, self._process = self._process, None
        if worker is not None and worker.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()
