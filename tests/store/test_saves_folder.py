"""The saves folder: whatever lies in it, the good games are found."""

import os
from pathlib import Path

import pytest

from boardgames.core.errors import UserError
from boardgames.table.saved_games import (
    MAX_LISTED,
    SavedGame,
    are_enough,
    new_log_path,
    newest_open_game,
    saved_paths,
    saves_folder,
    summarize,
)
from boardgames.table.session import Session
from tests.table.test_session import toy_session
from tests.toy import GAME, PICKS

pytestmark = pytest.mark.usefixtures("toy_installed")


@pytest.fixture
def good() -> Path:
    """An unfinished game, older than everything else."""
    path = new_log_path("toy")
    session = toy_session(path)
    session.choose(0, PICKS[0])
    session.close()
    os.utime(path, (1, 1))
    return path


def lay_rubbish(name: str) -> Path:
    path = saves_folder() / f"{name}.jsonl"
    match name:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "dangling":
            path.symlink_to(saves_folder() / "nowhere")
        case "circle":
            path.symlink_to(path)
        case "secret":
            path.write_text("x")
            path.chmod(0)
        case "\x1b[2J\nx":
            path.write_text("x")
        case "deep":
            path.write_bytes(b"[" * 9999 + b"\n")
        case "empty":
            path.touch()
    return path


RUBBISH = ("pipe", "folder", "dangling", "circle", "secret", "\x1b[2J\nx", "deep", "empty")


@pytest.mark.parametrize("name", RUBBISH)
def test_a_bad_file_hides_no_good_one(good: Path, name: str) -> None:
    bad = lay_rubbish(name)
    assert set(saved_paths()) == {good, bad}
    assert newest_open_game() == good
    saved = summarize(bad)
    assert saved.state == "broken"
    assert (saved.title + saved.status).isprintable()


def test_forty_newer_bad_files_hide_no_good_one(good: Path) -> None:
    for number in range(40):
        (saves_folder() / f"bad-{number}.jsonl").write_text("no log\n")
    assert newest_open_game() == good
    Session.resume(newest_open_game()).close()


def test_a_list_is_long_enough_when_it_holds_enough_good_games() -> None:
    def saved(state: str) -> SavedGame:
        return SavedGame("", "", "", "", (), 0.0, state)

    assert not are_enough([saved("broken")] * 100)
    assert not are_enough([saved("over")] * (MAX_LISTED - 1) + [saved("broken")])
    assert are_enough([saved("over")] * 10 + [saved("open")] * (MAX_LISTED - 10))


def test_a_folder_of_saves_that_is_none_holds_none() -> None:
    saves_folder().parent.mkdir(parents=True)
    saves_folder().write_text("x")
    assert saved_paths() == []
    with pytest.raises(UserError, match="no unfinished game"):
        newest_open_game()


def test_a_log_that_cannot_be_followed_is_broken_and_no_more(good: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*arguments: object) -> None:
        raise IndexError

    monkeypatch.setattr("boardgames.table.saved_games.replay_in_slices", fails)
    assert summarize(good).state == "broken"
    assert "an invalid position (IndexError)" in summarize(good).status


def test_a_table_with_names_that_cannot_be_shown_is_not_set(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="two players are called 'Ann'"):
        Session.new(GAME, ("Ann", "Ann"), ("", ""), seed=1, variant="", path=tmp_path / "x.jsonl")
    assert not (tmp_path / "x.jsonl").exists()


def test_players_hear_that_the_log_is_another_file_now(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = toy_session(path)
    session.choose(0, PICKS[0])
    assert session.is_saved
    assert not session.has_moved
    path.rename(tmp_path / "elsewhere.jsonl")
    path.write_text("somebody else's")
    assert not session.is_saved
    session.choose(1, PICKS[0])
    assert session.is_saved
    assert session.has_moved
    assert "the whole game is saved in" in session.notice
    session.notice = ""
    session.choose(0, session.legal_actions(0)[0])
    assert session.notice == ""
    session.close()
    assert not session.is_saved
    assert session.log is not None
    assert len(Session.resume(session.log.path).table.choices) == 3
    assert path.read_text() == "somebody else's"


def test_a_closed_log_takes_nothing_and_the_choice_has_not_happened(tmp_path: Path) -> None:
    session = toy_session(tmp_path / "game.jsonl")
    session.close()
    session.close()
    with pytest.raises(UserError, match="is closed, so this choice was not saved"):
        session.choose(0, PICKS[0])
    assert session.table.choices == []


def test_a_game_that_cannot_be_written_anew_is_kept_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "games"
    session = toy_session(folder / "game.jsonl")
    session.choose(0, PICKS[0])
    (folder / "game.jsonl").unlink()
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", _no_space)
        with pytest.raises(UserError, match="No space left"):
            session.choose(1, PICKS[0])
        assert list(folder.iterdir()) == []
    assert len(session.table.choices) == 1
    session.choose(1, PICKS[0])
    session.close()
    assert len(Session.resume(folder / "game.jsonl").table.choices) == 2


def _no_space(handle: int) -> None:
    raise OSError(28, "No space left on device")
