"""The replay viewer: stepping, finding, other eyes, playing on, and a log that parts ways."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.curtain import ConsentScreen
from boardgames.tui.screens.replay import ReplayScreen
from boardgames.tui.screens.rules_search import DataScreen, RulesScreen
from boardgames.tui.screens.start_menu import StartScreen
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.screens.thing_card import ThingCard
from boardgames.tui.widgets.footnote import Footnote
from boardgames.tui.widgets.row_list import RowList
from boardgames.tui.widgets.timeline import SPEEDS, Timeline
from tests.toy import PICKS
from tests.tui.driving import finished_game, new_session, screen_text, until


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
        assert any(line.number == screen.at and "stops" in line.text for line in screen.scene.log)  # type: ignore[union-attr]
        await pilot.press("home", "plus", "space")
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
        assert "nothing hidden" in screen_text(app)
        await pilot.press("h")
        assert "seen by a spectator" in screen_text(app)
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
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen), "the viewer")
        note = app.screen.query_one("#note", Footnote)
        await until(pilot, lambda: "line 5" in " ".join(line.text.strip() for line in note.rows), "the verdict")
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.length == 3


async def viewer(pilot: Pilot[None], app: BoardgamesApp) -> ReplayScreen:
    await until(pilot, lambda: "every digest agrees" in screen_text(app), "the viewer")
    assert isinstance(app.screen, ReplayScreen)
    return app.screen


async def test_a_line_of_the_history_opens_its_choice_on_the_board() -> None:
    session = finished_game()
    assert session.log is not None
    app = BoardgamesApp(replay=session.log.path)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await viewer(pilot, app)
        await pilot.press("end")
        lines = screen.query_one("#log", RowList)
        lines.focus()
        await until(pilot, lambda: lines.has_focus, "the history")
        lines.select(3)
        await pilot.press("enter")
        assert screen.at == 3


async def test_the_speed_of_a_replay_has_two_ends_and_playing_starts_anew_at_the_end() -> None:
    session = finished_game()
    assert session.log is not None
    app = BoardgamesApp(replay=session.log.path)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await viewer(pilot, app)
        await pilot.press(*["plus"] * 8)
        assert screen._speed == len(SPEEDS) - 1
        await pilot.press(*["minus"] * 8)
        assert screen._speed == 0
        await pilot.press("end", "space")
        assert screen._timer is not None
        await pilot.press("plus")
        assert f"{SPEEDS[1]}x" in screen_text(app), "another speed while it plays"
        await pilot.press(*["plus"] * 8)
        await until(pilot, lambda: screen.at == screen.length and screen._timer is None, "the end once more")
        assert "paused" in screen_text(app)


async def test_what_is_not_in_the_history_is_not_found() -> None:
    session = finished_game()
    assert session.log is not None
    app = BoardgamesApp(replay=session.log.path)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await viewer(pilot, app)
        await pilot.press("slash", *"xyzzy", "enter")
        await until(pilot, lambda: "'xyzzy' is not in the history" in screen_text(app), "the answer")
        assert screen.at == 0
        await pilot.press("slash")
        assert screen.query_one(Timeline).is_finding
        await pilot.press("escape")
        assert not screen.query_one(Timeline).is_finding
        assert app.screen is screen


async def test_from_a_replay_to_rules_tables_and_menu() -> None:
    session = finished_game()
    assert session.log is not None
    app = BoardgamesApp(replay=session.log.path)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await viewer(pilot, app)
        await pilot.press("f4")
        await until(pilot, lambda: isinstance(app.screen, RulesScreen), "the rules")
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen, "the replay")
        await pilot.press("right")
        assert screen.place == "deck"
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, ThingCard) and "The deck" in screen_text(app), "its card")
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen, "the replay")
        await pilot.press("at")
        await until(pilot, lambda: isinstance(app.screen, TextPage) and "deck.toml" in screen_text(app), "the origin")
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, DataScreen), "the tables")
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is screen, "the replay")
        await pilot.press("f10")
        await until(pilot, lambda: isinstance(app.screen, StartScreen), "the start screen")


async def test_a_game_that_cannot_be_written_is_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    session = finished_game()
    assert session.log is not None
    app = BoardgamesApp(replay=session.log.path)
    async with app.run_test(size=(120, 40)) as pilot:
        screen = await viewer(pilot, app)
        taken = session.log.path
        monkeypatch.setattr("boardgames.tui.screens.replay.new_log_path", lambda game: taken)
        await pilot.press("b")
        await until(pilot, lambda: "exists already" in " ".join(screen_text(app).split()), "the reason")
        assert app.screen is screen


async def test_a_game_that_is_still_played_is_watched_by_a_bystander() -> None:
    """The other's secret pick shows in no eye, and in no figure of the lead either."""
    session = new_session(players=2)
    assert session.log is not None
    session.choose(0, PICKS[2])
    app = BoardgamesApp(replay=session.log.path)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: "seen by a spectator" in screen_text(app), "the viewer")
        await pilot.press("end", "b")
        await until(pilot, lambda: "would show what is still hidden" in screen_text(app), "the reason")
        await pilot.press("h")
        await until(pilot, lambda: isinstance(app.screen, ConsentScreen), "the roll-call")
        await pilot.press("a", "backspace")
        await until(pilot, lambda: "still being played" in screen_text(app), "the reason")
        assert "seen by a spectator" in screen_text(app)
        assert "has picked 3" not in screen_text(app)
        assert "pick 3" not in screen_text(app)
        await pilot.press("h", "b", "a")
        await until(pilot, lambda: "nothing hidden" in screen_text(app), "what both agreed to")
        assert "pick 3" in screen_text(app)
    session.close()
