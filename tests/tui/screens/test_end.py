"""The end of a game: the report, the postcard, and once more."""

from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.end import EndScreen, report
from boardgames.tui.screens.game import GameScreen
from tests.tui.driving import finished_game, is_asking, new_session, screen_text, tap, until
from tests.tui.monkey import play_through


async def test_the_end_shows_scores_plot_and_turning_points_and_plays_again() -> None:
    session = new_session(players=2, bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await play_through(pilot, app, seed=1)
        assert isinstance(app.screen, EndScreen)
        await until(pilot, lambda: "changed the order most" in screen_text(app), "the report")
        text = screen_text(app)
        assert "TOY-02" in text
        assert "wins" in text
        assert "r1" in text
        await pilot.press("p")
        await until(pilot, lambda: "Written" in screen_text(app), "the postcard")
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, GameScreen), "the table")
        tap(app, "enter")
        await until(pilot, lambda: isinstance(app.screen, EndScreen), "the end again")
        await pilot.press("a")
        await until(pilot, lambda: is_asking(app), "the same game once more")
        assert app.session is not None
        assert app.session is not session
        assert app.session.seed == session.seed
        assert app.session.table.states[0] == session.table.states[0]


def test_a_report_names_every_category() -> None:
    session = finished_game()
    text = "\n".join(line.text for line in report(session.table, 78))
    for words in ("cards", "coins", "total", "Anna", "Boris"):
        assert words in text
