"""Rows of the component tables: a TOML file read into frozen records, with mistakes named by file, row and column.

A column is typed once, in the class of its row; the same record is what the tables hold and rules read. Only building
or checking tables imports this module; play itself never does.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeVar

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.records import Finding
from boardgames.core.values import Shown, Value
from boardgames.store.component_tables import LARGEST_FIGURE, read_toml

T = TypeVar("T")

Origin: TypeAlias = Shown[Literal["rulebook", "derived", "published", "reconstructed"]]
"""Where the figures of a row or a table come from."""

_WHERE = re.compile(r"(.*?)(?: - at `(?:key in )?\$(.*)`)?", re.DOTALL)
_STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+|\.\.\.)\]")


class TableRow(Value):
    """A row of a table, or a whole file. An unknown column is a mistake: it may be a misspelt one.

    Columns that a row may leave out have a default. They stand last, or the class says `kw_only=True`, which is not
    inherited.
    """


def must(holds: bool, file: str, row: str, text: str) -> Iterator[Finding]:
    """Yield a grave finding unless a condition holds that the rulebook demands or the rules rely on."""
    if not holds:
        yield Finding(file, row, text)


def should(holds: bool, file: str, row: str, text: str) -> Iterator[Finding]:
    """Yield a light finding unless a condition holds that is true of our box and may differ in another copy."""
    if not holds:
        yield Finding(file, row, text, grave=False)


def unique(file: str, what: str, ids: Iterable[str]) -> Iterator[Finding]:
    for name, times in Counter(ids).items():
        yield from must(times == 1, file, f"{what} {name}", f"it stands there {times} times and must be the only one")


def demand(folder: Path, findings: Iterable[Finding]) -> None:
    """Raise `UserError` with file, row and reason of the first grave finding."""
    for found in findings:
        if found.grave:
            raise UserError(f"{folder / str(found)}.")


def read_rows(folder: Path, file: str, kind: type[T], largest: int = LARGEST_FIGURE) -> T:
    """Return a file as its record; `UserError` names file, row and column of the first mistake."""
    path = folder / file
    content = read_toml(path, largest)
    try:
        return msgspec.convert(content, kind)
    except msgspec.ValidationError as error:
        found = _WHERE.fullmatch(str(error))
        what, where = found.groups() if found else (str(error), "")
        place = ", ".join(_place(content, where or "", kind)) or "the file"
        raise UserError(f"{path}, {place}: {_plain(what)}.") from None


def _place(content: Any, where: str, kind: type) -> list[str]:
    """Return the parts of a place in words: `boat, row boat-0515, places` for `.boat[1].places`."""
    parts: list[str] = []
    whole, here = content, content
    keys: list[str | int] = []
    for key, number in _STEP.findall(where):
        if number == "..." and isinstance(here, dict):
            key = _culprit(whole, keys, here, kind)
            whole = _exchanged(whole, keys, {key: here[key]})
        if number.isdecimal() and isinstance(here, list) and int(number) < len(here):
            here = here[int(number)]
            keys.append(int(number))
            name = here.get("id") if isinstance(here, dict) else None
            parts.append(f"row {name}" if name else f"number {int(number) + 1}")
        elif key:
            here = here.get(key) if isinstance(here, dict) else None
            keys.append(key)
            parts.append(key)
    return parts


def _culprit(whole: Any, keys: list[str | int], table: dict[str, Any], kind: type) -> str:
    """Return the key of the entry that causes a mistake, which the library does not name."""
    mistake = _mistake(whole, kind)
    wrong = (key for key in table if _mistake(_exchanged(whole, keys, {key: table[key]}), kind) == mistake)
    return next(wrong, next(iter(table)))


def _mistake(content: Any, kind: type) -> str:
    try:
        msgspec.convert(content, kind)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def _exchanged(content: Any, keys: list[str | int], part: Any) -> Any:
    """Return a copy of the content with another part in one place."""
    if not keys:
        return part
    first, *rest = keys
    copy = content.copy()
    copy[first] = _exchanged(content[first], rest, part)
    return copy


def _plain(text: str) -> str:
    """Return the library's message in plain words: `expected int, got str`."""
    text = text.replace("`", "").replace("Object contains unknown field", "there is no column")
    text = text.replace("Object missing required field", "it lacks the column")
    return text[:1].lower() + text[1:]
