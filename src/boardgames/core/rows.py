"""Rows of the component tables: a TOML file read into frozen records, with mistakes named by file, row and column.

A column is typed once, in the class of its row; the same record is what the tables hold and rules read. Only building
or checking tables imports this module; play itself never does.
"""

import re
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from boardgames.core.data import read_toml
from boardgames.core.errors import UserError
from boardgames.core.values import Shown, Value

T = TypeVar("T")

Origin: TypeAlias = Shown[Literal["rulebook", "derived", "published", "reconstructed"]]
"""Where the figures of a row or a table come from."""

_WHERE = re.compile(r"(.*?)(?: - at `(?:key in )?\$(.*)`)?", re.DOTALL)
_STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+|\.\.\.)\]")


class TableRow(Value, kw_only=True):
    """A row of a table, or a whole file. An unknown column is a mistake: it may be a misspelt one."""


class Problem(Exception):
    """A constraint between tables that does not hold: which file, which row, what is wrong."""

    def __init__(self, file: str, row: str, text: str) -> None:
        super().__init__(f"{file}, {row}: {text}" if row else f"{file}: {text}")


def read_rows(folder: Path, file: str, kind: type[T]) -> T:
    """A file as its record; `UserError` names file, row and column of the first mistake."""
    path = folder / file
    content = read_toml(path)
    try:
        return msgspec.convert(content, kind)
    except msgspec.ValidationError as error:
        found = _WHERE.fullmatch(str(error))
        what, where = found.groups() if found else (str(error), "")
        raise UserError(f"{path}, {_place(content, where or '')}: {_plain(what)}.") from None


def _place(content: Any, where: str) -> str:
    """`boat, row boat-0515, places` rather than `.boat[1].places`."""
    parts: list[str] = []
    for key, number in _STEP.findall(where):
        if number.isdecimal() and isinstance(content, list) and int(number) < len(content):
            content = content[int(number)]
            name = content.get("id") if isinstance(content, dict) else None
            parts.append(f"row {name}" if name else f"number {int(number) + 1}")
        elif key:
            content = content.get(key) if isinstance(content, dict) else None
            parts.append(key)
    return ", ".join(parts) or "the file"


def _plain(text: str) -> str:
    """The library's words without its marks: `expected int, got str`."""
    text = text.replace("`", "").replace("Object contains unknown field", "there is no column")
    text = text.replace("Object missing required field", "it lacks the column")
    return text[:1].lower() + text[1:]
