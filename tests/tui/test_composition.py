"""How the classes of the app are built upon each other, and how fast keys come through."""

import importlib
import inspect
import pkgutil

from textual import events

import boardgames.tui
from boardgames.tui.app import BoardgamesApp
from tests.tui.driving import game_screen, is_asking, new_session, until

MAX_ABOVE = 3


def classes() -> set[type]:
    """Every class that the app defines."""
    names = [found.name for found in pkgutil.walk_packages(boardgames.tui.__path__, "boardgames.tui.")]
    modules = [importlib.import_module(name) for name in names]
    return {one for module in modules for _, one in inspect.getmembers(module, inspect.isclass)}


def test_no_class_inherits_through_more_than_three_of_ours() -> None:
    ours = {
        one: [above for above in one.__mro__[1:] if above.__module__.startswith("boardgames.")] for one in classes()
    }
    assert any(above for above in ours.values()), "something inherits"
    assert {one.__name__: len(above) for one, above in ours.items() if len(above) > MAX_ABOVE} == {}


async def test_a_burst_of_keys_loses_no_choice() -> None:
    """Keys of one packet: they lie in the queue together before the first of them is answered."""
    session = new_session(players=2)
    app = BoardgamesApp(session)
    app.settings.curtain = "never"
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app), "the first question")
        screen = game_screen(app)
        for key in ("1", "enter", "2", "enter"):
            screen.post_message(events.Key(key, key if len(key) == 1 else None))
        await until(pilot, lambda: len(session.table.choices) >= 2, "both choices")
        assert len(session.table.choices) == 2
