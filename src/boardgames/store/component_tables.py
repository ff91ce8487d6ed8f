"""Component tables: their folders, and how they are read from TOML or from the cache.

`data/<game>/*.toml` is read row by row (`store.table_rows`, `<game>/box/rows.py`), checked, and built into one frozen
`Tables` record. Reading and checking takes a few hundred milliseconds, so the finished record is kept in the user's
cache folder under a key made from every byte it depends on; a changed table or module has another key.
"""

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.values import Value, digest, without_shown
from boardgames.store.cache import cache_key, cached
from boardgames.store.safe_files import MAX_NUMBER, MAX_TABLE, parse_toml

T = TypeVar("T", bound=msgspec.Struct)

PACKAGE = Path(__file__).resolve().parent.parent
READER_MODULES = ("core/values.py", "store/cache.py", "store/component_tables.py", "store/table_rows.py")
"""Modules that turn files into records: if one of them changes, the tables are built again."""
RULES_FILE = "rules.toml"
ORIGINS = ("rulebook", "derived", "published", "reconstructed")
"""Values of a row's provenance."""
LARGEST_FIGURE = 10_000
"""Largest number in a table, so that nobody can have a track of a million spaces built."""


def data_folder(game: str) -> Path:
    """Return the folder of a game's own tables: inside an installed package, or `data/` of a source checkout."""
    installed = PACKAGE / "_data" / game
    return installed if installed.is_dir() else PACKAGE.parent.parent / "data" / game


def table_files(folder: Path) -> list[Path]:
    """Return the component tables of a folder in a fixed order, without the rule catalogue in any language."""
    return sorted(path for path in folder.glob("*.toml") if path.name.split(".")[0] != RULES_FILE.split(".")[0])


def translated(file: str, language: str) -> str:
    """Return the name of the file that lays texts of a language over a file: `rules.fr.toml`."""
    name, _, ending = file.rpartition(".")
    return f"{name}.{language}.{ending}"


def read_toml(path: Path, largest: int = MAX_NUMBER) -> dict[str, Any]:
    """Return the content of a table; `UserError` names the file and line if it cannot be read."""
    if not path.exists():
        raise UserError(f"{path} is missing; copy it from the tables that come with the program.")
    return parse_toml(path, MAX_TABLE, largest)


class CachedTables(msgspec.Struct, Generic[T], frozen=True):
    """Entry of the cache."""

    digest: str
    tables: T


def load_tables(
    folder: Path, kind: type[T], build: Callable[[], Callable[[Path], T]], *, fresh: bool = False
) -> tuple[T, str]:
    """Return the tables of a folder and their digest, from the cache if neither files nor code have changed.

    `build` returns the function that builds them; it is called only if there is no cached entry, or for a `fresh` one.
    """
    if not os.path.isdir(folder):  # the method would raise for a name that is too long
        raise UserError(f"There is no folder {folder}; give one that holds the tables of the game.")

    def finish() -> CachedTables[T]:
        tables = _built(folder, build())
        return CachedTables(digest(without_shown(tables)), tables)

    found = cached(f"{folder.name}-{_cache_key(kind, folder)}", CachedTables[kind], finish, fresh=fresh)  # type: ignore[valid-type]
    return found.tables, found.digest


def _built(folder: Path, build: Callable[[Path], T]) -> T:
    try:
        return build(folder)
    except UserError:
        raise
    except Exception as error:  # tables can contradict each other in ways that no check expects
        raise UserError(
            f"{folder} holds tables of which no game can be made ({type(error).__name__}: {error}); "
            f"compare them with those that come with the program."
        ) from error


def _cache_key(kind: type, folder: Path) -> str:
    """Return a key over the tables, the modules of the package that defines `kind`, and the modules that read them."""
    package = Path(sys.modules[kind.__module__].__file__ or "").parent
    code = [*sorted(package.rglob("*.py")), *(PACKAGE / name for name in READER_MODULES)]
    return cache_key([*code, *table_files(folder)])


class ComponentRow(Value):
    """Row of a table with its provenance, as `boardgames data` lists it."""

    file: str
    table: str
    id: str
    provenance: str
    content: str


def component_rows(folder: Path) -> Iterator[ComponentRow]:
    """Yield every row of every table of a folder; a row without a provenance has that of its table or file."""
    for path in table_files(folder):
        content = read_toml(path)
        meta = content.get("meta")
        of_file = content.get("provenance") or (meta.get("provenance") if isinstance(meta, dict) else None) or ""
        loose = {key: value for key, value in content.items() if not _is_table(value)}
        if loose:
            yield _row(path.name, "(file)", "", loose, of_file)
        for name, value in content.items():
            if _is_table(value):
                yield from _table_rows(path.name, name, value, of_file)


def _table_rows(file: str, name: str, value: Any, inherited: str) -> Iterator[ComponentRow]:
    if isinstance(value, list):
        for number, entry in enumerate(value, start=1):
            yield _row(file, name, str(entry.get("id", number)), entry, inherited)
    elif all(isinstance(entry, dict) for entry in value.values()):
        for key, entry in value.items():
            yield from _table_rows(file, f"{name}.{key}", entry, inherited)
    else:
        yield _row(file, name, "", value, inherited)


def _is_table(value: object) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)
    )


def _row(file: str, table: str, row_id: str, entry: dict[str, Any], inherited: str) -> ComponentRow:
    shown = "  ".join(
        f"{key}={_short(value)}" for key, value in entry.items() if key not in ("id",) and "provenance" not in key
    )
    return ComponentRow(file, table, row_id, str(entry.get("provenance", inherited)), shown)


def _short(value: object) -> str:
    if isinstance(value, list):
        return "[" + " ".join(_short(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + " ".join(f"{key}={_short(item)}" for key, item in value.items()) + "}"
    return str(value)
