"""The app in other languages: asked at the first start, changed at any time, and a log knows none."""

from collections.abc import Iterator
from functools import partial

import pytest

from boardgames import words
from boardgames.core import registry
from boardgames.table.load_game import load_game
from boardgames.table.saved_games import new_log_path
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.first_start import LanguageScreen
from boardgames.tui.screens.options import OptionsScreen
from boardgames.tui.screens.start_menu import StartScreen
from boardgames.tui.settings import read_settings
from tests.tui.driving import is_asking, screen_text, until


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    words.use("en")


async def test_a_first_start_asks_in_every_language_and_remembers() -> None:
    app = BoardgamesApp(asks_language=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, LanguageScreen), "the question")
        text = screen_text(app)
        assert all(name in text for name in words.LANGUAGES.values())
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "the menu")
        await until(pilot, lambda: "Nouvelle partie" in screen_text(app), "the menu in French")
    assert read_settings().language == "fr"


async def test_the_options_change_the_language_at_once() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen) and "New game" in screen_text(app))
        await pilot.press("o")
        await until(pilot, lambda: isinstance(app.screen, OptionsScreen), "the options")
        await pilot.press("left")
        await until(pilot, lambda: "Gordijn" in screen_text(app), "the options in Dutch")
        await pilot.press("escape")
        await until(pilot, lambda: "Nieuw spel" in screen_text(app), "the menu in Dutch")
    assert read_settings().language == "nl"


async def test_a_game_begun_in_french_is_resumed_in_dutch_and_changed_at_the_table() -> None:
    words.use("fr")
    game = load_game("felinia")
    session = Session.new(
        game, ("Ann", "Bob"), ("", ""), seed=5, variant=game.info.variants[0], path=new_log_path("felinia")
    )
    decision = session.decision
    assert decision is not None
    session.choose(decision.seat, session.legal_actions(decision.seat)[0])
    assert session.log is not None
    digests = [session.game.data_digest]
    path = session.log.path
    session.close()
    words.use("nl")
    session = Session.resume(path)
    assert session.game.language == "nl"
    assert [session.game.data_digest] == digests
    assert len(session.table.choices) == 1
    app = BoardgamesApp(session)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app), "a question")
        assert words.say("history") in screen_text(app)
        app.use_language("fr")
        await until(pilot, lambda: "Historique" in screen_text(app), "the table in French")
        assert session.game.language == "fr"
        await until(pilot, lambda: is_asking(app), "the same question")


async def test_the_menu_says_which_games_lack_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    words.use("fr")
    in_english = partial(registry.game_summary, language="en")
    monkeypatch.setattr("boardgames.tui.screens.start_menu.game_summary", in_english)
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: words.say("menu-english-only") in screen_text(app), "the remark")
