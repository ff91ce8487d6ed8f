"""Menu, new game, saved games, replay, rules, end: the way through the house."""

from pathlib import Path

import pytest

from boardgames import shelf
from boardgames.core.log import read_log
from boardgames.session import Session, saves_folder
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.end import EndScreen, report
from boardgames.tui.example import ExampleScreen
from boardgames.tui.gamescreen import GameScreen
from boardgames.tui.history import HistoryScreen
from boardgames.tui.menu import Menu, age
from boardgames.tui.replay import ReplayScreen
from boardgames.tui.search import RulesScreen
from boardgames.tui.settings import Settings, read_settings, settings_path, write_settings
from boardgames.tui.sheet import Reader
from boardgames.tui.themes import MONO
from boardgames.tui.wizard import Wizard
from tests.tui.driving import is_asking, new_session, press, screen_text, tap, until
from tests.tui.monkey import play_through


def finished_game(seed: int = 7) -> Session:
    """A toy that bots have played to its end."""
    session = new_session(players=2, bots=("random", "random"), seed=seed)
    while session.decision is not None:
        session.choose(session.decision.seat, session.bot_choice(session.decision.seat))
    return session


async def test_two_keys_start_a_game_and_it_is_on_the_disk() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, Menu), "the menu")
        await pilot.press("f")
        await until(pilot, lambda: isinstance(app.screen, Wizard), "the wizard")
        await pilot.press("enter")
        await until(pilot, lambda: is_asking(app), "the table")
        assert len(list(saves_folder().glob("felinia-*.jsonl"))) == 1


async def test_the_wizard_sets_everything() -> None:
    app = BoardgamesApp()
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(Wizard(shelf.load("felinia")))
        await until(pilot, lambda: "New game: Felinia" in screen_text(app), "the wizard")
        await pilot.press(*"Zoe")
        await pilot.press("down", "left")  # Boris becomes a bot
        await pilot.press("up", "up", "right")  # three players
        await pilot.press("down", "down", "down", "down", "right")  # the other variant
        await pilot.press("down", "right")  # the option
        await pilot.press("down", "4", "2", "3", "backspace")  # the seed
        text = screen_text(app)
        for words in ("Zoe", "bot: random", "expert", "< on >", "42", "white", "amber", "blue"):
            assert words in text
        await pilot.press("enter")
        await until(pilot, lambda: is_asking(app), "the table")
        assert app.session is not None
        assert app.session.log is not None
        header = read_log(app.session.log.path).header
        assert header.names == ("Zoe", "Boris", "Chloe")
        assert header.bots == ("", "random", "")
        assert (header.seed, header.variant, header.options) == (42, "expert", ("next-boat",))
    assert read_settings().names[0] == "Zoe"
    assert read_settings().last["felinia"]["variant"] == "expert"


@pytest.mark.parametrize("name", shelf.games())
async def test_the_menu_says_what_the_game_under_the_cursor_is(name: str) -> None:
    app = BoardgamesApp()
    about = shelf.load(name).info.about.pitch
    assert len(about) > 100
    async with app.run_test(size=(120, 40)) as pilot:
        for _ in range(list(shelf.games()).index(name)):
            await pilot.press("down")
        await until(pilot, lambda: about.split(".")[0][:60] in screen_text(app), "what the game is about")


async def test_leaving_and_resuming() -> None:
    app = BoardgamesApp(new_session(shelf.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "down", "enter")
        assert app.session is not None
        table = app.session.table
        await until(pilot, lambda: len(table.choices) == 1, "a choice")
        await pilot.press("f10")
        await until(pilot, lambda: isinstance(app.screen, Menu), "the menu")
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
        await until(pilot, lambda: isinstance(app.screen, Menu) and bool(app.screen._saves), "the menu")
        await pilot.press("w")
        await until(pilot, lambda: "is not a saved game" in " ".join(screen_text(app).split()), "the reason")


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


async def test_a_replay_steps_jumps_finds_and_plays() -> None:
    session = finished_game()
    assert session.log is not None
    app = BoardgamesApp(replay=session.log.path)
    length = len(session.table.choices)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "every digest agrees" in screen_text(app), "the viewer")
        screen = app.screen
        assert isinstance(screen, ReplayScreen)
        await pilot.press("full_stop", "full_stop", "comma")
        assert screen.at == 1
        await pilot.press("end")
        assert screen.at == length
        await pilot.press("pageup")
        assert screen._rounds[screen.at] != screen._rounds[screen.at - 1]
        await pilot.press("home", "pagedown")
        assert screen._rounds[screen.at] == 2
        await pilot.press("less_than_sign", "greater_than_sign", "s")
        await pilot.press("slash", "3", "enter")
        assert screen.at == 3
        await pilot.press("slash", *"stops", "enter")
        assert any(line.number == screen.at and "stops" in line.text for line in screen.view.log)  # type: ignore[union-attr]
        await pilot.press("home", "plus", "plus", "plus", "plus", "space")
        await until(pilot, lambda: screen.at > 0, "a step by itself")
        await pilot.press("space")
        assert screen._timer is None


async def test_a_replay_shows_what_a_seat_saw() -> None:
    session = finished_game()
    assert session.log is not None
    app = BoardgamesApp(replay=session.log.path)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "every digest agrees" in screen_text(app), "the viewer")
        await pilot.press("full_stop")
        pick = session.table.choices[0].action.coins
        assert f"A pick {pick}" in screen_text(app)
        assert "seen by everything" in screen_text(app)
        await pilot.press("h")
        assert "seen by a bystander" in screen_text(app)
        assert f"A pick {pick}" not in screen_text(app)
        await pilot.press("h")
        assert "seen by Anna" in screen_text(app)
        assert f"A pick {pick}" in screen_text(app)
        await pilot.press("h")
        assert "seen by Boris" in screen_text(app)
        assert f"A pick {pick}" not in screen_text(app)


async def test_playing_on_from_a_replay_leaves_the_record_alone() -> None:
    session = finished_game()
    assert session.log is not None
    before = session.log.path.read_bytes()
    app = BoardgamesApp(replay=session.log.path)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "every digest agrees" in screen_text(app), "the viewer")
        await pilot.press("full_stop", "full_stop", "b")
        await until(pilot, lambda: app.session is not None, "the new game")
        assert app.session is not None
        assert app.session.table.states[0] == session.table.states[2]
    assert session.log.path.read_bytes() == before


async def test_a_log_that_parts_ways_is_shown_up_to_there(tmp_path: Path) -> None:
    session = finished_game()
    assert session.log is not None
    lines = session.log.path.read_bytes().splitlines(keepends=True)
    lines[4] = lines[4].replace(b'"digest":"', b'"digest":"0')
    path = tmp_path / "bent.jsonl"
    path.write_bytes(b"".join(lines))
    app = BoardgamesApp(replay=path)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "line 5" in screen_text(app), "the verdict")
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.length == 3


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


async def test_pages_of_the_table() -> None:
    app = BoardgamesApp(new_session(shelf.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        for key, words in (("V", "as if the game ended now"), ("L", "history · Enter"), ("f5", "Keys")):
            await press(pilot, app, key)
            await until(pilot, lambda w=words: w in screen_text(app), words)  # type: ignore[misc]
            assert isinstance(app.screen, Reader | HistoryScreen)
            await pilot.press("escape")


async def test_the_palette_knows_commands_places_and_rules() -> None:
    app = BoardgamesApp(new_session(shelf.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "ctrl+p")
        await pilot.press(*"go to guild")
        await until(pilot, lambda: "Go to: bid" in screen_text(app), "the choice")
        await pilot.press("escape")


async def test_themes_change_without_losing_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        await pilot.pause()
        before = screen_text(app)
        for name in ("light", "high-contrast", "mono", "dark"):
            await pilot.press("f9")
            await until(pilot, lambda n=name: app.inks.palette.id == n, name)  # type: ignore[misc]
            assert screen_text(app) == before
    assert read_settings().theme == "dark"
    monkeypatch.setenv("NO_COLOR", "1")
    assert BoardgamesApp().inks.palette is MONO


@pytest.mark.parametrize("key", ["down", "L", "O", "V", "f4", "f5", "at", "question_mark", "ctrl+p", "slash"])
async def test_ascii_glyphs_leave_nothing_else(key: str) -> None:
    app = BoardgamesApp(new_session(shelf.load("felinia"), players=2), ascii_only=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, app, key)
        await pilot.pause()
        assert {c for c in screen_text(app) if ord(c) > 126} == set()


def test_settings_survive_nonsense(own_home: Path) -> None:
    write_settings(Settings(theme="light"))
    assert read_settings().theme == "light"
    settings_path().write_text("nonsense")
    assert read_settings() == Settings()
    settings_path().write_text('{"curtain": "sometimes", "names": ["Zoe"]}')
    assert read_settings().curtain == "when needed"
    assert read_settings().names == ["Zoe", "Boris", "Chloe", "Dmitri"]


def test_ages_are_told_in_the_largest_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.time", lambda: 200_000.0)
    assert age(199_999) == "just now"
    assert age(199_900) == "1 minute ago"
    assert age(190_000) == "2 hours ago"
    assert age(20_000) == "2 days ago"


@pytest.mark.parametrize("name", shelf.games())
async def test_a_worked_example_is_played_on_the_board(name: str) -> None:
    app, game = BoardgamesApp(), shelf.load(name)
    example = next(example for example, build in game.parts.examples().items() if len(build(game).steps) > 1)
    async with app.run_test(size=(120, 40)) as pilot:
        app.open_example(game, example)
        await until(pilot, lambda: example in screen_text(app), "the example")
        screen = app.screen
        assert isinstance(screen, ExampleScreen)
        await pilot.press("full_stop", "full_stop", "comma")
        assert screen.at == 1
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is not screen, "the way back")


async def test_rules_lead_to_their_examples() -> None:
    app = BoardgamesApp(new_session(shelf.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "question_mark")
        await until(pilot, lambda: "shows it on the board" in screen_text(app), "the explanation")
        await pilot.press("down", "enter")
        await until(pilot, lambda: isinstance(app.screen, ExampleScreen), "the example")


async def test_the_tables_say_where_a_figure_comes_from() -> None:
    app = BoardgamesApp(new_session(shelf.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "m", "1", "at")
        await until(pilot, lambda: "markets.toml" in screen_text(app), "the tables")
        assert "published" in screen_text(app)
        assert "with 'market-1'" in screen_text(app)
