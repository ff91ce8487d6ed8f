"""Cache in the user's cache folder, for results that take longer to compute than to read.

The name of an entry is made from every byte that it depends on, so a changed file has another entry. A cache that is
missing, damaged or cannot be written only costs time.
"""

import contextlib
import hashlib
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from boardgames.core.errors import UserError
from boardgames.core.version import __version__
from boardgames.store.home_folder import home_folder
from boardgames.store.safe_files import MAX_TABLE, read_file, write_over

T = TypeVar("T")

MAX_CACHE = 16 << 20
SUM_SIZE = 16
"""Bytes of the checksum before the content of a file."""


def cache_folder() -> Path:
    """Return the folder of the cache; `BOARDGAMES_HOME` moves it."""
    if os.environ.get("BOARDGAMES_HOME"):
        return home_folder() / "cache"
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(base) / "boardgames"


def cache_key(files: Iterable[Path]) -> str:
    """Return a key over the content of files, this version of the program and the library that writes the cache."""
    key = hashlib.blake2b(f"{__version__}/{msgspec.__version__}".encode(), digest_size=12)
    for path in files:
        content = read_file(path, MAX_TABLE)
        key.update(f"{path.name}/{len(content)}/".encode())
        key.update(content)
    return key.hexdigest()


def cached(name: str, kind: type[T], make: Callable[[], T], *, fresh: bool = False) -> T:
    """Return a cached result; compute and save it if there is no valid one, or if it has to be `fresh`."""
    path = cache_folder() / f"{name}.msgpack"
    found = None if fresh else _read(path, kind)
    if found is None:
        found = make()
        content = msgspec.msgpack.encode(found)
        with contextlib.suppress(OSError):
            write_over(path, _checksum(content) + content)
    return found


def _read(path: Path, kind: type[T]) -> T | None:
    """Return the content of a file of the cache; None if it is missing or damaged."""
    try:
        content = read_file(path, MAX_CACHE)
        if content[:SUM_SIZE] != _checksum(content[SUM_SIZE:]):
            return None
        return msgspec.msgpack.decode(content[SUM_SIZE:], type=kind)
    except (UserError, msgspec.MsgspecError, RecursionError, ValueError):
        return None


def _checksum(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=SUM_SIZE).digest()
