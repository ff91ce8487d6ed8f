"""Handover between two people at one terminal: what one of them reads alone is gone before the other sits down.

Private questions are shown on the terminal's second screen. Leaving it restores the first one, and nothing of the
second can be scrolled back to. A pipe has no second screen and only one reader: there nothing is hidden.
"""

import os
import select
import signal
import sys
from collections import deque
from collections.abc import Sequence
from typing import Any

from boardgames.core.game import Seat
from boardgames.text.terminal import show_line
from boardgames.words import say

SECOND_SCREEN, FIRST_SCREEN = "\x1b[?1049h\x1b[2J\x1b[H", "\x1b[?1049l"
CLEAR_SCREEN = "\x1b[2J\x1b[H"
BLANKS = "\n" * 60
"""Lines that hide what was printed on a terminal without a second screen."""

DEADLY_SIGNALS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name))
HIDING_SIGNALS = (*DEADLY_SIGNALS, signal.SIGTSTP) if hasattr(signal, "SIGTSTP") else DEADLY_SIGNALS
"""Signals before which private text is removed from the terminal."""
SHOW_AGAIN = "list"
"""Word that shows the question again."""


class HandOver:
    """Person who sits alone at the terminal, and what was typed in advance."""

    def __init__(self, names: Sequence[str], *, at_terminal: bool) -> None:
        self._names = names
        self._at_terminal = at_terminal
        self._screens = os.environ.get("TERM", "dumb") != "dumb"
        self._alone: Seat | None = None
        self._typed: deque[str] = deque()
        self._came_back = False
        """True if the program was stopped and continued while somebody sat alone: Enter shows the question again."""
        self._handlers: dict[int, Any] = {}

    @property
    def is_private(self) -> bool:
        """True if somebody sits alone at the terminal."""
        return self._alone is not None

    def to(self, seat: Seat) -> None:
        """Ask somebody to sit alone at the terminal, unless they do already."""
        if not self._at_terminal or self._alone == seat:
            return
        self._switch(SECOND_SCREEN if self._alone is None else CLEAR_SCREEN)
        if self._alone is None:
            self._handlers = {number: signal.signal(number, self._hide) for number in HIDING_SIGNALS}
        self._alone = seat
        if not self._screens:
            show_line(say("plain-one-screen"))
        self.pause(self._call)
        self._switch(CLEAR_SCREEN)

    @property
    def _call(self) -> str:
        return say("plain-alone", name="" if self._alone is None else self._names[self._alone])

    def end(self) -> None:
        """Return to the screen that everybody may see."""
        if self._alone is not None:
            self._alone = None
            self._switch(CLEAR_SCREEN)
            self._switch(FIRST_SCREEN)
            for number, handler in self._handlers.items():
                signal.signal(number, handler)

    def _hide(self, number: int, frame: object) -> None:
        """Stop or end the program as the signal says, with nothing private left on the terminal.

        When it continues, what was shown comes back only after the player has pressed Enter.
        """
        signs = f"{CLEAR_SCREEN}{FIRST_SCREEN}" if self._screens else BLANKS
        os.write(1, signs.encode())  # `print` may be in the middle of a line
        if number in DEADLY_SIGNALS:
            signal.signal(number, signal.SIG_DFL)
            os.kill(os.getpid(), number)
        os.kill(os.getpid(), signal.SIGSTOP)
        self._came_back = True
        os.write(1, f"{SECOND_SCREEN if self._screens else BLANKS}{self._call}".encode())

    def pause(self, prompt: str) -> None:
        """Wait for Enter; what was typed before it is the next answer."""
        if typed := read_line(prompt).strip():
            self._typed.append(typed)
        self._came_back = False

    def read(self, prompt: str) -> str:
        """Return the next answer."""
        if self._typed:
            answer = self._typed.popleft()
            show_line(f"{prompt}{answer}")
            return answer
        if self._at_terminal:
            answer = self._read_at_terminal(prompt).strip()
            if self._came_back:
                self._came_back = False
                return SHOW_AGAIN
            return answer
        show_line(prompt.rstrip())
        return read_line().strip()

    @staticmethod
    def _read_at_terminal(prompt: str) -> str:
        """Return a line typed at the prompt; one typed ahead is shown there, where the terminal has not shown it.

        Otherwise what is printed next would begin behind the prompt and be too wide for the terminal.
        """
        if not is_line_waiting():
            return read_line(prompt)
        answer = read_line()
        show_line(f"{prompt}{answer}")
        return answer

    def _switch(self, signs: str) -> None:
        print(signs if self._screens else BLANKS, end="", flush=True)


def is_line_waiting() -> bool:
    """True if a line was typed before it was asked for."""
    try:
        return bool(select.select([sys.stdin], [], [], 0)[0])
    except (OSError, ValueError):  # no terminal that can be asked
        return False


def read_line(prompt: str = "") -> str:
    """Return a line of the input; `EOFError` also if the terminal has closed."""
    try:
        return input(prompt)
    except OSError:
        raise EOFError from None
