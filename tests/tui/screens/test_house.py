"""What every screen does: here, in a terminal that is too small."""

from boardgames.tui.app import BoardgamesApp
from tests.tui.driving import is_asking, new_session, screen_text, tap, until


async def test_small_terminals_show_one_line_that_says_so() -> None:
    app = BoardgamesApp(new_session(players=2, bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        await pilot.resize_terminal(79, 30)
        await until(pilot, lambda: "79x30 is too small" in screen_text(app), "the message")
        await until(pilot, lambda: len(screen_text(app).split("\n", 1)[1].strip()) == 0, "nothing but the message")
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "pick coins" in screen_text(app), "the table again")
        await until(pilot, lambda: "▶A  Anna" in screen_text(app), "the arrows back in the list")
        tap(app, "f2")
        await until(pilot, lambda: "[Players]" in screen_text(app), "another tab")


async def test_a_large_terminal_has_the_parts_of_the_table_behind_it() -> None:
    app = BoardgamesApp(new_session(players=2, bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        tap(app, "f2")
        await until(pilot, lambda: "[Deck + Players]" in screen_text(app), "the first two parts")
        tap(app, "f3")
        await until(pilot, lambda: "Deck + Players" not in screen_text(app), "the whole table")
        await until(pilot, lambda: "cards left" in screen_text(app), "the deck")
        tap(app, "f3")
        await until(pilot, lambda: "[Log]" in screen_text(app), "round about to the last part")
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "[Deck]" in screen_text(app), "the part that the question needs")
