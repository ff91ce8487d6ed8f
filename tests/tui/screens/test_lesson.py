"""A guided first round, as it is told: only the step's choice goes on, and afterwards the game is an ordinary one."""

import pytest

from boardgames.core.lesson import lesson_path, load_lesson, step_action
from boardgames.shelf import games, load
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.lesson import LessonScreen
from boardgames.tui.screens.reader import Reader
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
        await until(pilot, lambda: isinstance(app.screen, Reader), "the welcome")
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
        await until(pilot, lambda: isinstance(app.screen, Reader), "the farewell")
        tap(app, "enter")
        await until(pilot, lambda: is_asking(app), "the next question")
        assert screen.step is None


async def test_the_key_that_closes_a_page_does_not_reach_the_table() -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "1")
        await press(pilot, app, "V")
        await until(pilot, lambda: isinstance(app.screen, Reader), "the page")
        await pilot.press("enter")
        await until(pilot, lambda: is_asking(app), "the table")
        await pilot.pause()
        assert session.table.choices == []
