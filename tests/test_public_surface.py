"""`import boardgames` and what it promises; examples in docstrings run."""

import ast
import doctest
import inspect
import os
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any, assert_type

import pytest

import boardgames
from boardgames import core
from boardgames.core.registry import own_games
from tests.cli.test_main import ROOT, SOURCE

CORE = [f"boardgames.core.{module.name}" for module in iter_modules(core.__path__)]


@pytest.mark.parametrize("name", boardgames.__all__)
def test_what_is_named_can_be_imported(name: str) -> None:
    assert getattr(boardgames, name) is not None
    scope: dict[str, object] = {}
    exec(f"from boardgames import {name}", scope)
    assert scope[name] is getattr(boardgames, name)


def test_a_star_imports_all_of_it() -> None:
    scope: dict[str, object] = {}
    exec("from boardgames import *", scope)
    assert set(boardgames.__all__) <= set(scope)


def test_nothing_else_is_there() -> None:
    with pytest.raises(AttributeError, match="module 'boardgames' has no attribute 'chess'"):
        _ = boardgames.chess  # type: ignore[attr-defined]
    assert set(boardgames._HOMES) | {"__version__"} == set(boardgames.__all__)
    assert set(boardgames.__all__) <= set(dir(boardgames))


def test_the_error_that_the_library_raises_can_be_caught() -> None:
    with pytest.raises(boardgames.UserError, match="no game called 'chess'"):
        boardgames.load("chess")


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert project["project"]["version"] == boardgames.__version__


def test_the_bare_import_is_light() -> None:
    """A name is loaded when it is asked for."""
    program = "import sys, boardgames; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=True,
    )
    loaded = {name.partition(".")[0] for name in done.stdout.split() if name != "boardgames"}
    assert loaded & {"boardgames", "msgspec", "rich", "textual"} == set()


def test_the_types_of_the_games_are_those_of_their_ids() -> None:
    """Read by type checkers: each assertion is one of theirs."""
    felinia, eic = boardgames.load("felinia"), boardgames.load("eic")
    amerigo, mombasa = boardgames.load("amerigo"), boardgames.load("mombasa")
    assert_type(felinia, boardgames.Game[boardgames.felinia.state.State, boardgames.felinia.actions.AnyAction])
    assert_type(felinia.start(boardgames.Config(2, 7)), boardgames.felinia.state.State)
    assert_type(felinia.start(boardgames.Config(2, 7)).players[0].money, int)
    assert_type(eic.start(boardgames.Config(2, 7)), boardgames.eic.state.State)
    assert_type(amerigo.start(boardgames.Config(2, 7)), boardgames.amerigo.state.State)
    assert_type(mombasa.start(boardgames.Config(2, 7)), boardgames.mombasa.state.State)
    assert_type(boardgames.load("fel" + "inia"), boardgames.Game[Any, Any])


def test_the_stub_names_what_is_there() -> None:
    stub = ast.parse((SOURCE / "boardgames" / "__init__.pyi").read_text(encoding="utf-8"))
    listed = next(node.value for node in stub.body if isinstance(node, ast.Assign))
    assert ast.literal_eval(listed) == boardgames.__all__
    ids = [
        ast.literal_eval(node.args.args[0].annotation.slice)
        for node in stub.body
        if isinstance(node, ast.FunctionDef)
        and node.name == "load"
        and isinstance(node.args.args[0].annotation, ast.Subscript)
    ]
    assert ids == list(own_games())
    real = inspect.signature(boardgames.load).parameters
    assert [*real] == ["name", "data", "language"]
    assert [one.default for one in real.values()][1:] == [None, "en"]


@pytest.mark.parametrize("name", ["boardgames", "boardgames.batch", "boardgames.core.registry", *CORE])
def test_examples_in_docstrings_run(name: str) -> None:
    module = import_module(name)
    source = Path(module.__file__ or "").read_text(encoding="utf-8")
    result = doctest.testmod(module)
    assert result.failed == 0
    assert result.attempted > 0 or ">>>" not in source
