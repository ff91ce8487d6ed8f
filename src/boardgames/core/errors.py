"""Errors that a person reads."""


class UserError(Exception):
    """Something outside the program is wrong: one sentence that names the place and the remedy.

    Names of files, and what stands in them, come from outside: whatever is quoted is shown, never obeyed.
    """

    def __init__(self, sentence: str) -> None:
        super().__init__(printable(sentence))


def printable(text: str) -> str:
    """The text with a mark for every character that would steer a terminal, or end a line, instead of being seen."""
    return text if text.isprintable() else "".join(char if char.isprintable() else "�" for char in text)
