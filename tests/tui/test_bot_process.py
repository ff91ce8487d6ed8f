"""A bot that thinks at the table: the screen stays alive, and what comes back is played once or not at all."""

import asyncio
import os
import sys
from typing import Any

import pytest

from boardgames.bots import worker
from boardgames.bots.levels import EFFORTS
from boardgames.bots.search import Effort
from boardgames.core import registry
from boardgames.core.values import decode
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.bot_process import BotProcess
from boardgames.tui.screens.end import EndScreen
from boardgames.tui.screens.start_menu import StartScreen
from boardgames.tui.screens.text_page import TextPage
from tests.tui.driving import game_screen, is_asking, new_session, press, screen_text, until

LEAST_URGENT = 19


@pytest.fixture(autouse=True)
def tiny_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EFFORTS, "normal", Effort(budget=1, candidates=2))


class Here(BotProcess):
    """Thinks in this process, when it is allowed to; a test can see what it was asked."""

    def __init__(self, *, at_once: bool = True) -> None:
        super().__init__()
        self.may = asyncio.Event()
        self.asked: list[bytes] = []
        self.dead = False
        if at_once:
            self.may.set()

    async def answer(self, task: bytes) -> bytes:
        self.asked.append(task)
        await self.may.wait()
        return b"" if self.dead else worker.answer(task)


async def test_the_table_says_who_is_thinking_and_goes_on_when_the_choice_is_made() -> None:
    session = new_session(registry.load("felinia"), bots=("", "normal"))
    app = BoardgamesApp(session)
    app.thinker = thinker = Here(at_once=False)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "down", "enter")
        await until(pilot, lambda: "Boris is thinking…" in screen_text(app), "the bot to think")
        assert [decode(task, worker.Task).bot for task in thinker.asked] == ["normal"]
        screen = game_screen(app)
        assert not screen.is_listening
        await pilot.press("enter")
        assert len(session.table.choices) == 1, "nothing can be confirmed meanwhile"
        await pilot.press("f5")
        await until(pilot, lambda: isinstance(app.screen, TextPage), "the screen, still alive")
        await pilot.press("escape")
        thinker.may.set()
        await until(pilot, lambda: len(session.table.choices) == 2 and is_asking(app), "the choice of the bot")
        assert session.table.choices[1].seat == 1


async def test_an_answer_that_comes_after_the_table_was_left_is_not_played() -> None:
    session = new_session(registry.load("felinia"), bots=("", "normal"))
    app = BoardgamesApp(session)
    app.thinker = thinker = Here(at_once=False)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "down", "enter")
        await until(pilot, lambda: bool(thinker.asked), "the bot to think")
        await pilot.press("f10")
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "the start screen")
        thinker.may.set()
        await pilot.pause()
        assert len(session.table.choices) == 1


async def test_a_bot_whose_process_has_died_is_reported() -> None:
    session = new_session(registry.load("felinia"), bots=("", "normal"))
    app = BoardgamesApp(session)
    app.thinker = thinker = Here()
    thinker.dead = True
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "down", "enter")
        await until(pilot, lambda: "process has ended; the game is saved" in screen_text(app), "the report")
        assert len(session.table.choices) == 1


async def test_a_hint_that_never_comes_is_reported() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), bots=("", "random")))
    app.thinker = thinker = Here()
    thinker.dead = True
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "H")
        await until(pilot, lambda: "process has ended" in screen_text(app), "the report")


async def test_a_hint_for_a_question_that_is_answered_already_is_dropped() -> None:
    session = new_session(registry.load("felinia"), bots=("", "random"))
    app = BoardgamesApp(session)
    app.thinker = thinker = Here(at_once=False)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "H")
        await until(pilot, lambda: bool(thinker.asked), "the question")
        await pilot.press("down", "enter")
        await until(pilot, lambda: len(session.table.choices) == 2 and is_asking(app), "the next question")
        thinker.may.set()
        await pilot.pause()
        assert is_asking(app)
        assert game_screen(app).panel.offer is None


async def test_bots_can_be_watched_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardgames.tui.turns.WATCHING_PACE", 0.001)
    session = new_session(bots=("normal", "random"))
    app = BoardgamesApp(session)
    app.thinker = Here()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndScreen), "the end")
        assert session.table.is_over


async def test_a_worker_that_died_is_replaced() -> None:
    session = new_session(registry.load("felinia"), bots=("normal", "random"))
    task = session.task(0, "random")
    thinker = BotProcess()
    try:
        first = await thinker.answer(task)
        assert session.read_answer(first) in session.legal_actions(0)
        assert thinker._process is not None
        thinker._process.kill()
        assert await thinker.answer(task) == first
    finally:
        await thinker.close()
    assert await thinker.answer(task) == b"", "what was closed stays closed"


async def test_a_worker_that_cannot_start_or_dies_of_a_task_gives_no_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thinker = BotProcess()
    try:
        assert await thinker.answer(b"no task") == b""
        monkeypatch.setattr("sys.executable", "/nowhere/python")
        assert await thinker.answer(b"no task") == b""
    finally:
        await thinker.close()


async def test_a_choice_is_taken_back_while_a_bot_thinks_and_the_late_answer_is_not_played() -> None:
    session = new_session(registry.load("felinia"), bots=("", "normal"))
    app = BoardgamesApp(session)
    app.thinker = thinker = Here(at_once=False)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "down", "enter")
        await until(pilot, lambda: len(thinker.asked) == 1, "the bot to think")
        await pilot.press("ctrl+z")
        await until(pilot, lambda: not session.table.choices and is_asking(app), "the undo")
        thinker.may.set()
        await press(pilot, app, "down", "enter")
        await until(pilot, lambda: len(session.table.choices) == 2 and is_asking(app), "the bot's answer to this one")
        assert [choice.seat for choice in session.table.choices] == [0, 1]


LATE = """
import sys
kept = ""
for line in sys.stdin:
    if line == "wait\\n":
        kept = line
    else:
        print(kept + line, end="", flush=True)
"""


async def test_an_answer_that_nobody_waits_for_any_more_is_not_taken_for_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thinker, start = BotProcess(), asyncio.create_subprocess_exec

    async def late(*command: str, **options: Any) -> Any:
        return await start(sys.executable, "-c", LATE, **options)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", late)
    asked = asyncio.create_task(thinker.answer(b"wait"))
    while thinker._process is None:
        await asyncio.sleep(0)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert await thinker.answer(b"next") == b"next\n"
    await thinker.close()


async def test_a_worker_steps_back_before_whoever_types() -> None:
    thinker = BotProcess()
    process = await thinker._worker()
    mine, its = (os.getpriority(os.PRIO_PROCESS, pid) for pid in (0, process.pid))
    await thinker.close()
    assert its > mine or its == LEAST_URGENT
