"""Choices of a secret question: rows of one shape whatever they say, so that onlookers learn nothing from it."""

from collections.abc import Sequence
from dataclasses import replace

from boardgames.core.choice_forms import ONE, PAIR
from boardgames.tui.look.paint import Row
from boardgames.tui.view.table_view import Offer
from boardgames.tui.widgets.choice_grid import CHOSEN, FADED, Cell, Entry, Grid, Item, verbs
from boardgames.tui.widgets.choice_rows import NOTHING_YET, ChoiceLayout, ChoiceProgress, entries_of, row_of
from boardgames.tui.widgets.composed_choice import chosen_first, of_kind, pair_entries, veiled_pair

PRIVATE_ROWS = 80
"""Number of rows: more than any secret question has choices."""
LEADER = "·"


def lay_out_private(offers: Sequence[Offer], width: int, focus: ChoiceProgress = NOTHING_YET) -> ChoiceLayout:
    """Return a fixed number of rows of one length: pairs as two rows of caps, other choices below each other."""
    first = chosen_first(offers, focus.typed, (focus.selected, *focus.opened))
    pieces = pair_entries(offers, first, focus.typed, _none) or _single_pieces(offers, focus)
    grid = veiled_pair(pieces, width - 1) if pieces is not None else None
    if grid is None:
        return ChoiceLayout(_below_each_other(offers if focus.among is None else focus.among, focus), 1)
    others = [offer for offer in offers if offer.form is None or offer.form.kind not in (PAIR, ONE)]
    cells = _veiled(grid, len(grid.cells), grid.widest + 1)
    for line in _below_each_other(others, focus)[: max(len(others), 1)]:
        cells += [replace(line, span=grid.columns), *[Row()] * (grid.columns - 1)]
    return ChoiceLayout(cells, grid.columns)


def _single_pieces(offers: Sequence[Offer], focus: ChoiceProgress) -> tuple[list[Entry], list[Entry]] | None:
    """Return the caps of choices that are one piece each, and no second row; None if there are not several of them."""
    ones = of_kind(offers, ONE)
    if len(ones) < 2:
        return None
    entries = entries_of([offer for offer, _ in ones], focus, _none)
    head = ones[0][1].heads[0]
    return [replace(entry, group=head) for entry in entries], []


def _none(offer: Offer) -> int:
    """Return 0: figures would give the rows a shape."""
    return 0


def _below_each_other(offers: Sequence[Offer], focus: ChoiceProgress) -> list[Row]:
    entries = entries_of(offers, focus, _none)
    cells = [Item(entry, entry.text, verb) for entry, verb in zip(entries, verbs(entries), strict=True)]
    return _veiled(Grid(tuple(cells), 1), PRIVATE_ROWS)


def _veiled(grid: Grid, count: int, width: int = 0) -> list[Row]:
    """Return a number of rows of one width; caps are as wide as the longest code, on empty rows, too."""
    caps = max((grid.caps(column) for column in range(grid.columns)), default=0)
    cells: list[Cell] = [*grid.cells, *[None] * (count - len(grid.cells))]
    rows = []
    for at, cell in enumerate(cells):
        front = grid.verbs(at % grid.columns)
        if isinstance(cell, Item):
            line = row_of(cell, front, caps)
            fill = "" if cell.entry.look == FADED else "key-chosen" if cell.entry.look == CHOSEN else "key"
            parts = [(text, style or fill) if not text.strip() else (text, style) for text, style in line.parts]
        else:
            line, parts = Row(), [(" " * (front + 1), ""), (" " * caps, "key")]
        taken = sum(len(text) for text, _ in parts) + 1
        rows.append(Row((*parts, (" ", "")), line.key, leader=LEADER, margin=max(0, front + width - taken)))
    return rows
