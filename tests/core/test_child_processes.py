"""Processes of ours in a stranger's folder: nothing that lies there runs."""

import asyncio
import contextlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

from boardgames.bots.levels import EFFORTS
from boardgames.bots.search import Trial
from boardgames.bots.search_pool import SearchPool
from boardgames.bots.worker import make_task, open_runner
from boardgames.core.child_processes import SAFE_PATH, command, safe_path
from boardgames.core.game import Config
from boardgames.lab.worker_pool import WorkerPool
from boardgames.tui.bot_process import BotProcess
from tests import toy
from tests.cli.test_main import SOURCE

ODD = ("boardgames", "msgspec", "sitecustomize")


@pytest.fixture
def trap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder: a module of every name that the program could look for; each leaves a mark when it runs."""
    folder = tmp_path / "a friend's tables"
    folder.mkdir()
    mark = tmp_path / "ran"
    for name in (*sys.stdlib_module_names, *ODD):
        (folder / f"{name}.py").write_text(f"open({str(mark)!r}, 'a').write('{name} ')\n")
    monkeypatch.chdir(folder)
    return mark


@pytest.fixture
def task(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> bytes:
    toy.register(tmp_path / "site", monkeypatch)
    state = toy.GAME.start(Config(2, 1, "plain"))
    return make_task(toy.GAME, None, "normal", 0, 1, state)


def ran(mark: Path) -> str:
    return mark.read_text() if mark.exists() else ""


def test_the_trap_works(trap: Path) -> None:
    subprocess.run([sys.executable, "-c", "import decimal"], capture_output=True, check=False)
    assert ran(trap), "some versions of Python import other modules first"


def test_a_bot_that_thinks_runs_nothing_of_the_current_folder(trap: Path, task: bytes) -> None:
    async def think() -> bytes:
        thinker = BotProcess()
        try:
            return await thinker.answer(task)
        finally:
            await thinker.close()

    assert b'"action"' in asyncio.run(think())
    assert ran(trap) == ""


def test_its_helpers_run_nothing_of_it_either(trap: Path, task: bytes) -> None:
    with contextlib.closing(SearchPool(open_runner, 1)) as pool:
        runner = pool.runner(task, EFFORTS["strong"])
        runner([Trial(0, 0), Trial(1, 0)])
        assert pool._workers
    assert ran(trap) == ""


def test_workers_of_a_series_run_nothing_of_it(trap: Path) -> None:
    assert list(WorkerPool(abs, 4, 2).results()) == [1, 2, 3, 4]
    assert ran(trap) == ""


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "felinia", "-n", "2", "--jobs", "2"),
        ("league", "felinia", "-n", "1", "--bots", "random,heuristic", "--players", "2", "--jobs", "2"),
    ],
    ids=lambda arguments: str(arguments[0]),
)
def test_a_command_runs_nothing_of_it(trap: Path, tmp_path: Path, arguments: tuple[str, ...]) -> None:
    program = tmp_path / "bin" / "boardgames"  # as an installation makes it
    program.parent.mkdir()
    program.write_text("from boardgames.__main__ import run\nif __name__ == '__main__':\n    run()\n")
    done = subprocess.run(
        [sys.executable, program, *arguments],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, ran(trap)) == (0, ""), done.stderr


def test_the_environment_is_left_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    for before in ("", "x"):
        monkeypatch.setenv(SAFE_PATH, before)
        with safe_path():
            assert os.environ[SAFE_PATH] == "1"
        assert os.environ[SAFE_PATH] == before
    monkeypatch.delenv(SAFE_PATH)
    with safe_path():
        assert os.environ[SAFE_PATH] == "1"
    assert SAFE_PATH not in os.environ


def test_the_program_started_as_a_module_forgets_the_current_folder(tmp_path: Path) -> None:
    mark = tmp_path / "ran"
    (tmp_path / "decimal.py").write_text(f"open({str(mark)!r}, 'w')\n")
    done = subprocess.run(
        [sys.executable, "-m", "boardgames", "simulate", "felinia", "-n", "2", "--jobs", "2"],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        cwd=tmp_path,
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert not mark.exists()


def test_a_command_takes_no_empty_folder_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", ["", "/a"])
    assert command("x")[-2:] == ["", "/a"]
    assert command("x", "y")[-2:] == ["y", "/a"]
