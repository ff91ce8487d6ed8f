"""A real terminal: start, play, resize, be killed, resume. What a simulated screen cannot show."""

import os
import re
import select
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pty = pytest.importorskip("pty")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")

SOURCE = Path(__file__).resolve().parents[2] / "src"
PATIENCE = 120.0
LEAVE_ALTERNATE_SCREEN = b"\x1b[?1049l"


class Terminal:
    """A program behind a pseudo-terminal."""

    def __init__(self, arguments: tuple[str, ...], environment: dict[str, str]) -> None:
        self.handle, inside = pty.openpty()
        self._set_size(120, 40)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "boardgames", *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=environment,
            start_new_session=True,
        )
        os.close(inside)
        self.written = b""

    def _set_size(self, width: int, height: int) -> None:
        fcntl.ioctl(self.handle, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def resize(self, width: int, height: int) -> None:
        self._set_size(width, height)
        self.process.send_signal(signal.SIGWINCH)

    def type(self, keys: str) -> None:
        os.write(self.handle, keys.encode())

    def wait_for(self, words: str) -> None:
        """Read until the words have been written to the screen since the last wait."""
        end = time.monotonic() + PATIENCE
        seen = b""
        while words not in _plain(seen):
            assert time.monotonic() < end, f"{words!r} did not appear; last: {_plain(seen)[-500:]}"
            seen += self._read()

    def _read(self) -> bytes:
        ready, _, _ = select.select([self.handle], [], [], 0.2)
        if not ready:
            return b""
        try:
            data = os.read(self.handle, 65536)
        except OSError:  # the other side is gone
            return b""
        self.written += data
        return data

    def wait_for_end(self) -> int:
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, "the program did not end"
            self._read()
        while self._read():
            pass
        return self.process.returncode

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.handle)


def _plain(data: bytes) -> str:
    return re.sub(r"\x1b\[[0-9;?<>=]*[ -/]*[@-~]|\x1b[()][0-9A-B]|\x1b.", "", data.decode("utf-8", "replace"))


@contextmanager
def boardgames(home: Path, *arguments: str, **wishes: str) -> Iterator[Terminal]:
    environment = {
        **os.environ,
        "BOARDGAMES_HOME": str(home),
        "PYTHONPATH": str(SOURCE),
        "TERM": "xterm-256color",
        "TEXTUAL_ANIMATIONS": "none",
        "LC_ALL": "C.UTF-8",
        **wishes,
    }
    for name in ("COLUMNS", "LINES"):  # a test runner's own size would outdo the terminal's
        environment.pop(name, None)
    terminal = Terminal(arguments, environment)
    try:
        yield terminal
    finally:
        terminal.close()


def logged_choices(home: Path) -> int:
    [path] = (home / "games").glob("*.jsonl")
    content = path.read_bytes()
    assert content.endswith(b"\n")
    return content.count(b"\n") - 1


@pytest.mark.parametrize("way", [signal.SIGTERM, signal.SIGHUP, signal.SIGKILL])
def test_a_game_survives_the_end_of_its_terminal(tmp_path: Path, way: signal.Signals) -> None:
    home = tmp_path / "home"
    with boardgames(home, "play", "felinia", "--players", "Anna,Boris", "--seed", "7") as terminal:
        terminal.wait_for("legal")
        terminal.type("bank\r")
        terminal.wait_for("1 choice ")
        terminal.resize(80, 24)
        terminal.wait_for("Players")
        terminal.process.send_signal(way)
        code = terminal.wait_for_end()
        if way != signal.SIGKILL:
            assert code == 128 + way
            assert LEAVE_ALTERNATE_SCREEN in terminal.written, "the terminal is left as it was found"
    assert logged_choices(home) == 1
    with boardgames(home, "resume") as terminal:
        terminal.wait_for("legal")
        terminal.type("bank\r")
        terminal.wait_for("2 choices")
        terminal.type("\x11")
        assert terminal.wait_for_end() == 0
    assert logged_choices(home) == 2


COLOURS = re.compile(r"(?:^|;)(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;|$)")
"""A foreground or a background in the parameters of a style."""


def coloured(written: bytes) -> set[str]:
    """The codes that change a colour."""
    codes = re.findall(r"\x1b\[([0-9;]*)m", written.decode("utf-8", "replace"))
    return {code for code in codes if COLOURS.search(code)}


def test_no_color_means_no_code_of_any_colour(tmp_path: Path) -> None:
    game = ("play", "amerigo", "--players", "Anna,Boris", "--seed", "7")
    for keys, words in (("", "legal"), ("\x10", "a command"), ("V", "total")):
        with boardgames(tmp_path / "home", *game, NO_COLOR="1", COLORTERM="truecolor") as terminal:
            terminal.wait_for("legal")
            if keys:
                terminal.type(keys)
                terminal.wait_for(words)
            terminal.type("\x11")
            assert terminal.wait_for_end() == 0
            assert coloured(terminal.written) == set()
            assert b"\x1b[1m" in terminal.written, "what matters is bold"
            assert re.search(rb"\x1b\[(?:\d;)*7m", terminal.written), "key caps are inverse"


def test_an_empty_no_color_changes_nothing(tmp_path: Path) -> None:
    game = ("play", "amerigo", "--players", "Anna,Boris", "--seed", "7")
    with boardgames(tmp_path / "home", *game, NO_COLOR="", COLORTERM="truecolor") as terminal:
        terminal.wait_for("legal")
        terminal.type("\x11")
        assert terminal.wait_for_end() == 0
        shades = re.findall(r"[34]8;2;(\d+);(\d+);(\d+)", ";".join(coloured(terminal.written)))
        assert any(len(set(shade)) > 1 for shade in shades), "colours, not greys"
