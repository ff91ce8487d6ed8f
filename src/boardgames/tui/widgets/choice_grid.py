"""Choices in columns: the layout in which all of them are in sight and none is cut."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any, TypeAlias

from boardgames.tui.view.table_view import Offer
from boardgames.tui.widgets.short_wording import ever_shorter, headed, runs, told_apart
from boardgames.words import pair

MAX_COLUMNS = 16
MAX_NEXT = 6
"""Maximum number of last characters of a fold's codes that are named instead of counted."""
NO_BREAK = "\u00a0"
"""The space before a colon where a language has one."""
CHOSEN, FADED, WAITING = "chosen", "faded", "waiting"
"""Looks of an entry: part of what is chosen, dimmed, or not to be typed yet."""


@dataclass(frozen=True)
class Fold:
    """Several choices that share a row until it is unfolded."""

    title: str
    code: str
    """Common beginning of all their codes."""
    offers: tuple[Offer, ...]

    @property
    def ends(self) -> tuple[str, ...]:
        """Endings that are typed for each of them."""
        return tuple(offer.code[len(self.code) :] for offer in self.offers)

    @property
    def is_pair(self) -> bool:
        """True if the row says everything: this card, and one of these slots."""
        return len(self.ends) <= MAX_NEXT and all(len(end) == 1 for end in self.ends)

    @property
    def text(self) -> str:
        return pair(self.title, " ".join(self.ends)) if self.is_pair else f"{self.title} ▶{len(self.offers)}"


@dataclass(frozen=True)
class Entry:
    """Content of a cell: a choice, a part of one, or a fold of several."""

    cap: str
    text: str
    group: str
    key: Any = None
    """Action or fold; None if it cannot be selected."""
    room: int = 0
    """Columns of the figures at its end."""
    look: str = ""
    typed: int = 0
    """Number of characters of its cap that have been typed."""
    is_brief: bool = False
    """True if nothing of the text can be left out."""


@dataclass(frozen=True)
class Item:
    """An entry with its text in a cell."""

    entry: Entry
    text: str
    verb: str = ""


Cell: TypeAlias = Item | str | None
"""An entry, a heading or a remark, or nothing."""


@dataclass(frozen=True)
class Grid:
    """Cells row by row."""

    cells: tuple[Cell, ...]
    columns: int
    lost: int = 0
    """Number of clauses that have been left out."""

    @property
    def height(self) -> int:
        return -(-len(self.cells) // self.columns)

    def items(self, column: int) -> list[Item]:
        return [cell for cell in self.cells[column :: self.columns] if isinstance(cell, Item)]

    def verbs(self, column: int) -> int:
        """Return the width of the verbs of a column; one without verbs leaves no room for them."""
        longest = max((len(item.verb) for item in self.items(column)), default=0)
        return longest + 1 if longest else 0

    def caps(self, column: int) -> int:
        return max((len(item.entry.cap) for item in self.items(column)), default=0)

    @property
    def width(self) -> int:
        """Width at which nothing is cut."""
        return sum(map(self._width, range(self.columns)))

    @property
    def widest(self) -> int:
        """Width of all columns if they are equally wide, but for the verbs before the first."""
        items = [item for column in range(self.columns) for item in self.items(column)]
        caps = max((len(item.entry.cap) for item in items), default=0)
        return 2 + caps + max((len(item.text) for item in items), default=0)

    def _width(self, column: int) -> int:
        texts = [len(item.text) + item.entry.room for item in self.items(column)]
        heads = [len(cell) + 2 for cell in self.cells[column :: self.columns] if isinstance(cell, str)]
        return max([*heads, 2 + self.verbs(column) + self.caps(column) + max(texts, default=0)])


Spot: TypeAlias = int | str | None
"""Number of an entry, a heading, or nothing."""


@dataclass(frozen=True)
class _Plan:
    """Arrangement of the entries, whatever their texts."""

    columns: tuple[tuple[Spot, ...], ...]
    is_headed: bool = False
    has_verbs: bool = False

    def grid(self, said: "_Said", levels: Sequence[int]) -> Grid:
        def cell(spot: Spot) -> Cell:
            if not isinstance(spot, int):
                return spot
            verb = said.verbs[spot] if self.has_verbs else ""
            return Item(said.entries[spot], said.text(spot, levels, is_headed=self.is_headed), verb)

        spots = [spot for line in zip_longest(*self.columns) for spot in line]
        return Grid(tuple(map(cell, spots)), len(self.columns), said.lost(self, levels))


class _Said:
    """Texts of the entries, each with more and more left out."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        groups = [entry.group for entry in entries]
        self.verbs = verbs(entries)
        self.kinds = runs(groups, [entry.text for entry in entries])
        self.kind_of = [number for number, kind in enumerate(self.kinds) for _ in kind]
        # Without headings nothing else says to which kind an entry belongs.
        self.bare = _beyond_caps(entries, told_apart([_versions(entry, entry.text) for entry in entries]))
        self.under: list[tuple[str, ...]] = []
        self.heads: list[str] = []
        for kind in self.kinds:
            here = [entries[at] for at in kind]
            head, texts = headed(here[0].group, [entry.text for entry in here])
            self.heads.append(head)
            versions = [_versions(entry, text) for entry, text in zip(here, texts, strict=True)]
            self.under += _beyond_caps(here, told_apart(versions))
        self.levels = [max(len(self.bare[at]) for at in kind) for kind in self.kinds]

    def text(self, at: int, levels: Sequence[int], *, is_headed: bool) -> str:
        versions = (self.under if is_headed else self.bare)[at]
        text = versions[min(levels[self.kind_of[at]], len(versions) - 1)]
        return "" if text == self.entries[at].cap else text  # the cap says it

    def fitted(self, plan: _Plan, width: int) -> tuple[int, list[int]] | None:
        """Return how many clauses must be left out so that nothing is cut, and of which kinds; None if it cannot be."""
        levels = [0] * len(self.kinds)
        if sum(self._width(plan, column, self.levels)[0] for column in plan.columns) > width:
            return None
        while True:
            widths = [self._width(plan, column, levels) for column in plan.columns]
            if sum(wide for wide, _ in widths) <= width:
                return self.lost(plan, levels), levels
            _, longest = max(((wide, at) for wide, at in widths if self._can_give(at, levels)), default=(0, -1))
            if longest < 0:
                return None
            levels[self.kind_of[longest]] += 1

    def _can_give(self, at: int, levels: Sequence[int]) -> bool:
        return at >= 0 and levels[self.kind_of[at]] + 1 < self.levels[self.kind_of[at]]

    def lost(self, plan: _Plan, levels: Sequence[int]) -> int:
        said = self.under if plan.is_headed else self.bare
        return sum(
            versions.index(versions[min(levels[kind], len(versions) - 1)])
            for versions, kind in zip(said, self.kind_of, strict=True)
        )

    def _width(self, plan: _Plan, column: Sequence[Spot], levels: Sequence[int]) -> tuple[int, int]:
        """Return the width that a column needs, and the entry that makes it so."""
        spots = [spot for spot in column if isinstance(spot, int)]
        heads = max((len(spot) + 2 for spot in column if isinstance(spot, str)), default=0)
        verb = max((len(self.verbs[at]) for at in spots), default=0) if plan.has_verbs else 0
        front = 2 + (verb + 1 if verb else 0) + max((len(self.entries[at].cap) for at in spots), default=0)
        lengths = [(len(self.text(at, levels, is_headed=plan.is_headed)) + self.entries[at].room, at) for at in spots]
        longest, at = max(lengths, default=(0, -1))
        return max(heads, front + longest), at if front + longest >= heads else -1


def verbs(entries: Sequence[Entry]) -> list[str]:
    """Return the verb of each entry that is the first of its kind, else an empty string."""
    groups = [entry.group for entry in entries]
    return [group if group != last else "" for group, last in zip(groups, ["", *groups], strict=False)]


def _beyond_caps(entries: Sequence[Entry], told: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Return texts without the name of a place that the code before them says already, as in `n1 N1: 6 sites`."""
    return [tuple(_beyond_cap(entry.cap, text) for text in texts) for entry, texts in zip(entries, told, strict=True)]


def _beyond_cap(cap: str, text: str) -> str:
    begun, rest = text[: len(cap)], text[len(cap) :].lstrip(NO_BREAK)
    return rest.removeprefix(": ") if begun.casefold() == cap and rest.startswith(": ") else text


def _versions(entry: Entry, text: str) -> tuple[str, ...]:
    return (text,) if entry.is_brief else ever_shorter(text, entry.cap)


def best_grid(entries: Sequence[Entry], width: int, height: int) -> Grid | None:
    """Return the layout in which all are in sight, none is cut and most is said; None if there is none."""
    said = _Said(entries)
    best: tuple[int, list[int], _Plan] | None = None
    for plan in _plans(said, height):
        found = said.fitted(plan, width)
        if found is not None and (best is None or found[0] < best[0]):
            best = (*found, plan)
            if not found[0]:
                break
    return None if best is None else best[2].grid(said, best[1])


def longest_grid(entries: Sequence[Entry], width: int) -> Grid:
    """Return a layout for more entries than are in sight: few lines, none of them cut if possible."""
    said = _Said(entries)
    for columns in range(min(MAX_COLUMNS, len(entries)), 1, -1):
        plan = _bare(said, columns)
        found = said.fitted(plan, width)
        if found is not None:
            return plan.grid(said, found[1])
    alone = _bare(said, 1)
    _, levels = said.fitted(alone, width) or (0, said.levels)
    return alone.grid(said, levels)


def _plans(said: _Said, height: int) -> Iterator[_Plan]:
    """Yield all arrangements with a maximum number of lines, the one that reads best first."""
    count = len(said.entries)
    if count <= height:
        yield _Plan((tuple(range(count)),), has_verbs=True)
    if (len(said.kinds) > 1 or said.heads != said.verbs[:1]) and len(said.kinds) <= count // 2 and height > 2:
        for columns in (_blocks(said, height), _newspaper(said, height)):
            if len(columns) <= MAX_COLUMNS:
                yield _Plan(columns, is_headed=True)
    for number in range(2, MAX_COLUMNS + 1):
        if height * (number - 1) < count <= height * number or (count <= height * number and number <= 4):
            yield _Plan(_bare(said, number).columns, has_verbs=True)
            yield _bare(said, number)


def _bare(said: _Said, columns: int) -> _Plan:
    """Return an arrangement without verbs, whose texts say enough."""
    count = len(said.entries)
    return _Plan(tuple(tuple(range(at, count, columns)) for at in range(min(columns, max(1, count)))))


def _blocks(said: _Said, height: int) -> tuple[tuple[Spot, ...], ...]:
    """Yield arrangements with verbs side by side, each over as many columns as it needs."""
    columns: list[tuple[Spot, ...]] = []
    for head, kind in zip(said.heads, said.kinds, strict=True):
        wide = -(-len(kind) // (height - 1))
        long = -(-len(kind) // wide)
        parts = [kind[at : at + long] for at in range(0, len(kind), long)]
        columns += [(head if number == 0 else None, *part) for number, part in enumerate(parts)]
    return tuple(columns)


def _newspaper(said: _Said, height: int) -> tuple[tuple[Spot, ...], ...]:
    """Yield arrangements with verbs below each other down the columns; a heading is never the last of one."""
    columns: list[list[Spot]] = [[]]
    for head, kind in zip(said.heads, said.kinds, strict=True):
        if len(columns[-1]) + 2 > height:
            columns.append([])
        columns[-1].append(head)
        for at in kind:
            if len(columns[-1]) == height:
                columns.append([])
            columns[-1].append(at)
    return tuple(map(tuple, columns))
