"""The first screen: games to begin, games to go on with, and files that are no games."""

import pytest
from textual.pilot import Pilot

from boardgames.core import registry
from boardgames.table.saved_games import saves_folder
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.look.paint import row
from boardgames.tui.screens.lesson import LessonScreen
from boardgames.tui.screens.lettered_page import MENU_LETTERS, letters_for
from boardgames.tui.screens.new_game import NewGameScreen
from boardgames.tui.screens.replay import ReplayScreen
from boardgames.tui.screens.rules_search import RulesScreen
from boardgames.tui.screens.start_menu import StartScreen, within
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.texts import age, player_counts
from tests.tui.driving import finished_game, is_asking, new_session, press, screen_text, until


async def test_two_keys_start_a_game_and_it_is_on_the_disk() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "the menu")
        await pilot.press("f")
        await until(pilot, lambda: isinstance(app.screen, NewGameScreen), "the wizard")
        await pilot.press("enter")
        await until(pilot, lambda: is_asking(app), "the table")
        assert len(list(saves_folder().glob("felinia-*.jsonl"))) == 1


@pytest.mark.parametrize("name", registry.games())
async def test_the_menu_says_what_the_game_under_the_cursor_is(name: str) -> None:
    app = BoardgamesApp()
    about = registry.load(name).info.about.pitch
    assert len(about) > 100
    async with app.run_test(size=(120, 40)) as pilot:
        for _ in range(list(registry.games()).index(name)):
            await pilot.press("down")
        await until(pilot, lambda: about.split(".")[0][:60] in screen_text(app), "what the game is about")


async def test_leaving_and_resuming() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "down", "enter")
        assert app.session is not None
        table = app.session.table
        await until(pilot, lambda: len(table.choices) == 1, "a choice")
        await pilot.press("f10")
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "the menu")
        await until(pilot, lambda: "Felinia               round 1" in screen_text(app), "the saved game")
        assert "Anna, Boris" in screen_text(app)
        await pilot.press("r")
        await until(pilot, lambda: is_asking(app), "the table")
        assert app.session is not None
        assert app.session.table is not table
        assert app.session.table.states == table.states


async def test_a_broken_log_is_said_and_the_menu_stays() -> None:
    saves_folder().mkdir(parents=True)
    (saves_folder() / "felinia-x.jsonl").write_text("nonsense\n")
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen) and bool(app.screen._saves), "the menu")
        await pilot.press("w")
        await until(pilot, lambda: "is not a saved game" in " ".join(screen_text(app).split()), "the reason")


def test_ages_are_told_in_the_largest_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 200_000.0)
    assert age(199_999) == "just now"
    assert age(199_900) == "1 minute ago"
    assert age(190_000) == "2 hours ago"
    assert age(20_000) == "2 days ago"


def test_loading_a_game_takes_no_time_from_its_replay(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    in_time = within(5)
    now += 60  # its game is imported
    assert in_time()
    now += 4
    assert in_time()
    now += 1
    assert not in_time()


def test_games_of_others_take_no_key_of_ours() -> None:
    ours = registry.own_games()
    letters = letters_for(("aaa", "felicity", *ours, "mom"))
    assert {name: letters[name] for name in ours} == letters_for(ours)
    assert len(set(letters.values())) == len(letters)


def test_no_two_entries_have_one_key_however_many_games_there_are() -> None:
    names = ["azul", "agricola", "aaa", "brass", "quartz", "rrr", *(f"game-{i}" for i in range(40))]
    letters = letters_for(names)
    given = [letter for letter in letters.values() if letter]
    assert len(given) == len(set(given))
    assert not set(given) & set(MENU_LETTERS.values())
    assert (letters["azul"], letters["agricola"], letters["aaa"]) == ("a", "g", "c")
    assert letters["game-39"] == "", "more games than keys: the arrows are left"


def test_how_many_can_play_is_told_without_inventing_counts() -> None:
    assert player_counts((2, 3, 4)) == "2-4"
    assert player_counts((2, 4)) == "2, 4"
    assert player_counts((1,)) == "1"


async def opened(pilot: Pilot[None], app: BoardgamesApp) -> StartScreen:
    """The start screen with everything on it."""
    await until(pilot, lambda: isinstance(app.screen, StartScreen) and app.screen.is_current, "the start screen")
    start = app.screen
    assert isinstance(start, StartScreen)
    await until(pilot, lambda: start._drawn, "the first frame")
    return start


async def test_a_recorded_game_is_chosen_from_a_list_and_watched() -> None:
    session = finished_game()
    session.close()
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        start = await opened(pilot, app)
        await until(pilot, lambda: bool(start._saves), "the saved game")
        await pilot.press("w")
        await until(pilot, lambda: "Toy: finished, won by" in screen_text(app), "the list")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen), "the viewer")
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is start, "the way back")


async def test_a_record_that_vanishes_while_it_is_chosen_is_reported() -> None:
    session = finished_game()
    session.close()
    assert session.log is not None
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        start = await opened(pilot, app)
        await until(pilot, lambda: bool(start._saves), "the saved game")
        await pilot.press("w")
        await until(pilot, lambda: isinstance(app.screen, TextPage), "the list")
        session.log.path.unlink()
        await pilot.press("enter")
        await until(pilot, lambda: "cannot be read" in " ".join(screen_text(app).split()), "the reason")
        assert app.screen is start


async def test_with_nothing_to_watch_the_page_says_so() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await opened(pilot, app)
        await pilot.press("w")
        await until(pilot, lambda: "No game has been recorded yet." in screen_text(app), "the page")


async def test_the_rules_of_a_game_can_be_read_before_it_is_played() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await opened(pilot, app)
        await pilot.press("b")
        await until(pilot, lambda: "Which game's rules?" in screen_text(app), "the question")
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen), "the rules")


async def test_a_game_can_be_learned_and_one_without_a_lesson_says_so() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await opened(pilot, app)
        await pilot.press("l")
        await until(pilot, lambda: "Which game do you want to learn?" in screen_text(app), "the question")
        await pilot.press("up", "enter")  # the last game is the toy, which has no lesson
        await until(pilot, lambda: "first-round.toml is missing" in screen_text(app), "the reason")
        await pilot.press("l")
        await until(pilot, lambda: isinstance(app.screen, TextPage), "the question")
        await pilot.press("enter")
        await until(pilot, lambda: any(isinstance(s, LessonScreen) for s in app.screen_stack), "the lesson")


async def test_a_saved_game_that_is_open_elsewhere_is_not_resumed() -> None:
    elsewhere = new_session()
    elsewhere.choose(0, elsewhere.legal_actions(0)[0])
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "Continue" in screen_text(app), "the saved game")
        await pilot.press("r")
        await until(pilot, lambda: "being played in another window" in " ".join(screen_text(app).split()), "the reason")
        await pilot.press("q")
        await until(pilot, lambda: not app.is_running, "the end")
    elsewhere.close()


async def test_the_games_to_learn_have_letters_and_the_first_page_says_whom_one_plays_and_leads_back() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await opened(pilot, app)
        await pilot.press("l")
        await until(pilot, lambda: "Which game do you want to learn?" in screen_text(app), "the question")
        letters = letters_for(registry.games())
        lines = screen_text(app).splitlines()
        assert any(line.split()[:2] == [letters["amerigo"], "Amerigo"] for line in lines)
        await pilot.press(letters["felinia"])
        await until(pilot, lambda: "You play Anna, Ben and Chloe" in screen_text(app), "the first page")
        await pilot.press("escape")
        await until(pilot, lambda: "Which game do you want to learn?" in screen_text(app), "the list again")
        assert not any(isinstance(screen, LessonScreen) for screen in app.screen_stack)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "the menu")


async def test_a_page_says_that_it_goes_on_below() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(TextPage("A page", [row(f"line {number}") for number in range(40)]))
        await until(pilot, lambda: "more below" in screen_text(app).partition("\n")[0], "the mark")
        await pilot.press("end")
        await until(pilot, lambda: "more below" not in screen_text(app).partition("\n")[0], "nothing below the end")
