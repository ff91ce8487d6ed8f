"""A change of theme or glyphs while the app runs."""

import pytest

from boardgames.core import registry
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.look.palettes import MONO
from boardgames.tui.screens.lesson import open_lesson
from boardgames.tui.screens.new_game import NewGameScreen
from boardgames.tui.screens.options import OptionsScreen
from boardgames.tui.screens.start_menu import StartScreen
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.settings import read_settings
from tests.tui.driving import finished_game, is_asking, new_session, press, screen_text, until


async def test_themes_change_without_losing_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        await pilot.pause()
        before = screen_text(app)
        for name in ("light", "high-contrast", "mono", "dark"):
            await pilot.press("f9")
            await until(pilot, lambda n=name: app.inks.palette.id == n, name)  # type: ignore[misc]
            assert screen_text(app) == before
    assert read_settings().theme == "dark"
    monkeypatch.setenv("NO_COLOR", "1")
    assert BoardgamesApp().inks.palette is MONO


@pytest.mark.parametrize("key", ["down", "L", "O", "V", "f4", "f5", "at", "question_mark", "ctrl+p", "slash"])
async def test_ascii_glyphs_leave_nothing_else(key: str) -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2), ascii_only=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, app, key)
        await pilot.pause()
        assert {c for c in screen_text(app) if ord(c) > 126} == set()


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_ascii_glyphs_reach_the_rest_of_the_house(size: tuple[int, int]) -> None:
    finished_game().close()
    app = BoardgamesApp(ascii_only=True)
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen) and bool(app.screen._saves), "the menu")
        await until(pilot, lambda: "Felinia" in screen_text(app), "the games")
        seen = [screen_text(app)]
        for key, kind in (("f", NewGameScreen), ("o", OptionsScreen), ("b", TextPage), ("w", TextPage)):
            await pilot.press(key)
            await until(pilot, lambda k=kind: isinstance(app.screen, k), key)  # type: ignore[misc]
            await pilot.pause()
            seen.append(screen_text(app))
            await pilot.press("escape")
            await until(pilot, lambda: isinstance(app.screen, StartScreen), "the menu")
        app.push_screen(open_lesson(registry.load("felinia")))
        await until(pilot, lambda: isinstance(app.screen, TextPage), "the welcome")
        await pilot.press("enter")
        await until(pilot, lambda: is_asking(app), "the table")
        seen.append(screen_text(app))
    assert {c for text in seen for c in text if ord(c) > 126} == set()
