"""A new game: every field of the wizard, and what is remembered of it."""

from pathlib import Path

from boardgames.core import registry
from boardgames.store.log import read_log
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.new_game import NewGameScreen
from boardgames.tui.screens.start_menu import StartScreen
from boardgames.tui.settings import EVERY_TURN, read_settings
from tests.toy import GAME
from tests.tui.driving import is_asking, screen_lines, screen_text, until


async def test_the_wizard_sets_everything() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(NewGameScreen(registry.load("felinia")))
        await until(pilot, lambda: "New game: Felinia" in screen_text(app), "the wizard")
        assert "best with 3-4" in screen_text(app)
        await pilot.press(*"Zoe")
        await pilot.press("down", "left")  # Boris becomes a bot
        await pilot.press("up", "up", "right")  # three players
        await pilot.press("down", "down", "down", "down", "right")  # the other variant
        await pilot.press("down", "right")  # the option
        await pilot.press("down", "4", "2", "3", "backspace")  # the seed
        text = screen_text(app)
        for words in ("Zoe", "< random >", "expert", "< on >", "42", "white", "amber", "blue"):
            assert words in text
        await pilot.press("enter")
        await until(pilot, lambda: is_asking(app), "the table")
        assert app.session is not None
        assert app.session.log is not None
        header = read_log(app.session.log.path).header
        assert header.names == ("Zoe", "Boris", "Chloe")
        assert header.bots == ("", "random", "")
        assert (header.seed, header.variant, header.options) == (42, "expert", ("next-boat",))
    assert read_settings().names[0] == "Zoe"
    assert read_settings().last["felinia"]["variant"] == "expert"


async def test_every_field_is_changed_by_arrows_and_a_leave_changes_nothing() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        app.push_screen(NewGameScreen(GAME))
        await until(pilot, lambda: "New game: Toy" in screen_text(app), "the wizard")
        await pilot.press("backspace", "backspace")
        assert "An_" in screen_text(app)
        await pilot.press("down", "down", "right", "right")  # the only option, on and off again
        assert "< off >" in screen_text(app)
        await pilot.press("down")
        assert "drawn at the start_" in screen_text(app)
        await pilot.press("4", "2")
        assert "42_" in screen_text(app)
        await pilot.press("right")
        assert "drawn at the start_" in screen_text(app), "it is told when the game is over"
        await pilot.press("down", "right")
        assert app.settings.curtain == EVERY_TURN
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "the start screen")
        assert app.session is None


async def test_a_game_is_set_up_and_begun_with_the_mouse_alone() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        app.push_screen(NewGameScreen(GAME))
        await until(pilot, lambda: "New game: Toy" in screen_text(app), "the wizard")

        async def click(words: str, row: str) -> None:
            at = next(at for at, line in enumerate(screen_lines(app)) if row in line)
            await pilot.click(offset=(screen_lines(app)[at].index(words), at))

        await click("normal", "Boris")
        await until(pilot, lambda: "< normal >" in screen_text(app), "a bot")
        await click("easy", "Boris")
        await until(pilot, lambda: "< easy >" in screen_text(app), "another bot")
        await click("Begin", "Begin the game")
        await until(pilot, lambda: is_asking(app), "the table")
        assert app.session is not None
        assert app.session.bots == ("", "easy")


async def test_a_game_that_cannot_be_saved_is_not_begun(own_home: Path) -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        own_home.write_text("a file where a folder should be")
        wizard = NewGameScreen(GAME)
        app.push_screen(wizard)
        await until(pilot, lambda: "New game: Toy" in screen_text(app), "the wizard")
        await pilot.press("enter")
        await until(pilot, lambda: "is not a folder" in " ".join(screen_text(app).split()), "the reason")
        assert app.screen is wizard
