"""The cells of a vector as a table for people: number, name, bounds, scale and meaning."""

from collections.abc import Iterator
from typing import Any

from boardgames.adapters.encoding import encoder_of
from boardgames.adapters.vector_parts import Cell

MAX_CODES = 8
"""Maximum number of codes whose meanings are printed on one line."""
MEANINGS = {
    "number": "a number",
    "flag": "1 if it is so",
    "count": "how many there are",
    "code": "a code",
    "seat": "a seat: 0 is the viewer, 1 the next player; other numbers are no seat",
}


def encoding_rows(game: Any, players: int) -> list[dict[str, Any]]:
    """Return what is known of each cell, in the order of the vector."""
    return [
        {
            "cell": number,
            "name": cell.name,
            "least": cell.least,
            "most": cell.most,
            "scale": cell.scale,
            "kind": cell.kind,
            "codes": list(cell.codes),
        }
        for number, cell in enumerate(encoder_of(game, players).cells)
    ]


def encoding_lines(game: Any, players: int) -> Iterator[str]:
    """Yield the table, with an explanation on top."""
    cells = encoder_of(game, players).cells
    width = max(len(cell.name) for cell in cells)
    yield f"{game.info.title}, {players} players: {len(cells)} cells. Rows and letters by seat begin with the viewer."
    yield ""
    yield f"{'cell':>5}  {'name':{width}}  {'least':>6} {'most':>6} {'scale':>6}  meaning"
    for number, cell in enumerate(cells):
        yield (
            f"{number:5}  {cell.name:{width}}  {cell.least:6} {cell.most:6} {cell.scale:6}  {_meaning(cell)}"
        ).rstrip()


def _meaning(cell: Cell) -> str:
    if not cell.codes:
        return ", or ".join(MEANINGS[kind] for kind in cell.kind.split("/"))
    codes = [f"{number} {code or 'nothing'}" for number, code in enumerate(cell.codes, start=cell.least)]
    if len(codes) <= MAX_CODES:
        return ", ".join(codes)
    return ", ".join([*codes[: MAX_CODES - 1], "...", codes[-1]])
