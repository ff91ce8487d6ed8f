"""Bots that think do so in a process of their own: in a thread they would make every key wait."""

import asyncio
import contextlib
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process

LONGEST_LINE = 1 << 22


class Thinker:
    """One worker process, started when it is first needed. It answers one task after another."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._busy = asyncio.Lock()

    async def answer(self, task: bytes) -> bytes:
        """A worker's answer to a task of `Session.task`; empty if the worker was closed or died."""
        async with self._busy:
            if self._process is None or self._process.returncode is not None:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    "boardgames.bots.worker",
                    stdin=PIPE,
                    stdout=PIPE,
                    stderr=DEVNULL,
                    limit=LONGEST_LINE,
                )
            worker = self._process
            assert worker.stdin is not None
            assert worker.stdout is not None
            try:
                worker.stdin.write(task + b"\n")
                await worker.stdin.drain()
                return await worker.stdout.readline()
            except (BrokenPipeError, ConnectionResetError):
                return b""

    async def close(self) -> None:
        """Stop thinking, whatever the worker is at."""
        worker, self._process = self._process, None
        if worker is not None and worker.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
            await worker.wait()
