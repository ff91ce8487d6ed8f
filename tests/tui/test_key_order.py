"""Keys in one packet: each is answered once, by the screen that it belongs to."""

import random

import pytest
from textual import events
from textual.pilot import Pilot

from boardgames.core import registry
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.palette import CommandsScreen
from tests.tui.driving import game_screen, is_asking, new_session, until

STORM = (
    *("ctrl+p", "enter", "enter", "escape", "backspace", "tab", "down", "up", "left", "right", "pagedown", "home"),
    *("f1", "f2", "f4", "f5", "f9", "f10", "question_mark", "slash", "ctrl+z", "ctrl+y", "ctrl+o", "H", "P", "O", "L"),
    *("space", "plus", "a", "b", "c", "f", "r", "w", "1", "2"),
)


def burst(app: BoardgamesApp, *keys: str) -> None:
    """Put keys into the queue all at once, as a packet of a terminal does."""
    for key in keys:
        app.post_message(events.Key(key, {"enter": "\r", "space": " "}.get(key, key if len(key) == 1 else None)))


async def answered(pilot: Pilot[None], app: BoardgamesApp) -> None:
    """Wait until all keys have been answered, and what they began is done."""
    await until(pilot, lambda: app._message_queue.empty() and app.key_order.is_idle, "the keys to be answered")


@pytest.mark.parametrize("times", [1, 4])
async def test_the_palette_and_two_enters_in_one_packet_end_nothing(times: int) -> None:
    app = BoardgamesApp(new_session(registry.load("felinia")))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app), "the table")
        burst(app, *("ctrl+p", "enter", "enter") * times)
        await answered(pilot, app)
        await pilot.pause()
        assert app.is_running
        assert app.crash is None
        assert len(app.screen_stack) > 1


async def test_a_command_of_the_palette_is_done_before_the_next_key() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia")))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app), "the table")
        table = game_screen(app)
        burst(app, "ctrl+p", *"all rules", "enter", "escape", "ctrl+p")
        await answered(pilot, app)
        await until(pilot, lambda: isinstance(app.screen, CommandsScreen), "the palette")
        assert app.screen_stack[-2] is table, "the page of the rules was opened, and left by the key after it"


async def test_the_palette_ends_once() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia")))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app), "the table")
        burst(app, "ctrl+p", "escape", "ctrl+p", "escape", "ctrl+p")
        await answered(pilot, app)
        palette = app.screen
        assert isinstance(palette, CommandsScreen)
        palette.dismiss()
        palette.dismiss()
        await until(pilot, lambda: is_asking(app), "the table")


@pytest.mark.parametrize("seed", range(4))
async def test_a_storm_of_keys_ends_nothing(seed: int) -> None:
    dice = random.Random(seed)
    app = BoardgamesApp(new_session(registry.load(registry.own_games()[seed]), players=2 + seed % 2))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app), "the table")
        for _ in range(6):
            burst(app, *dice.choices(STORM, k=8))
            await answered(pilot, app)
        assert app.is_running
        assert app.crash is None


async def test_whoever_wants_to_leave_does_not_wait_for_a_storm() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia")))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app), "the table")
        burst(app, *("f1", "escape") * 100, "ctrl+q")
        await until(pilot, lambda: app._exit, "the end")
        assert len(app.key_order._waiting) < 20
