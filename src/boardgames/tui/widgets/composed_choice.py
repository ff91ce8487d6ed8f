"""Choices that are made piece by piece: switches of a set, the two rows of a pair, the steps of a scale."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import TypeAlias

from boardgames.core.choice_forms import PAIR, SET, Form
from boardgames.tui.view.table_view import Offer
from boardgames.tui.widgets.choice_grid import CHOSEN, FADED, MAX_COLUMNS, WAITING, Cell, Entry, Fold, Grid, Item
from boardgames.words import say

Figures: TypeAlias = Callable[[Offer], int]
"""Function that returns how many columns the figures at the end of a choice take."""
MIN_STEPS = 3
"""Minimum number of steps for a scale."""
PRIVATE_COLUMNS = 5
PRIVATE_FIRSTS = 2
"""Rows for the first pieces of a secret pair, however many there are."""


def of_kind(offers: Sequence[Offer], kind: str) -> list[tuple[Offer, Form]]:
    """Return the choices of a kind of form."""
    return [(offer, offer.form) for offer in offers if offer.form is not None and offer.form.kind == kind]


# --- sets -----------------------------------------------------------------------------------------------------------


def without_mixtures(offers: Sequence[Offer]) -> list[Offer]:
    """Return the choices without the sets of some things, which switches lead to."""
    sets = of_kind(offers, SET)
    codes = {offer.code: _codes(form) for offer, form in sets}
    mixed = {
        code for code, things in codes.items() if len(things) > 1 and any(things < more for more in codes.values())
    }
    return [offer for offer in offers if offer.code not in mixed]


def switches(offers: Sequence[Offer], typed: str, figures: Figures) -> list[Entry] | None:
    """Return the things of the set that has been typed, each on or off; None if none has been."""
    sets = of_kind(offers, SET)
    now = next((form for _, form in sets if form.code == typed), None)
    if now is None:
        return None
    inside = _codes(now)
    together = {piece.code for _, form in sets for piece in form.pieces if inside & _codes(form)}
    things = {piece.code: piece for _, form in sets for piece in form.pieces if _codes(form) & together}
    if len(things) < 2:
        return None
    by_things = {frozenset(_codes(form)): offer for offer, form in sets}
    verb, entries = now.heads[0] if now.heads else "", []
    for code, piece in things.items():
        offer = by_things.get(frozenset(inside ^ {code}), by_things[frozenset(inside)])
        mark, look = (say("on"), CHOSEN) if code in inside else (say("off"), "")
        entries.append(Entry(code, f"{piece.text}, {mark}", verb, offer.action, figures(offer), look, is_brief=True))
    return entries


def _codes(form: Form) -> set[str]:
    return {piece.code for piece in form.pieces}


# --- scales ---------------------------------------------------------------------------------------------------------


def scale(
    steps: Sequence[tuple[Entry, Form]], rests: Iterable[Sequence[Entry]], width: int, height: int
) -> Grid | None:
    """Return steps side by side with their results, and the other choices below; None if that does not fit."""
    if len(steps) < MIN_STEPS:
        return None
    said = [Item(entry, form.pieces[0].text) for entry, form in steps]
    brings = [form.pieces[1].text or None for _, form in steps]
    for others in rests:
        for columns in range(len(steps), 1, -1):
            cells: list[Cell] = []
            for at in range(0, len(steps), columns):
                gap = [None] * max(0, at + columns - len(steps))
                cells += [*said[at : at + columns], *gap, *brings[at : at + columns], *gap]
            grid = Grid((*cells, *_lines(_unnamed(others), columns)), columns)
            if grid.height <= height and grid.width <= width:
                return grid
    return None


# --- pairs ----------------------------------------------------------------------------------------------------------


def chosen_first(offers: Sequence[Offer], typed: str, picked: Sequence[Offer | None]) -> str:
    """Return the code of the first piece that has been chosen, by typing or selecting; "" if there is none."""
    pairs = of_kind(offers, PAIR)
    begun = {form.pieces[0].code for _, form in pairs if typed.startswith(form.pieces[0].code)}
    if typed:
        return max(begun, key=len, default="")
    firsts = {form.pieces[0].code for offer, form in pairs if offer in picked}
    return firsts.pop() if len(firsts) == 1 else ""


def pair_entries(
    offers: Sequence[Offer], first: str, typed: str, figures: Figures
) -> tuple[list[Entry], list[Entry]] | None:
    """Return the first and the second pieces of pairs; None if there are not several of both."""
    pairs = of_kind(offers, PAIR)
    there: dict[str, dict[str, Offer]] = {}
    for offer, form in pairs:
        there.setdefault(form.pieces[0].code, {})[form.pieces[1].code] = offer
    words = {piece.code: piece.text for _, form in pairs for piece in form.pieces[:1]}
    seconds = {piece.code: piece.text for _, form in pairs for piece in form.pieces[1:]}
    if len(there) < 2 or len(seconds) < 2:
        return None
    one, other = pairs[0][1].heads
    return (
        [
            Entry(
                code,
                words[code],
                one,
                Fold(words[code], code, tuple(here.values())),
                look=CHOSEN if code == first else FADED if first or not code.startswith(typed) else "",
                typed=len(typed),
            )
            for code, here in there.items()
        ],
        [
            _second(code, text, other, there.get(first, {}).get(code), typed[len(first) :], figures)
            for code, text in seconds.items()
        ],
    )


def _second(code: str, text: str, head: str, offer: Offer | None, typed: str, figures: Figures) -> Entry:
    if offer is None:
        return Entry(code, text, head, look=WAITING)
    look = "" if code.startswith(typed) else FADED
    return Entry(code, text, head, offer.action, figures(offer), look, len(typed))


def pair(
    pieces: tuple[list[Entry], list[Entry]], rests: Iterable[Sequence[Entry]], width: int, height: int
) -> Grid | None:
    """Two rows of caps, and the other choices behind them, said in the first of several ways in which they fit; None
    if they do not."""
    firsts, seconds = pieces
    for others in rests:
        for columns in range(min(MAX_COLUMNS, max(len(firsts), len(seconds))), 1, -1):
            cells = [*_lines(firsts, columns), *_lines([*seconds, *_unnamed(others)], columns)]
            grid = Grid(tuple(cells), columns)
            if grid.height <= height and grid.width <= width:
                return grid
    return None


def veiled_pair(pieces: tuple[list[Entry], list[Entry]], width: int) -> Grid | None:
    """Return two rows of caps of a secret pair, whose shape is the same whatever they say."""
    firsts, seconds = pieces
    for columns in range(PRIVATE_COLUMNS, 1, -1):
        grid = Grid((*_lines(firsts, columns, PRIVATE_FIRSTS), *_lines(seconds, columns)), columns)
        if grid.verbs(0) + (grid.widest + 1) * columns <= width:
            return grid
    return None


def _lines(entries: Sequence[Entry], columns: int, fewest: int = 0) -> list[Cell]:
    """Return a minimum number of full lines of entries, with their heading before the first."""
    cells: list[Cell] = [Item(entry, entry.text, entry.group if not at else "") for at, entry in enumerate(entries)]
    lines = max(fewest, -(-len(cells) // columns))
    return cells + [None] * (lines * columns - len(cells))


def _unnamed(entries: Sequence[Entry]) -> list[Entry]:
    return [replace(entry, group="") for entry in entries]
