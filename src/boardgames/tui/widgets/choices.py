"""How the choices of a question become rows: whole sentences if they fit, columns under their verbs, folds at last."""

from collections.abc import Collection, Iterator, Sequence
from itertools import groupby, takewhile
from typing import Any, NamedTuple

from boardgames.tui.look.paint import Part, Row
from boardgames.tui.scene import Offer
from boardgames.tui.texts import NOT_NOW
from boardgames.tui.widgets.grid import Cell, Fold, Grid, Item, Line, Room, best_grid, cap_of, longest_grid

MORE = Row(((f" {NOT_NOW}, ? says why:", "dim"),))
FEWEST_FOLDED, PAIR = 3, 2
"""So many choices are worth a fold, and so many where else they would be folded with all others of their kind."""
FIGURES = 5
"""Columns that the figures at the end of a choice usually take."""


class Laid(NamedTuple):
    """Rows for a list, and in how many columns they stand."""

    rows: list[Row]
    columns: int

    @property
    def height(self) -> int:
        return -(-len(self.rows) // self.columns)


def usual_room(line: Line) -> int:
    return FIGURES if isinstance(line, Offer) else 1


def lay_out(
    offers: Sequence[Offer],
    width: int,
    height: int,
    *,
    typed: str = "",
    selected: Offer | None = None,
    room: Room = usual_room,
    faded: Collection[Any] = (),
) -> Laid:
    """The choices as rows: all in sight and none cut, if that can be; every kind is to be seen.

    What has been `typed` of a code is yellow on its cap; the kind of the `selected` choice is not folded; `faded` are
    the actions of choices that step back. What is off stands below everything else.
    """
    legal = [offer for offer in offers if offer.refusal is None]
    off = [offer for offer in offers if offer.refusal is not None]
    grid = _grid(legal, selected, width - 1, height, room)
    rows = [_row(grid, at, cell, typed, room, faded) for at, cell in enumerate(grid.cells)]
    return Laid(rows + _below(off, grid, height), grid.columns)


def _grid(legal: Sequence[Offer], selected: Offer | None, width: int, height: int, room: Room) -> Grid:
    lines: Sequence[Line] = ()
    for lines in _foldings(legal, selected):
        if (grid := best_grid(lines, width, height, room)) is not None:
            return grid
    # Not all are in sight: those of the kinds that have few come first, so that every kind is.
    asked = legal[0].group if legal else ""
    return longest_grid(sorted(lines, key=lambda line: line.group == asked), width, room)


def _foldings(legal: Sequence[Offer], selected: Offer | None) -> Iterator[Sequence[Line]]:
    """The choices as they are, then with more and more folded: the largest kinds first, in parts before as a whole."""
    yield legal
    kinds = [tuple(kind) for _, kind in groupby(legal, key=lambda offer: offer.group)]
    shown: list[Sequence[Line]] = [*kinds]
    # What is listed first is what the question is about: it is folded last.
    order = sorted(range(len(kinds)), key=lambda at: (at == 0, -len(kinds[at])))
    for split, fewest in ((_parts, FEWEST_FOLDED), (_parts, PAIR), (_whole, FEWEST_FOLDED)):
        for at in order:
            if selected not in kinds[at] and (split is _parts or at > 0):
                shown[at] = [line for part in split(kinds[at]) for line in _folded(part, fewest)]
                yield [line for lines in shown for line in lines]


def _folded(part: tuple[Offer, ...], fewest: int) -> Sequence[Line]:
    return part if len(part) < fewest else [Fold(_title(part), _beginning([offer.code for offer in part]), part)]


def _whole(kind: tuple[Offer, ...]) -> list[tuple[Offer, ...]]:
    return [kind]


def _parts(kind: tuple[Offer, ...]) -> list[tuple[Offer, ...]]:
    """Neighbours whose codes differ in their last character alone: a card for several slots, a tile turned."""
    return [tuple(part) for _, part in groupby(kind, key=lambda offer: offer.code[:-1] or offer.code)]


def _title(kind: Sequence[Offer]) -> str:
    """The words with which all of them begin, or else their verb."""
    words = [offer.text.split() for offer in kind]
    same = list(takewhile(lambda column: len(set(column)) == 1, zip(*words, strict=False)))
    return " ".join(column[0] for column in same).rstrip(":,") or kind[0].group


def _beginning(codes: Sequence[str]) -> str:
    same = takewhile(lambda column: len(set(column)) == 1, zip(*codes, strict=False))
    return "".join(column[0] for column in same)


def _row(grid: Grid, at: int, cell: Cell, typed: str, room: Room, faded: Collection[Any]) -> Row:
    if cell is None:
        return Row()
    if isinstance(cell, str):
        return Row(((f" {cell}", "soft"),))
    column = at % grid.columns
    key = cell.line.action if isinstance(cell.line, Offer) else cell.line
    return _choice(cell, grid.verbs(column), grid.caps(column), typed, margin=room(cell.line), is_faded=key in faded)


def _choice(item: Item, verbs: int, caps: int, typed: str = "", *, margin: int = 0, is_faded: bool = False) -> Row:
    """A choice: its code on a key cap, or without one where it is off or steps back."""
    line, cap = item.line, cap_of(item.line)
    grey = is_faded or (isinstance(line, Offer) and line.refusal is not None)
    parts: list[Part] = [(f" {item.verb:<{verbs}}", "soft"), (" " * (caps - len(cap)), "")]
    parts += [(cap, "dim")] if grey else [(cap[: len(typed)], "key-chosen"), (cap[len(typed) :], "key")]
    parts.append((f" {item.text}", "dim" if grey else ""))
    return Row(
        tuple(part for part in parts if part[0]), line.action if isinstance(line, Offer) else line, margin=margin
    )


def _below(off: Sequence[Offer], grid: Grid, height: int) -> list[Row]:
    """What is off, one below the other under its heading; the heading is never the last line in sight."""
    if not off:
        return []
    columns, alone = grid.columns, Grid(tuple(Item(offer, offer.text) for offer in off), 1)
    gap = [Row()] * (-len(grid.cells) % columns) + [Row()] * (columns if grid.height == height - 1 else 0)
    lines = [MORE, *(_choice(item, 0, alone.caps(0)) for item in alone.items(0))]
    return gap + [
        cell for line in lines for cell in (Row(line.parts, line.key, span=columns), *[Row()] * (columns - 1))
    ]


PRIVATE_ROWS = 80
"""More than any secret question has choices."""


def lay_out_private(offers: Sequence[Offer], typed: str = "") -> list[Row]:
    """A secret question: as many rows as ever, each as long as the next, so that its shape tells onlookers nothing."""
    verbs, caps = (max((len(word) for word in words), default=0) for words in _words(offers))
    rows: list[Row] = []
    before = ""
    for offer in offers:
        item = Item(offer, offer.text, offer.group if offer.group != before else "")
        before = offer.group
        line = _choice(item, verbs + 1, caps, typed)
        # Caps are as wide as the longest code, and empty rows have one too.
        parts = tuple((text, "key" if text and not text.strip() and not style else style) for text, style in line.parts)
        rows.append(Row((*parts, (" ", "")), line.key, leader="·"))
    empty = Row(((" " * (verbs + 2), ""), (" " * caps, "key"), (" ", "")), leader="·")
    return rows + [empty] * (PRIVATE_ROWS - len(rows))


def _words(offers: Sequence[Offer]) -> tuple[list[str], list[str]]:
    return [offer.group for offer in offers], [offer.code for offer in offers]
