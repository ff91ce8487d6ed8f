"""The replay viewer: stepping, finding, other eyes, playing on, and a log that parts ways."""

from pathlib import Path

from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.replay import ReplayScreen
from boardgames.tui.widgets.note import Note
from tests.tui.driving import finished_game, screen_text, until


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
        assert "nothing hidden" in screen_text(app)
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
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen), "the viewer")
        note = app.screen.query_one("#note", Note)
        await until(pilot, lambda: "line 5" in " ".join(line.text.strip() for line in note.rows), "the verdict")
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.length == 3
