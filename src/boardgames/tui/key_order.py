"""One key at a time: a key reaches a screen only when the key before it has been handled completely.

Keys that are typed fast, or pasted, arrive in one packet. A key passes through the queues of several widgets: without
this, later ones would overtake it, or reach a screen that it has closed.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from textual import events
from textual.message_pump import MessagePump

if TYPE_CHECKING:
    from boardgames.tui.app import BoardgamesApp

MAX_WAIT_SECONDS = 2.0
"""Seconds after which a key is let through although the one before is not handled yet."""
QUIT = frozenset({"ctrl+q"})
MAX_TYPED_AHEAD = 12
"""Maximum number of keys pressed before Ctrl+Q that are still answered."""
POLL_SECONDS = 0.02
"""Seconds between two checks of a screen that answers no message because it is closing."""


class KeyOrder:
    """Queue of the keys that wait while one is handled."""

    def __init__(self, app: "BoardgamesApp", answer: Callable[[events.Event], Awaitable[None]]) -> None:
        self._app, self._answer = app, answer
        self._waiting: deque[events.Key] = deque()
        self._busy: asyncio.Task[None] | None = None
        self._hurries = False
        """True if somebody wants to leave: no key waits long any more."""

    @property
    def is_idle(self) -> bool:
        """True if every key has been answered."""
        return self._busy is None or self._busy.done()

    async def take(self, key: events.Key) -> None:
        """Answer a key now, or after those before it."""
        if not self.is_idle:
            if key.key in QUIT:  # leaving does not wait for hundreds of keys
                self._hurries = True
                while len(self._waiting) > MAX_TYPED_AHEAD:
                    self._waiting.pop()
            self._waiting.append(key)
            return
        target = self._target()
        await self._answer(key)
        self._busy = asyncio.create_task(self._follow(target))

    def close(self) -> None:
        """Forget the keys that wait."""
        self._waiting.clear()
        if self._busy is not None:
            self._busy.cancel()

    def _target(self) -> MessagePump:
        if not self._app.screen_stack:
            return self._app
        return self._app.focused or self._app.screen

    async def _follow(self, target: MessagePump) -> None:
        """Wait until a key is handled, then handle those in the queue."""
        try:
            await self._settled(target)
            while self._waiting and self._app.screen_stack:
                key = self._waiting.popleft()
                if not key.is_printable:  # a letter only types
                    await self._ready()
                target = self._target()
                await self._answer(key)
                await self._settled(target)
        except Exception as error:
            self._app._handle_exception(error)

    async def _settled(self, target: MessagePump) -> None:
        """Wait until a key is handled by its target and the screen that is shown now has been built."""
        until = time.monotonic() + (POLL_SECONDS if self._hurries else MAX_WAIT_SECONDS)
        for one in (target, *getattr(target, "ancestors", ()), self._app):
            await _answered(one, until)
        screen = None
        # What was answered last may have opened another screen, and that one yet another.
        while self._app.screen_stack and screen is not self._app.screen and time.monotonic() < until:
            screen = self._app.screen
            await _answered(screen, until)

    async def _ready(self) -> None:
        until = time.monotonic() + (POLL_SECONDS if self._hurries else MAX_WAIT_SECONDS)
        while not getattr(self._app.screen, "is_settled", True) and time.monotonic() < until:
            await asyncio.sleep(POLL_SECONDS)


async def _answered(pump: MessagePump, until: float) -> None:
    """Wait until a widget has handled the messages that it has now."""
    done = asyncio.get_running_loop().create_future()
    if not pump.is_running or not pump.call_later(_settle, done):
        return
    while pump.is_running and not done.done() and time.monotonic() < until:
        await asyncio.wait((done,), timeout=POLL_SECONDS)


def _settle(done: "asyncio.Future[None]") -> None:
    if not done.done():
        done.set_result(None)
