"""Docstrings begin with a verb or a noun, and everything public has one."""

import ast
import inspect
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from boardgames.core.engine import BoxedGame
from boardgames.core.game import Game
from tests.docstrings import headless
from tests.test_layers import SOURCE


@cache
def counted() -> Counter[str]:
    return Counter(package for package, *_ in headless())


def test_docstrings_begin_with_a_verb_or_a_noun() -> None:
    assert counted() == Counter(), "python -m tests.docstrings lists them"


SURFACE = (
    *("core/engine.py", "core/game.py", "core/game_info.py", "core/records.py", "core/registry.py", "core/rulebook.py"),
    *("core/words.py", "kit/look.py", "store/log.py", "store/replay.py"),
)
"""Modules that programs and packages of other people import."""


@pytest.mark.parametrize("module", SURFACE)
def test_everything_public_has_a_docstring(module: str) -> None:
    tree = ast.parse((SOURCE / module).read_text(encoding="utf-8"))
    assert list(undocumented(tree, "")) == []


def undocumented(tree: ast.Module | ast.ClassDef, prefix: str) -> Iterator[str]:
    """Yield the public functions, classes and fields without a docstring."""
    for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
        match node:
            case ast.FunctionDef(name=name) if not name.startswith("_") and not ast.get_docstring(node):
                yield prefix + name
            case ast.ClassDef(name=name) if not name.startswith("_"):
                if not ast.get_docstring(node):
                    yield prefix + name
                yield from undocumented(node, f"{prefix}{name}.")
            case ast.AnnAssign(target=ast.Name(id=name)) if prefix and not name.startswith("_"):
                if not (isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)):
                    yield prefix + name


def test_help_explains_every_member_of_a_game() -> None:
    members = [name for name in vars(Game) if not name.startswith("_")]
    assert len(members) > 20
    assert [name for name in members if name in vars(BoxedGame) and not inspect.getdoc(vars(BoxedGame)[name])] == []
