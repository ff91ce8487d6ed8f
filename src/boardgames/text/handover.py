"""Between two people at one terminal: what one of them reads alone is gone before the other sits down.

Private questions are put on the terminal's second screen. Leaving it brings back the first one as it was, and nothing
of what was said stays behind it. A pipe has no second screen and no second pair of eyes: there nothing is hidden.
"""

import os
from collections import deque
from collections.abc import Sequence

from boardgames.core.game import Seat
from boardgames.text.terminal import show_line
from boardgames.words import say

SECOND_SCREEN, FIRST_SCREEN = "\x1b[?1049h\x1b[2J\x1b[H", "\x1b[?1049l"
WIPED = "\x1b[2J\x1b[H"
BLANKS = "\n" * 60
"""Lines that hide what was printed on a terminal without a second screen."""


class HandOver:
    """Person who sits alone at the terminal, and what was typed ahead."""

    def __init__(self, names: Sequence[str], *, at_terminal: bool) -> None:
        self._names = names
        self._at_terminal = at_terminal
        self._screens = os.environ.get("TERM", "dumb") != "dumb"
        self._alone: Seat | None = None
        self._typed: deque[str] = deque()

    @property
    def is_private(self) -> bool:
        """True if somebody sits alone at the terminal."""
        return self._alone is not None

    def to(self, seat: Seat) -> None:
        """Call somebody to the terminal, unless they sit there alone already."""
        if not self._at_terminal or self._alone == seat:
            return
        self._switch(SECOND_SCREEN if self._alone is None else WIPED)
        self._alone = seat
        name = self._names[seat]
        self.pause(say("plain-alone", name=name))
        self._switch(WIPED)

    def end(self) -> None:
        """Everybody may look again."""
        if self._alone is not None:
            self._alone = None
            self._switch(FIRST_SCREEN)

    def pause(self, prompt: str) -> None:
        """Wait for Enter; what was typed before it is the next answer."""
        if typed := read_line(prompt).strip():
            self._typed.append(typed)

    def read(self, prompt: str) -> str:
        """The next answer."""
        if self._typed:
            answer = self._typed.popleft()
            show_line(f"{prompt}{answer}")
            return answer
        if self._at_terminal:
            return read_line(prompt).strip()
        show_line(prompt.rstrip())
        return read_line().strip()

    def _switch(self, signs: str) -> None:
        print(signs if self._screens else BLANKS, end="", flush=True)


def read_line(prompt: str = "") -> str:
    """A line of the input; `EOFError` also if the terminal it came from is gone."""
    try:
        return input(prompt)
    except OSError:
        raise EOFError from None
