"""The installed games: what is registered, and nothing else."""

import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

from boardgames.core import registry
from boardgames.core.errors import UserError
from boardgames.core.installed_games import entries
from tests import toy
from tests.cli.test_main import SOURCE

Patch = pytest.MonkeyPatch


def install(folder: Path, text: str, monkeypatch: Patch, kind: str = "dist-info") -> None:
    """Put a package's entry points on the path, before all others."""
    info = folder / f"somebody-1.0.{kind}"
    info.mkdir(parents=True)
    (info / "entry_points.txt").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))


def group(*lines: str) -> str:
    return "\n".join(["[console_scripts]", "x = y:z", "", f"[{registry.GROUP}]", *lines, "", "[other]", "toy = q:GAME"])


def test_the_four_are_there() -> None:
    assert {"amerigo", "eic", "felinia", "mombasa"} <= set(registry.games())
    assert list(registry.games()) == sorted(registry.games())


def as_metadata_sees_it() -> dict[str, str]:
    return {entry.name: entry.value for entry in metadata.entry_points(group=registry.GROUP)}


def test_the_shelf_is_what_the_entry_points_say(tmp_path: Path, monkeypatch: Patch) -> None:
    found = {one.id: f"{one.module}:{one.attribute}" for one in entries(tuple(sys.path))[0]}
    assert found == as_metadata_sees_it()
    toy.register(tmp_path / "site", monkeypatch)
    install(tmp_path / "more", group("# none = of:this", "  a.b-c  =  d.e : f.g [h] ", "i=j:k"), monkeypatch)
    assert set(registry.games()) == set(as_metadata_sees_it()) > {"toy", "a.b-c", "i"}


def test_somebody_elses_game_is_found_and_loaded(tmp_path: Path, monkeypatch: Patch) -> None:
    assert "toy" not in registry.games()
    toy.register(tmp_path / "site", monkeypatch)
    assert "toy" in registry.games()
    assert registry.load("toy") is toy.GAME


def test_an_older_kind_of_installation_is_found_too(tmp_path: Path, monkeypatch: Patch) -> None:
    install(tmp_path, group("toy = boardgames_toy:GAME"), monkeypatch, "egg-info")
    assert "toy" in registry.games()


def test_other_tables_make_another_game(tmp_path: Path, monkeypatch: Patch) -> None:
    toy.register(tmp_path / "site", monkeypatch)
    folder = tmp_path / "my-toy"
    folder.mkdir()
    for path in toy.GAME.parts.data.glob("*.toml"):
        (folder / path.name).write_text(path.read_text(encoding="utf-8").replace("rich = 5", "rich = 6"))
    mine = registry.load("toy", folder)
    assert mine.data_digest != toy.GAME.data_digest
    assert mine.info == toy.GAME.info


def test_an_unknown_name_is_told_the_names(tmp_path: Path, monkeypatch: Patch) -> None:
    toy.register(tmp_path / "site", monkeypatch)
    with pytest.raises(UserError) as caught:
        registry.load("chess")
    assert str(caught.value) == f"There is no game called 'chess'; the games are {', '.join(registry.games())}."
    assert "toy" in str(caught.value)


def test_of_two_with_one_id_the_first_on_the_path_is_played(tmp_path: Path, monkeypatch: Patch) -> None:
    install(tmp_path / "last", group("toy = nowhere:GAME"), monkeypatch)
    toy.register(tmp_path / "first", monkeypatch)
    assert registry.load("toy") is toy.GAME
    install(tmp_path / "zeroth", group("toy = nowhere:GAME"), monkeypatch)
    with pytest.raises(UserError, match="The game 'toy' cannot be loaded: No module named 'nowhere'"):
        registry.load("toy")


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        ("toy = boardgames_toy", "it is registered as 'boardgames_toy', which is no 'module:GAME'"),
        ("toy = boardgames_toy:GAMES", "cannot be loaded: module 'boardgames_toy' has no attribute 'GAMES'"),
        ("tot = boardgames_toy:GAME", "The game 'tot' calls itself 'toy'; it must be registered under that id"),
    ],
)
def test_an_entry_that_leads_nowhere_is_said(tmp_path: Path, monkeypatch: Patch, entry: str, sentence: str) -> None:
    install(tmp_path, group(entry), monkeypatch)
    with pytest.raises(UserError, match=sentence):
        registry.load(entry.split()[0])


def test_a_file_that_cannot_be_read_hides_nothing_else(tmp_path: Path, monkeypatch: Patch) -> None:
    before = registry.games()
    install(tmp_path / "good", group("toy = boardgames_toy:GAME"), monkeypatch)
    install(tmp_path / "bad", "", monkeypatch)
    (tmp_path / "bad" / "latin-1.dist-info").mkdir()
    (tmp_path / "bad" / "latin-1.dist-info" / "entry_points.txt").write_bytes(b"[boardgames.games]\nt\xe9 = a:b\n")
    (tmp_path / "bad" / "folder-1.dist-info" / "entry_points.txt").mkdir(parents=True)
    (tmp_path / "bad" / "empty-1.dist-info").mkdir()
    (tmp_path / "file").write_text("no folder")
    monkeypatch.syspath_prepend(str(tmp_path / "file"))
    monkeypatch.syspath_prepend(str(tmp_path / "nowhere"))
    assert set(registry.games()) == {*before, "toy"}


def test_looking_at_the_shelf_imports_no_game_and_no_metadata() -> None:
    program = (
        "import sys; from boardgames.core.registry import games; names = games(); "
        "print(len(names), [m for m in sys.modules if m.startswith('importlib.metadata') "
        "or any(m.startswith('boardgames.' + name) for name in names)])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split()[1] == "[]"
