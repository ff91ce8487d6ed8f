"""Layout of the choices of a question in rows: whole sentences if they fit, columns under their verbs, folds at
last."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby, repeat, takewhile, zip_longest
from typing import NamedTuple, TypeAlias

from boardgames.core.choice_forms import ASIDE, PAIR, SCALE
from boardgames.table.typed_codes import common_beginning
from boardgames.tui.look.paint import Part, Row
from boardgames.tui.view.table_view import Offer
from boardgames.tui.widgets.choice_grid import CHOSEN, FADED, WAITING, Entry, Fold, Grid, Item, best_grid, longest_grid
from boardgames.tui.widgets.composed_choice import (
    Figures,
    chosen_first,
    of_kind,
    pair,
    pair_entries,
    scale,
    switches,
    without_mixtures,
)
from boardgames.tui.widgets.short_wording import ever_shorter
from boardgames.words import say

MIN_FOLDED, PAIR_FOLDED = 3, 2
"""Minimum number of choices for a fold, and where else they would be folded with all others of their kind."""
FIGURES = 5
"""Columns that the figures at the end of a choice usually take."""


class ChoiceLayout(NamedTuple):
    """Rows for a list, and their number of columns."""

    rows: list[Row]
    columns: int

    @property
    def height(self) -> int:
        return -(-len(self.rows) // self.columns)


def usual_figures(offer: Offer) -> int:
    return FIGURES


@dataclass(frozen=True)
class ChoiceProgress:
    """Progress of a player towards a choice: typed, selected, unfolded."""

    typed: str = ""
    among: tuple[Offer, ...] | None = None
    """Choices that begin like the typed text; None if nothing has been typed."""
    selected: Offer | None = None
    opened: tuple[Offer, ...] = ()
    """Choices of the fold that is unfolded."""


NOTHING_YET = ChoiceProgress()


def lay_out(
    offers: Sequence[Offer],
    width: int,
    height: int,
    focus: ChoiceProgress = NOTHING_YET,
    figures: Figures = usual_figures,
) -> ChoiceLayout:
    """Return the choices as rows: all in sight and none cut if possible; every kind is in sight.

    What has been typed is yellow on the caps, and what does not begin so steps back; what is off stands below.
    """
    legal = [offer for offer in offers if offer.refusal is None]
    off = [offer for offer in offers if offer.refusal is not None]
    asides = _asides(legal, focus)
    grid = _grid(*_without(asides, legal, focus), width - 1, height, figures)
    beside = _beside(asides, focus, grid, figures)
    rows = [*_rows(grid), *beside]
    return ChoiceLayout([*rows, *_below(off, len(rows), grid.columns, height)], grid.columns)


def _asides(legal: Sequence[Offer], focus: ChoiceProgress) -> list[Offer]:
    """Return what can be done at any time: it has lines of its own below the answers, and never changes how they
    are laid out; unless somebody has opened it, or there is nothing else."""
    found = [offer for offer in legal if offer.form is not None and offer.form.kind == ASIDE]
    return [] if len(found) == len(legal) or any(offer in found for offer in focus.opened) else found


def _without(
    asides: Sequence[Offer], legal: Sequence[Offer], focus: ChoiceProgress
) -> tuple[list[Offer], ChoiceProgress]:
    """Return the answers without asides, and how far somebody is towards one of them."""
    if asides and focus.among is not None:
        focus = replace(focus, among=tuple(offer for offer in focus.among if offer not in asides))
    return [offer for offer in legal if offer not in asides], focus


def _beside(asides: Sequence[Offer], focus: ChoiceProgress, grid: Grid, figures: Figures) -> list[Row]:
    """Return a line for each, or one for several of a kind whose codes begin alike, if they are many."""
    if not asides:
        return []
    entries: list[Entry] = []
    kinds = [tuple(kind) for _, kind in groupby(asides, key=lambda offer: offer.group)]
    for part in (part for kind in kinds for part in (_parts(kind) if len(kind) < MIN_FOLDED else [kind])):
        meant = any(offer in part for offer in (focus.selected, *(focus.among or ())))
        fold = _folded(part, focus) if len(part) >= PAIR_FOLDED and not meant else None
        hides = fold is not None and len(part) <= MIN_FOLDED and not _differ_in_codes(part, len(fold.cap) - 1)
        entries += entries_of(part, focus, figures) if fold is None or hides else [fold]
    columns, edge = grid.columns, grid.verbs(0) + grid.caps(0)  # where the caps of the answers end
    rows = [Row()] * (-len(grid.cells) % columns)
    for entry in entries:
        text = entry.text if entry.text.startswith(entry.group) else say("pair", head=entry.group, text=entry.text)
        line = row_of(Item(entry, text), max(0, edge - len(entry.cap)), len(entry.cap))
        rows += [replace(line, span=columns), *[Row()] * (columns - 1)]
    return rows


def _differ_in_codes(part: Sequence[Offer], begun: int) -> bool:
    """True if the texts differ in nothing but the ends of their codes, which a fold shows."""
    texts = {tuple("" if word == offer.code[begun:] else word for word in offer.text.split()) for offer in part}
    return len(texts) == 1


def _grid(legal: Sequence[Offer], focus: ChoiceProgress, width: int, height: int, figures: Figures) -> Grid:
    """Return a layout piece by piece for composed choices, else a grid, narrowed or folded if necessary."""
    grid = _formed(legal, focus, width, height, figures)
    if grid is not None:
        return grid
    if focus.among is not None:
        whole = entries_of(legal, focus, figures)
        if set(focus.among) <= set(legal) and (grid := best_grid(whole, width, height)) is not None:
            return grid
    shown = focus.among if focus.among is not None else focus.opened or without_mixtures(legal)
    asked = shown[0].group if shown else ""
    best: tuple[int, Grid] | None = None
    tried: list[Sequence[Entry]] = []
    for lines in _foldings(shown, focus, figures):
        if lines in tried:
            continue
        tried.append(lines)
        hidden = sum(map(_hidden, lines, repeat(asked)))
        if best is not None and hidden >= best[0]:
            continue
        found = best_grid(lines, width, height)
        if found is None:
            # Not all are in sight: those of the kinds that have few come first, so that every kind is.
            found = longest_grid(sorted(lines, key=lambda entry: entry.group == asked), width)
        cost = hidden + found.lost + HIDDEN_ASKED * max(0, len(found.cells) - height * found.columns)
        if best is None or cost < best[0]:
            best = (cost, found)
    return best[1] if best is not None else Grid((), 1)


HIDDEN, HIDDEN_ASKED = 2, 8
"""Cost of having a choice in a fold, and one of those that are asked about, or out of sight: as much as this many
clauses left out."""
MAX_UNTOLD = 2
"""Maximum number of words that may differ between the choices of a fold: the end of the code, and a figure."""


def _hidden(entry: Entry, asked: str) -> int:
    fold = entry.key
    if not isinstance(fold, Fold):
        return 0
    if fold.is_pair and fold.title != entry.group and _differing(fold) <= MAX_UNTOLD:
        return len(fold.offers)
    return len(fold.offers) * (HIDDEN_ASKED if entry.group == asked else HIDDEN)


def _differing(fold: Fold) -> int:
    """Return how many words differ between the choices of a fold."""
    columns = zip_longest(*(offer.text.split() for offer in fold.offers))
    return sum(len(set(column)) > 1 for column in columns)


def _formed(legal: Sequence[Offer], focus: ChoiceProgress, width: int, height: int, figures: Figures) -> Grid | None:
    """Return a set that is being typed, pairs, or a scale, with the other choices below; None if there is none."""
    flipped = switches(legal, focus.typed, figures)
    if flipped is not None:
        return best_grid(flipped, width, height)
    others = [offer for offer in legal if offer.form is None or offer.form.kind not in (PAIR, SCALE)]
    if steps := of_kind(legal, SCALE):
        entries = entries_of([offer for offer, _ in steps], focus, figures)
        measured = [*zip(entries, (form for _, form in steps), strict=True)]
        return scale(measured, _rests(others, focus, figures), width, height)
    first = chosen_first(legal, focus.typed, (focus.selected, *focus.opened))
    pieces = pair_entries(legal, first, focus.typed, figures) if len(legal) > height else None
    return pair(pieces, _rests(others, focus, figures), width, height) if pieces is not None else None


def _rests(others: Sequence[Offer], focus: ChoiceProgress, figures: Figures) -> Iterator[Sequence[Entry]]:
    """Yield the choices that are not made piece by piece, ever shorter, then folded."""
    for entries in _foldings(others, focus, figures):
        said = [(entry.text,) if entry.is_brief else ever_shorter(entry.text, entry.cap) for entry in entries]
        for less in range(max(map(len, said), default=1)):
            yield [
                replace(entry, text=texts[min(less, len(texts) - 1)])
                for entry, texts in zip(entries, said, strict=True)
            ]


def entries_of(offers: Sequence[Offer], focus: ChoiceProgress, figures: Figures) -> list[Entry]:
    """Return choices as entries; those that do not begin like the typed text are dimmed."""
    among = offers if focus.among is None else focus.among
    return [
        Entry(
            offer.code,
            offer.text,
            offer.group,
            offer.action,
            figures(offer),
            look="" if offer in among and offer.refusal is None else FADED,
            typed=len(focus.typed),
        )
        for offer in offers
    ]


def _foldings(offers: Sequence[Offer], focus: ChoiceProgress, figures: Figures) -> Iterator[Sequence[Entry]]:
    """Yield the choices unfolded; then with one or all kinds folded that the question is not about; then with more.

    The largest kinds are folded first, in parts before as a whole.
    """
    entries = entries_of(offers, focus, figures)
    yield entries
    kinds = [tuple(kind) for _, kind in groupby(offers, key=lambda offer: offer.group)]
    of_offer = {offer.action: entry for offer, entry in zip(offers, entries, strict=True)}

    def folded(at: int, split: Split, fewest: int) -> list[Entry]:
        found: list[Entry] = []
        for part in split(kinds[at]):
            fold = _folded(part, focus) if len(part) >= fewest else None
            found += [of_offer[offer.action] for offer in part] if fold is None else [fold]
        return found

    bare = [[of_offer[offer.action] for offer in kind] for kind in kinds]
    # What is listed first is what the question is about: it is folded last, and never as a whole.
    order = sorted(range(len(kinds)), key=lambda at: (at == 0, -len(kinds[at])))
    order = [at for at in order if focus.selected not in kinds[at]]
    beside = [at for at in order if at > 0]
    for wanted in (*([at] for at in beside), beside):
        yield [e for at in range(len(kinds)) for e in (folded(at, _whole, PAIR_FOLDED) if at in wanted else bare[at])]
    for split, fewest in ((_parts, MIN_FOLDED), (_parts, PAIR_FOLDED), (_whole, MIN_FOLDED)):
        for at in order:
            if split is _parts or at > 0:
                bare[at] = folded(at, split, fewest)
                yield [entry for lines in bare for entry in lines]


def _folded(part: tuple[Offer, ...], focus: ChoiceProgress) -> Entry | None:
    """Return the row that several choices share; None if their codes have no common beginning."""
    fold = Fold(_title(part), common_beginning([offer.code for offer in part]), part)
    if not fold.code:
        return None
    return Entry(f"{fold.code}…", fold.text, part[0].group, fold, 1, typed=len(focus.typed), is_brief=True)


Split: TypeAlias = Callable[[tuple[Offer, ...]], list[tuple[Offer, ...]]]
"""Function that splits a kind into parts, each of which may share a row."""


def _whole(kind: tuple[Offer, ...]) -> list[tuple[Offer, ...]]:
    return [kind]


def _parts(kind: tuple[Offer, ...]) -> list[tuple[Offer, ...]]:
    """Return neighbours whose codes differ only in their last character: a card for several slots, a tile turned."""
    return [tuple(part) for _, part in groupby(kind, key=lambda offer: offer.code[:-1] or offer.code)]


def _title(kind: Sequence[Offer]) -> str:
    """Return the words with which all choices begin, with letters of the next if their codes continue so, as in
    `frame N` for 1 or 2; or else their verb."""
    words = [offer.text.split() for offer in kind]
    same = list(takewhile(lambda column: len(set(column)) == 1, zip(*words, strict=False)))
    title = " ".join(column[0] for column in same).rstrip(":,")
    begun = common_beginning([offer.code for offer in kind])
    following = [" ".join(word[len(same) : len(same) + 1]) for word in words]
    letters = common_beginning(following)
    goes_on = all(
        offer.code[len(begun) :] == next_word[len(letters) :].rstrip(":,;")
        for offer, next_word in zip(kind, following, strict=True)
    )
    if title and letters and goes_on:
        return f"{title} {letters}"
    count = title.partition(" ")[2]
    return title if title and not count.isdigit() else kind[0].group  # "sell 1": how many belongs to each of them


def _rows(grid: Grid) -> Iterator[Row]:
    verbs = [grid.verbs(column) for column in range(grid.columns)]
    caps = [grid.caps(column) for column in range(grid.columns)]
    for at, cell in enumerate(grid.cells):
        column = at % grid.columns
        if isinstance(cell, Item):
            yield row_of(cell, verbs[column], caps[column])
        else:
            yield Row(((f" {cell}", "soft"),) if cell else ())


STYLES = {"": ("key", ""), CHOSEN: ("key-chosen", "bold"), FADED: ("dim", "dim"), WAITING: ("cap", "soft")}
"""Styles of the cap and of the text of an entry, by its look."""


def row_of(item: Item, verbs: int, caps: int) -> Row:
    """Return the row of a choice or a piece of one: its code on a key cap, or without one if it is dimmed."""
    entry = item.entry
    cap_style, style = STYLES[entry.look]
    typed = entry.typed if not entry.look else 0
    parts: list[Part] = [
        (f" {item.verb:<{verbs}}", "soft"),
        (" " * (caps - len(entry.cap)), ""),
        (entry.cap[:typed], "key-chosen"),
        (entry.cap[typed:], cap_style),
        (f" {item.text}", style),
    ]
    return Row(tuple(part for part in parts if part[0]), entry.key, margin=entry.room)


def _below(off: Sequence[Offer], above: int, columns: int, height: int) -> list[Row]:
    """Return the illegal choices below each other under a heading, which is never the last line in sight."""
    if not off:
        return []
    caps = max(len(offer.code) for offer in off)
    gap = [Row()] * (-above % columns) + [Row()] * (columns if -(-above // columns) == height - 1 else 0)
    entries = [Entry(offer.code, offer.text, "", offer.action, look=FADED) for offer in off]
    lines = [
        Row(((f" {say('not-now-why')}", "dim"),)),
        *(row_of(Item(entry, entry.text), 0, caps) for entry in entries),
    ]
    wide = [(replace(line, span=columns), *[Row()] * (columns - 1)) for line in lines]
    return gap + [cell for line in wide for cell in line]
