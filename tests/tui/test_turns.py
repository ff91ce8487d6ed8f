"""Players taking turns at the keyboard: choices that are saved, taken back and made again."""

from pathlib import Path
from typing import Any

import pytest

from boardgames.core import registry
from boardgames.core.errors import UserError
from boardgames.core.game import refuse
from boardgames.core.table import IllegalAction
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.curtain import ConfirmScreen
from boardgames.tui.screens.end import EndScreen
from boardgames.tui.screens.game import GameScreen
from boardgames.tui.screens.history import HistoryScreen
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.widgets.row_list import RowList
from tests.tui.driving import finished_game, game_screen, is_asking, new_session, press, screen_text, until


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
        await press(pilot, app, "ctrl+z")
        await until(pilot, lambda: "nothing to take back" in screen_text(app), "the answer")
        await press(pilot, app, "ctrl+y")
        await until(pilot, lambda: "nothing to redo" in screen_text(app), "the answer")
        await press(pilot, app, "1", "enter")
        await until(pilot, lambda: len(session.table.choices) == 2 and is_asking(app), "both picks")
        states = list(session.table.states)
        await press(pilot, app, "ctrl+z")
        await pilot.press("y")
        await until(pilot, lambda: not session.table.choices and is_asking(app), "the undo")
        assert "taken back" in screen_text(app)
        await press(pilot, app, "ctrl+y")
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


async def test_a_whole_turn_is_taken_back_at_once() -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "ctrl+u")
        await until(pilot, lambda: "nothing to take back" in screen_text(app), "the answer")
        await press(pilot, app, "1", "enter")
        await until(pilot, lambda: len(session.table.choices) == 2 and is_asking(app), "both picks")
        await press(pilot, app, "d", "enter")
        await press(pilot, app, "d", "enter")
        await until(pilot, lambda: len(session.table.choices) == 4 and is_asking(app), "two cards")
        await press(pilot, app, "ctrl+u")
        await until(pilot, lambda: isinstance(app.screen, ConfirmScreen), "the question")
        assert "the last 2 choices" in screen_text(app)
        await pilot.press("y")
        await until(pilot, lambda: len(session.table.choices) == 2 and is_asking(app), "the beginning of the turn")
        assert "2 choices taken back" in screen_text(app)


async def test_the_key_that_clears_a_line_in_a_shell_clears_it_here_before_it_takes_back_a_turn() -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "1", "enter")
        await until(pilot, lambda: len(session.table.choices) == 2 and is_asking(app), "both picks")
        await press(pilot, app, "d", "q", "ctrl+u")
        assert not game_screen(app).panel.typed
        assert is_asking(app), "nobody is asked whether to take anything back"
        assert len(session.table.choices) == 2


async def test_backspace_pressed_once_too_often_asks_before_it_takes_back_what_bots_answered() -> None:
    session = new_session(registry.load("felinia"), players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app), "the question")
        if not session.table.choices:
            await press(pilot, app, *"bank", "enter")
        await until(pilot, lambda: len(session.table.choices) >= 2 and is_asking(app), "the bot's answer")
        done = len(session.table.choices)
        await press(pilot, app, "backspace")
        await until(pilot, lambda: isinstance(app.screen, ConfirmScreen), "the question")
        await pilot.press("n")
        await until(pilot, lambda: is_asking(app), "the table")
        assert len(session.table.choices) == done


async def test_a_no_leaves_everything_as_it_is() -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "1", "enter")
        await until(pilot, lambda: len(session.table.choices) == 2 and is_asking(app), "both picks")
        await press(pilot, app, "ctrl+z")
        await until(pilot, lambda: isinstance(app.screen, ConfirmScreen), "the question")
        await pilot.press("n")
        await until(pilot, lambda: is_asking(app), "the table")
        assert len(session.table.choices) == 2


@pytest.mark.parametrize(("size", "log"), [((120, 40), "#log"), ((200, 60), "#long-log")])
async def test_a_line_of_the_history_beside_the_board_opens_its_choice(size: tuple[int, int], log: str) -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=size) as pilot:
        await press(pilot, app, "1", "enter")
        await until(pilot, lambda: len(session.table.choices) == 2 and is_asking(app), "both picks")
        lines = app.screen.query_one(log, RowList)
        lines.focus()
        await until(pilot, lambda: lines.has_focus, "the history")
        await pilot.press("home")
        assert lines.current == 1
        await pilot.press("question_mark")
        await until(pilot, lambda: "choice 1, by Anna" in screen_text(app), "what the choice was")
        await pilot.press("escape")
        await until(pilot, lambda: is_asking(app), "the table")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ConfirmScreen), "the way back to before it")
        await pilot.press("y")
        await until(pilot, lambda: not session.table.choices, "the beginning")


async def test_what_happened_since_is_one_key_away() -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "S")
        await until(pilot, lambda: "Nobody else has moved." in screen_text(app), "a page that says so")
        await pilot.press("enter")
        await press(pilot, app, "comma")
        await until(pilot, lambda: "nobody else has moved" in screen_text(app), "the same, at the table")
        await press(pilot, app, "1", "enter")
        await until(pilot, lambda: len(session.table.choices) == 2 and is_asking(app), "both picks")
        assert "1 choice since you last sat here" in screen_text(app)
        await press(pilot, app, "S")
        await until(pilot, lambda: isinstance(app.screen, TextPage), "the page")
        text = screen_text(app)
        assert "Anna, since you last sat here: 1 choice" in text
        assert "What was done to you" in text, "the picks were revealed to everybody"
        assert "Boris" in text
        await pilot.press("enter")
        await until(pilot, lambda: is_asking(app), "the table")
        assert len(session.table.choices) == 2


async def test_an_undo_or_redo_that_cannot_be_saved_does_not_happen(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session(registry.load("felinia"), players=2)
    app = BoardgamesApp(session)

    def full(*args: Any) -> None:
        raise UserError("the disk is full.")

    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "down", "enter")
        await until(pilot, lambda: len(session.table.choices) == 1 and is_asking(app), "a choice")
        with monkeypatch.context() as patch:
            patch.setattr(session.log, "wrote_undo", full)
            await press(pilot, app, "ctrl+z")
            await until(pilot, lambda: "NOT SAVED" in screen_text(app), "the mark")
        assert len(session.table.choices) == 1
        await press(pilot, app, "ctrl+z")
        await until(pilot, lambda: not session.table.choices and is_asking(app), "the undo")
        with monkeypatch.context() as patch:
            patch.setattr(session.log, "wrote_redo", full)
            await press(pilot, app, "ctrl+y")
            await until(pilot, lambda: "the disk is full" in screen_text(app), "the reason")
        assert not session.table.choices
        assert len(session.table.undone) == 1


async def test_a_key_that_goes_on_once_too_often_confirms_nothing() -> None:
    app = BoardgamesApp(new_session(players=2, bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        screen = game_screen(app)
        screen.presenter.deaf_until = float("inf")
        await pilot.press("1", "enter", "space")
        assert screen.panel.offer is not None, "a code goes on whole"
        assert not screen.panel.line.tokens  # type: ignore[union-attr]
        assert not screen.session.table.choices
        screen.presenter.deaf_until = 0.0
        await pilot.press("enter")
        await until(pilot, lambda: bool(screen.session.table.choices), "the choice")


async def test_a_choice_that_the_judge_refuses_is_not_made(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)

    def refused(seat: int, action: Any) -> None:
        raise IllegalAction(refuse("TOY-01", "not-now"), "Not now.")

    monkeypatch.setattr(session, "choose", refused)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "1", "enter")
        await until(pilot, lambda: "Not now. (TOY-01)" in screen_text(app), "the reason")
        assert is_asking(app)


async def test_a_game_that_is_over_can_be_looked_at_and_ended_again() -> None:
    session = finished_game()
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndScreen), "the end")
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, GameScreen), "the table")
        assert "the game is over" in screen_text(app)
        await pilot.press("S", "P", "comma", "H")
        assert isinstance(app.screen, GameScreen), "nobody is asked: these keys do nothing"
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, EndScreen), "the end again")


def test_what_bots_did_first_is_nothing_that_could_be_taken_back() -> None:
    session = new_session(registry.load("felinia"), players=3, bots=("", "random", "random"))
    while session.decision is not None and session.is_bot(session.decision.seat):
        session.choose(session.decision.seat, session.bot_choice(session.decision.seat))
    assert session.table.choices, "bots began"
    assert session.free_undos() == session.undo_span() == 0
    session.choose(0, session.legal_actions(0)[0])
    assert session.free_undos() == 1
