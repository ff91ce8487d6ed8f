"""Keys typed before their question is asked: they go to the next question together, or not at all."""

from textual import events


class TypeAhead:
    """Characters of a code that were typed before their question."""

    def __init__(self) -> None:
        self._typed = ""
        self._is_begun = False
        self._is_over = False
        """True if Enter was pressed: what follows would answer a question that nobody has seen."""

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
            self._is_begun = True
        return True

    def give(self) -> str:
        """Return what was typed, once; more keys that were pressed as early may still come."""
        typed, self._typed = self._typed, ""
        return typed

    def forget(self) -> None:
        """Begin anew: no more keys will come that were pressed before the question."""
        self._typed, self._is_begun, self._is_over = "", False, False
