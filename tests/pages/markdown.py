"""Small pieces of Markdown."""

import re
from collections.abc import Iterable


def cell(text: str) -> str:
    """Return text as the cell of a table: on one line, with its bars escaped."""
    return " ".join(text.split()).replace("|", "\\|")


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> list[str]:
    """Return the lines of a table, followed by an empty one."""
    titles = list(head)
    lines = [f"| {' | '.join(titles)} |", f"| {' | '.join('---' for _ in titles)} |"]
    return [*lines, *(f"| {' | '.join(map(cell, row))} |" for row in rows), ""]


def sentence(text: str) -> str:
    """Return text with a capital and a full stop."""
    return f"{text[:1].upper()}{text[1:]}."


def escaped(text: str) -> str:
    """Return text in which no character is read as markup."""
    return re.sub(r"([\\`*_\[\]<>|])", r"\\\1", text)
