"""What every screen does: here, in a terminal that is too small."""

from boardgames.core import registry
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.settings import OFF
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


async def test_a_small_terminal_turns_to_the_part_that_the_next_question_of_a_line_needs() -> None:
    session = new_session(registry.load("mombasa"), players=2, bots=("random", "random"))
    while "x" not in {session.game.words.code(session.table.state, action) for action in session.legal_actions(0)}:
        asked = session.decision
        assert asked is not None
        session.choose(asked.seat, session.bot_choice(asked.seat))
    app = BoardgamesApp(Session(session.table, session.setup, ("", ""), None))
    app.settings.since = OFF
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: is_asking(app))
        for key in ("x", "space"):
            tap(app, key)
        await until(pilot, lambda: "[Companies]" in screen_text(app), "which company")
        for key in ("m", "o", "space"):
            tap(app, key)
        await until(pilot, lambda: "[Map]" in screen_text(app), "which region")
