"""Messages of a catalogue that code uses, found by reading the code: a test reports unused ones."""

import ast
import re
from pathlib import Path

from boardgames.kit.asker import TEXTS


def answered(room: Path, keys: set[str]) -> set[str]:
    """Keys that a room of words says of things and their use: outright, put together, or by the kind of a thing."""
    pieces = {"you", "your", "possessive", "listed"}
    for path in (room / "prose.py", room / "uses.py", *(room.parent / "things").glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        pieces |= {
            node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
    joined = {first + second for first in pieces if first.endswith("-") for second in pieces}
    kinds = pieces | joined
    told = {f"thing-{kind}{text}" for kind in kinds for text in ("", *(f"-{text}" for text in TEXTS))}
    within = set(re.findall(r"\{ ([a-z][a-z-]*) \}", (room / "en.ftl").read_text(encoding="utf-8")))
    return (kinds | told | within) & keys


def labelled(game: Path, keys: set[str]) -> set[str]:
    """Keys of labels, in all their lengths, that the drawings of a game ask for, whole or by how they begin."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in (game / "face").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ASKING:
                for given in (part for arg in node.args for part in _alternatives(arg)):
                    if isinstance(given, ast.Constant):
                        whole.add(f"board-{given.value!s}")
                    elif isinstance(given, ast.JoinedStr) and isinstance(given.values[0], ast.Constant):
                        begun.add(f"board-{given.values[0].value!s}")
    return {key for key in keys if key.partition(".")[0] in whole or key.startswith(tuple(begun))}


ASKING = ("say", "fit")
"""Methods of a scene that ask for a label."""


def _alternatives(argument: ast.expr) -> tuple[ast.expr, ...]:
    return (argument.body, argument.orelse) if isinstance(argument, ast.IfExp) else (argument,)
