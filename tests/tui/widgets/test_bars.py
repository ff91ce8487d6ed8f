"""Bars above and below the table: a click on a key or a tab does what the key does."""

from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.widgets.bars import KeyBar
from tests.tui.driving import is_asking, new_session, screen_lines, screen_text, until


async def test_a_click_on_the_key_bar_presses_the_key() -> None:
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        column = screen_lines(app)[-1].index("what is it")
        await pilot.click(KeyBar, offset=(column, 0))
        await until(pilot, lambda: isinstance(app.screen, TextPage), "the rules")


async def test_a_click_on_the_enter_that_lights_up_makes_the_choice() -> None:
    session = new_session(bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        before = len(session.table.choices)
        await pilot.press("down")
        line = next(at for at, text in enumerate(screen_lines(app)) if text.rstrip().endswith("Enter"))
        await pilot.click(offset=(screen_lines(app)[line].rindex("Enter"), line))
        await until(pilot, lambda: len(session.table.choices) > before and is_asking(app), "the choice")
        column = screen_lines(app)[-2].rindex("more")
        await pilot.click("#inspector", offset=(column, 0))
        await until(pilot, lambda: isinstance(app.screen, TextPage), "what it is")


async def test_a_click_on_a_tab_turns_to_it() -> None:
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: is_asking(app) and "[Deck]" in screen_text(app))
        column = screen_lines(app)[1].index("Log")
        await pilot.click("#tabs", offset=(column, 0))
        await until(pilot, lambda: "[Log]" in screen_text(app), "the history")
        await pilot.press("f3")
        await until(pilot, lambda: "[Players]" in screen_text(app), "the tab before it")
        await pilot.click("#tabs", offset=(70, 0))
        assert "[Players]" in screen_text(app), "nothing stands there"
