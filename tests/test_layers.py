"""The layers of the program, and which may import which: one table, and every module has a layer in it.

Seen are imports at the top of a module and inside functions, and modules named in a string, as `on_demand` takes them.
"""

import ast
import re
from functools import cache
from pathlib import Path

from boardgames.core.registry import games

SOURCE = Path(__file__).resolve().parent.parent / "src" / "boardgames"
MODULES = sorted(SOURCE.rglob("*.py"))
DOTTED = re.compile(r"boardgames(\.\w+)+")

BASE = {"core", "store"}
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "words": {"core"},
    "store": {"core", "words"},
    "kit": {"core", "words"},
    "game": {"core", "store"},
    "game.face": {"core", "store", "kit", "game"},
    "bots": BASE,
    "table": {*BASE, "words", "kit", "bots"},
    "text": {*BASE, "words", "kit", "bots", "table"},
    "tui": {*BASE, "words", "kit", "bots", "table"},
    "lab": {*BASE, "bots"},
    "adapters": {"core", "kit", "bots"},
    "web": {"core", "words"},
    "batch": {"core", "bots", "adapters"},
    "cli": {*BASE, "words", "kit", "bots", "table", "text", "tui", "lab", "adapters", "web"},
    "": {"core", "store", "cli"},
}
"""The rooms that the modules of a room may import from, besides their own. No name: the package itself."""

WITHIN_A_GAME: dict[str, set[str]] = {
    "info": {"play"},
    "actions": set(),
    "events": set(),
    "box": {"actions", "events"},
    "state": {"actions", "events", "box"},
    "rules": {"info", "actions", "events", "box", "state"},
    "view": {"actions", "events", "box", "state", "rules"},
    "all_actions": {"actions", "events", "box", "state", "rules"},
    "candidates": {"actions", "events", "box", "state", "rules"},
    "play": {"actions", "events", "box", "state", "rules", "view", "all_actions", "game"},
    "face": {"actions", "events", "box", "state", "rules", "view", "game"},
    "game": {"info", "actions", "events", "box", "state", "rules", "view", "all_actions", "candidates", "play", "face"},
    "__init__": {"game"},
}
"""The same inside the package of a game."""

WITHIN_THE_APP: dict[str, set[str]] = {
    "texts": set(),
    "settings": set(),
    "look": set(),
    "view": {"texts", "settings", "look"},
    "art": {"look", "view"},
    "widgets": {"texts", "settings", "look", "view", "art"},
}
"""The same for the lower folders of the app. The screens and what lies beside them may import all of it."""


@cache
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


def steps_of(path: Path) -> tuple[str, ...]:
    """Return the steps of the path from the package to a module."""
    return path.relative_to(SOURCE).with_suffix("").parts


def room_of(parts: tuple[str, ...]) -> str:
    """The room of a module, given as the steps of its path from the package."""
    if len(parts) < 2:
        return ""
    if parts[0] in games():
        return "game.face" if parts[1] == "face" else "game"
    return parts[0]


def modules_imported(path: Path) -> list[tuple[str, ...]]:
    """The modules of this program that a module imports, as steps from the package."""
    found = (tuple(name.split(".")[1:]) for name in imports(path) if name.startswith("boardgames."))
    return sorted({parts for parts in found if _is_module(parts)})


@cache
def _is_module(parts: tuple[str, ...]) -> bool:
    place = SOURCE.joinpath(*parts)
    return place.with_suffix(".py").is_file() or (place / "__init__.py").is_file()


def test_every_module_has_a_room() -> None:
    assert [named(path) for path in MODULES if room_of(steps_of(path)) not in MAY_IMPORT] == []


def test_a_module_imports_only_what_its_room_may() -> None:
    wrong = []
    for path in MODULES:
        parts, room = steps_of(path), room_of(steps_of(path))
        for other in modules_imported(path):
            there = room_of((*other, "__init__"))
            same_game = there.startswith("game") and other[0] == parts[0]
            if not same_game and (there.startswith("game") or there not in {room, *MAY_IMPORT[room]}):
                wrong.append((named(path), ".".join(other)))
    assert wrong == []


def test_rooms_of_a_game_are_built_upon_each_other() -> None:
    wrong = []
    for path in MODULES:
        game, room, *_ = (*steps_of(path), "", "")
        if game in games():
            others = {other[1] for other in modules_imported(path) if other[0] == game and len(other) > 1}
            wrong += [(named(path), other) for other in sorted(others - {room} - WITHIN_A_GAME[room])]
    assert wrong == []


def test_rooms_of_the_app_are_built_upon_each_other() -> None:
    wrong = []
    for path in MODULES:
        folder, room, *_ = (*steps_of(path), "", "")
        if folder == "tui" and room in WITHIN_THE_APP:
            others = {other[1] for other in modules_imported(path) if other[0] == "tui" and len(other) > 1}
            wrong += [(named(path), other) for other in sorted(others - {room} - WITHIN_THE_APP[room])]
    assert wrong == []


def test_only_the_app_draws_with_a_toolkit() -> None:
    others = [path for path in MODULES if room_of(steps_of(path)) not in ("tui", "cli")]
    assert {named(path) for path in others if uses(path, "rich", "textual")} == {"lab/progress_bar.py"}


def test_rule_code_reads_no_clock_and_no_global_chance() -> None:
    rules = [path for path in MODULES if steps_of(path)[0] in ("core", "store", *games())]
    chance = ("random", "time", "datetime", "secrets", "copy")
    assert [(named(path), found) for path in rules if (found := uses(path, *chance))] == []
