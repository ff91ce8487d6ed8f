"""The games on the shelf: whatever is registered under the entry-point group `boardgames.games`.

An entry names a game's id and where its `GAME` is found (`felinia = "boardgames.felinia:GAME"`). The four games of
this program are registered in that way, and so is a game of somebody else's package: nothing here knows a game by
name. Each is imported when it is asked for, because a table plays only one of them.
"""

import os
import re
import sys
from functools import lru_cache, reduce
from importlib import import_module
from pathlib import Path
from typing import Any

from boardgames.core.errors import UserError
from boardgames.core.game import SEAT_LETTERS, Game
from boardgames.core.messages import ENGLISH

GROUP = "boardgames.games"
_TARGET = re.compile(r"([\w.]+)\s*:\s*([\w.]+)\s*(?:\[.*\])?")


def games() -> tuple[str, ...]:
    """The ids of all games that can be played."""
    return tuple(_entries(tuple(sys.path)))


def load(name: str, data: Path | None = None, language: str = ENGLISH) -> Game[Any, Any]:
    """Load a game by id, over its own tables or those in `data`, with its words in a language if it has them."""
    entries = _entries(tuple(sys.path))
    if name not in entries:
        raise UserError(f"There is no game called {name!r}; the games are {', '.join(entries)}.")
    game = _imported(name, entries[name]).in_language(language)
    if data is None:
        return game
    if not str(data).isprintable():  # bots are told it in a line of text
        raise UserError(f"{str(data)!a} holds characters that cannot be shown; rename that folder.")
    return game.with_data(data)


def _imported(name: str, target: str) -> Game[Any, Any]:
    """What an entry points at; `UserError` if that is nowhere, or another game."""
    found = _TARGET.fullmatch(target)
    if found is None:
        raise UserError(f"The game {name!r} is registered as {target!r}, which is no 'module:GAME'.")
    try:
        game: Game[Any, Any] = reduce(getattr, found[2].split("."), import_module(found[1]))
    except (ImportError, AttributeError) as error:
        raise UserError(f"The game {name!r} is registered as {target!r} and cannot be loaded: {error}.") from error
    if game.info.id != name:
        raise UserError(f"The game {name!r} calls itself {game.info.id!r}; it must be registered under that id.")
    if max(game.info.players) > len(SEAT_LETTERS):
        raise UserError(
            f"{game.info.title} is for up to {max(game.info.players)} players; a table has {len(SEAT_LETTERS)} seats."
        )
    return game


@lru_cache(maxsize=4)
def _entries(path: tuple[str, ...]) -> dict[str, str]:
    """For every registered id where its game is found, sorted by id; of two with the same id the first on the path.

    `importlib.metadata` reads the same files, but importing it takes half as long as starting the whole program.
    """
    found: dict[str, str] = {}
    for folder in path:
        for text in _entry_files(folder or "."):
            for name, target in _group(text):
                found.setdefault(name, target)
    return dict(sorted(found.items()))


def _entry_files(folder: str) -> list[str]:
    """The `entry_points.txt` of all that is installed in a folder. What cannot be read hides nothing else."""
    texts: list[str] = []
    try:
        installed = sorted(name for name in os.listdir(folder) if name.endswith((".dist-info", ".egg-info")))
    except OSError:
        return texts
    for name in installed:
        try:
            texts.append(Path(folder, name, "entry_points.txt").read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            continue
    return texts


def _group(text: str) -> list[tuple[str, str]]:
    """The entries of our group in an `entry_points.txt`."""
    entries, section = [], ""
    for line in map(str.strip, text.splitlines()):
        if line.startswith("#"):
            continue
        if line.startswith("["):
            section = line.strip("[] ")
        elif section == GROUP and "=" in line:
            name, _, target = line.partition("=")
            entries.append((name.strip(), target.strip()))
    return entries
