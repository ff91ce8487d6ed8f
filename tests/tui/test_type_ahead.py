"""No key is half swallowed: what is typed while bots' moves are shown goes on whole to the line, or is not taken."""

import pytest
from textual.pilot import Pilot

from boardgames.core import registry
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.game import GameScreen
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.view.absence import Absence
from tests.tui.driving import game_screen, is_asking, key_event, new_session, tap, until


def made(session: Session) -> int:
    """How many choices the person has made."""
    return sum(choice.seat == 0 for choice in session.table.choices)


async def seated(pilot: Pilot[None], app: BoardgamesApp) -> None:
    """Wait for the first question; what bots did before it, and the page about that, are put away."""
    await until(pilot, lambda: isinstance(app.screen, GameScreen), "the table")
    table = game_screen(app)
    while not is_asking(app):
        if table.presenter.is_presenting or isinstance(app.screen, TextPage):
            tap(app, "escape")
        await pilot.pause()


async def test_a_code_typed_while_moves_are_shown_is_on_the_line_when_its_question_comes() -> None:
    session = new_session(registry.load("felinia"), players=3, bots=("", "random", "random"))
    app = BoardgamesApp(session)
    app.settings.pace = "slow"
    async with app.run_test(size=(120, 40)) as pilot:
        await seated(pilot, app)
        screen = game_screen(app)
        for key in ("m", "1", "enter"):
            tap(app, key)
        await until(pilot, lambda: screen.presenter.is_presenting, "a bot's move")
        for key in "bank":
            tap(app, key)
        await until(pilot, lambda: is_asking(app), "the question, at once")
        await until(pilot, lambda: screen.panel.typed == "bank", "the whole word")
        assert screen.panel.offer is not None
        assert made(session) == 1, "nothing was confirmed"


async def test_a_burst_makes_the_choice_and_begins_the_next_one_behind_the_bots() -> None:
    session = new_session(registry.load("felinia"), players=3, bots=("", "random", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await seated(pilot, app)
        screen = game_screen(app)
        for key in ("m", "1", "enter", "b", "a", "enter", "x"):
            tap(app, key)
        await until(pilot, lambda: is_asking(app) and made(session) == 1, "the next question")
        await until(pilot, lambda: screen.panel.typed == "ba", "what was meant for it, and nothing behind its Enter")
        assert made(session) == 1


async def test_keys_pressed_before_a_question_and_heard_after_it_confirm_nothing() -> None:
    session = new_session(registry.load("felinia"), players=3, bots=("", "random", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await seated(pilot, app)
        screen = game_screen(app)
        keys = [key_event(key) for key in ("m", "1", "enter", "b", "a", "enter", "x")]
        for key in keys[:5]:
            app.post_message(key)
        await until(pilot, lambda: is_asking(app) and made(session) == 1, "the next question")
        await until(pilot, lambda: screen.panel.typed == "ba", "what was meant for it")
        for key in keys[5:]:
            app.post_message(key)
        tap(app, "n")
        await until(pilot, lambda: screen.panel.typed == "ban", "the key that was pressed after the question came")
        assert made(session) == 1


@pytest.mark.parametrize(
    ("keys", "left"),
    [
        (("backspace", "n", "b"), ""),  # a question that nobody has seen, and the no to it
        (("b", "a", "x", "backspace", "n"), "ban"),
        (("b", "backspace", "backspace", "n"), ""),
    ],
)
async def test_backspace_pressed_before_the_question_is_not_half_swallowed(keys: tuple[str, ...], left: str) -> None:
    session = new_session(registry.load("felinia"), players=3, bots=("", "random", "random"))
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await seated(pilot, app)
        screen = game_screen(app)
        for key in ("m", "1", "enter", *keys):
            tap(app, key)
        await until(pilot, lambda: is_asking(app) and made(session) == 1, "the next question")
        await until(pilot, lambda: app.key_order.is_idle, "every key to be answered")
        assert screen.panel.typed == left
        assert is_asking(app), "nothing was asked"


async def test_space_goes_on_throughout_a_presentation() -> None:
    session = new_session(registry.load("felinia"), players=3, bots=("", "random", "random"))
    app = BoardgamesApp(session)
    app.settings.pace = "slow"
    async with app.run_test(size=(120, 40)) as pilot:
        await seated(pilot, app)
        screen = game_screen(app)
        for key in ("m", "1", "enter"):
            tap(app, key)
        await until(pilot, lambda: screen.presenter.is_presenting, "a bot's move")
        tap(app, "backspace")
        await until(pilot, lambda: screen.presenter.is_held, "the move held")
        tap(app, "space")
        await until(pilot, lambda: not screen.presenter.is_held, "the next one")
        while not is_asking(app):
            tap(app, "space")
            await pilot.pause()
        assert screen.panel.typed == ""
        assert made(session) == 1


async def test_no_page_comes_between_the_letters_of_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Absence, "is_news", lambda away, carded: True)
    session = new_session(registry.load("felinia"), players=3, bots=("", "random", "random"))
    app = BoardgamesApp(session)
    app.settings.pace, app.settings.since = "slow", "on"
    async with app.run_test(size=(120, 40)) as pilot:
        await seated(pilot, app)
        screen = game_screen(app)
        for key in ("m", "1", "enter"):
            tap(app, key)
        await until(pilot, lambda: screen.presenter.is_presenting, "a bot's move")
        tap(app, "b")
        await until(pilot, lambda: is_asking(app), "the question, at once")
        for key in "ank":
            tap(app, key)
        await until(pilot, lambda: screen.panel.typed == "bank", "the whole word")
        assert app.screen is screen
