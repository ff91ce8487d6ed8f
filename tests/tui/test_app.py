"""The app from outside: how it is opened, how it ends, and what nothing may be opened over."""

from pathlib import Path

import pytest

from boardgames.core.errors import UserError
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.run import needs_ascii, run_app
from boardgames.tui.screens.curtain import Curtain
from boardgames.tui.screens.start_menu import StartScreen
from tests.tui.driving import curtain_is_down, finished_game, is_asking, new_session, until


def test_the_game_is_closed_when_the_app_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BoardgamesApp, "run", lambda app: None)
    session = new_session()
    assert session.log is not None
    run_app(session, ascii_only=False)
    Session.resume(session.log.path).close()  # no other window holds it


def test_an_app_that_fails_says_that_nothing_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BoardgamesApp, "run", lambda app: app.exit(return_code=1))
    with pytest.raises(UserError, match="the game is saved as it stood"):
        run_app(new_session())


@pytest.mark.parametrize("content", ["nonsense\n", '{"boardgames": 1}\n'])
def test_a_log_that_is_none_is_refused_before_the_screen_is_touched(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str
) -> None:
    monkeypatch.setattr(BoardgamesApp, "run", lambda app: pytest.fail("the screen was touched"))
    path = tmp_path / "game.jsonl"
    path.write_text(content)
    with pytest.raises(UserError, match=r"game\.jsonl"):
        run_app(replay=path)


def test_a_terminal_without_the_glyphs_is_recognised(monkeypatch: pytest.MonkeyPatch) -> None:
    class Out:
        encoding = "ISO-8859-1"

    monkeypatch.setattr("sys.stdout", Out())
    assert needs_ascii()
    Out.encoding = "UTF-8"
    assert not needs_ascii()


async def test_no_notice_and_no_screenshot_while_a_curtain_is_down(tmp_path: Path) -> None:
    app = BoardgamesApp(new_session(players=3))
    async with app.run_test(size=(120, 40), notifications=True) as pilot:
        await curtain_is_down(pilot, app)
        app.notify("something secret")
        app.action_screenshot(path=str(tmp_path))
        app.action_command_palette()
        await pilot.pause()
        assert not app._notifications
        assert list(tmp_path.glob("*.svg")) == []
        assert isinstance(app.screen, Curtain)


async def test_the_table_can_be_left_from_a_curtain() -> None:
    app = BoardgamesApp(new_session(players=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await curtain_is_down(pilot, app)
        await pilot.press("f10")
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "the start screen")
        assert app.session is None


async def test_another_table_closes_the_first_one() -> None:
    first, second = new_session(bots=("", "random")), new_session(bots=("", "random"), seed=8)
    app = BoardgamesApp(first)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app), "the first table")
        app.open_table(second)
        await until(pilot, lambda: app.session is second and is_asking(app), "the second table")
        assert first.log is not None
        Session.resume(first.log.path).close()


async def test_an_example_that_is_not_there_opens_nothing() -> None:
    session = finished_game()
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "the start screen")
        before = app.screen
        app.open_example(session.game, "TOY-X99")
        await pilot.pause()
        assert app.screen is before
