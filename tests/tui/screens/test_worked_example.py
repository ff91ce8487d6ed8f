"""Worked examples of the rulebook on the board."""

import pytest

from boardgames.core import registry
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.worked_example import ExampleScreen
from boardgames.tui.widgets.row_list import RowList
from tests.tui.driving import is_asking, new_session, press, screen_text, until


@pytest.mark.parametrize("name", registry.games())
async def test_a_worked_example_is_played_on_the_board(name: str) -> None:
    app, game = BoardgamesApp(), registry.load(name)
    example = next(example for example, build in game.parts.examples().items() if len(build(game).steps) > 1)
    async with app.run_test(size=(120, 40)) as pilot:
        app.open_example(game, example)
        await until(pilot, lambda: example in screen_text(app), "the example")
        screen = app.screen
        assert isinstance(screen, ExampleScreen)
        await pilot.press("full_stop", "full_stop", "comma")
        assert screen.at == 1
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is not screen, "the way back")


async def test_rules_lead_to_their_examples() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "question_mark")
        await until(pilot, lambda: "shows it on the board" in screen_text(app), "the explanation")
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, ExampleScreen), "the example")


async def test_a_line_of_the_story_leads_to_its_step() -> None:
    app, game = BoardgamesApp(), registry.load("felinia")
    example = next(example for example, build in game.parts.examples().items() if len(build(game).steps) > 1)
    async with app.run_test(size=(120, 40)) as pilot:
        app.open_example(game, example)
        await until(pilot, lambda: example in screen_text(app), "the example")
        screen = app.screen
        assert isinstance(screen, ExampleScreen)
        story = screen.query_one("#story", RowList)
        story.focus()
        await until(pilot, lambda: story.has_focus, "the story")
        await pilot.press("end", "enter")
        assert screen.at == len(screen._steps)
        await pilot.press("home", "enter")
        assert screen.at == 0


async def test_on_a_wide_terminal_the_rules_beside_the_table_lead_to_examples() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2))
    async with app.run_test(size=(200, 52)) as pilot:
        await until(pilot, lambda: is_asking(app), "the table")
        rules = app.screen.query_one("#rules-here", RowList)
        rules.focus()
        await until(pilot, lambda: rules.has_focus, "the rules")
        await pilot.press("down")
        assert rules.current is not None
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ExampleScreen), "the example")
