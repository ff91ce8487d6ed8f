"""Dependencies point one way: cli, tui or plain, bots, game, core. No rule code knows a screen or a sentence.

Seen are imports at the top of a module and inside functions, and modules named in a string, as `on_demand` takes them.
"""

import ast
import re
from pathlib import Path

import pytest

from boardgames.shelf import games

SOURCE = Path(__file__).resolve().parent.parent / "src" / "boardgames"
MODULES = sorted(SOURCE.rglob("*.py"))
SCREENS = ("boardgames.tui", "boardgames.cli", "boardgames.commands", "boardgames.plain", "rich", "textual")
ABOVE_GAMES = ("boardgames.bots", "boardgames.session", "boardgames.shelf", "boardgames.simulation")
GAMES = tuple(f"boardgames.{name}" for name in games())
DOTTED = re.compile(r"boardgames(\.\w+)+")


def imports(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and DOTTED.fullmatch(node.value):
            found.add(node.value)
    return found


def uses(path: Path, *packages: str) -> list[str]:
    return sorted(name for name in imports(path) for p in packages if name == p or name.startswith(p + "."))


def named(path: Path) -> str:
    return str(path.relative_to(SOURCE))


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_imports_point_one_way(path: Path) -> None:
    room = path.relative_to(SOURCE).parts[0]
    if room == "core":
        assert uses(path, *SCREENS, *GAMES, *ABOVE_GAMES, "boardgames.drawing") == []
    elif room == "drawing":
        assert uses(path, *SCREENS, *GAMES, *ABOVE_GAMES) == []
    elif room in games():
        others = tuple(name for name in GAMES if name != f"boardgames.{room}")
        assert uses(path, *SCREENS, *others, *ABOVE_GAMES) == []
    else:
        assert uses(path, *GAMES) == [], "nothing outside a game's package knows its name"
    if room == "bots":
        assert uses(path, *SCREENS, "boardgames.drawing") == []
    if room not in ("adapters", "commands"):
        assert uses(path, "boardgames.adapters") == [], "adapters are for programs outside"
    if room not in ("tui", "commands", "progress.py"):
        assert uses(path, "boardgames.tui", "rich", "textual") == [], "only the app has a screen"


@pytest.mark.parametrize("path", [path for path in MODULES if path.relative_to(SOURCE).parts[0] == "tui"], ids=named)
def test_the_rooms_of_the_app_are_built_upon_each_other(path: Path) -> None:
    room = path.relative_to(SOURCE).parts[1]
    if room in ("look", "widgets"):
        assert uses(path, "boardgames.tui.screens", "boardgames.tui.app") == []
    if room == "look":
        assert uses(path, "boardgames.tui.widgets", "boardgames.tui.scene", "boardgames.session") == []


@pytest.mark.parametrize("path", [path for path in MODULES if path.relative_to(SOURCE).parts[0] in games()], ids=named)
def test_rooms_of_a_game_keep_to_themselves(path: Path) -> None:
    game, *rest = path.relative_to(SOURCE).parts
    house = f"boardgames.{game}"
    if rest[0] not in ("board", "face"):
        assert uses(path, "boardgames.drawing") == [], "drawing is for the face alone"
    if rest[0] == "rules":
        assert uses(path, f"{house}.words", f"{house}.board", f"{house}.play", f"{house}.game") == []
    if rest[0] == "box":
        rooms = ("rules", "words", "board", "play", "game", "view")
        assert uses(path, *(f"{house}.{name}" for name in rooms)) == []


@pytest.mark.parametrize(
    "path", [path for path in MODULES if path.relative_to(SOURCE).parts[0] in ("core", *games())], ids=named
)
def test_rule_code_reads_no_clock_and_no_global_chance(path: Path) -> None:
    assert uses(path, "random", "time", "datetime", "secrets", "copy") == []
