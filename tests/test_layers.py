"""Dependencies point one way: cli, tui, bots, game, core. No rule code knows a screen."""

import ast
from pathlib import Path

import pytest

from boardgames.games import SHELF

SOURCE = Path(__file__).resolve().parent.parent / "src" / "boardgames"
MODULES = sorted(SOURCE.rglob("*.py"))


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def uses(path: Path, *packages: str) -> list[str]:
    return sorted(name for name in imports(path) for p in packages if name == p or name.startswith(p + "."))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    room = path.relative_to(SOURCE).parts[0]
    screens = ("boardgames.tui", "boardgames.cli", "boardgames.plain", "rich", "textual")
    every_game = tuple(f"boardgames.{name}" for name in SHELF)
    if room == "core":
        assert uses(path, *screens, *every_game, "boardgames.bots", "boardgames.session", "boardgames.games") == []
    elif room in SHELF:
        others = tuple(name for name in every_game if name != f"boardgames.{room}")
        assert uses(path, *screens, *others, "boardgames.bots", "boardgames.session") == []
    elif room == "bots":
        assert uses(path, *screens, *every_game) == []
    elif path.parent.name == "boards" or path.name in ("canvas.py", "board.py", "styles.py"):
        assert uses(path, "textual", "rich") == [], "drawings must work without Textual"


@pytest.mark.parametrize("path", [p for p in MODULES if p.relative_to(SOURCE).parts[0] in ("core", *SHELF)], ids=str)
def test_rule_code_reads_no_clock_and_no_global_chance(path: Path) -> None:
    assert uses(path, "random", "time", "datetime", "secrets", "copy") == []
