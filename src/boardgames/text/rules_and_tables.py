"""The rules and the tables as text: `boardgames rules` and `boardgames data`."""

import shutil
import textwrap
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

from boardgames.core.errors import UserError, printable
from boardgames.core.game import Config, Game
from boardgames.core.game_summary import GameSummary
from boardgames.store.component_tables import ORIGINS, RULES_FILE, ComponentRow, component_rows, read_toml
from boardgames.store.rule_catalogue import Entry, Rule, RuleCatalogue, load_catalogue, read_catalogue
from boardgames.store.safe_files import MAX_TABLE, read_file
from boardgames.table.rule_articles import article, source_text
from boardgames.table.try_tables import try_tables
from boardgames.words import say


def rules_text(game: GameSummary, wanted: str) -> Iterator[str]:
    """Yield the whole catalogue by section, one entry with its rulings and examples, or all entries with the words."""
    catalogue = load_catalogue(game.parts.data, game.language)
    if not wanted:
        for section, rules in groupby(catalogue.rules, key=lambda rule: rule.section):
            yield section.upper()
            for rule in rules:
                yield from entry_text(rule)
            yield ""
        return
    entry = catalogue.find(wanted)
    if entry is not None:
        yield from whole_entry(catalogue, entry)
        return
    found = catalogue.search(wanted)
    if not found:
        raise UserError(say("rules-none", game=game.info.title, words=printable(wanted)))
    for match in found:
        yield from entry_text(match)


def aid_text(game: Game[Any, Any], table: Config | None = None) -> Iterator[str]:
    """Yield the player aid in lines: signs in front, their meanings behind them."""
    aid = game.words.aid(table)
    for section in aid.sections:
        yield section.title.upper()
        indent = max((len(line.sign) for line in section.lines), default=0) + 4
        for line in section.lines:
            yield from _wrapped(line.text, f"  {line.sign}".ljust(indent), " " * indent)
        yield ""
    yield say("aid-forgotten").upper()
    for text in aid.forgotten:
        yield from _wrapped(text, "  - ", "    ")


def whole_entry(catalogue: RuleCatalogue, entry: Entry) -> Iterator[str]:
    """Yield an entry, then its rulings and examples; for a ruling or an example, its rules."""
    yield from entry_text(entry)
    if isinstance(entry, Rule):
        yield from _wrapped(say("rule-source", source=source_text(entry.source)), "    ")
    for other in catalogue.related(entry):
        yield ""
        yield from entry_text(other)


def entry_text(entry: Entry) -> Iterator[str]:
    """Yield an entry as a few wrapped lines."""
    shown = article(entry)
    yield f"{shown.id}  {shown.title}"
    for paragraph in (*shown.paragraphs, shown.aside):
        yield from _wrapped(paragraph, "    ")


def _wrapped(text: str, first: str, rest: str | None = None) -> list[str]:
    width = min(shutil.get_terminal_size((100, 24)).columns, 110)
    return textwrap.wrap(text, width, initial_indent=first, subsequent_indent=first if rest is None else rest)


def data_text(folder: Path) -> Iterator[str]:
    """Yield every row of every table with its provenance."""
    listed = list(component_rows(folder))
    for (file, table), members in groupby(listed, key=lambda row: (row.file, row.table)):
        yield f"{file}  {table}"
        for row in members:
            yield f"  {row.provenance:14}{row.id:24}{row.content}".rstrip()
    yield ""
    yield from provenance_counts(listed)


def check_text(game: Game[Any, Any], folder: Path) -> Iterator[str]:
    """Yield the findings of a check of the tables in a folder; `UserError` names the first thing that is wrong.

    Every table is read from its file, whatever the cache holds, and unknown files beside them are reported.
    """
    changed = game.with_data(folder, fresh=True)
    known = {path.name for path in game.parts.data.iterdir()}
    others = sorted(path for path in folder.iterdir() if path.name not in known)
    for path in others:
        if path.suffix == ".toml":
            raise UserError(f"{path} is no table of {game.info.title}; is its name misspelt? Move or rename it.")
    for path in sorted(folder.rglob("*")):
        if path.suffix == ".toml":
            read_toml(path)
        elif not path.is_dir():
            read_file(path, MAX_TABLE)
    if (folder / RULES_FILE).exists():
        read_catalogue(folder)
    try_tables(changed, folder)
    yield say("data-consistent", folder=printable(str(folder)), game=game.info.id)
    for found in game.findings(folder):
        yield say("data-note", found=printable(str(found)))
    for path in others:
        yield say("data-unread", file=printable(str(path)))


def provenance_counts(listed: list[ComponentRow]) -> Iterator[str]:
    yield say("data-rows", n=len(listed))
    for kind in ORIGINS:
        yield f"  {kind:14}{sum(row.provenance == kind for row in listed):5}"
