"""Players taking turns at the keyboard: choices that are saved, taken back and made again."""

from pathlib import Path
from typing import Any

import pytest

from boardgames.core.errors import UserError
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.history import HistoryScreen
from boardgames.tui.widgets.rowlist import RowList
from tests.tui.driving import is_asking, new_session, press, screen_text, until


async def test_a_full_disk_is_said_and_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)

    def full(*args: Any) -> None:
        raise UserError("the disk is full.")

    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        with monkeypatch.context() as patch:
            patch.setattr(session.log, "wrote_choice", full)
            await pilot.press("1", "enter")
            await until(pilot, lambda: "NOT SAVED" in screen_text(app), "the mark")
        assert "the disk is full" in screen_text(app)
        assert session.table.choices == []
        await pilot.press("enter")
        await until(pilot, lambda: len(session.table.choices) >= 2, "the choice")


async def test_the_notice_of_a_torn_log_is_shown_once(tmp_path: Path) -> None:
    session = new_session(players=2, bots=("", "random"))
    session.notice = "The last line was torn."
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "The last line was torn." in screen_text(app), "the notice")
        await pilot.press("1")
        assert "torn" not in screen_text(app)
        assert session.notice == ""


async def test_undo_and_redo() -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    app.settings.curtain = "never"
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "u")
        await until(pilot, lambda: "nothing to take back" in screen_text(app), "the answer")
        await press(pilot, app, "U")
        await until(pilot, lambda: "nothing to redo" in screen_text(app), "the answer")
        await press(pilot, app, "1", "enter")
        await until(pilot, lambda: len(session.table.choices) == 2 and is_asking(app), "both picks")
        states = list(session.table.states)
        await press(pilot, app, "u")
        await pilot.press("y")
        await until(pilot, lambda: not session.table.choices and is_asking(app), "the undo")
        assert "taken back" in screen_text(app)
        await press(pilot, app, "U")
        await until(pilot, lambda: len(session.table.choices) == 2, "the redo")
        assert session.table.states == states


async def test_the_history_leads_back_to_before_a_line() -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "1", "enter")
        await press(pilot, app, "d", "enter")
        await press(pilot, app, "L")
        await until(pilot, lambda: isinstance(app.screen, HistoryScreen), "the history")
        page = app.screen.query_one("#page", RowList)
        await until(pilot, lambda: bool(page.rows), "the lines")
        page.select(1)
        await pilot.press("enter")
        await pilot.press("y")
        await until(pilot, lambda: not session.table.choices, "the beginning")
