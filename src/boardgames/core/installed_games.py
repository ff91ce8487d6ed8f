"""Games registered under the entry-point group `boardgames.games`, read from files alone: nothing is imported.

Names and descriptions come from other people's packages: each is checked before it is shown.
"""

import os
import re
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from boardgames.core.errors import printable

GROUP = "boardgames.games"
OWN_PACKAGE = __name__.partition(".")[0]
_OWN_FOLDER = os.path.dirname(os.path.dirname(__file__))
MAX_BYTES = 1 << 18
"""Number of bytes that are read of a file about a package."""
LONGEST_SUMMARY = 120
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,31}")
_TARGET = re.compile(r"([\w.]+)\s*:\s*([\w.]+)\s*(?:\[.*\])?")


class Entry(NamedTuple):
    """Game that an installed package declares."""

    id: str
    module: str
    """Where it is found; empty if the target is malformed."""
    attribute: str
    package: str
    """Folder that describes the package: `some_game-1.0.0.dist-info`."""
    fault: str = ""
    """Reason why it cannot be played, as the end of a sentence; empty if nothing is known."""

    @property
    def is_ours(self) -> bool:
        """True if it is a game of this program, each of which is the package that is called as its id."""
        is_named_so = (self.module, self.attribute) == (f"{OWN_PACKAGE}.{self.id}", "GAME")
        return is_named_so and os.path.isdir(os.path.join(_OWN_FOLDER, self.id))

    @property
    def label(self) -> str:
        """Name and version of the package."""
        name = os.path.basename(self.package).rpartition(".")[0]
        return printable(name.replace("-", " ", 1).replace("_", "-"))[:LONGEST_SUMMARY]

    def summary(self) -> str:
        """Return what the package says about itself in one line; empty if it says nothing."""
        for name in ("METADATA", "PKG-INFO"):
            for line in _text(Path(self.package, name)).split("\n"):
                if line.startswith("Summary:"):
                    return printable(line.removeprefix("Summary:").strip())[:LONGEST_SUMMARY]
        return ""


@lru_cache(maxsize=4)
def entries(path: tuple[str, ...]) -> tuple[tuple[Entry, ...], tuple[Entry, ...]]:
    """Return the games that can be tried, sorted by id, and those that cannot, each with its fault.

    Of two with the same id ours is played, else the first on the path. `importlib.metadata` reads the same files, but
    importing it takes half as long as starting the whole program.
    """
    found: dict[str, Entry] = {}
    faulty: list[Entry] = []
    for folder in path:
        for package, text in _entry_files(folder or "."):
            for entry in (_entry(package, *line) for line in _group(text)):
                other = found.get(entry.id)
                if entry.fault:
                    faulty.append(entry)
                elif other is None or (entry.is_ours and not other.is_ours):
                    found[entry.id] = entry
                    faulty += [] if other is None else [_taken(other)]
                elif not entry.is_ours and other.is_ours:
                    faulty.append(_taken(entry))
    return tuple(sorted(found.values())), tuple(sorted(set(faulty)))


def _entry(package: str, name: str, target: str) -> Entry:
    found = _TARGET.fullmatch(target)
    fault = ""
    if not _ID.fullmatch(name):
        fault = "its id may hold only letters, digits, dots, hyphens and underscores, at most 32"
    elif found is None:
        fault = f"it is registered as {printable(target)[:60]!r}, which is no 'module:GAME'"
    module, attribute = (found[1], found[2]) if found is not None else ("", "")
    return Entry(printable(name)[:32], module, attribute, package, fault)


def _taken(entry: Entry) -> Entry:
    return entry._replace(fault="its id belongs to a game of this program")


def _entry_files(folder: str) -> list[tuple[str, str]]:
    """Return each installed package of a folder that has entry points, and their text. None can hide another."""
    try:
        installed = sorted(name for name in os.listdir(folder) if name.endswith((".dist-info", ".egg-info")))
    except OSError:
        return []
    texts = ((os.path.join(folder, name), _text(Path(folder, name, "entry_points.txt"))) for name in installed)
    return [(package, text) for package, text in texts if text]


def _text(path: Path) -> str:
    """Return the beginning of an ordinary file; empty if it cannot be read or is not text."""
    try:
        if not path.is_file():  # a pipe would never end
            return ""
        with path.open("rb") as file:
            return file.read(MAX_BYTES).decode("utf-8")
    except (OSError, ValueError):
        return ""


def _group(text: str) -> list[tuple[str, str]]:
    """Return id and target of each entry of our group in an `entry_points.txt`."""
    found, section = [], ""
    for line in map(str.strip, text.split("\n")):
        if line.startswith("#"):
            continue
        if line.startswith("["):
            section = line.strip("[] ")
        elif section == GROUP and "=" in line:
            name, _, target = line.partition("=")
            found.append((name.strip(), target.strip()))
    return found
