"""Pages with a search line: the rules, and the tables with the origin of their figures."""

from boardgames import shelf
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.search import RulesScreen
from tests.tui.driving import is_asking, new_session, press, screen_text, until


async def test_rules_can_be_searched() -> None:
    app = BoardgamesApp(new_session(shelf.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "f4")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen) and "FEL-" in screen_text(app), "the rules")
        await pilot.press("slash", *"FEL-AUC-08")
        await until(pilot, lambda: "Tokens stack" in screen_text(app), "the rule")
        assert "1 entry" in screen_text(app)
        await pilot.press("enter", "escape", "escape")
        await until(pilot, lambda: is_asking(app), "the table")


async def test_the_tables_say_where_a_figure_comes_from() -> None:
    app = BoardgamesApp(new_session(shelf.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "m", "1", "at")
        await until(pilot, lambda: "markets.toml" in screen_text(app), "the tables")
        assert "published" in screen_text(app)
        assert "with 'market-1'" in screen_text(app)
