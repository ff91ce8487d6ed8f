"""The app in a browser, without the browser: a process that talks through pipes and ends with them."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardgames.cli.arguments import need_screen
from boardgames.core.child_processes import command
from boardgames.core.errors import UserError
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.run import needs_ascii
from boardgames.tui.served import DRIVER, WEB_DRIVER
from boardgames.tui.served_driver import MAX_COLUMNS, MAX_ROWS, ServedDriver, possible_size
from boardgames.tui.shutdown import Hangup, hang_up

PATIENCE = 120
"""Seconds after which a process will not end, however busy the machine is."""


def test_a_browser_needs_no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DRIVER, raising=False)
    with pytest.raises(UserError, match="not a terminal"):
        need_screen("x")
    monkeypatch.setenv(DRIVER, WEB_DRIVER)
    need_screen("x")
    assert not needs_ascii()
    assert BoardgamesApp().driver_class is ServedDriver


def test_hanging_up_leaves_the_app_that_is_entered() -> None:
    hang_up()  # there is none: nothing happens
    left = threading.Event()
    with Hangup(lambda: None, left.set, deadline=600) as hangup:
        hang_up()
        assert left.wait(60)
    assert hangup.status == 128 + signal.SIGHUP


@pytest.fixture
def visitor(tmp_path: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """A visitor's process that has drawn its first frame."""
    wanted = {**os.environ, DRIVER: WEB_DRIVER, "BOARDGAMES_HOME": str(tmp_path), "COLUMNS": "80", "ROWS": "24"}
    with subprocess.Popen(
        command("boardgames.cli.visitor", "--language en"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=wanted,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"__GANGLION__\n"
        shown = b""
        while b"BOARDGAMES" not in shown:
            shown += os.read(process.stdout.fileno(), 1 << 16)
        yield process
        process.kill()


def test_a_tab_that_closes_ends_its_process(visitor: "subprocess.Popen[bytes]") -> None:
    assert visitor.stdin is not None
    quit_ = json.dumps({"type": "quit"}).encode()
    visitor.stdin.write(b"M" + len(quit_).to_bytes(4, "big") + quit_)
    visitor.stdin.flush()
    _, errors = visitor.communicate(timeout=PATIENCE)
    assert (visitor.returncode, errors) == (128 + signal.SIGHUP, b"")


def test_a_server_that_dies_ends_its_visitors(visitor: "subprocess.Popen[bytes]") -> None:
    assert visitor.stdin is not None
    visitor.stdin.close()
    visitor.stdin = None
    _, errors = visitor.communicate(timeout=PATIENCE)
    assert (visitor.returncode, errors) == (128 + signal.SIGHUP, b"")


@pytest.mark.parametrize(
    ("wanted", "size"),
    [
        ((100, 30), (100, 30)),
        ((0, -5), (1, 1)),
        ((10**9, 10**9), (MAX_COLUMNS, MAX_ROWS)),
        (("x", None), (80, 24)),
        ((True, 1.5), (80, 24)),
    ],
)
def test_a_tab_has_a_size_that_can_be_drawn(wanted: tuple[object, object], size: tuple[int, int]) -> None:
    assert possible_size(*wanted) == size


def test_the_interpreter_of_a_visitor_is_ours() -> None:
    assert command("boardgames.cli.visitor", "x")[:2] == [sys.executable, "-P"]
