"""A new game: every field of the wizard, and what is remembered of it."""

from boardgames import shelf
from boardgames.core.log import read_log
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.wizard import Wizard
from boardgames.tui.settings import read_settings
from tests.tui.driving import is_asking, screen_text, until


async def test_the_wizard_sets_everything() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(Wizard(shelf.load("felinia")))
        await until(pilot, lambda: "New game: Felinia" in screen_text(app), "the wizard")
        await pilot.press(*"Zoe")
        await pilot.press("down", "left")  # Boris becomes a bot
        await pilot.press("up", "up", "right")  # three players
        await pilot.press("down", "down", "down", "down", "right")  # the other variant
        await pilot.press("down", "right")  # the option
        await pilot.press("down", "4", "2", "3", "backspace")  # the seed
        text = screen_text(app)
        for words in ("Zoe", "bot: random", "expert", "< on >", "42", "white", "amber", "blue"):
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
