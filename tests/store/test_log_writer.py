"""What happens to a log while it is being written: faults of the disk, and other people's hands."""

import json
import multiprocessing
import os
from pathlib import Path

import pytest

from boardgames.core.errors import UserError
from boardgames.store.log import FORMATS, read_log
from boardgames.store.log_writer import LogWriter
from boardgames.store.replay import replay, watch
from tests.store.test_log import begin, forge, recorded, rewrite
from tests.toy import DRAW, GAME, PICKS, ROLL, STOP


def test_a_log_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    recorded(path)
    assert path.stat().st_mode & 0o777 == 0o600


def test_every_line_hangs_on_the_one_before(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    recorded(path)
    lines = path.read_bytes().splitlines()
    assert json.loads(lines[0])["boardgames"] == FORMATS[-1]
    assert len({json.loads(line)["chain"] for line in lines[1:]}) == len(lines) - 1


@pytest.mark.parametrize(
    ("line", "changes"),
    [
        (1, {"names": ["Eve", "Bob"]}),
        (1, {"bots": ["", "random"]}),
        (1, {"engine": "9.9"}),
        (4, {"changed": {"picks": "0000"}}),
        (4, {"digest": "0" * 16}),
    ],
)
def test_whatever_is_edited_breaks_the_chain(tmp_path: Path, line: int, changes: dict[str, object]) -> None:
    path = tmp_path / "game.jsonl"
    recorded(path)
    rewrite(path, line, **changes)
    with pytest.raises(UserError, match=f"line {max(line, 2)} is damaged: it or a line before it was changed"):
        read_log(path)


def test_a_damaged_log_can_be_watched_up_to_the_damage(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = recorded(path)
    lines = path.read_bytes().split(b"\n")
    lines[6] = b"{}"
    path.write_bytes(b"\n".join(lines))
    with pytest.raises(UserError, match=r"line 7 is damaged.* can still show the 5 lines before it"):
        read_log(path)
    seen, stopped = watch(read_log(path, salvage=True), GAME)
    assert "line 7 is damaged" in stopped
    assert seen.state in table.states


def test_a_log_that_plays_otherwise_is_watched_up_to_there(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = recorded(path)
    forge(path, 3, act={"do": "pick", "coins": 3})
    seen, stopped = watch(read_log(path), GAME)
    assert "line 3: replay and log differ" in stopped
    assert seen.state == table.states[1]


def test_a_log_of_other_rules_that_plays_the_same_is_watched_to_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table = recorded(path)
    forge(path, 1, revision=99)
    seen, stopped = watch(read_log(path), GAME)
    assert seen.state == table.state
    assert "revision 99" in stopped
    with pytest.raises(UserError, match="revision 99"):
        replay(read_log(path), GAME)


def test_a_log_of_format_1_is_read_and_played_on_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table, log = begin(path)
    table.play(0, PICKS[0])
    log.close()
    header, line = path.read_bytes().splitlines()
    old = json.loads(line)
    del old["chain"]
    path.write_bytes(header.replace(b'"boardgames":2', b'"boardgames":1') + b"\n" + json.dumps(old).encode() + b"\n")
    read, writer = LogWriter.reopen(path)
    again = replay(read, GAME)
    again.journal = writer
    again.play(1, PICKS[1])
    writer.close()
    assert b"chain" not in path.read_bytes()
    assert replay(read_log(path), GAME).state == again.state


def _play_on(path: Path, locked: object, go: object) -> None:
    _, writer = LogWriter.reopen(path)
    locked.set()  # type: ignore[attr-defined]
    go.wait()  # type: ignore[attr-defined]
    writer.close()


def test_a_game_is_locked_before_it_is_read(tmp_path: Path) -> None:
    """What another process adds while it holds the lock is there when we get it, or we do not get it."""
    path = tmp_path / "game.jsonl"
    _, log = begin(path)
    log.close()
    context = multiprocessing.get_context("fork")
    locked, go = context.Event(), context.Event()
    other = context.Process(target=_play_on, args=(path, locked, go))
    other.start()
    try:
        assert locked.wait(60)
        with pytest.raises(UserError, match="another window"):
            LogWriter.reopen(path)
    finally:
        go.set()
        other.join()
    LogWriter.reopen(path)[1].close()


def test_resuming_changes_nothing_until_somebody_chooses(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    _, log = begin(path)
    log.close()
    torn = path.read_bytes() + b'{"n":1,"se'
    path.write_bytes(torn)
    read, writer = LogWriter.reopen(path)
    assert read.torn
    writer.close()
    assert path.read_bytes() == torn


@pytest.mark.parametrize("harm", ["deleted", "renamed", "replaced", "cut", "emptied", "grown", "overwritten"])
def test_a_log_that_is_not_ours_any_more_is_written_anew(tmp_path: Path, harm: str) -> None:
    path = tmp_path / "games" / "game.jsonl"
    table, log = begin(path)
    table.play(0, PICKS[0])
    match harm:
        case "deleted":
            path.unlink()
        case "renamed":
            path.rename(tmp_path / "moved.jsonl")
        case "replaced":
            path.unlink()
            path.write_text("a shopping list")
        case "cut":
            os.truncate(path, 100)
        case "emptied":
            os.truncate(path, 0)
        case "grown":
            with path.open("ab") as file:
                file.write(b"something\n")
        case "overwritten":
            path.write_bytes(path.read_bytes().replace(b"Ann", b"Eve"))
            os.utime(path, (1, 1))
    there = path.read_bytes() if path.exists() else None
    table.play(1, PICKS[1])
    table.play(0, DRAW)
    assert "whole game is saved in" in log.notice
    log.close()
    assert replay(read_log(log.path), GAME).state == table.state
    if there is not None:
        assert log.path != path
        assert path.read_bytes() == there, "what somebody else put there stays"


def test_a_log_that_was_only_touched_is_written_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table, log = begin(path)
    os.utime(path, (1, 1))
    assert log.is_whole
    table.play(0, PICKS[0])
    assert (log.notice, log.path) == ("", path)
    log.close()


def test_a_double_fault_is_mended_before_the_next_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fails while a line is written and again while it is taken back: no line is ever numbered twice."""
    path = tmp_path / "game.jsonl"
    table, log = begin(path)
    table.play(0, PICKS[0])
    size = path.stat().st_size

    class Stubborn:
        """A file that writes but can neither sync nor be cut."""

        def __init__(self, file: object) -> None:
            self.file = file

        def __getattr__(self, name: str) -> object:
            return getattr(self.file, name)

        def truncate(self, size: int) -> None:
            raise OSError(5, "Input/output error")

    def fail(_: int) -> None:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr("boardgames.store.log_writer.os.fsync", fail)
        patch.setattr(log, "_file", Stubborn(log._file))
        for _ in range(2):
            with pytest.raises(UserError, match="Input/output error"):
                table.play(1, PICKS[1])
    assert path.stat().st_size > size, "half a line is still there"
    assert len(table.choices) == 1
    table.play(1, PICKS[2])
    table.play(0, ROLL)
    log.close()
    assert replay(read_log(path), GAME).state == table.state


def test_a_disk_that_is_full_at_once_leaves_no_empty_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"

    def fail(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("boardgames.store.log_writer.os.fsync", fail)
        with pytest.raises(UserError, match="No space left"):
            begin(path)
    assert not path.exists()
    _, log = begin(path)
    log.close()


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("x")
    with pytest.raises(UserError, match="is not a folder"):
        begin(blocked / "game.jsonl")
    with pytest.raises(UserError, match="cannot be the name of a file"):
        begin(tmp_path / "a\0b.jsonl")


@pytest.mark.parametrize("kind", ["pipe", "folder", "dangling"])
def test_what_is_no_ordinary_file_is_never_waited_for(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "game.jsonl"
    match kind:
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "dangling":
            path.symlink_to(tmp_path / "nowhere")
    for attempt in (read_log, LogWriter.reopen):
        with pytest.raises(UserError, match=r"not an ordinary file|cannot be"):
            attempt(path)


def test_an_undo_is_linked_too(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    table, log = begin(path)
    table.play(0, PICKS[0])
    table.undo()
    table.redo()
    table.play(1, PICKS[1])
    table.play(0, STOP)
    log.close()
    assert replay(read_log(path), GAME).state == table.state
