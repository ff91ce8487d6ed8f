"""The process in which bots think while the screen goes on listening to keys."""

import asyncio
import contextlib
import os
import sys
from pathlib import Path

import boardgames
from boardgames.core.errors import UserError


class Thinker:
    """A worker process, started when it is first needed and asked one thing at a time."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()

    async def ask(self, task: bytes) -> bytes:
        """The answer to a task of `bots.worker`; `UserError` if the process has died."""
        async with self._turn:
            process = await self._started()
            if process.stdin is None or process.stdout is None:
                raise UserError("The bot's process has no pipes.")
            try:
                process.stdin.write(task + b"\n")
                await process.stdin.drain()
                answer = await process.stdout.readline()
            except (ConnectionError, BrokenPipeError):
                answer = b""
            if not answer.endswith(b"\n"):
                self._process = None
                raise UserError("The bot's process has ended; the game is saved.")
            return answer

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None:
            source = str(Path(boardgames.__file__).resolve().parent.parent)
            path = os.pathsep.join(filter(None, (source, os.environ.get("PYTHONPATH", ""))))
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "boardgames.bots.worker",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                env={**os.environ, "PYTHONPATH": path},
            )
        return self._process

    async def stop(self) -> None:
        """End the process, whatever it is thinking about."""
        process, self._process = self._process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
