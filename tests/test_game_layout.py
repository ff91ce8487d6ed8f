"""All games that come with the program have the same layout, and differ only where their rulebooks do."""

import tomllib
from importlib import import_module
from pathlib import Path

import pytest

from boardgames.core.engine import BoxedGame
from boardgames.core.errors import UserError
from boardgames.core.game import Config
from boardgames.core.registry import GROUP, load
from tests.cli.test_main import ROOT, SOURCE
from tests.test_layers import uses

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SHIPPED = tuple(PROJECT["entry-points"][GROUP])
FREE = (("rules",), ("face", "panels"), ("face", "things"), ("box", "parts"))
"""Folders whose modules are named after the rulebook, or after what is on the board or in the box."""
OPTIONAL = {"play/unasked.py", "play/phase_worth.py", "play/same_choices.py"}
"""Modules that not every rulebook needs."""
COMMON_RULES = {"__init__.py", "setup.py", "scoring.py"}


def tree(folder: Path) -> set[str]:
    """The files of a game, as paths from its folder, without those of the free rooms."""
    found = (path.relative_to(folder) for path in folder.rglob("*") if path.is_file())
    return {
        str(path)
        for path in found
        if "__pycache__" not in path.parts and not any(path.parts[: len(room)] == room for room in FREE)
    }


def home(game: str) -> Path:
    return SOURCE / "boardgames" / game


def test_four_games_are_shipped() -> None:
    assert SHIPPED == ("amerigo", "eic", "felinia", "mombasa")


@pytest.mark.parametrize("game", SHIPPED[1:])
def test_the_rooms_of_all_games_are_the_same(game: str) -> None:
    here, there = tree(home(SHIPPED[0])) - OPTIONAL, tree(home(game)) - OPTIONAL
    assert {"only in " + SHIPPED[0]: here - there, "only in " + game: there - here} == {
        "only in " + SHIPPED[0]: set(),
        "only in " + game: set(),
    }


@pytest.mark.parametrize("game", SHIPPED)
def test_every_rulebook_has_a_beginning_and_an_end(game: str) -> None:
    assert {path.name for path in (home(game) / "rules").glob("*.py")} > COMMON_RULES


@pytest.mark.parametrize("game", SHIPPED)
def test_a_game_shows_one_name_and_is_a_rulebook_in_a_box(game: str) -> None:
    module = import_module(f"boardgames.{game}")
    assert module.__all__ == ["GAME"]
    assert isinstance(module.GAME, BoxedGame)
    assert load(game) is module.GAME
    assert module.GAME.info.id == game


@pytest.mark.parametrize("game", SHIPPED)
def test_rules_know_no_face_and_no_bots(game: str) -> None:
    rooms = tuple(f"boardgames.{game}.{room}" for room in ("face", "play"))
    assert {path.name: uses(path, *rooms) for path in (home(game) / "rules").rglob("*.py") if uses(path, *rooms)} == {}


@pytest.mark.parametrize("game", SHIPPED)
def test_no_game_starts_with_a_setting_it_does_not_know(game: str) -> None:
    box = load(game)
    info = box.info
    for wrong in (
        Config(1, 0, info.variants[0]),
        Config(5, 0, info.variants[0]),
        Config(2, -1, info.variants[0]),
        Config(2, 2**64, info.variants[0]),
        Config(2, 0, "hard"),
        Config(2, 0, info.variants[0], ("house-rules",)),
    ):
        with pytest.raises(UserError, match=rf"{info.title}|A seed is"):
            box.start(wrong)


@pytest.mark.parametrize("game", SHIPPED)
def test_every_box_has_its_catalogue_its_provenance_and_its_lesson(game: str) -> None:
    folder = ROOT / "data" / game
    for name in ("rules.toml", "PROVENANCE.md", "lessons/first-round.toml"):
        assert (folder / name).is_file(), name
