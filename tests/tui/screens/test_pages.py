"""Pages that a table opens."""

from boardgames import shelf
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.history import HistoryScreen
from boardgames.tui.screens.reader import Reader
from tests.tui.driving import new_session, press, screen_text, until


async def test_pages_of_the_table() -> None:
    app = BoardgamesApp(new_session(shelf.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        for key, words in (("V", "as if the game ended now"), ("L", "history · Enter"), ("f5", "Keys")):
            await press(pilot, app, key)
            await until(pilot, lambda w=words: w in screen_text(app), words)  # type: ignore[misc]
            assert isinstance(app.screen, Reader | HistoryScreen)
            await pilot.press("escape")
