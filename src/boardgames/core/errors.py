"""Errors that a person reads."""

LONGEST = 1200
"""Characters of a sentence for the user: enough for two long paths."""


class UserError(Exception):
    """Something outside the program is wrong: one sentence that names the place and the remedy.

    Names of files, and what stands in them, come from outside: whatever is quoted is shown, never obeyed.
    """

    def __init__(self, sentence: str) -> None:
        super().__init__(shortened(printable(sentence)))


def shortened(text: str) -> str:
    """The beginning and the end of a text that is longer than anybody reads: what a file says can be of any length."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} ... {text[-LONGEST // 2 :]}"


def printable(text: str) -> str:
    """The text with a mark for every character that would steer a terminal, or end a line, instead of being seen."""
    return text if text.isprintable() else "".join(char if char.isprintable() else "�" for char in text)
