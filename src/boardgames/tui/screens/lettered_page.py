"""A page of entries, each chosen by a letter."""

from collections.abc import Sequence
from string import ascii_lowercase, digits
from typing import Any

from textual import events

from boardgames.core.registry import own_games
from boardgames.tui.look.paint import Row
from boardgames.tui.screens.text_page import TextPage

MENU_LETTERS = {"resume": "r", "learn": "l", "watch": "w", "rules": "b", "options": "o", "quit": "q"}
"""Keys of the menu itself; games get the others."""
KEYS = f"{ascii_lowercase}{digits}"


class LetteredPage(TextPage):
    """A page of entries with letters: one ends it, and so does Enter on the entry under the cursor."""

    def __init__(self, heading: str, rows: list[Row], letters: dict[str, Any]) -> None:
        super().__init__(heading, rows, next(iter(letters.values())))
        self._letters = letters

    def on_key(self, event: events.Key) -> None:
        if event.character in self._letters:
            event.stop()
            self.leave_page(self._letters[event.character])


def letters_for(names: Sequence[str]) -> dict[str, str]:
    """For each game a key that nothing else has: a letter of its name if one is free; none when all are taken.

    Ours choose first: their keys are the same whatever else is installed.
    """
    taken = set(MENU_LETTERS.values())
    ours, letters = own_games(), {}
    for name in sorted(names, key=lambda name: name not in ours):
        letter = next((c for c in (*name.lower(), *KEYS) if c in KEYS and c not in taken), "")
        letters[name] = letter
        taken.add(letter)
    return letters
