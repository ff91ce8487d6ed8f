"""How fast the screen is, measured from outside: key bytes into a pseudo-terminal, time until the frame is written."""

import asyncio
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from statistics import median, quantiles

from boardgames.core.registry import load
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.game import GameScreen
from boardgames.tui.settings import OFF
from boardgames.tui.widgets.board import BoardView

QUIET = 0.06
"""A frame is over when nothing has come for so many seconds."""


PAUSE, PATIENCE = 0.03, 1.0
"""Seconds without a byte after which a screen rests, and after which a page will not come any more."""
F5, ENTER = b"\x1b[15~", b"\r"
KEYS_PAGE, TABLE = b"Keys", b"History"
"""What stands on the list of keys and on the table, and on no other page."""
HOME = tempfile.TemporaryDirectory()
"""One for all runs: whoever plays for the second time finds the finished tables in the cache."""


class Terminal:
    """A program in a pseudo-terminal of a given size."""

    def __init__(self, arguments: list[str], columns: int = 120, rows: int = 40) -> None:
        master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        colours = {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
        environment = {**os.environ, **colours, "BOARDGAMES_HOME": HOME.name}
        environment.pop("NO_COLOR", None)
        self.began = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "boardgames", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.master = master

    def settle(self, patience: float = 10.0, least: int = 1) -> tuple[float, int]:
        """Read until the screen is quiet; (time of the last byte, bytes read)."""
        last, count, limit = time.perf_counter(), 0, time.perf_counter() + patience
        while time.perf_counter() < limit:
            ready, _, _ = select.select([self.master], [], [], QUIET if count >= least else patience)
            if not ready:
                break
            try:
                data = os.read(self.master, 65536)
            except OSError:
                break
            count += len(data)
            last = time.perf_counter()
        return last, count

    def key(self, data: bytes) -> tuple[float, int]:
        """Milliseconds from a key to the last byte of what it changed, and the bytes written."""
        began = time.perf_counter()
        os.write(self.master, data)
        last, count = self.settle(patience=1.0)
        return (last - began) * 1000, count

    def drain(self) -> None:
        """Read what is written without being asked for, until there is a pause."""
        while select.select([self.master], [], [], PAUSE)[0]:
            os.read(self.master, 65536)

    def answer(self, data: bytes, wanted: bytes) -> float | None:
        """Milliseconds from a key to the page that it asks for; None if that does not come."""
        began, read = time.perf_counter(), b""
        os.write(self.master, data)
        while time.perf_counter() < began + PATIENCE and select.select([self.master], [], [], PATIENCE)[0]:
            read += os.read(self.master, 65536)
            if wanted in read:
                return (time.perf_counter() - began) * 1000
        return None

    def close(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.master)


def first_paint(arguments: list[str]) -> float:
    """Milliseconds from a cold start to a painted screen: the median of five."""
    times = []
    for _ in range(5):
        terminal = Terminal(arguments)
        last, _ = terminal.settle(least=3000)
        times.append((last - terminal.began) * 1000)
        terminal.close()
    return median(times)


def keys(arguments: list[str], presses: int = 60) -> dict[str, float]:
    """Arrow keys in a game."""
    terminal = Terminal(arguments)
    terminal.settle(least=3000)
    times, sizes = [], []
    for number in range(presses):
        took, size = terminal.key(b"\x1b[B" if number % 8 < 4 else b"\x1b[A")
        if size:
            times.append(took)
            sizes.append(size)
    terminal.close()
    if len(times) < 2:
        return {"key_ms": 0.0, "key_p95_ms": 0.0, "key_bytes": 0.0}
    return {"key_ms": median(times), "key_p95_ms": quantiles(times, n=20)[18], "key_bytes": median(sizes)}


def keys_while_bots_think(name: str, seconds: float = 12.0) -> dict[str, float]:
    """One person among three bots opens and closes the list of keys: milliseconds until it, or the table, is there.

    A page that opens by itself meanwhile takes the key for its own: then nothing is counted.
    """
    bots = [word for seat in "BCD" for word in ("--bot", f"{seat}=normal")]
    terminal = Terminal(["play", name, "--players", "Ann,Bob,Cid,Dee", "--seed", "1", *bots])
    terminal.settle(least=3000)
    times = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        for data in (b"\x1b[B", ENTER):  # a choice, if it is the person's turn
            terminal.drain()
            os.write(terminal.master, data)
        terminal.drain()
        opened = terminal.answer(F5, KEYS_PAGE)
        if opened is not None:
            terminal.drain()
            closed = terminal.answer(ENTER, TABLE)
            times += [opened] if closed is None else [opened, closed]
    terminal.close()
    return {"bot_key_ms": median(times), "bot_key_worst_ms": max(times)}


def redraw(name: str, times: int = 60) -> float:
    """Milliseconds to draw the whole board again and turn every line of it into what the terminal gets: the median."""
    game = load(name)
    session = Session.new(game, ("Ann", "Bob", "Cid", "Dee"), ("random",) * 4, seed=7, variant=game.info.variants[0])
    while (decision := session.decision) is not None and (decision.secret or len(session.table.choices) < 120):
        session.choose(decision.seat, session.bot_choice(decision.seat))
    app = BoardgamesApp(Session(session.table, session.setup, ("",) * 4, None))
    app.settings.since = OFF  # no page opens by itself over the board

    async def measured() -> float:
        async with app.run_test(size=(120, 40)) as pilot:
            while not (isinstance(app.screen, GameScreen) and app.screen.painted):
                await pilot.pause()
            board, spent = app.screen.query_one("#board", BoardView), []
            for _ in range(times):
                began = time.perf_counter()
                board.forget_colours()
                app.screen.draw_board()
                for y in range(board.size.height):
                    board.render_line(y)
                spent.append((time.perf_counter() - began) * 1000)
            return median(spent)

    return asyncio.run(measured())


def measure_screen(name: str) -> dict[str, float]:
    game = ["play", name, "--players", "Ann,Bob,Cid,Dee", "--seed", "7"]
    return {"game_paint_ms": first_paint(game), "redraw_ms": redraw(name)} | keys(game) | keys_while_bots_think(name)
