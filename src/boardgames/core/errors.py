"""Errors that a person reads."""

MAX_SENTENCE = 1200
"""Maximum number of characters of a sentence for the user: enough for two long paths."""

FIXED_SPACES = "\u00a0\u202f"
"""Spaces at which no line breaks, as before a French colon."""


class UserError(Exception):
    """Mistake outside the program, as one sentence that names the place and the remedy.

    Names and contents of files come from outside: control characters in a quotation are replaced.
    """

    def __init__(self, sentence: str) -> None:
        super().__init__(shortened(printable(sentence)))


def shortened(text: str) -> str:
    """Return a text, without its middle if it is longer than anybody reads: a quotation may have any length."""
    return text if len(text) <= MAX_SENTENCE else f"{text[: MAX_SENTENCE // 2]} ... {text[-MAX_SENTENCE // 2 :]}"


def printable(text: str) -> str:
    """Return the text with a mark for every character that would steer a terminal or end a line."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() or char in FIXED_SPACES else "�" for char in text)
