"""The command line and the plain table against odd arguments, odd files and a log that fails: always one sentence."""

import io
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boardgames.__main__ import run
from boardgames.core import registry
from boardgames.core.errors import UserError
from boardgames.core.interrupts import held_interrupts, raise_noted
from boardgames.lab.worker_pool import in_order
from boardgames.store.cache import cache_folder
from boardgames.store.component_tables import load_tables
from boardgames.table.session import Session
from boardgames.text import terminal
from boardgames.text.game import play
from tests import toy
from tests.cli.test_main import SOURCE
from tests.cli_runner import CliRunner
from tests.table.test_session import toy_session
from tests.toy import GAME


@pytest.fixture(autouse=True)
def toy_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    toy.register(tmp_path / "site", monkeypatch)
    yield
    terminal._ascii_only = False


# --- arguments --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ("²", "players, not 1"),
        ("999999999", "players, not 9999"),
        ("9" * 5000, "players, not 9999"),
        ("", "every player needs a name"),
        ("Ann,ann", "two players are called"),
        ("Ann,B\nC", "cannot be shown"),
        ("Ann,\udcff", "cannot be shown"),
        ("Ann," + "x" * 21, "longer than 20 letters"),
    ],
)
def test_players_are_refused_in_one_line(ask: CliRunner, tmp_path: Path, players: str, said: str) -> None:
    log = tmp_path / "game.jsonl"
    refused = ask("play", "toy", "--plain", "--players", players, "--log", log)
    assert refused.status == 1
    assert said in refused.err
    assert refused.err.count("\n") == 1
    assert refused.err.rstrip("\n").isprintable()
    assert not log.exists()


@pytest.mark.parametrize("odd", ["\x1b[2J", "a\nb", "\udcff", "\u202e"])
def test_wrong_usage_is_said_without_obeying_it(ask: CliRunner, odd: str) -> None:
    for arguments in ([odd], ["play", odd], ["play", "toy", odd], ["simulate", "toy", "-n", odd]):
        refused = ask(*arguments)
        assert refused.status == 2
        assert all(line.isprintable() for line in refused.err.splitlines())


@pytest.mark.parametrize("arguments", [["--ascii", "play", "toy"], ["play", "toy", "--ascii"]])
def test_ascii_is_accepted_before_and_after_the_command(ask: CliRunner, tmp_path: Path, arguments: list[str]) -> None:
    shown = ask(*arguments, "--plain", "--players", "Zoë,Bob", "--log", tmp_path / "game.jsonl", typed="board\nquit\n")
    assert shown.status == 0
    assert shown.out.isascii()


def test_a_position_gets_no_impossible_name(ask: CliRunner, tmp_path: Path) -> None:
    shown = ask("play", "toy", "--plain", "--log", tmp_path / "game.jsonl", typed="save a\0b\nquit\n")
    assert shown.status == 0
    assert "cannot be the name of a file" in shown.out


# --- tables -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def tables(tmp_path: Path) -> Path:
    folder = tmp_path / "toy"
    shutil.copytree(GAME.parts.data, folder)
    return folder


def test_a_check_never_believes_the_cache(tables: Path) -> None:
    before = GAME.with_data(tables)
    built: list[Path] = []

    def build(folder: Path) -> Any:
        built.append(folder)
        return before.tables

    kind = type(before.tables)
    load_tables(tables, kind, lambda: build)
    assert built == [], "the cache knows these tables"
    load_tables(tables, kind, lambda: build, fresh=True)
    assert built == [tables]


def test_a_check_reads_the_tables_and_leaves_the_cache_as_good_as_it_finds_it(ask: CliRunner, tables: Path) -> None:
    assert ask("data", "toy", "--check", tables).status == 0
    for path in cache_folder().glob("toy-*"):
        path.write_bytes(b"rubbish")
    assert "all tables of toy are consistent" in ask("data", "toy", "--check", tables).out


def test_strangers_among_the_tables_are_named(ask: CliRunner, tables: Path) -> None:
    (tables / "notes.txt").write_text("x")
    shown = ask("data", "toy", "--check", tables)
    assert shown.status == 0
    assert "notes.txt is not read" in shown.out
    (tables / "coin.toml").write_text("x = 1")
    refused = ask("data", "toy", "--check", tables)
    assert refused.status == 1
    assert "coin.toml is no table of" in refused.err


@pytest.mark.parametrize("name", ["coins.toml", "rules.toml"])
def test_tables_that_cannot_be_read_are_named(ask: CliRunner, tables: Path, name: str) -> None:
    (tables / name).unlink()
    os.mkfifo(tables / name)
    refused = ask("data", "toy", "--check", tables)
    assert refused.status == 1
    assert f"{name} is not an ordinary file" in refused.err


def test_tables_that_fit_in_no_way_are_one_sentence(tables: Path) -> None:
    def build(folder: Path) -> Any:
        raise StopIteration

    with pytest.raises(UserError, match=r"holds tables of which no game can be made \(StopIteration"):
        load_tables(tables, type(GAME.tables), lambda: build, fresh=True)


# --- a log that fails -------------------------------------------------------------------------------------------------


def typed(session: Session, text: str, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    return play(session)


def test_players_at_the_plain_table_hear_where_the_game_is_saved_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    session = toy_session(path)
    path.unlink()
    path.write_text("somebody else's")
    assert typed(session, "save\n1\nsave\nquit\n", monkeypatch) == 0
    out = capsys.readouterr().out
    assert "is gone or was changed; the next choice writes the whole game anew" in out
    assert "The log was moved, deleted or changed by somebody; the whole game is saved in" in out
    assert f"Saved in {tmp_path / 'game-2.jsonl'}" in out
    session.close()
    assert len(Session.resume(tmp_path / "game-2.jsonl").table.choices) == 1


def test_a_choice_at_the_plain_table_that_cannot_be_saved_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*arguments: object) -> None:
        raise UserError("The disk is full.")

    session = toy_session(tmp_path / "game.jsonl")
    with monkeypatch.context() as patch:
        patch.setattr(session.log, "wrote_choice", full)
        assert typed(session, "1\n", patch) == 1
    assert "NOT SAVED, and not done: The disk is full." in capsys.readouterr().out
    assert session.table.choices == []
    assert typed(session, "1\n", monkeypatch) == 0
    with monkeypatch.context() as patch:
        patch.setattr(session.log, "wrote_undo", full)
        assert typed(session, "undo yes\n", patch) == 1
    assert "Taken back" not in capsys.readouterr().out
    assert len(session.table.choices) == 1


def test_a_terminal_that_fails_ends_the_plain_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Gone(io.StringIO):
        def readline(self, *arguments: object) -> str:  # type: ignore[override]
            raise OSError(5, "Input/output error")

    monkeypatch.setattr("sys.stdin", Gone())
    assert play(toy_session(tmp_path / "game.jsonl")) == 0


def test_everything_on_the_shelf_can_be_read_fresh() -> None:
    for name in registry.games():
        game = registry.load(name)
        assert game.with_data(game.parts.data, fresh=True).data_digest == game.data_digest


# --- streams ----------------------------------------------------------------------------------------------------------


def shell(command: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    """The program as a shell starts it; `boardgames` in the command stands for it."""
    program = f"'{sys.executable}' -m boardgames"
    return subprocess.run(
        ["sh", "-c", command.replace("boardgames", program)],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        check=False,
    )


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_are_no_reason_to_fail_and_never_become_the_log(tmp_path: Path, closed: str) -> None:
    done = shell(f"echo 1 | boardgames play felinia --seed 3 --plain --log game.jsonl {closed}", tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert shell("boardgames replay game.jsonl --verify", tmp_path).returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a full device is needed")
@pytest.mark.parametrize("arguments", ["rules felinia", "--help", "play --help", "--version"])
def test_output_that_cannot_be_written_is_one_sentence(tmp_path: Path, arguments: str) -> None:
    done = shell(f"boardgames {arguments} > /dev/full", tmp_path)
    assert done.returncode == 1
    assert done.stderr == "boardgames: No space left on device.\n"


def test_an_interrupt_while_the_program_is_loaded_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    class Loading:
        def __getattr__(self, name: str) -> object:
            raise KeyboardInterrupt

    monkeypatch.setitem(sys.modules, "boardgames.cli.main", Loading())
    with pytest.raises(SystemExit) as end:
        run()
    assert end.value.code == 130


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_is_heard_behind_an_import_and_cuts_none_short() -> None:
    done = []

    def imported() -> None:
        with held_interrupts():
            signal.raise_signal(signal.SIGINT)
            done.append(1)

    with pytest.raises(KeyboardInterrupt):
        imported()
    assert done
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_ends_a_computation_between_its_steps_only() -> None:
    done = []

    def job(number: int) -> None:
        signal.raise_signal(signal.SIGINT)
        done.append(number)
        raise_noted()
        done.append(number)

    with pytest.raises(KeyboardInterrupt):
        list(in_order(job, 2, 1))
    assert done == [1]
    raise_noted()  # nothing is left of it
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_game_in_plain_lines_leaves_nothing_open(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "boardgames", "play", "felinia", "--plain", "--log", "game.jsonl"],
        input=b"quit\n",
        capture_output=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
