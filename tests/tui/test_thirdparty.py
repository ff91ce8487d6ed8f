"""Somebody else's game in the app: from the menu to the end, by keys, as any installed game."""

from boardgames.store.log import read_log
from boardgames.store.replay import replay
from boardgames.table.saved_games import saves_folder
from boardgames.tui.app import BoardgamesApp
from tests.toy import GAME
from tests.tui.driving import is_asking, press, screen_text, until
from tests.tui.monkey import play_through


async def test_the_toy_is_chosen_in_the_menu_and_played_to_its_end() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "Toy" in screen_text(app), "the toy in the menu")
        await pilot.press("t")
        await until(pilot, lambda: "New game: Toy" in screen_text(app), "the wizard")
        assert "Start with five coins" in screen_text(app)
        await pilot.press("enter")
        await until(pilot, lambda: "Anna presses  a" in screen_text(app), "the curtain before a secret pick")
        await pilot.press("a")
        await until(pilot, lambda: is_asking(app), "Anna's question")
        assert "Anna: pick coins in secret" in screen_text(app)
        assert "ask for 3 coins" in screen_text(app)
        assert app.session is not None
        table = app.session.table
        await press(pilot, app, "3", "enter")
        await until(pilot, lambda: len(table.choices) == 1, "Anna's pick")
        await until(pilot, lambda: "Boris presses  b" in screen_text(app), "the curtain")
        await pilot.press("b")
        await press(pilot, app, "down", "enter")
        await until(pilot, lambda: len(table.choices) == 2, "the pick under the cursor")
        assert table.choices[0].action.coins == 3
        assert "Boris" in table.names
        await play_through(pilot, app, seed=1)
        assert table.is_over
    (path,) = saves_folder().glob("toy-*.jsonl")
    assert replay(read_log(path), GAME).state == table.state


async def test_its_rules_are_among_the_rule_books() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "Toy" in screen_text(app), "the toy in the menu")
        await pilot.press("b")
        await until(pilot, lambda: "Which game's rules?" in screen_text(app), "the question")
        await pilot.press("end", "enter")
        await until(pilot, lambda: "Toy: the rules" in screen_text(app), "the rules of the toy")
