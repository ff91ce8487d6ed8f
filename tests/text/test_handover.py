"""What one person reads alone leaves the terminal with them: also when the program is stopped or ended meanwhile."""

import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from boardgames.text.handover import CLEAR_SCREEN, FIRST_SCREEN, SECOND_SCREEN, HandOver
from tests import toy
from tests.cli.test_main import SOURCE
from tests.hostile.terminals import in_terminal, take

PATIENCE = 100.0


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(map(str, (SOURCE, *toy.installed(tmp_path / "site")))))
    return ["play", "toy", "--players", "Ann,Bob", "--plain", "--log", str(tmp_path / "game.jsonl")]


def shown(master: int, words: str) -> str:
    """Read until some words are on the terminal."""
    out = ""
    for _ in range(int(PATIENCE / 0.1)):
        out += take(master, 0.1).decode()
        if words in out:
            return out
    raise AssertionError(f"{words!r} never comes: {out!r}")


@pytest.mark.parametrize("deadly", ["SIGTERM", "SIGHUP", "SIGQUIT"])
def test_a_signal_that_ends_the_program_takes_the_hand_away(table: list[str], deadly: str) -> None:
    number = getattr(signal, deadly)
    child, master = in_terminal(table, deaf=False, fresh=True)
    shown(master, "Ann, press Enter.")
    os.write(master, b"\n")
    shown(master, "Ann> ")
    os.kill(child, number)
    assert take(master, PATIENCE).decode().endswith(CLEAR_SCREEN + FIRST_SCREEN)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == -number
    os.close(master)


def test_a_stop_takes_the_hand_away_until_its_player_is_back(table: list[str]) -> None:
    child, master = in_terminal(table, deaf=False, fresh=True)
    shown(master, "Ann, press Enter.")
    os.write(master, b"\n")
    shown(master, "Ann> ")
    os.kill(child, signal.SIGTSTP)
    assert os.WIFSTOPPED(os.waitpid(child, os.WUNTRACED)[1])
    assert take(master, 0.2).decode() == CLEAR_SCREEN + FIRST_SCREEN
    os.kill(child, signal.SIGCONT)
    assert shown(master, "Ann, press Enter.").startswith(SECOND_SCREEN)
    os.write(master, b"\n")
    shown(master, "Ann> ")
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    os.close(master)


def test_without_a_second_screen_there_is_a_warning_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt="": "")
    for term, warned in (("dumb", True), ("xterm", False)):
        monkeypatch.setenv("TERM", term)
        alone = HandOver(("Ann", "Bob"), at_terminal=True)
        alone.to(0)
        alone.end()
        assert ("This terminal keeps what is printed" in capsys.readouterr().out) is warned
        assert signal.getsignal(signal.SIGTSTP) is signal.SIG_DFL


@pytest.mark.parametrize("thread", ["None", "threading.Thread()"])
def test_a_stop_before_the_screen_is_there_is_a_stop(thread: str) -> None:
    program = (
        "import os, signal, threading; from boardgames.tui.shutdown import stop_in_every_phase\n"
        "class Driver:\n"
        f"    _writer_thread = {thread}\n"
        "    def _sigtstp_application(self): raise AssertionError\n"
        "    def _sigcont_application(self, *_): raise AssertionError\n"
        "stop_in_every_phase(Driver()); os.kill(os.getpid(), signal.SIGTSTP); print('back')"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], env={**os.environ, "PYTHONPATH": str(SOURCE)}, stdout=subprocess.PIPE
    ) as child:
        assert os.WIFSTOPPED(os.waitpid(child.pid, os.WUNTRACED)[1])
        child.send_signal(signal.SIGCONT)
        assert child.communicate()[0] == b"back\n"
        assert child.returncode == 0


def test_a_line_typed_ahead_stands_behind_its_prompt_and_what_follows_on_a_line_of_its_own() -> None:
    """What followed began behind the prompt, so that lines broke inside a word at the width."""
    program = (
        "import select, sys; from boardgames.text.handover import HandOver\n"
        "table = HandOver(('Ann',), at_terminal=True)\n"
        "input('ready')\n"
        "for _ in range(2): select.select([sys.stdin], [], []); print('got', table.read('Ann> '))\n"
    )
    master, inside = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        stdin=inside,
        stdout=inside,
        stderr=inside,
        start_new_session=True,
    ) as child:
        os.close(inside)
        shown(master, "ready")
        os.write(master, b"\nlist\n2\n")
        assert "Ann> list\r\ngot list\r\nAnn> 2\r\ngot 2\r\n" in shown(master, "got 2\r\n")
        assert child.wait() == 0
    os.close(master)
