"""Keys typed before their question is asked: they go to the next question together, or not at all."""

from textual import events

BACKSPACE = "\b"
"""Stands for a Backspace among the characters."""


class TypeAhead:
    """Characters of a code, and Backspaces among them, that were typed before their question."""

    def __init__(self) -> None:
        self._typed = ""
        self._is_begun = False
        self._left = 0
        """Number of characters that no Backspace has erased."""
        self._is_over = False
        """True if Enter was pressed, or Backspace behind nothing: what follows would answer an unseen question."""

    def take(self, event: events.Key) -> bool:
        """Keep a key; False if it types no code."""
        character = event.character
        if event.key == "enter" and self._is_begun:
            self._is_over = True
            return True
        if character is None or not event.is_printable or character == " " or character != character.lower():
            return False
        if not self._is_over:
            self._typed += character
            self._left += 1
            self._is_begun = True
        return True

    def erase(self, event: events.Key) -> bool:
        """Let Backspace erase what was typed last; False if it is another key.

        Behind nothing, Backspace would ask about the last choice: what follows is meant for that question.
        """
        if event.key != "backspace":
            return False
        if self._left == 0:
            self._is_over = True
        elif not self._is_over:
            self._typed += BACKSPACE
            self._left -= 1
        return True

    def give(self) -> str:
        """Return what was typed, once; more keys that were pressed as early may still come."""
        typed, self._typed = self._typed, ""
        return typed

    def forget(self) -> None:
        """Begin anew: no more keys will come that were pressed before the question."""
        self._typed, self._is_begun, self._left, self._is_over = "", False, 0, False
