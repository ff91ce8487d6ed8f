"""What the app says about the files behind it: the log, the saves folder, the settings."""

import asyncio
from collections.abc import Generator
from pathlib import Path

import pytest

from boardgames.core import registry
from boardgames.core.errors import UserError
from boardgames.table.saved_games import saves_folder
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.run import run_app
from boardgames.tui.screens.replay import ReplayScreen
from boardgames.tui.screens.start_menu import StartScreen
from boardgames.tui.settings import Settings, settings_path
from tests.store.test_log import rewrite
from tests.store.test_saves_folder import RUBBISH, lay_rubbish
from tests.tui.driving import finished_game, game_screen, is_asking, new_session, press, screen_text, until


async def test_everybody_hears_that_the_log_is_another_file_now(tmp_path: Path) -> None:
    session = new_session(players=2, bots=("", "random"))
    assert session.log is not None
    path = session.log.path
    app = BoardgamesApp(session)
    async with app.run_test(size=(160, 45)) as pilot:
        await until(pilot, lambda: is_asking(app) and " saved · " in screen_text(app), "the mark")
        path.rename(tmp_path / "elsewhere.jsonl")
        await press(pilot, app, "1", "enter")
        await until(pilot, lambda: len(session.table.choices) == 2 and is_asking(app), "the choice")
        assert not session.has_moved, "the old place was free again"
        await until(pilot, lambda: "The log was moved, deleted" in screen_text(app), "the notice")
        assert session.notice == ""
        assert any("the whole game is saved in" in notice.message for notice in app._notifications)
        path.write_text("somebody else's")
        game_screen(app).draw_status()
        await until(pilot, lambda: "NOT SAVED" in screen_text(app), "the truth")
        await press(pilot, app, "down", "enter")
        await until(pilot, lambda: "saved in a new file" in screen_text(app), "the new place")
    assert path.read_text() == "somebody else's"


async def test_the_menu_finds_the_good_game_among_all_that_is_none() -> None:
    session = new_session(registry.load("felinia"))
    session.choose(0, session.legal_actions(0)[0])
    session.close()
    for name in RUBBISH:
        lay_rubbish(name)
    for number in range(40):
        (saves_folder() / f"bad-{number}.jsonl").write_text("no log\n")
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "Felinia               round 1" in screen_text(app), "the good game")
        assert isinstance(app.screen, StartScreen)
        await pilot.press("r")
        await until(pilot, lambda: is_asking(app), "the table")


async def test_the_menu_is_left_at_once_while_it_reads_a_game_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []

    def endless(path: Path, in_time: object) -> Generator[None, None, None]:
        while True:
            read.append(path)
            yield

    monkeypatch.setattr("boardgames.tui.app.summarize_in_slices", endless)
    session = new_session(registry.load("felinia"))
    session.choose(0, session.legal_actions(0)[0])
    session.close()
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: len(read) > 10, "the reading")
        assert "Felinia" in screen_text(app), "the menu answers meanwhile"
        await pilot.press("ctrl+q")
        await until(pilot, lambda: app._exit, "the end")
    ended = len(read)
    await asyncio.sleep(0.02)
    assert len(read) == ended


async def test_a_file_that_vanishes_from_the_list_is_broken_and_no_more() -> None:
    session = finished_game()
    session.close()
    assert session.log is not None
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)):
        assert app.summary(session.log.path).state == "over"
        session.log.path.unlink()
        assert app.summary(session.log.path).state == "broken"


async def test_a_damaged_log_is_watched_up_to_the_damage() -> None:
    session = finished_game()
    session.close()
    assert session.log is not None
    rewrite(session.log.path, 4, digest="0" * 16)
    app = BoardgamesApp(replay=session.log.path)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "line 4 is damaged" in screen_text(app), "the reason")
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.length == 2


def test_a_position_that_cannot_be_shown_ends_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    session = finished_game()
    session.close()
    assert session.log is not None

    def fails(*arguments: object) -> None:
        raise IndexError

    monkeypatch.setattr("boardgames.tui.screens.replay.open_replay", fails)

    def run(app: BoardgamesApp) -> None:
        app._begin_with_replay(session.log.path)  # type: ignore[union-attr]

    monkeypatch.setattr(BoardgamesApp, "run", run)
    with pytest.raises(UserError, match=r"leads to a position that cannot be shown \(IndexError\)"):
        run_app(replay=session.log.path)


async def test_settings_that_cannot_be_read_are_said_and_let_be() -> None:
    settings_path().parent.mkdir(parents=True)
    settings_path().write_text('{"theme": "light",')
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: len(app._notifications) == 1, "the notice")
        assert all("settings.json cannot be read" in notice.message for notice in app._notifications)
        app.use_theme("light")
    assert settings_path().read_text() == '{"theme": "light",'
    assert app.settings == Settings(theme="light")
