"""A change of theme or glyphs while the app runs."""

import pytest

from boardgames import shelf
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.look.palettes import MONO
from boardgames.tui.settings import read_settings
from tests.tui.driving import is_asking, new_session, press, screen_text, until


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
    app = BoardgamesApp(new_session(shelf.load("felinia"), players=2), ascii_only=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, app, key)
        await pilot.pause()
        assert {c for c in screen_text(app) if ord(c) > 126} == set()
