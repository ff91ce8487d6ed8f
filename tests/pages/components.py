"""The component pages: every table of a game with its rows and where each comes from."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from boardgames.core.registry import games, load
from tests.pages.markdown import escaped, table
from tests.pages.rule_places import tables_of

INTRODUCTION = """The tables that the program plays with. The column `provenance` says where the figures of a row come
from: `rulebook`, `derived`, `published` or `reconstructed`; if a row has none, that of its table or file counts."""


def pages() -> Iterator[tuple[str, str]]:
    """Yield the name below `docs` and the text of every page."""
    for game in games():
        lines = [f"# {load(game).info.title}: components", "", INTRODUCTION, ""]
        lines += [f"What to check first is in [PROVENANCE.md](../../../data/{game}/PROVENANCE.md).", ""]
        for path in tables_of(game):
            lines += [f"## {path.name}", "", *_introduction(path)]
            lines += _tables(tomllib.loads(path.read_text(encoding="utf-8")), "")
        yield f"rules/{game}/components.md", "\n".join(lines)


def _introduction(path: Path) -> list[str]:
    """Return the comment at the head of a file as a paragraph."""
    comment: list[str] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            break
        comment.append(line.removeprefix("#").strip())
    return [escaped(" ".join(comment)), ""] if comment else []


def _tables(content: dict[str, Any], name: str) -> Iterator[str]:
    """Yield single values first, then rows, then tables below."""
    single = {key: value for key, value in content.items() if not _is_rows(value) and not isinstance(value, dict)}
    if name and content:
        yield from (f"### {name}", "")
    if single:
        yield from table(("key", "value"), ((f"`{key}`", _shown(value)) for key, value in single.items()))
    for key, value in content.items():
        if isinstance(value, dict):
            yield from _tables(value, f"{name}.{key}".lstrip("."))
        elif _is_rows(value):
            columns = list(dict.fromkeys(column for row in value for column in row))
            yield from (f"### {name}.{key}".replace(" .", " "), "")
            yield from table(columns, ([_shown(row.get(column, "")) for column in columns] for row in value))


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def _shown(value: Any) -> str:
    match value:
        case bool():
            return "yes" if value else "no"
        case list():
            return ", ".join(_shown(inner) if not isinstance(inner, list) else f"({_shown(inner)})" for inner in value)
        case dict():
            return "; ".join(f"{key} {_shown(inner)}" for key, inner in value.items())
        case _:
            return escaped(str(value))
