"""The player aid: a game on one page, in three columns where there is room, or to scroll."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, product, zip_longest
from typing import Any, ClassVar, TypeAlias

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType

from boardgames.core.game import Config, Game
from boardgames.core.player_aid import Aid, AidSection
from boardgames.tui.keys import AID, bindings
from boardgames.tui.look.paint import Part, Row, row, wrap
from boardgames.tui.screens.base import BaseScreen
from boardgames.tui.widgets.bars import Bar
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import say

COLUMNS, NARROWEST, GAP = 3, 37, 2
"""Number of columns of a page, the minimum width of each, and the gap between two."""
SLACK = 2
"""Number of rows that a page may be longer to keep its sections in order."""
LONG_SIGN = 7
"""Maximum width of the column of signs; longer signs reach into the text."""
Line: TypeAlias = tuple[Part, ...]


class AidScreen(BaseScreen[None]):
    """Page that a player keeps beside the board."""

    KIND = AID
    BINDINGS: ClassVar[list[BindingType]] = bindings(AID)

    def __init__(self, game: Game[Any, Any], table: Config | None = None) -> None:
        super().__init__()
        self._game = game
        self._table = table

    def compose_body(self) -> ComposeResult:
        yield Bar(id="heading")
        yield RowList(id="page")

    def on_mount(self) -> None:
        page = self.query_one("#page", RowList)
        page.scrolled = self._tell_more
        page.focus()
        self._tell_more()
        self.soon(self._fill)

    def on_resize(self, event: events.Resize) -> None:
        self.soon(self._fill)

    def _fill(self) -> None:
        page = self.query_one("#page", RowList)
        page.show_rows(aid_rows(self._game.words.aid(self._table), page.size.width))
        self.soon(self._tell_more)

    def _tell_more(self) -> None:
        """Show in the heading whether there is more below: a language may need more than one page."""
        heading = (f" {say('aid-heading', game=self._game.info.title)}", "bar-key")
        more = self.query_one("#page", RowList).has_more_below
        right: tuple[Part, ...] = ((f"{say('more-below')} ", "bar"),) if more else ()
        self.query_one("#heading", Bar).show_row(Row((heading,), right=right))

    def action_rules(self) -> None:
        self.our_app.open_rules(self._game)


def aid_rows(aid: Aid, width: int) -> list[Row]:
    """Return the aid in three columns, or in one if there is no room for three."""
    columns = COLUMNS if width >= COLUMNS * (NARROWEST + GAP) else 1
    each = width // columns - GAP
    blocks = [_block(section, each) for section in aid.sections]
    stacks = [[line for block in part for line in block] for part in _shared_out(blocks, columns)]
    remarks = [_remark(text, each) for text in aid.forgotten]
    lines = [remarks[i : i + columns] for i in range(0, len(remarks), columns)]
    title, figures = f" {say('aid-forgotten')}", say("aid-figures")
    # Where there is room what the signs at figures mean shares a line: an aid is one page.
    has_room = len(title) + len(figures) + 4 < width
    right: tuple[Part, ...] = ((f"{figures} ", ""),) if has_room else ()
    rows = [*_side_by_side(stacks, each), replace(row(title, "title"), right=right)]
    rows += [one for line in lines for one in _side_by_side(line, each)]
    return rows if has_room else [*rows, *(row(f" {line}") for line in wrap(figures, width - 2))]


def _block(section: AidSection, width: int) -> list[Line]:
    """Return a section: a title on a lighter ground, lines with their signs in front, and an empty line."""
    lines: list[Line] = [((f" {section.title:<{width - 1}}", "raised-key"),)]
    longest = max((len(line.sign) for line in section.lines), default=0)
    indent = min(longest, LONG_SIGN) + (2 if longest else 1)
    for line in section.lines:
        # A long sign pushes the first words of its line to the right.
        head = f" {line.sign:<{indent - 2}} " if line.sign else " " * indent
        first, *more = wrap(f"{'_' * (len(head) - indent)}{line.text}", width - indent)
        lines.append(((head, "bold"), (first.lstrip("_"), "")))
        lines += [((" " * indent + text, ""),) for text in more]
    return [*lines, ()]


def _remark(text: str, width: int) -> list[Line]:
    return [((" ■ " if i == 0 else "   ", "warn"), (line, "")) for i, line in enumerate(wrap(text, width - 3))]


def _shared_out(blocks: Sequence[list[Line]], columns: int) -> list[list[list[Line]]]:
    """Return the blocks in columns of about the same height, as much in order as possible."""

    def height(columns_of: tuple[int, ...]) -> int:
        heights = [0] * columns
        for block, column in zip(blocks, columns_of, strict=True):
            heights[column] += len(block)
        return max(heights)

    def disorder(columns_of: tuple[int, ...]) -> int:
        return sum(before > after for before, after in pairwise(columns_of))

    ways = [(height(way), disorder(way), way) for way in product(range(columns), repeat=len(blocks))]
    least = min(ways)[0]
    _, _, best = min((way for way in ways if way[0] <= least + SLACK), key=lambda way: (way[1], way[0]))
    return [[block for block, at in zip(blocks, best, strict=True) if at == column] for column in range(columns)]


def _side_by_side(stacks: Sequence[list[Line]], width: int) -> list[Row]:
    rows = []
    for line in zip_longest(*stacks, fillvalue=()):
        parts: list[Part] = []
        for column, cell in enumerate(line):
            used = sum(len(text) for text, _ in parts)
            parts += [(" " * (column * (width + GAP) - used), ""), *cell] if cell else []
        rows.append(Row(tuple(parts)))
    return rows
