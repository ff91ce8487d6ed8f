"""The limits of a log are the same for whoever writes it and whoever reads it, and nothing whole is ever cut."""

import json
from pathlib import Path

import pytest

from boardgames.core import registry
from boardgames.core.errors import UserError
from boardgames.store import log as logs
from boardgames.store import log_writer, safe_files
from boardgames.store.log import read_log
from boardgames.store.log_writer import LogWriter
from boardgames.store.replay import replay, run_to_end
from boardgames.table.saved_games import OPEN, summarize, summarize_in_slices
from boardgames.table.session import Session
from tests.store.test_log import recorded, rewrite
from tests.toy import GAME

pytestmark = pytest.mark.usefixtures("toy_installed")


def began(path: Path) -> Session:
    return Session.new(GAME, ("Ann", "Bob"), ("", ""), seed=1, variant="plain", path=path)


def to_and_fro(session: Session, times: int) -> None:
    asked = session.decision
    assert asked is not None
    session.choose(asked.seat, session.legal_actions(asked.seat)[0])
    for _ in range(times):
        session.table.undo()
        session.table.redo()


def test_a_log_of_many_choices_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = began(path)
    to_and_fro(session, 300)
    session.close()
    before = path.read_bytes()
    again = Session.resume(path)
    again.close()
    assert path.read_bytes() == before
    assert again.table.states == session.table.states


def test_a_full_log_takes_no_choice_and_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    session = began(path)
    for module in (logs, log_writer):
        monkeypatch.setattr(module, "MAX_STEPS", 21)
    to_and_fro(session, 9)
    assert session.notice == ""
    to_and_fro(session, 0)
    assert "nearly full: it holds 20 of at most 21 choices" in session.notice
    session.notice = ""
    session.table.undo()
    assert session.notice == "", "it is said once"
    before, state = path.read_bytes(), session.table.state
    with pytest.raises(UserError, match="is full, so this choice is not made: a log holds at most 21 choices"):
        session.table.redo()
    assert session.table.state == state
    assert path.read_bytes() == before
    session.close()
    again = Session.resume(path)
    assert again.table.state == state
    assert "nearly full" in again.notice
    again.close()


def test_a_log_that_is_too_large_is_refused_and_left_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    session = began(path)
    to_and_fro(session, 40)
    session.close()
    before = path.read_bytes()
    for module in (logs, log_writer, safe_files):
        monkeypatch.setattr(module, "MAX_LOG", len(before) - 100)
    with pytest.raises(UserError, match="is larger than"):
        LogWriter.reopen(path)
    assert path.read_bytes() == before


def test_a_log_with_too_many_choices_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    session = began(path)
    to_and_fro(session, 10)
    session.close()
    monkeypatch.setattr(logs, "MAX_STEPS", 20)
    with pytest.raises(UserError, match="no log holds more than 20 choices, undone ones included"):
        read_log(path)


def test_to_undo_and_redo_applies_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    session = began(path)
    to_and_fro(session, 100)
    session.close()
    applied: list[object] = []
    apply = type(GAME).apply

    def counted(game: object, *arguments: object) -> object:
        applied.append(arguments)
        return apply(game, *arguments)  # type: ignore[arg-type]

    monkeypatch.setattr(type(GAME), "apply", counted)
    table = replay(read_log(path), GAME)
    assert table.state == session.table.state
    assert len(applied) == 1


def test_how_a_long_game_stands_is_left_open_if_it_takes_too_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    game = registry.load("felinia")
    session = Session.new(game, ("Ann", "Bob"), ("", ""), seed=1, variant="classic", path=path)
    to_and_fro(session, 20)
    session.close()
    work = summarize_in_slices(path, in_time=lambda: True)
    for _ in range(10):
        next(work)  # somebody else can do something in between
    work.close()
    left = iter((True, True, False))
    saved = run_to_end(summarize_in_slices(path, in_time=lambda: next(left)))
    assert (saved.state, saved.status, saved.mover) == (OPEN, "41 choices", "")
    assert summarize(path).mover == "Ann"


def test_a_log_of_format_1_has_no_chain(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    recorded(path)
    rewrite(path, 1, boardgames=1)
    with pytest.raises(UserError, match="line 2 is damaged: it has a link to the line before, and a log of format 1"):
        read_log(path)


def test_where_no_chain_covers_the_header_everybody_must_agree(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session.new(GAME, ("Ann", "Bob"), ("", "random"), seed=1, variant="plain", path=path)
    to_and_fro(session, 1)
    session.close()
    assert read_log(path).consenting == (0,)
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    lines[0] |= {"boardgames": 1, "bots": ["random", "random"]}
    for line in lines:
        line.pop("chain", None)
    path.write_text("".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines))
    assert read_log(path).consenting == (0, 1)


def test_no_chain_covers_a_header_that_stands_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    session = Session.new(GAME, ("Ann", "Bob"), ("", ""), seed=1, variant="plain", path=path)
    to_and_fro(session, 1)
    session.close()
    header = json.loads(path.read_bytes().splitlines()[0])
    path.write_text(json.dumps(header | {"bots": ["random", "random"]}) + "\n")
    assert read_log(path).consenting == (0, 1)
