"""The documents say what is so: code in them is the code that runs, paths exist, commands print what is printed."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from boardgames import __version__
from tests import toy
from tests.cli.test_main import ROOT, SOURCE

DOCUMENTS = sorted(ROOT.glob("*.md"))
FENCE = re.compile(r"^```(\w*) ?(\S*)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)#:]+)\)")
INLINE = re.compile(r"`((?:src|tests|data|\.ci)/[^`<>*\s]*)`")


class Block(NamedTuple):
    document: str
    number: int
    language: str
    path: str
    text: str

    def __str__(self) -> str:
        return f"{self.document}-{self.number}-{self.language}"


BLOCKS = [
    Block(document.name, number, *found.groups())
    for document in DOCUMENTS
    for number, found in enumerate(FENCE.finditer(document.read_text(encoding="utf-8")), start=1)
]


NEEDS = "needs:"
"""Before the name of a library without which a block does not run: `tests/adapters` runs it where there is one."""


def blocks(*languages: str, path: bool) -> list[Block]:
    found = [block for block in BLOCKS if block.language in languages and not block.path.startswith(NEEDS)]
    return [block for block in found if bool(block.path) == path]


@pytest.mark.parametrize("block", blocks("python", "toml", "fluent", path=True), ids=str)
def test_code_that_names_a_file_stands_in_it(block: Block) -> None:
    lines = (ROOT / block.path).read_text(encoding="utf-8").splitlines()
    wanted = block.text.splitlines()
    assert any(lines[at : at + len(wanted)] == wanted for at in range(len(lines))), f"not in {block.path}"


@pytest.mark.parametrize("block", blocks("text", path=True), ids=str)
def test_a_tree_of_files_is_complete(block: Block) -> None:
    named: set[str] = set()
    folder = ""
    for line in block.text.splitlines():
        name = line.split()[0]
        if name.endswith("/"):
            folder = name
        else:
            named.add(f"{folder}{name}" if line.startswith(" ") else name)
    home = ROOT / block.path
    there = {str(path.relative_to(home)) for path in home.rglob("*") if path.is_file()}
    assert named == {name for name in there if "__pycache__" not in name}


@pytest.mark.parametrize("block", blocks("python", path=False), ids=str)
def test_python_runs(block: Block, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    toy.register(tmp_path / "site", monkeypatch)
    if ">>>" not in block.text:
        exec(compile(block.text, str(block), "exec"), {})
        return
    examples = doctest.DocTestParser().get_doctest(block.text, {}, str(block), None, None)
    assert doctest.DocTestRunner().run(examples).failed == 0


@pytest.mark.parametrize("block", blocks("console", path=False), ids=str)
def test_commands_print_what_is_printed(block: Block, tmp_path: Path) -> None:
    path = os.pathsep.join(map(str, (SOURCE, *toy.installed(tmp_path / "site"))))
    for part in block.text.split("$ ")[1:]:
        command, _, expected = part.partition("\n")
        program, *arguments = shlex.split(command)
        assert program == "boardgames"
        done = subprocess.run(
            [sys.executable, "-m", "boardgames", *arguments],
            capture_output=True,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path, "PYTHONIOENCODING": "utf-8"},
            check=True,
        )
        printed = done.stdout.replace(f"{ROOT}{os.sep}", "")
        assert doctest.OutputChecker().check_output(expected, printed, doctest.ELLIPSIS), printed


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_what_a_document_points_at_is_there(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    pointed = [*LINK.findall(text), *INLINE.findall(FENCE.sub("", text))]
    homes = (ROOT, toy.PROJECT / "boardgames_toy")
    assert [path for path in pointed if not any((home / path).exists() for home in homes)] == []


def test_every_command_of_the_makefile_is_told() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert commands is not None
    told = "\n".join(path.read_text(encoding="utf-8") for path in DOCUMENTS)
    assert [command for command in commands[1].split() if f"make {command}" not in told] == []


def test_the_changelog_knows_this_version() -> None:
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_every_kind_of_block_is_checked() -> None:
    """A block without a language is a list of commands for a person: nothing else may be unchecked."""
    assert {block.language for block in BLOCKS} <= {"", "python", "toml", "fluent", "text", "console"}
