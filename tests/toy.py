"""The toy, a game in a package of its own (`tests/thirdparty`), and how tests install it."""

import tomllib
from pathlib import Path

import pytest

from boardgames_toy import GAME
from boardgames_toy.actions import AnyAction, Draw, Pick, Roll, Stop
from boardgames_toy.state import State

PROJECT = Path(__file__).resolve().parent / "thirdparty"
PICKS = (Pick(1), Pick(2), Pick(3))
DRAW, ROLL, STOP = Draw(), Roll(), Stop()

__all__ = ["DRAW", "GAME", "PICKS", "PROJECT", "ROLL", "STOP", "AnyAction", "State", "installed", "register"]


def installed(folder: Path) -> tuple[Path, Path]:
    """Return the folders that an installation of the toy puts on the path: entry points and package."""
    entries = tomllib.loads((PROJECT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["entry-points"]
    lines = []
    for group, games in entries.items():
        lines += [f"[{group}]", *(f"{name} = {target}" for name, target in games.items())]
    info = folder / "boardgames_toy-1.0.0.dist-info"
    info.mkdir(parents=True)
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder, PROJECT


def register(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Install the toy for one test."""
    for path in installed(folder):
        monkeypatch.syspath_prepend(str(path))
