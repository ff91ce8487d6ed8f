"""A guided first round, as it is told: only the step's choice goes on, and afterwards the game is an ordinary one."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from textual.pilot import Pilot

from boardgames.core.registry import games, load
from boardgames.store.lesson import lesson_path, load_lesson, step_action
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.lesson import LessonPage, LessonScreen
from boardgames.tui.screens.start_menu import StartScreen
from boardgames.tui.screens.text_page import TextPage
from tests.tui.driving import is_asking, new_session, press, screen_text, tap, until

TAUGHT = [name for name in games() if lesson_path(load(name)).exists()]


@pytest.mark.parametrize("name", TAUGHT)
async def test_a_lesson_can_be_followed(name: str) -> None:
    game = load(name)
    lesson = load_lesson(game)
    screen = LessonScreen(game, lesson)
    app = BoardgamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(screen)
        await until(pilot, lambda: isinstance(app.screen, TextPage), "the welcome")
        await until(pilot, lambda: "Enter: to the table" in screen_text(app), "the way on, also on a small terminal")
        tap(app, "enter")
        # Elsewhere every step is tried on the engine; here one lesson is followed to its end and the others begun.
        steps = lesson.step if name == TAUGHT[-1] else lesson.step[:4]
        for number, step in enumerate(steps):
            await until(pilot, lambda: is_asking(app), "the question")
            assert screen.scene is not None
            wanted = step_action(game, step)
            codes = {offer.action: offer.code for offer in screen.scene.offers}
            if number == 0 and len(codes) > 1:
                other = next(action for action in codes if action != wanted)
                for character in codes[other]:
                    tap(app, character)
                tap(app, "enter")
                await until(pilot, lambda: "in this lesson" in screen_text(app), "the teacher")
                assert not screen.session.table.choices
            for character in codes[wanted]:
                tap(app, character)
            tap(app, "enter")
            await until(pilot, lambda n=number: len(screen.session.table.choices) == n + 1, "the step")  # type: ignore[misc]
        if len(steps) < len(lesson.step):
            return
        await until(pilot, lambda: isinstance(app.screen, TextPage), "the farewell")
        tap(app, "enter")
        await until(pilot, lambda: is_asking(app), "the next question")
        assert screen.step is None
        await until(pilot, lambda: "Tip: " in screen_text(app), "a tip, for the rest of the game has tips")
        tap(app, "escape")
        await until(pilot, lambda: "Tip: " not in screen_text(app), "the tip sent away")
        screen.session.table.undo(1)
        screen.advance()
        await until(pilot, lambda: "type " in screen_text(app), "the last step again")
        tap(app, "f1")
        await until(pilot, lambda: "the player aid" in screen_text(app), "every sign explained")


@asynccontextmanager
async def welcomed(name: str, size: tuple[int, int]) -> AsyncIterator[tuple[BoardgamesApp, LessonScreen, Pilot[Any]]]:
    """The lesson of a game, its first page read."""
    game = load(name)
    screen = LessonScreen(game, load_lesson(game))
    app = BoardgamesApp()
    async with app.run_test(size=size) as pilot:
        app.push_screen(screen)
        await until(pilot, lambda: isinstance(app.screen, LessonPage), "the welcome")
        tap(app, "enter")
        yield app, screen, pilot


async def test_a_lesson_points_beside_all_choices_and_is_left_by_its_last_page() -> None:
    async with welcomed("felinia", (120, 40)) as (app, screen, pilot):
        await until(pilot, lambda: is_asking(app) and screen.place == "market-4", "the first step")
        assert screen.scene is not None
        shown = screen_text(app)
        in_sight = [offer for offer in screen.scene.offers if offer.text[:12] in shown]
        assert len(in_sight) >= 5, "the teacher stands beside the choices, not on them"
        for step in screen._lesson.step:
            screen.session.choose(step.seat, step_action(screen.session.table.game, step))
        screen.advance()
        await until(pilot, lambda: isinstance(app.screen, LessonPage), "the farewell")
        tap(app, "f10")
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "the menu")


async def test_rows_that_the_table_does_not_need_are_for_the_choices() -> None:
    async with welcomed("eic", (80, 24)) as (app, screen, pilot):
        await until(pilot, lambda: is_asking(app) and "12 legal" in screen_text(app), "the first question")
        assert screen.scene is not None
        codes = [f" {offer.code} " for offer in screen.scene.offers]

        def are_listed() -> bool:
            listed = screen_text(app).partition("12 legal")[2]
            return all(code in listed for code in codes)

        await until(pilot, are_listed, "every choice in sight")


async def test_tips_are_a_setting_and_come_once_a_kind() -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    app.settings.tips = "on"
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "Tip: A high number" in screen_text(app), "the tip for a pick")
        tap(app, "2")
        tap(app, "enter")
        await until(pilot, lambda: "Tip: A card is certain" in screen_text(app), "the tip for drawing")
        tap(app, "d")
        tap(app, "enter")
        await until(pilot, lambda: len(session.table.choices) > 2 and "Tip: " not in screen_text(app), "no tip again")


async def test_the_key_that_closes_a_page_does_not_reach_the_table() -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "1")
        await press(pilot, app, "V")
        await until(pilot, lambda: isinstance(app.screen, TextPage), "the page")
        await pilot.press("enter")
        await until(pilot, lambda: is_asking(app), "the table")
        await pilot.pause()
        assert session.table.choices == []
