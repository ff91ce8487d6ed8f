"""Entries of the rule catalogue as rows to read."""

from typing import Any

from boardgames.core.errors import UserError
from boardgames.core.game import Game
from boardgames.store.rule_catalogue import Entry, Example, RuleCatalogue, load_catalogue
from boardgames.table.rule_articles import article, source_text
from boardgames.tui.look.paint import Row, row, wrap
from boardgames.words import say


def catalogue_of(game: Game[Any, Any]) -> RuleCatalogue:
    """Return the catalogue of a game; an empty one if it has none."""
    try:
        return load_catalogue(game.parts.data, game.language)
    except UserError:
        return RuleCatalogue(game.info.id, "", (), (), ())


def entry_rows(entry: Entry, width: int, key: object = None) -> list[Row]:
    """Return an entry in full; a worked example with a key can be opened."""
    shown = article(entry)
    source = f" ({source_text(entry.source)})" if isinstance(entry, Example) else ""
    remark = f" {say('on-the-board')} " if isinstance(entry, Example) and key else ""
    rows = [Row(((f" {shown.id}  ", "soft"), (shown.title + source, "title")), key, ((remark, "dim"),))]
    for paragraph in shown.paragraphs:
        rows += _body(paragraph, width)
    return rows + _body(shown.aside, width, "dim")


def _body(text: str, width: int, style: str = "") -> list[Row]:
    return [row(f"     {line}", style) for line in wrap(text, width - 7)]


def rows_about(game: Game[Any, Any], rule: str, width: int) -> list[Row]:
    """Return a rule, the rulings on it and its worked examples."""
    catalogue = catalogue_of(game)
    entry = catalogue.find(rule)
    if entry is None:
        return [row(f" {rule}", "soft")]
    rows = entry_rows(entry, width)
    for more in catalogue.related(entry):
        rows += entry_rows(more, width, key=more.id if isinstance(more, Example) else None)
    return [*rows, row()]
