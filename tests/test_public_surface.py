"""`import boardgames` and what it promises; examples in docstrings run."""

import doctest
import os
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

import pytest

import boardgames
from boardgames import core
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
        _ = boardgames.chess
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
    assert loaded & {"boardgames", "msgspec", "pydantic", "rich", "textual"} == set()


@pytest.mark.parametrize("name", ["boardgames", "boardgames.core.registry", *CORE])
def test_examples_in_docstrings_run(name: str) -> None:
    module = import_module(name)
    source = Path(module.__file__ or "").read_text(encoding="utf-8")
    result = doctest.testmod(module)
    assert result.failed == 0
    assert result.attempted > 0 or ">>>" not in source
