"""How fast the screen is, measured from outside: key bytes into a pseudo-terminal, time until the frame is written."""

import asyncio
import os
import sys
import time
from collections.abc import Sequence
from statistics import median, quantiles

from boardgames.core.registry import load
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.game import GameScreen
from boardgames.tui.settings import OFF
from boardgames.tui.widgets.board import BoardView
from tests.bench.terminal import Terminal

F5, ENTER = b"\x1b[15~", b"\r"
DOWN, UP = b"\x1b[B", b"\x1b[A"
FIRST_VISITS = 12
"""Number of keys that go to choices at which the cursor has not been."""
KEYS_PAGE, TABLE = b"Keys", b"History"
"""What stands on the list of keys and on the table, and on no other page."""


def first_paint(arguments: list[str]) -> float:
    """Milliseconds from a cold start to a painted screen: the median of five."""
    times = []
    for _ in range(5):
        terminal = Terminal(sys.executable, "-m", "boardgames", *arguments)
        last, _ = terminal.settle(least=3000)
        times.append((last - terminal.began) * 1000)
        terminal.close()
    return median(times)


def keys(arguments: list[str], presses: int = 60) -> dict[str, float]:
    """Arrow keys in a game: down the list to choices that nobody has been at, then up and down a few of them."""
    terminal = Terminal(sys.executable, "-m", "boardgames", *arguments)
    terminal.settle(least=3000)
    times, sizes, used = [], [], list[float]()
    first = list[float]()
    for number in range(FIRST_VISITS + presses):
        before = terminal.rested()
        is_first = number < FIRST_VISITS
        took, size = terminal.key(DOWN if is_first or number % 8 < 4 else UP)
        if size:
            (first if is_first else used).append(terminal.used - before)
            if not is_first:
                times.append(took)
                sizes.append(size)
    terminal.close()
    return {
        "key_ms": middle(times),
        "key_p95_ms": late(times),
        "key_used_ms": middle(used),
        "key_used_p95_ms": late(used + first),
        "visit_used_ms": middle(first),
        "key_bytes": middle(sizes),
    }


def middle(figures: Sequence[float]) -> float:
    """The median; 0 if nothing was measured."""
    return median(figures) if figures else 0.0


def late(figures: Sequence[float]) -> float:
    """The p95; 0 if nothing was measured."""
    return quantiles(figures, n=20)[18] if len(figures) > 1 else 0.0


def keys_while_bots_think(name: str, seconds: float = 12.0) -> dict[str, float]:
    """One person among three bots opens and closes the list of keys: milliseconds until it, or the table, is there.

    A page that opens by itself meanwhile takes the key for its own: then nothing is counted.
    """
    bots = [word for seat in "BCD" for word in ("--bot", f"{seat}=normal")]
    terminal = Terminal(
        sys.executable, "-m", "boardgames", "play", name, "--players", "Ann,Bob,Cid,Dee", "--seed", "1", *bots
    )
    terminal.settle(least=3000)
    times = []
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        for data in (DOWN, ENTER):  # a choice, if it is the person's turn
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
