"""Do something with a game that was chosen. Somebody else's is tried first, while keys are heard."""

import asyncio
import contextlib
import contextvars
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from boardgames.core import registry
from boardgames.core.errors import UserError
from boardgames.core.game import Game
from boardgames.table.load_game import load_game
from boardgames.words import say


class TrialScreen(Protocol):
    """The screen on which the game was chosen."""

    @property
    def is_current(self) -> bool: ...
    def say(self, text: str, style: str = "warn") -> None: ...
    def show_games(self) -> None: ...


def with_game(screen: TrialScreen, name: str, data: Path | None, then: Callable[[Game[Any, Any]], None]) -> None:
    """Call `then` with the game, or say why that cannot be. Nobody waits for the thread in which it is tried."""

    def go() -> None:
        try:
            then(load_game(name, data))
        except UserError as error:
            screen.say(str(error))

    def load() -> None:
        with contextlib.suppress(UserError):  # it is said when the game is loaded again, from what is known then
            registry.load(name)
        with contextlib.suppress(RuntimeError):  # the app has ended meanwhile
            loop.call_soon_threadsafe(tried, context=context)

    def tried() -> None:
        if screen.is_current:
            screen.say("")
            screen.show_games()
            go()

    if not registry.needs_trial(name):
        go()
        return
    loop, context = asyncio.get_running_loop(), contextvars.copy_context()  # which app is the active one
    screen.say(say("trial-pending", game=name), "dim")
    threading.Thread(target=load, daemon=True).start()
