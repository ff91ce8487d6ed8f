"""One table of keys for bar, help, palette and Textual."""

import os
from pathlib import Path

import pytest
from textual.binding import Binding

from boardgames.core.errors import UserError
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.keys import (
    APP_COMMANDS,
    EVERYWHERE,
    GAME,
    KEYS,
    READER,
    REPLAY,
    START,
    bar,
    bindings,
    keys_of,
    read_own_keys,
)
from boardgames.tui.screens.absence_replay import AbsenceReplayScreen
from boardgames.tui.screens.base import BaseScreen
from boardgames.tui.screens.end import EndScreen
from boardgames.tui.screens.game import GameScreen
from boardgames.tui.screens.lesson import LessonScreen
from boardgames.tui.screens.new_game import NewGameScreen
from boardgames.tui.screens.replay import ReplayScreen
from boardgames.tui.screens.rules_search import DataScreen, RulesScreen
from boardgames.tui.screens.start_menu import StartScreen
from boardgames.tui.screens.table_pages import MatsPage, help_page
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.screens.worked_example import ExampleScreen
from boardgames.tui.widgets.bars import KeyBar
from boardgames.tui.widgets.decision import CODE_CHARACTERS
from boardgames.words import say
from tests.tui.driving import is_asking, new_session, screen_lines, until

SCREENS: tuple[type[BaseScreen[None]], ...] = (
    GameScreen, LessonScreen, ReplayScreen, ExampleScreen, AbsenceReplayScreen, StartScreen, NewGameScreen, RulesScreen,
    DataScreen, EndScreen, TextPage, MatsPage,
)  # fmt: skip


@pytest.mark.parametrize("screen", EVERYWHERE)
def test_no_key_means_two_things_on_one_screen(screen: str) -> None:
    keys = [name for key in keys_of(screen) for name in key.keys.split(",")]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("screen", SCREENS)
def test_every_key_of_a_screen_does_something(screen: type[BaseScreen[None]]) -> None:
    for key in keys_of(screen.KIND):
        owner = BoardgamesApp if key.id in APP_COMMANDS else screen
        assert hasattr(owner, f"action_{key.id}"), f"{key.id} on {screen.__name__}"


def test_letters_of_the_game_screen_leave_the_codes_alone() -> None:
    assert not {name for key in keys_of(GAME) for name in key.keys.split(",") if name in CODE_CHARACTERS}


def test_bindings_are_the_table() -> None:
    made = [binding for binding in bindings(REPLAY) if isinstance(binding, Binding)]
    assert [binding.id for binding in made] == [key.id for key in keys_of(REPLAY)]


def test_help_lists_every_key() -> None:
    text = "\n".join(line.text for line in help_page(GAME, {"undo": "x"}, 100)._page)
    for key in keys_of(GAME):
        assert key.help in text
    assert " x " in text


def test_help_names_no_key_that_the_screen_does_not_have() -> None:
    """Choices are typed at a table alone: not while a game is watched, nor in the menu."""
    typed = say("keys-characters")
    told = {screen: "".join(row.text for row in help_page(screen, {}, 400)._page) for screen in (GAME, REPLAY, START)}
    assert [screen for screen, text in told.items() if typed in text] == [GAME]


def test_own_keys_replace_those_of_the_table(tmp_path: Path) -> None:
    path = tmp_path / "keys.toml"
    path.write_text('undo = "x"\n')
    own = read_own_keys(path)
    assert ("x", "undo", "undo") in bar(GAME, own)
    assert read_own_keys(tmp_path / "none.toml") == {}


@pytest.mark.parametrize(
    "content",
    [
        'nonsense = "x"',
        "undo = 3",
        "undo =",
        'undo = ""',
        'undo = "a,,b"',
        'undo = "²"',
        f'undo = "{"x" * 99}"',
        'undo = "\\u001b"',
        "undo = " + "[" * 5000,
        "undo = " + "9" * 5000,
    ],
)
def test_a_wrong_key_file_is_refused_by_name(tmp_path: Path, content: str) -> None:
    path = tmp_path / "keys.toml"
    path.write_text(content)
    with pytest.raises(UserError, match=r"keys\.toml"):
        read_own_keys(path)


def test_a_key_file_that_is_no_text_or_no_file_is_refused_by_name(tmp_path: Path) -> None:
    path = tmp_path / "keys.toml"
    path.write_bytes(b"\xff")
    with pytest.raises(UserError, match=r"keys\.toml cannot be read: it is not text"):
        read_own_keys(path)
    path.unlink()
    os.mkfifo(path)
    with pytest.raises(UserError, match=r"keys\.toml is not an ordinary file"):
        read_own_keys(path)


def test_every_id_is_used_once_for_a_screen() -> None:
    for screen in EVERYWHERE:
        ids = [key.id for key in KEYS if screen in key.screens]
        assert len(ids) == len(set(ids))
    assert keys_of(READER)


@pytest.mark.parametrize("width", [80, 100, 120, 200])
async def test_the_key_bar_ends_with_the_palette_and_cuts_no_word(width: int) -> None:
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=(width, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        line = screen_lines(app)[-1]
        assert line.endswith(" ^P  all")
        labels = {label for _, label, _ in bar(GAME, {})}
        for _, label, _ in app.screen.query_one(KeyBar)._fitting():
            assert label in labels
            assert label in line


async def test_an_own_key_works_in_the_game(own_home: Path) -> None:
    own_home.mkdir(parents=True)
    (own_home / "keys.toml").write_text('rules = "f6"\n')
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        await pilot.press("f6")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen))
