"""The command palette."""

from collections.abc import Iterator
from functools import partial

import pytest
from textual.command import CommandInput, CommandList
from textual.geometry import Region

from boardgames.core import registry
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.palette import Commands, CommandsScreen, Run
from boardgames.tui.screens.text_page import TextPage
from tests.tui.driving import new_session, press, screen_text, until


async def test_the_palette_knows_commands_places_and_rules() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "ctrl+p")
        await pilot.press(*"go to guild")
        await until(pilot, lambda: "Go to: bid" in screen_text(app), "the choice")
        await pilot.press("escape")


async def test_words_are_found_in_any_order() -> None:
    app = BoardgamesApp(new_session(registry.load("mombasa"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: app.screen.is_current, "a screen")
        await press(pilot, app, "ctrl+p")
        await pilot.press(*"cotton maj")
        await until(pilot, lambda: "Majority of cotton" in screen_text(app), "the thing")


async def test_a_rule_is_opened_by_its_name() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "ctrl+p")
        await pilot.press(*"FEL-AUC-08")
        await until(pilot, lambda: "Rule: " in screen_text(app), "the rule")
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, TextPage) and "FEL-AUC-08" in screen_text(app), "its text")


async def test_nothing_that_stands_in_brackets_is_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    def strange(commands: Commands) -> Iterator[tuple[str, str, Run]]:
        yield "Go to: [/red]Ann", "[$x][@click=app.quit]leave[/]", lambda: None

    monkeypatch.setattr(Commands, "_commands", strange)
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "ctrl+p")
        for typed in ("", "red"):
            await pilot.press(*typed)
            await until(pilot, lambda: "Go to: [/red]Ann" in screen_text(app), "the name as it is")
            assert "[$x][@click=app.quit]leave[/]" in screen_text(app)
        await pilot.press("escape")


async def test_a_list_that_has_no_place_on_the_screen_yet_has_no_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CommandList, "scrollable_content_region", Region())
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "ctrl+p")
        await until(pilot, lambda: app.screen.query_one(CommandList).highlighted is not None, "commands")
        await pilot.press("pagedown", "pageup", "escape")
        await until(pilot, lambda: not isinstance(app.screen, CommandsScreen), "the table")


async def test_a_palette_without_a_list_takes_no_key_and_finds_nothing() -> None:
    """Keys and searches may come before the list is there, and when it is gone."""
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "ctrl+p")
        palette = app.screen
        assert isinstance(palette, CommandsScreen)
        await palette.query_one(CommandList).remove()
        palette._gather_commands("bid")
        palette.post_message(CommandInput.Changed(palette.query_one(CommandInput), "bid"))
        palette.call_later(partial(palette._action_command_list, "page_up"))
        for action in ("command_list('page_down')", "command_list('cursor_up')", "cursor_down"):
            await palette.run_action(action)
        await pilot.pause()
        await until(pilot, lambda: palette.is_settled, "the end of the search")
        assert app.crash is None
        await pilot.press("pagedown", "down", "escape")
        await until(pilot, lambda: not isinstance(app.screen, CommandsScreen), "the table")
