"""What is built from the project holds what it needs; what is installed has a pinned version."""

import ast
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.cli.test_main import ROOT

SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = SETTINGS["project"]
COMPILED = SETTINGS["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
RECORDS = {"Action", "Event", "Frame", "Lookups", "Struct", "Value"}


def built(folder: Path, target: str) -> Path:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    (path,) = folder.iterdir()
    return path


def files(*rooms: str) -> set[str]:
    """The files of some rooms of the project, as paths from its root."""
    found = (path for room in rooms for path in (ROOT / room).rglob("*") if path.is_file())
    return {str(path.relative_to(ROOT)) for path in found if "__pycache__" not in path.parts}


def test_the_wheel_holds_modules_messages_and_tables(tmp_path: Path) -> None:
    wheel = built(tmp_path, "wheel")
    assert wheel.name.endswith("-py3-none-any.whl"), "whoever wants the rules compiled says so"
    held = set(zipfile.ZipFile(wheel).namelist())
    modules = {name.removeprefix("src/") for name in files("src/boardgames")}
    tables = {name.replace("data/", "boardgames/_data/", 1) for name in files("data")}
    assert modules | tables <= held
    assert [name for name in held if name.startswith("tests/")] == []
    assert any(name.endswith(".data/data/share/man/man1/boardgames.1") for name in held)
    pages = {name.partition("share/doc/boardgames/")[2] for name in held if "share/doc/boardgames/" in name}
    assert {"README.md", "docs/library/guide.md", "docs/library/train_agent.py", "docs/play/playing.md"} <= pages
    (about,) = (name for name in held if name.endswith("METADATA"))
    _, _, readme = zipfile.ZipFile(wheel).read(about).decode().partition("\n\n")
    assert "# boardgames" in readme
    assert "share/doc/boardgames" in readme
    assert re.findall(r"\]\((?!https?://)", readme) == [], "links into the checkout are dead on an index"
    (entries,) = (name for name in held if name.endswith("entry_points.txt"))
    assert zipfile.ZipFile(wheel).read(entries).decode().count(":GAME") == 4


def test_the_source_archive_can_be_worked_with(tmp_path: Path) -> None:
    with tarfile.open(built(tmp_path, "sdist")) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    assert files("src", "data", "tests") <= held
    documents = {path.name for path in ROOT.glob("*.md")}
    assert "README.md" in documents
    assert {*documents, "LICENSE", "Makefile", "constraints.txt", "pyproject.toml"} <= held


def compiled() -> list[str]:
    """Return the modules that the compiled wheel has in machine code."""
    taken, left_out = (
        {path for pattern in COMPILED[key] for path in (ROOT / "src").glob(pattern)} for key in ("include", "exclude")
    )
    return sorted(str(path.relative_to(ROOT)) for path in taken - left_out)


def test_the_rules_of_every_game_can_be_compiled() -> None:
    assert {Path(name).parts[2] for name in compiled()} == {"amerigo", "bots", "core", "eic", "felinia", "mombasa"}


@pytest.mark.parametrize("name", compiled())
def test_no_module_that_defines_records_is_compiled(name: str) -> None:
    """The compiler would lose their `frozen`, their tags and their defaults without a word."""
    tree = ast.parse((ROOT / name).read_text(encoding="utf-8"))
    for found in ast.walk(tree):
        if isinstance(found, ast.ClassDef):
            bases = {node.id for base in found.bases for node in ast.walk(base) if isinstance(node, ast.Name)}
            assert not found.keywords, f"{name}: {found.name}"
            assert not bases & RECORDS, f"{name}: {found.name}"


def name_of(requirement: str) -> str:
    match = re.match(r"[\w.-]+", requirement)
    assert match is not None, requirement
    return re.sub(r"[-_.]+", "-", match[0]).lower()


def pinned() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return {name_of(line): line for line in lines if line and not line.startswith("#")}


@pytest.mark.parametrize("requirement", [*PROJECT["dependencies"], *PROJECT["optional-dependencies"]["dev"]])
def test_every_requirement_is_pinned(requirement: str) -> None:
    assert "==" in pinned()[name_of(requirement)]


def test_playing_needs_nothing_of_the_workshop() -> None:
    playing = {name_of(requirement) for requirement in PROJECT["dependencies"]}
    assert playing == {"msgspec", "platformdirs", "rich", "textual"}
