"""Where code and tables name a rule; modules that only retell rules (`face/`, `play/`) do not count."""

import re
from collections import defaultdict
from functools import cache
from pathlib import Path

from boardgames.store.rule_catalogue import load_catalogue

ROOT = Path(__file__).resolve().parents[2]
RETELL = {"face", "play"}
"""Folders of a game that retell rules and do not decide by them."""
NOT_TABLES = "rules."
"""Beginning of the names of the rule catalogue and its translations: they state rules and are no tables."""


@cache
def places(game: str) -> dict[str, list[str]]:
    """Return, for each rule of a game that is named, where: `path:line`."""
    catalogue = load_catalogue(ROOT / "data" / game)
    named = re.compile(rf"\b{catalogue.prefix}-[A-Z]+-\d+\b")
    found: dict[str, list[str]] = defaultdict(list)
    for path in (*_modules(game), *tables_of(game)):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for rule in dict.fromkeys([*named.findall(line), *_between(line, catalogue.prefix)]):
                found[rule].append(f"{path.relative_to(ROOT)}:{number}")
    return dict(found)


def _between(line: str, prefix: str) -> list[str]:
    """Return the rules inside ranges such as `FEL-SPC-09 to FEL-SPC-11`."""
    ranges = re.findall(rf"\b({prefix}-[A-Z]+-)(\d+) to \1(\d+)\b", line)
    return [f"{head}{number:02}" for head, first, last in ranges for number in range(int(first) + 1, int(last))]


def unnamed(game: str) -> list[str]:
    """Return the rules of a game that neither the code nor a table names."""
    found = places(game)
    return [rule.id for rule in load_catalogue(ROOT / "data" / game).rules if rule.id not in found]


def _modules(game: str) -> list[Path]:
    folder = ROOT / "src" / "boardgames" / game
    return [path for path in sorted(folder.rglob("*.py")) if not RETELL & set(path.relative_to(folder).parts)]


def tables_of(game: str) -> list[Path]:
    """Return the files of a game's components."""
    return [path for path in sorted((ROOT / "data" / game).glob("*.toml")) if not path.name.startswith(NOT_TABLES)]
