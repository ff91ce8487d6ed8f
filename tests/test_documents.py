"""Everything that a document claims is checked: code, paths, links, anchors, commands, keys, generated pages."""

import doctest
import os
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path
from shutil import copytree
from typing import NamedTuple

import pytest

from boardgames import __version__, load
from boardgames.cli.main import parser
from boardgames.core.registry import own_games
from boardgames.store.component_tables import data_folder
from boardgames.store.rule_catalogue import load_catalogue
from tests import nim, toy
from tests.cli.test_main import ROOT, SOURCE
from tests.pages.__main__ import COMMITTED

BUILT = (ROOT / "docs" / "_build", ROOT / "docs" / "rules")
"""Folders of pages that `make docs` generates."""
DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *(path for path in sorted(ROOT.glob("docs/**/*.md")) if not any(folder in path.parents for folder in BUILT)),
]
FENCE = re.compile(r"^( *)```(\w*) ?(\S*)\n(.*?)^ *```$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^):]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)
INLINE = re.compile(r"`((?:src|tests|data|docs|\.ci)/(?!_build|rules)[^`<>*\s]*)`")
COMMAND = re.compile(r"`(boardgames [^`]+)`")
LONGEST_LINE = 120


class Block(NamedTuple):
    document: str
    number: int
    language: str
    path: str
    text: str

    def __str__(self) -> str:
        return f"{self.document}-{self.number}-{self.language}"


BLOCKS = [
    Block(
        str(document.relative_to(ROOT)),
        number,
        found[2],
        found[3],
        re.sub(rf"^{found[1]}", "", found[4], flags=re.MULTILINE),
    )
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


def plain(document: Path) -> str:
    """Return a document without its blocks of code."""
    return FENCE.sub("", document.read_text(encoding="utf-8"))


def anchors(document: Path) -> set[str]:
    """Return the anchors that code forges give to the headings of a document."""
    found = (re.sub(r"[^\w\- ]", "", heading.lower()).strip() for heading in HEADING.findall(plain(document)))
    return {heading.replace(" ", "-") for heading in found}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_document_points_at_is_there(document: Path) -> None:
    text = plain(document)
    for link in LINK.findall(text):
        path, _, anchor = link.partition("#")
        target = (document.parent / path).resolve() if path else document
        assert target.exists(), link
        assert not anchor or anchor in anchors(target), link
    homes = (ROOT, toy.PROJECT / "boardgames_toy")
    assert [path for path in INLINE.findall(text) if not any((home / path).exists() for home in homes)] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_line_is_longer_than_a_screen(document: Path) -> None:
    """Code that is compared with a file is as long as there."""
    text = FENCE.sub(lambda found: "" if found[3] else found[0], document.read_text(encoding="utf-8"))
    assert [line for line in text.splitlines() if len(line) > LONGEST_LINE] == []


STAND_INS = {
    "GAME": "felinia", "FILE": "game.jsonl", "N": "10", "A,B": "easy,random", "DIR": "my-felinia", "COMMAND": "play",
}  # fmt: skip
"""What the placeholders of commands stand for when they are tried."""


WITHOUT_A_GAME = ("serve", "completion")
"""Commands that are complete by themselves."""


def commands() -> list[str]:
    """Return every command in a block or between backticks, as it can be tried."""
    found: set[str] = set()
    for document in DOCUMENTS:
        if document.name != "CHANGELOG.md":
            found |= set(COMMAND.findall(" ".join(plain(document).split())))
    for block in blocks("", "text", "console", path=False):
        lines = (re.split(r"  #| \| ", line.strip().removeprefix("$ "))[0] for line in block.text.splitlines())
        found |= {line for line in lines if line.split() and line.split()[0] == "boardgames" and "[" not in line}
    return sorted({" ".join(STAND_INS.get(word, word) for word in command.split()) for command in found})


@pytest.mark.parametrize("command", commands())
def test_commands_of_the_documents_are_understood(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    toy.register(tmp_path / "site", monkeypatch)
    monkeypatch.syspath_prepend(str(nim.installed(tmp_path / "nim")[0]))
    monkeypatch.chdir(tmp_path)
    copytree(ROOT / "data" / "felinia", tmp_path / "my-felinia")
    arguments = shlex.split(command)[1:]
    if not arguments or {"--help", "--version"} & set(arguments):
        return
    is_named = len(arguments) == 1 and not arguments[0].startswith("-")
    if is_named and arguments[0] not in WITHOUT_A_GAME:  # a command that is only named
        arguments.append("felinia")
    args = parser().parse_args(arguments)
    if arguments[0] in ("rules", "data"):
        assert args.run(args) == 0, capsys.readouterr().err
        assert capsys.readouterr().out


@pytest.mark.parametrize("name", COMMITTED)
def test_generated_pages_are_up_to_date(name: str) -> None:
    written = (ROOT / "docs" / name).read_text(encoding="utf-8")
    assert written == COMMITTED[name](), "run `make reference`"


def test_every_command_of_the_makefile_is_told() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert commands is not None
    told = "\n".join(path.read_text(encoding="utf-8") for path in DOCUMENTS)
    targets = commands[1].split()
    assert [command for command in targets if f"make {command}" not in told] == []
    assert set(re.findall(r"(?:^|`)make ([a-z-]+)", told, re.MULTILINE)) <= set(targets)


def test_the_changelog_knows_this_version() -> None:
    assert f"## {__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_changelog_keeps_its_order() -> None:
    """Each version has Added, Changed, Fixed, Removed in this order, and entries without gaps between them."""
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for version in text.split("\n## ")[1:]:
        kinds = re.findall(r"^### (\w+)$", version, re.MULTILINE)
        assert kinds == [kind for kind in ("Added", "Changed", "Fixed", "Removed") if kind in kinds], version[:20]
    assert re.findall(r"^(?:-|  ).*\n\n+(?:-|  ).*$", text, re.MULTILINE) == []


def test_the_readme_counts_what_the_catalogues_have() -> None:
    catalogues = [load_catalogue(data_folder(name)) for name in own_games()]
    rules, rulings, examples = (
        sum(len(entries) for entries in kind)
        for kind in zip(*((it.rules, it.rulings, it.examples) for it in catalogues), strict=True)
    )
    readme = " ".join((ROOT / "README.md").read_text(encoding="utf-8").split())
    assert f"{rules} rules, {rulings} rulings on unclear points and {examples} worked examples" in readme


@pytest.mark.parametrize("name", own_games())
def test_the_readme_lists_what_a_game_can_be_played_with(name: str) -> None:
    info = load(name).info
    (row,) = re.findall(rf"^\| .* \| `{name}` \| .*$", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    title, _, players, _, settings, _ = (cell.strip() for cell in row.strip("|").split("|"))
    variants = info.variants if len(info.variants) > 1 else ()
    assert (title, players) == (info.title, f"{min(info.players)}–{max(info.players)}")
    assert re.findall("`(.*?)`", settings) == [*variants, *(option.id for option in info.options)]


def test_tables_of_the_project_file_are_there() -> None:
    named = {name for path in DOCUMENTS for name in re.findall(r"`\[(tool\.[\w.-]+)\]`", plain(path))}
    for name in named:
        table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        for part in name.split("."):
            table = table[part]


def test_every_kind_of_block_is_checked() -> None:
    """A block without a language is a list of commands for a person: nothing else may be unchecked."""
    assert {block.language for block in BLOCKS} <= {"", "python", "toml", "fluent", "text", "console"}
