"""A hint on the game screen: asked for, read, taken over, never made by itself."""

from boardgames.shelf import load
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.reader import Reader
from tests.tui.driving import game_screen, is_asking, new_session, press, screen_text, until


async def test_a_hint_lists_the_best_choices_and_enter_selects_one() -> None:
    session = new_session(load("felinia"), bots=("", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, app, "H")
        await until(pilot, lambda: isinstance(app.screen, Reader) and "in the end" in screen_text(app), "the hints")
        text = screen_text(app)
        assert "Hint: place bid token 1 of 3" in text
        assert any(f"{word} in the end" in text for word in ("ahead", "behind", "level"))
        assert 1 <= text.count("in the end") <= 3
        await pilot.press("down", "enter")
        await until(pilot, lambda: is_asking(app), "the table")
        panel = game_screen(app).panel
        assert panel.offer is not None
        assert panel.offer.text in text
        assert session.table.choices == []
        first = panel.offer
        await press(pilot, app, "H")
        await until(pilot, lambda: isinstance(app.screen, Reader), "the hints again")
        await pilot.press("escape")
        await until(pilot, lambda: is_asking(app), "the table")
        assert panel.offer is not None
        assert panel.offer != first or text.count("in the end") == 1


async def test_a_table_that_shows_no_scores_is_told_no_lead() -> None:
    app = BoardgamesApp(new_session(load("felinia"), bots=("", "random")))
    app.settings.projection = "own only"
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "H")
        await until(pilot, lambda: isinstance(app.screen, Reader) and "in the end" in screen_text(app), "the hints")
        assert "best in the end" in screen_text(app)


async def test_a_hint_in_front_of_everybody_tells_no_lead() -> None:
    app = BoardgamesApp(new_session(load("felinia")))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "H")
        await until(pilot, lambda: isinstance(app.screen, Reader) and "in the end" in screen_text(app), "the hints")
        text = screen_text(app)
        assert "best in the end" in text
        assert "ahead" not in text
        assert "behind" not in text
