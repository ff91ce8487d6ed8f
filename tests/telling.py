"""Which messages of a catalogue the table answers with: none may be idle."""

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


LABELLING = re.compile(r'\.(?:say|fit)\(\s*(?:[^"()]+(?:\([^()]*\))?[^"()]*,\s*)?f?"([a-z-]+)(\{?)')
"""A label asked of a scene: its key, or how the key begins."""


def labelled(game: Path, keys: set[str]) -> set[str]:
    """Keys of labels, in all their lengths, that the drawings of a game ask for."""
    asked = [
        (f"board-{key}", bool(more))
        for path in (game / "face").rglob("*.py")
        for key, more in LABELLING.findall(path.read_text(encoding="utf-8"))
    ]
    whole = {key for key, more in asked if not more}
    begun = tuple(key for key, more in asked if more)
    return {key for key in keys if key.partition(".")[0] in whole or (begun and key.startswith(begun))}
