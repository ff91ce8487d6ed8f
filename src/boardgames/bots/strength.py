"""Digest of everything that decides how well a bot plays a game: its fitted weights, and its amount of search.

Results are comparable only between equal bots, so whoever keeps results keeps the digest of it beside them. It covers
what was learned and not the code: faster or tidier code leaves every result valid.
"""

from pathlib import Path

from boardgames.bots.heuristic import WEIGHTS_FILE
from boardgames.bots.levels import EFFORTS
from boardgames.bots.value import VALUE_FILE
from boardgames.core.values import digest
from boardgames.store.component_tables import read_toml

PROVENANCE = "learned"
"""Key of the part of a file that documents where its numbers come from."""


def skill_digest(data: Path) -> str:
    """Return sixteen hex digits for the folder of a game, equal for equal weights and amounts of search."""
    files = [path for path in (data / WEIGHTS_FILE, data / VALUE_FILE) if path.is_file()]
    learned = {
        path.name: {part: numbers for part, numbers in read_toml(path).items() if part != PROVENANCE} for path in files
    }
    return digest((learned, EFFORTS))
