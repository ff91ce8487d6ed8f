"""Entries of the rule catalogue as rows to read."""

from typing import Any

from boardgames.core.catalogue import Catalogue, Entry, Example, Rule, Ruling, load_catalogue, source_text
from boardgames.core.errors import UserError
from boardgames.core.protocol import Game
from boardgames.tui.look.paint import Row, row, wrap


def catalogue_of(game: Game[Any, Any]) -> Catalogue:
    """The catalogue of a game; an empty one if it has none."""
    try:
        return load_catalogue(game.parts.data)
    except UserError:
        return Catalogue(game.info.id, "", (), (), ())


def entry_rows(entry: Entry, width: int, key: object = None) -> list[Row]:
    """An entry in full."""
    match entry:
        case Rule():
            only = [f"{'-'.join(map(str, entry.players))} players"] if entry.players else []
            only += [f"{entry.variant} game"] if entry.variant else []
            note = f"  ({', '.join(only)})" if only else ""
            return [_head(entry.id, entry.title + note, key), *_body(entry.text, width)]
        case Ruling():
            return [
                _head(entry.id, "ruling", key),
                *_body(entry.question, width),
                *_body(f"We play: {entry.ruling}", width),
                *_body(f"Because: {entry.because}", width, "dim"),
            ]
        case Example():
            return [
                _head(
                    entry.id,
                    f"example ({source_text(entry.source)}){'  · Enter shows it on the board' if key else ''}",
                    key,
                ),
                *_body(f"Given {entry.given}", width),
                *_body(f"When {entry.when}", width),
                *_body(f"Then {entry.then}", width),
            ]


def _head(entry: str, title: str, key: object) -> Row:
    return Row(((f" {entry}  ", "legal"), (title, "title")), key)


def _body(text: str, width: int, style: str = "") -> list[Row]:
    return [row(f"     {line}", style) for line in wrap(text, width - 7)]


def rows_about(game: Game[Any, Any], rule: str, width: int) -> list[Row]:
    """A rule, the rulings on it and its worked examples."""
    catalogue = catalogue_of(game)
    entry = catalogue.find(rule)
    if entry is None:
        return [row(f" {rule}", "legal")]
    rows = entry_rows(entry, width)
    related: list[Entry] = [*catalogue.rulings_on(entry.id), *catalogue.examples_of(entry.id)]
    for more in related:
        rows += entry_rows(more, width, key=more.id if isinstance(more, Example) else None)
    return [*rows, row()]
