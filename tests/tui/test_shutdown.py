"""What happens when the terminal goes, or the program is asked to end: nothing waits for the screen."""

import contextlib
import os
import pty
import signal
import subprocess
import sys
import threading

import pytest

from boardgames.tui.app import BoardgamesApp
from boardgames.tui.shutdown import LEFT, Hangup
from tests.cli.test_main import SOURCE

STUCK = """
import sys, threading
from boardgames.tui.shutdown import Hangup

def let_go():
    print("let go", file=sys.stderr, flush=True)

with Hangup(let_go, lambda: None, deadline=0.05):
    print("ready", file=sys.stderr, flush=True)
    lock = threading.Lock()
    lock.acquire()
    lock.acquire()  # the screen is stuck for ever
"""


def stuck(stdin: int) -> subprocess.Popen[bytes]:
    """A program whose main thread will never do anything again, once it has said that it is ready."""
    program = subprocess.Popen(
        [sys.executable, "-c", STUCK],
        stdin=stdin,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
    )
    assert program.stderr is not None
    assert program.stderr.readline() == b"ready\n"
    return program


@pytest.mark.parametrize("way", [signal.SIGHUP, signal.SIGTERM])
def test_a_signal_ends_a_program_that_is_stuck(way: signal.Signals) -> None:
    with stuck(subprocess.DEVNULL) as program:
        program.send_signal(way)
        assert program.wait() == 128 + way
        assert program.stderr is not None
        assert program.stderr.read() == b"let go\n"


def test_a_terminal_that_stays_gets_its_first_screen_back_and_shows_no_hand() -> None:
    ours, theirs = pty.openpty()
    with stuck(theirs) as program:
        os.close(theirs)
        program.send_signal(signal.SIGTERM)
        assert program.wait() == 128 + signal.SIGTERM
        assert LEFT in os.read(ours, 4096)
    os.close(ours)


def test_a_terminal_that_takes_no_more_is_not_waited_for() -> None:
    ours, theirs = pty.openpty()
    os.set_blocking(theirs, False)
    with contextlib.suppress(BlockingIOError):
        while os.write(theirs, b"x" * 4096):
            pass
    with stuck(theirs) as program:
        os.close(theirs)
        program.send_signal(signal.SIGTERM)
        assert program.wait() == 128 + signal.SIGTERM
    os.close(ours)


def test_a_terminal_that_closes_ends_it_without_any_signal() -> None:
    ours, theirs = pty.openpty()
    with stuck(theirs) as program:
        os.close(theirs)
        os.close(ours)
        assert program.wait() == 128 + signal.SIGHUP
        assert program.stderr is not None
        assert program.stderr.read() == b"let go\n"


def test_a_screen_that_ends_by_itself_in_time_is_let_be() -> None:
    left = threading.Event()
    with Hangup(lambda: None, left.set, deadline=600) as hangup:
        signal.raise_signal(signal.SIGTERM)
        assert left.wait(60)
    assert hangup.status == 128 + signal.SIGTERM


def test_handlers_and_descriptors_are_as_before_when_it_is_over() -> None:
    before = signal.getsignal(signal.SIGTERM), set(os.listdir("/dev/fd"))
    with Hangup(lambda: None, lambda: None) as hangup:
        pass
    assert (signal.getsignal(signal.SIGTERM), set(os.listdir("/dev/fd"))) == before
    assert hangup.status == 0


def test_what_goes_wrong_while_letting_go_does_not_keep_the_program_alive() -> None:
    def fails() -> None:
        raise OSError

    left = threading.Event()
    with Hangup(fails, left.set, deadline=600):
        signal.raise_signal(signal.SIGHUP)
        assert left.wait(60)


def test_a_stop_while_the_driver_is_made_waits_until_it_can_be_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    held: list[set[int | signal.Signals]] = []
    monkeypatch.setattr(
        "boardgames.tui.app.stop_in_every_phase",
        lambda driver: held.append(signal.pthread_sigmask(signal.SIG_BLOCK, ())),
    )
    monkeypatch.setattr("textual.app.App._build_driver", lambda self: object())
    BoardgamesApp()._build_driver()
    assert [signal.SIGTSTP in one for one in held] == [True]
    assert signal.SIGTSTP not in signal.pthread_sigmask(signal.SIG_BLOCK, ())
