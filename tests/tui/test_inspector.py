"""Asking the table with keys and mouse: the line that is always there, the card, and the palette."""

from textual.widgets import Input, OptionList

from boardgames.core import registry
from boardgames.table.inspect import HEADINGS, heading_text
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.palette import CommandsScreen
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.screens.thing_card import ThingCard
from boardgames.tui.widgets.board import BoardView
from tests.tui.driving import game_screen, is_asking, new_session, press, screen_lines, screen_text, until


def told(app: BoardgamesApp) -> str:
    """The line above the keys."""
    return screen_lines(app)[-2]


async def test_whatever_the_cursor_or_the_mouse_is_on_is_explained() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2, bots=("", "random"), seed=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app), "the table")
        screen = game_screen(app)
        assert "What is this?  Tab to the table" in told(app), "nothing is pointed at: how to do it"
        await press(pilot, app, "tab")
        board = screen.query_one("#board", BoardView)
        await until(pilot, lambda: screen.focused is board and screen.place is not None, "a place under the cursor")
        board.picked("cl-tigers-cross-a")
        await until(pilot, lambda: "Whoever enters gets 1 coin" in told(app), "the line about the crossroads")
        quay = board.canvas.regions["cl-tigers-port"]
        await pilot.hover("#board", offset=(quay.x, quay.y))
        await until(pilot, lambda: "quay of the Tigers" in told(app), "the line about what is under the mouse")
        assert screen.place == "cl-tigers-cross-a", "the mouse alone moves no cursor"
        board.picked("bank")
        await until(pilot, lambda: told(app).startswith("▶ The bank"), "the cursor has the last word")


async def test_the_card_of_a_thing_says_everything_and_leads_on() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2, bots=("", "random"), seed=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "m", "1", "question_mark")
        await until(
            pilot, lambda: isinstance(app.screen, ThingCard) and "Enter opens one" in screen_text(app), "a card"
        )
        lines = screen_text(app)
        assert all(heading_text(heading) in lines for heading in HEADINGS)
        assert "for 1 coin" in lines, "what can be chosen there"
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, TextPage) and "FEL-AUC-07" in screen_text(app), "a rule")
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, ThingCard), "the card again")
        await pilot.press("home", "enter")
        await until(pilot, lambda: is_asking(app), "the table")
        offer = game_screen(app).panel.offer
        assert offer is not None, "Enter on a choice of the card selects it"
        assert offer.code == "m1"


async def test_the_palette_finds_things_and_goes_there_on_a_small_screen_too() -> None:
    app = BoardgamesApp(new_session(registry.load("amerigo"), players=2, bots=("", "random"), seed=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, app, "ctrl+p")
        await until(pilot, lambda: isinstance(app.screen, CommandsScreen), "the palette")
        app.screen.query_one(Input).value = "the pirates"
        found = app.screen.query_one(OptionList)
        name = "On the table: the pirates"
        await until(pilot, lambda: name in screen_text(app) and found.highlighted == 0, "the pirates")
        await pilot.press("enter")
        await until(pilot, lambda: is_asking(app) and game_screen(app).place == "pirates", "the pirates on the board")
        assert told(app).startswith("▶ The pirates  After this round you have 0 cannons")
