"""A closed terminal or a signal ends the app by a deadline: the log is closed first.

The screen cannot be trusted with that. When the terminal is gone, or takes no more output, the thread that writes to
it stops, its queue fills up, and the event loop waits for it for ever; a signal handler of that loop would wait, too.
So a thread of its own watches the terminal and gets signals through a pipe that the interpreter fills even while the
main thread is stuck.
"""

import contextlib
import os
import select
import signal
import stat
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Any

try:
    import termios
except ImportError:  # not a POSIX system: there the system ends the program
    termios = None  # type: ignore[assignment]

DEADLINE_SECONDS = 3.0
"""Seconds that the app has to leave the terminal as it was; if the terminal is gone there is nothing to leave."""
SIGNALS = tuple(getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name))
LEFT = b"\x18\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l\x1b[?1015l\x1b[?1004l\x1b[?2004l\x1b[<u\x1b[?1049l\x1b[?25h"
"""Signs that end a half-written one, reports of the mouse and of keys, and the app's own screen."""
GONE = select.POLLHUP | select.POLLERR | select.POLLNVAL if hasattr(select, "poll") else 0


class Hangup:
    """Context in which a hang-up calls `let_go` and `leave` in a thread and ends the process soon after.

    `let_go` closes what must not stay open; `leave` asks the app to end the usual way, if it still can.
    """

    def __init__(
        self,
        let_go: Callable[[], None],
        leave: Callable[[], None],
        deadline: float = DEADLINE_SECONDS,
        *,
        watches_pipes: bool = False,
    ) -> None:
        """`watches_pipes` also watches standard input and output that are no terminal."""
        self._let_go = let_go
        self._leave = leave
        self._deadline = deadline
        self._watches_pipes = watches_pipes
        self._ended = threading.Event()
        """Set when the app is over and nothing has to be watched any more."""
        self.status = 0
        """128 and the number of the signal, if one came; the shell's way to say so."""

    def __enter__(self) -> "Hangup":
        if not GONE or threading.current_thread() is not threading.main_thread():
            return self
        self._hear, self._tell = os.pipe()
        for end in (self._hear, self._tell):
            os.set_blocking(end, False)
        watched = (fd for fd in (0, 1, 2) if _may_be_terminal(fd) or (self._watches_pipes and fd < 2))
        self._terminals = {fd: _attributes(fd) for fd in watched}
        self._handlers = {number: signal.signal(number, _heard) for number in SIGNALS}
        self._wakeup = signal.set_wakeup_fd(self._tell, warn_on_full_buffer=False)
        self._thread = threading.Thread(target=self._watch, daemon=True, name="hangup")
        self._thread.start()
        _entered.append(self)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ended.set()
        if not hasattr(self, "_thread"):
            return
        _entered.remove(self)
        signal.set_wakeup_fd(self._wakeup)
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        with contextlib.suppress(OSError):
            os.write(self._tell, b"\0")
        self._thread.join()
        os.close(self._hear)
        os.close(self._tell)

    def hang_up(self) -> None:
        """End the app as if its terminal had closed; any thread may ask for it."""
        with contextlib.suppress(OSError):
            os.write(self._tell, bytes([signal.SIGHUP]))

    def _watch(self) -> None:
        poll = select.poll()
        poll.register(self._hear, select.POLLIN)
        for fd in self._terminals:
            poll.register(fd, 0)  # only its end is of interest
        while not self._ended.is_set():
            happened = dict(poll.poll())
            gone = any(happened.get(fd, 0) & GONE for fd in self._terminals)
            number = signal.SIGHUP if gone else self._heard_of()
            if number:
                self._end(int(number), gone=gone)
                return

    def _heard_of(self) -> int:
        """Return the first signal in the pipe that ends the app; 0 if there is none."""
        with contextlib.suppress(BlockingIOError):
            return next((number for number in os.read(self._hear, 4096) if number in SIGNALS), 0)
        return 0

    def _end(self, number: int, *, gone: bool) -> None:
        self.status = 128 + number
        with contextlib.suppress(Exception):
            self._let_go()
        with contextlib.suppress(Exception):
            self._leave()
        if not gone and self._ended.wait(self._deadline):
            return
        self._restore()
        os._exit(self.status)

    def _restore(self) -> None:
        """Give a terminal that still exists its line editing, its echo and its first screen back."""
        for fd, attributes in self._terminals.items():
            if termios is not None and attributes is not None:
                with contextlib.suppress(termios.error, OSError):
                    termios.tcsetattr(fd, termios.TCSANOW, attributes)
                with contextlib.suppress(OSError):
                    _write_unless_full(os.ttyname(fd), LEFT)


_entered: list[Hangup] = []
"""Contexts that are entered now."""


def hang_up() -> None:
    """End the app that is running, by its deadline, as if its terminal had closed."""
    for one in tuple(_entered):
        one.hang_up()


def stop_in_every_phase(driver: Any) -> None:
    """Let `^Z` stop the program also before the driver of the screen has begun, and after it has ended."""
    if not hasattr(driver, "_sigtstp_application"):
        return

    def stop(number: int, frame: object) -> None:
        if driver._writer_thread is not None and driver._writer_thread.is_alive():
            driver._sigtstp_application()
            return
        signal.signal(signal.SIGCONT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGSTOP)
        signal.signal(signal.SIGCONT, driver._sigcont_application)

    signal.signal(signal.SIGTSTP, stop)


def _heard(number: int, frame: object) -> None:
    """Do nothing: the interpreter has written the number of the signal into the pipe."""


def _write_unless_full(terminal: str, signs: bytes) -> None:
    """Write to a terminal, through a descriptor of its own: one that takes no more output must not be waited for."""
    fd = os.open(terminal, os.O_WRONLY | os.O_NONBLOCK | os.O_NOCTTY)
    try:
        os.write(fd, signs)
    finally:
        os.close(fd)


def _may_be_terminal(fd: int) -> bool:
    """True if it is a character device: `isatty` is false for a terminal that has closed already."""
    try:
        return stat.S_ISCHR(os.fstat(fd).st_mode)
    except OSError:
        return False


def _attributes(fd: int) -> list[Any] | None:
    if termios is None:
        return None
    try:
        return list(termios.tcgetattr(fd))
    except (termios.error, OSError):
        return None
