"""The reference of states, from the classes of the games."""

import ast
import inspect
from collections.abc import Iterator
from textwrap import wrap
from types import ModuleType

from boardgames.core.registry import load, own_games
from boardgames.core.values import Frame
from tests.pages.markdown import escaped

WIDTH = 118
INTRODUCTION = """# States

This page is generated from the classes of the games: `make reference`. A state is a frozen record; `game.start` returns
the first one, `game.apply` the next, and `game.observe` one of the same class with a blank for whatever a seat may not
see. Of the open business in `frames` the last record is the question being asked. `boardgames encoding GAME` prints
the same fields as cells of a vector.
""".splitlines()


def page() -> str:
    """Return the whole page."""
    lines = [*INTRODUCTION, ""]
    for name in own_games():
        game = load(name)
        module = inspect.getmodule(game.state_type)
        assert module is not None
        lines += [f"## {game.info.title}", "", f"`{module.__name__}`", ""]
        classes = {found.name: found for found in class_nodes(module)}
        whole = game.state_type.__name__
        frames = [one for one in classes if issubclass(getattr(module, one), Frame)]
        for one in [whole, *(one for one in classes if one != whole and one not in frames)]:
            lines += [f"### {game.info.title}: {one}", "", *wrapped("", escaped(said(classes[one]))), ""]
            for field, kind, text in fields(classes[one]):
                lines += wrapped("- ", f"`{field}`, `{kind}`: {text}")
            lines.append("")
        lines += [f"### {game.info.title}: frames", ""]
        for one in frames:
            known = [f"`{field}`: {text}" for field, _, text in fields(classes[one])]
            lines += wrapped("- ", " ".join([f"**{one}** – {said(classes[one])}", *known]))
        lines.append("")
    return "\n".join(lines[:-1]) + "\n"


def class_nodes(module: ModuleType) -> Iterator[ast.ClassDef]:
    """Yield the classes of a module in their order."""
    for node in ast.parse(inspect.getsource(module)).body:
        if isinstance(node, ast.ClassDef):
            yield node


def fields(node: ast.ClassDef) -> Iterator[tuple[str, str, str]]:
    """Yield name, type and docstring of every field; the docstring is empty if there is none."""
    for at, statement in enumerate(node.body):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            after = node.body[at + 1] if at + 1 < len(node.body) else None
            text = ""
            if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                text = " ".join(str(after.value.value).split())
            yield statement.target.id, ast.unparse(statement.annotation), text


def said(node: ast.ClassDef) -> str:
    """Return the docstring of a class on one line; empty if there is none."""
    return " ".join((ast.get_docstring(node) or "").split())


def wrapped(bullet: str, text: str) -> list[str]:
    """Return text as lines of a document, behind a bullet."""
    return wrap(text, WIDTH, initial_indent=bullet, subsequent_indent=" " * len(bullet), break_on_hyphens=False)
