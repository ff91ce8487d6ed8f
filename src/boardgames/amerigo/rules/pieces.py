"""Pieces of the players on the map: `State.pieces` as bitboards, and how it changes."""

from functools import lru_cache

from boardgames.amerigo.rules.chart import bits
from boardgames.amerigo.rules.map_records import Cover
from boardgames.amerigo.state import FREE, NEUTRAL, POSTS, VILLAGES

_ZEROS = bytes(48 for _ in range(256))


def _only(letters: str) -> bytes:
    table = bytearray(_ZEROS)
    for letter in letters:
        table[ord(letter)] = 49
    return bytes(table)


_POST_TABLES = tuple(_only(letter) for letter in POSTS)
_VILLAGE_TABLES = tuple(_only(letter) for letter in VILLAGES)
_NEUTRAL_TABLE = _only(NEUTRAL)
_OCCUPIED_TABLE = _only(POSTS + VILLAGES + NEUTRAL)


@lru_cache(maxsize=512)
def cover(pieces: str) -> Cover:
    """The boards of `State.pieces`."""
    text = pieces[::-1].encode()
    return Cover(
        posts=tuple(int(text.translate(table), 2) for table in _POST_TABLES),
        villages=tuple(int(text.translate(table), 2) for table in _VILLAGE_TABLES),
        neutral=int(text.translate(_NEUTRAL_TABLE), 2),
        occupied=int(text.translate(_OCCUPIED_TABLE), 2),
    )


def put(pieces: str, cells: int, char: str) -> str:
    """The pieces with a character on all these cells."""
    out = list(pieces)
    for cell in bits(cells):
        out[cell] = char
    return "".join(out)


def no_pieces(grid: str) -> str:
    return "".join(char if char == "/" else FREE for char in grid)
