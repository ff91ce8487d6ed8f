"""Nim, the smallest game (`tests/thirdparty/boardgames_nim`), and how tests install it."""

from pathlib import Path

from tests.toy import PROJECT

ENTRY = "nim = boardgames_nim:GAME"


def installed(folder: Path) -> tuple[Path, Path]:
    """Return what an installation of the game would put on the path: its entry point, and its package."""
    info = folder / "boardgames_nim-1.0.0.dist-info"
    info.mkdir(parents=True)
    (info / "entry_points.txt").write_text(f"[boardgames.games]\n{ENTRY}\n", encoding="utf-8")
    return folder, PROJECT
