"""Provenance of figures: sentences first, then the rows of the tables."""

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from boardgames.store.component_tables import ORIGINS, ComponentRow, component_rows
from boardgames.tui.look.paint import Row, row, wrap
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.texts import heading
from boardgames.words import pair, say

WIDTH = 78
DRAWING_COLUMNS = frozenset(
    ("x", "y", "w", "h", "draw", "glyph", "hex", "colour", "symbol", "key", "code", "icon", "label")
)
"""Columns about how a thing is drawn or written."""
UNKNOWN = "unknown"
MAX_ROWS = 8
"""Maximum number of rows that are shown about one thing."""


def origin_page(title: str, folder: Path, place: str, name: str) -> TextPage:
    """Return a page about the thing at a place, or about all tables; it ends with the words to search in them."""
    everything = list(component_rows(folder))
    found = about(everything, place, name) if place else []
    rows: list[Row] = [row()]
    if place:
        rows += [row(f" {heading(name)}", "title"), row()]
        for sentence in [_told(one) for one in found[:MAX_ROWS]] or [_nothing(name)]:
            rows += [*(row(f"   {line}") for line in wrap(sentence, WIDTH - 4)), row()]
        if len(found) > MAX_ROWS:
            rows += [row(f"   {say('origin-more', n=len(found) - MAX_ROWS)}", "dim"), row()]
    rows += [row(f" {say('origin-tables', game=title)}", "title"), row()]
    for sentence in _summary(everything):
        rows += [row(f"   {line}") for line in wrap(sentence, WIDTH - 4)]
    rows += [row(), row(f"   {say('origin-enter')}", "", found[0].id if found else ALL_ROWS)]
    return TextPage(say("origin-heading", game=title), rows, found[0].id if found else ALL_ROWS)


ALL_ROWS = "*"
"""Result of the page if no row in particular is meant."""


def about(rows: Sequence[ComponentRow], place: str, name: str) -> list[ComponentRow]:
    """Return the rows whose id is the place or a part of its name, or whose name is in that of the thing."""
    pieces = re.split(r"[.-]", place)
    ids = {
        joined
        for first in range(len(pieces))
        for last in range(first + 1, len(pieces) + 1)
        for joined in ("-".join(pieces[first:last]), ".".join(pieces[first:last]))
        if not joined.isdecimal()
    }
    whole = [one for one in rows if one.id == place]
    return whole or [one for one in rows if one.id in ids or any(label in name for label in _labels(one))]


def _labels(one: ComponentRow) -> Iterator[str]:
    """Yield the names that a row gives its thing; short ones could be part of any word."""
    for column, value in _columns(one):
        if column in ("label", "name") and len(value) > 3:
            yield value


def _columns(one: ComponentRow) -> Iterator[tuple[str, str]]:
    for filled in one.content.split("  "):
        column, _, value = filled.partition("=")
        if value:
            yield column, value


def _told(one: ComponentRow) -> str:
    """Return a row as a sentence."""
    told = [f"{column} {_listed(value)}" for column, value in _columns(one) if column not in DRAWING_COLUMNS]
    text = re.sub(r"[\[\]{}]", "", ", ".join(told)).replace("_", " ").replace("=", " ")
    source = one.provenance if one.provenance in ORIGINS else UNKNOWN
    where = f"{one.file}, {one.table.replace('_', ' ')} {one.id}"
    return f"{pair(where, text or say('origin-bare'))}. {say(f'origin-from-{source}')}"


def _listed(value: str) -> str:
    """Return the value of a column as text, without empty lists."""
    return re.sub(r"\}\s+\{", say("list-apart"), re.sub(r"\s*\w+=\[\]", "", value))


def _nothing(name: str) -> str:
    return say("origin-nothing", name=name)


def _summary(rows: list[ComponentRow]) -> Iterator[str]:
    """Yield the number of rows of each file by provenance."""
    for file, members in groupby(rows, key=lambda one: one.file):
        listed = [one.provenance for one in members]
        parts = [say(f"origin-count-{kind}", n=listed.count(kind)) for kind in ORIGINS if kind in listed]
        yield say("origin-file", file=file, n=len(listed), parts=", ".join(parts))
    yield " ".join(say(f"origin-legend-{kind}") for kind in ORIGINS)
