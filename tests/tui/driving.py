"""Helpers that drive the app through its keys and wait for conditions, never for time."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from textual import events
from textual.pilot import Pilot

from boardgames.core.game import Game
from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.table.saved_games import new_log_path
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.curtain import Curtain
from boardgames.tui.screens.game import GameScreen
from tests.toy import GAME

PATIENCE = 40.0
"""Seconds after which what is waited for will not come."""
SHORTEST_PAUSE, LONGEST_PAUSE = 0.002, 0.03
"""Seconds between two looks at a screen."""


def new_session(
    game: Game[Any, Any] = GAME,
    players: int = 2,
    seed: int = 7,
    bots: tuple[str, ...] | None = None,
    variant: str = "",
    path: Path | None = None,
    position: Any = None,
) -> Session:
    return Session.new(
        game,
        DEFAULT_NAMES[:players],
        bots or ("",) * players,
        seed=seed,
        variant=variant or game.info.variants[0],
        path=path or new_log_path(game.info.id),
        position=position,
    )


def finished_game(seed: int = 7) -> Session:
    """A toy that bots have played to its end."""
    session = new_session(players=2, bots=("random", "random"), seed=seed)
    while session.decision is not None:
        session.choose(session.decision.seat, session.bot_choice(session.decision.seat))
    return session


async def until(pilot: Pilot[None], condition: Callable[[], bool], what: str = "") -> None:
    """Let the app work until something holds; whoever waits long looks less often."""
    pause, waited = SHORTEST_PAUSE, 0.0
    while waited < PATIENCE:
        if condition():
            return
        await asyncio.sleep(pause)
        waited += pause
        pause = min(LONGEST_PAUSE, pause * 1.25)
    raise AssertionError(f"waited in vain for {what or condition}; the screen is {pilot.app.screen}")


async def curtain_is_down(pilot: Pilot[None], app: BoardgamesApp) -> Curtain:
    """Wait for the curtain between two players, and return it."""
    await until(pilot, lambda: isinstance(app.screen, Curtain) and app.screen.is_current, "the curtain")
    assert isinstance(app.screen, Curtain)
    return app.screen


def game_screen(app: BoardgamesApp) -> GameScreen:
    assert isinstance(app.screen, GameScreen), f"the screen is {app.screen}"
    return app.screen


def is_asking(app: BoardgamesApp) -> bool:
    """A painted question waits for a key."""
    screen = app.screen
    return isinstance(screen, GameScreen) and screen.is_listening and screen.painted == screen.shown > 0


async def press(pilot: Pilot[None], app: BoardgamesApp, *keys: str) -> None:
    """Press keys at the game screen, as soon as it listens."""
    await until(pilot, lambda: is_asking(app), "the game screen to listen")
    await pilot.press(*keys)


def tap(app: BoardgamesApp, key: str) -> None:
    """Press a key and go on at once: wait for what it does, not for the app to fall idle."""
    app.post_message(key_event(key))


def key_event(key: str) -> events.Key:
    """Return a key that is pressed now, whenever it is posted."""
    names = {".": "full_stop", "?": "question_mark"}
    return events.Key(names.get(key, key), key if len(key) == 1 else None)


def screen_lines(app: BoardgamesApp) -> list[str]:
    """What stands on the terminal, as text."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip).rstrip() for strip in strips]


def screen_text(app: BoardgamesApp) -> str:
    return "\n".join(screen_lines(app))
