"""Tables in another language: the labels that people see, taken from a catalogue of names.

A name stands in the catalogue of its language under the kind of the row and its id, with the columns of the row and
the forms that the language needs as attributes:

    name-good-book = livre
        .label = Livres
        .plural = livres
        .def = le livre

Only columns that are `Shown` can be exchanged, so that no language plays another game.
"""

import re
from functools import cache
from typing import Any, TypeVar, get_type_hints

import msgspec

from boardgames.core.messages import Messages
from boardgames.core.values import evolve, is_shown

T = TypeVar("T")

_INNER_CAPITAL = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")
_WHOLE = ("name", "label")
"""Columns that are the name itself where it has no attribute of that column."""


def kind_of(row: type) -> str:
    """Return the kind of a row as catalogues write it: `trade-tile` for `TradeTile`."""
    return _INNER_CAPITAL.sub("-", row.__name__).lower()


def name_key(kind: str, thing: object) -> str:
    """Return the key of a name in a catalogue."""
    return f"name-{kind}-{thing}"


def translate_tables(tables: T, names: Messages) -> T:
    """Return the tables with the labels of a language; what it does not name keeps its own."""
    keys = names.keys()
    known = {key for key in keys if key.startswith("name-")}
    return _translated(tables, "", names, known) if known else tables


def _translated(value: Any, place: object, names: Messages, known: set[str]) -> Any:
    """Return a part of the tables; `place` is its key or number where it stands, for rows without an id."""
    if isinstance(value, msgspec.Struct):
        key = name_key(kind_of(type(value)), getattr(value, "id", place))
        changes = {name: _label(key, name, names, known) for name in shown_texts(type(value))} if key in known else {}
        changed = {name: label for name, label in changes.items() if label}
        for name in value.__struct_fields__:
            old = getattr(value, name)
            if name not in changed and isinstance(old, msgspec.Struct | tuple | dict):
                new = _translated(old, place, names, known)
                if new is not old:
                    changed[name] = new
        return evolve(value, **changed) if changed else value
    if isinstance(value, tuple):
        items = [_translated(item, number, names, known) for number, item in enumerate(value, start=1)]
        return tuple(items) if any(new is not old for new, old in zip(items, value, strict=True)) else value
    if isinstance(value, dict):
        entries = {key: _translated(item, key, names, known) for key, item in value.items()}
        return entries if any(entries[key] is not item for key, item in value.items()) else value
    return value


def _label(key: str, column: str, names: Messages, known: set[str]) -> str:
    """Return what the catalogue says for a column of a row; nothing if it says nothing."""
    if f"{key}.{column}" in known:
        return names.text(f"{key}.{column}")
    return names.text(key) if column in _WHOLE else ""


@cache
def shown_texts(row: type[msgspec.Struct]) -> tuple[str, ...]:
    """Return the columns of a row that are texts for people."""
    hints = get_type_hints(row, include_extras=True)
    return tuple(name for name in row.__struct_fields__ if is_shown(hints[name]) and _is_text(hints[name]))


def _is_text(hint: Any) -> bool:
    inner = getattr(hint, "__origin__", hint)
    return inner is str
