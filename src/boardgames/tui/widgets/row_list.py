"""List of rows with a cursor: decisions, history, menus, rules, help."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Any, ClassVar

from textual import events
from textual.actions import SkipAction
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.scrollbar import ScrollBar, ScrollBarRender
from textual.strip import Strip

from boardgames.tui.look.paint import Part, Row, row_strip


class WholeCells(ScrollBarRender):
    """Renderer of scroll bars in whole cells: some terminals lack eighths of a block."""

    VERTICAL_BARS: ClassVar[list[str]] = [" "] * 8
    HORIZONTAL_BARS: ClassVar[list[str]] = [" "] * 8


ScrollBar.renderer = WholeCells


def column_widths(rows: Sequence[Row], columns: int, width: int) -> tuple[int, ...]:
    """Return the width of each column: what its rows need, or less for the widest if there is no room."""
    left, widths = width, dict[int, int]()
    needs = needed_widths(rows, columns)
    if sum(needs) <= width:
        spare = width - sum(needs)
        return tuple(need + (spare + at) // columns for at, need in enumerate(needs))
    for rank, at in enumerate(sorted(range(columns), key=lambda at: needs[at])):
        widths[at] = min(needs[at], left // (columns - rank)) if rank < columns - 1 else left
        left -= widths[at]
    return tuple(widths[at] for at in range(columns))


def needed_widths(rows: Sequence[Row], columns: int) -> tuple[int, ...]:
    """Return the width of each column at which nothing of its rows is cut."""
    widths = [0] * columns
    for number, line in enumerate(rows):
        if line.span == 1:
            at = number % columns
            widths[at] = max(widths[at], _needed(line))
    for number, line in enumerate(rows):
        if line.span > 1:
            first, last = number % columns, min(columns, number % columns + line.span) - 1
            widths[last] += max(0, _needed(line) - sum(widths[first : last + 1]))
    return tuple(widths)


def _needed(line: Row) -> int:
    return sum(len(text) for text, _ in line.parts) + line.margin


class RowList(ScrollView, can_focus=True):
    """Rows, one per line or in columns. Arrows move the cursor over the rows that have a key."""

    DEFAULT_CSS = """
    RowList { scrollbar-size: 1 1; overflow-x: hidden; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "cursor(-1)", show=False),
        Binding("down", "cursor(1)", show=False),
        Binding("left", "column(-1)", show=False),
        Binding("right", "column(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("home", "edge(-1)", show=False),
        Binding("end", "edge(1)", show=False),
        Binding("enter", "activate", show=False),
    ]

    class Activated(Message):
        """Message for Enter on a row, or a click on the row under the cursor."""

        def __init__(self, source: "RowList", key: Any) -> None:
            super().__init__()
            self.source = source
            self.key = key

        @property
        def control(self) -> "RowList":
            return self.source

    def __init__(
        self, *, id: str | None = None, follow: bool = False, click_activates: bool = True, fill: str = "sheet"
    ) -> None:
        super().__init__(id=id)
        self.fill = fill
        """The style under everything."""
        self._rows: tuple[Row, ...] = ()
        self.columns = 1
        self._widths: tuple[int, tuple[int, ...]] = (0, (0,))
        """The width of the list for which those of its columns were estimates, and those."""
        self.cursor: int | None = None
        self._follow = follow
        self._click_activates = click_activates
        self.moved: Callable[[Any], None] = _nothing
        """Told the key of the row to which the cursor has gone: by a call, so that all it changes is one frame."""
        self.sideways: Callable[[Any, int], bool] = _stays
        """Asked first when the cursor would go to the left or right: whether the key of its row has a use for it."""
        self.pressed: Callable[[Row, int], bool] = _stays
        """Told a row that was clicked, and the column: whether something was there to be clicked."""
        self.scrolled: Callable[[], None] = lambda: None
        """Told that other rows have come into sight."""
        self.margin_of: Callable[[Any], tuple[Part, ...]] | None = None
        """Function for the right edge of a row with a key; called only for rows that are in sight."""

    @property
    def rows(self) -> tuple[Row, ...]:
        return self._rows

    @property
    def current(self) -> Any:
        """Key of the row under the cursor."""
        return self._rows[self.cursor].key if self.cursor is not None and self.cursor < len(self._rows) else None

    @property
    def has_more_below(self) -> bool:
        """True if there are rows below those in sight."""
        return len(self.rows) > round(self.scroll_offset.y) + self.size.height > 0

    @property
    def _lines(self) -> int:
        """Number of lines that the rows take."""
        return -(-len(self._rows) // self.columns)

    def show_rows(self, rows: Sequence[Row], current: Any = None, columns: int = 1) -> None:
        """Show other rows; the cursor goes to the row with the key `current`, or nowhere."""
        self._rows = tuple(rows)
        self.columns = columns
        self._widths = (0, (0,) * columns)
        self.cursor = next((i for i, r in enumerate(self._rows) if r.key is not None and r.key == current), None)
        self.virtual_size = Size(self.size.width, self._lines)
        # The new height counts only after the next layout: what is far down must be scrolled to once more.
        if self._follow:
            self.scroll_end(animate=False, immediate=True)
            self.call_after_refresh(self.scroll_end, animate=False, immediate=True)
        elif self.cursor is None:
            self.scroll_home(animate=False, immediate=True)
        else:
            self._reveal()
            self.call_after_refresh(self._reveal)
        self.refresh()

    def select(self, key: Any) -> bool:
        """Put the cursor on the row with this key; False if there is none."""
        for i, candidate in enumerate(self._rows):
            if candidate.key is not None and candidate.key == key:
                self._go(i, tell=False)
                return True
        self._go(None, tell=False)
        return False

    def step(self, by: int) -> None:
        """Move the cursor by a number of selectable rows, round the ends."""
        at = self._rows_away(by)
        if at is None:
            self.scroll_relative(y=by, animate=False)
        else:
            self._go(at)

    def _rows_away(self, by: int) -> int | None:
        """Return the number of the row so many selectable rows away, round the ends; None if nothing is selectable."""
        places = [i for i, r in enumerate(self._rows) if r.key is not None]
        if not places:
            return None
        if self.cursor is None:
            return places[0] if by > 0 else places[-1]
        at = min(range(len(places)), key=lambda i: abs(places[i] - (self.cursor or 0)))
        return places[(at + by) % len(places)]

    def _lines_away(self, by: int) -> int | None:
        """Return the number of the row one line up or down; past the ends, round to the other one."""
        if self.columns == 1 or self.cursor is None:
            return self._rows_away(by)
        line, column = divmod(self.cursor, self.columns)
        places = [divmod(i, self.columns) for i, r in enumerate(self._rows) if r.key is not None]
        ahead = [place for place in places if (place[0] - line) * by > 0]
        best = min(ahead or places, key=lambda place: (by * place[0], abs(place[1] - column)))
        return best[0] * self.columns + best[1]

    def beside(self) -> tuple[Any, ...]:
        """Return the keys of the rows to which an arrow would bring the cursor, each once."""
        away = (step(by) for step in (self._lines_away, self._rows_away) for by in (1, -1))
        return tuple(self._rows[at].key for at in dict.fromkeys(away) if at is not None and at != self.cursor)

    def _go(self, index: int | None, tell: bool = True) -> None:
        old, self.cursor = self.cursor, index
        top = self.scroll_offset.y
        for at in {old, index} - {None}:
            self.refresh(Region(0, (at or 0) // self.columns - top, self.size.width, 1))
        if index is not None:
            self._reveal()
            if tell:
                self.moved(self.current)

    def _reveal(self) -> None:
        if self.cursor is not None and self.size.height:
            top, line = self.scroll_offset.y, self.cursor // self.columns
            # Forced, because a new list has no scroll bar until the next layout: its first frame would show the top.
            if line < top:
                # A heading just above the row comes into sight with it.
                self.scroll_to(y=max(0, line - 1), animate=False, force=True, immediate=True)
            elif line >= top + self.size.height:
                self.scroll_to(y=line - self.size.height + 1, animate=False, force=True, immediate=True)

    def action_cursor(self, by: int) -> None:
        """Move the cursor one line up or down, round the ends."""
        at = self._lines_away(by)
        if at is None:
            self.scroll_relative(y=by, animate=False)
        else:
            self._go(at)

    def action_column(self, by: int) -> None:
        """Move the cursor to the row in the next column."""
        if self.sideways(self.current, by):
            return
        if self.columns == 1:
            raise SkipAction
        self.step(by)

    def action_page(self, by: int) -> None:
        places = [i for i, r in enumerate(self._rows) if r.key is not None]
        if not places or self.cursor is None:
            self.scroll_relative(y=by * max(1, self.size.height - 1), animate=False)
            return
        target = self.cursor + by * self.columns * max(1, self.size.height - 1)
        self._go(min(places, key=lambda i: abs(i - target)))

    def action_edge(self, side: int) -> None:
        places = [i for i, r in enumerate(self._rows) if r.key is not None]
        if places:
            self._go(places[0] if side < 0 else places[-1])
        elif side < 0:
            self.scroll_home(animate=False)
        else:
            self.scroll_end(animate=False)

    def action_activate(self) -> None:
        if self.current is None:
            raise SkipAction  # the screen may have a use for the key
        self.post_message(self.Activated(self, self.current))

    def on_click(self, event: events.Click) -> None:
        edges = [*accumulate(self._each_width())]
        column = min(sum(event.x >= edge for edge in edges), self.columns - 1)
        first = (event.y + self.scroll_offset.y) * self.columns
        at = first + column
        here = self._rows[first : at + 1]
        at = next((first + i for i, line in enumerate(here) if i + line.span > column), at)
        if 0 <= at < len(self._rows) and self._rows[at].key is not None:
            clicked, was_here = self._rows[at], at == self.cursor
            if not was_here:
                self._go(at)
            if not self.pressed(clicked, event.x) and was_here and self._click_activates:
                self.action_activate()

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        super().watch_scroll_y(old_value, new_value)
        self.scrolled()

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()

    def on_resize(self) -> None:
        self.virtual_size = Size(self.size.width, self._lines)
        if self._follow:
            self.scroll_end(animate=False, immediate=True)
        else:
            self._reveal()

    def render_line(self, y: int) -> Strip:
        first = (y + self.scroll_offset.y) * self.columns
        width = self.scrollable_content_region.width
        if self.columns == 1:
            return self._cell(first, width)
        widths, cells, column = self._each_width(), [], 0
        while column < self.columns:
            at = first + column
            span = self._rows[at].span if at < len(self._rows) else 1
            cells.append(self._cell(at, sum(widths[column : column + span])))
            column += span
        return Strip.join(cells)

    def _each_width(self) -> tuple[int, ...]:
        width = self.scrollable_content_region.width
        if self._widths[0] != width:
            self._widths = width, column_widths(self._rows, self.columns, width)
        return self._widths[1]

    def _cell(self, at: int, width: int) -> Strip:
        cell = self._rows[at] if at < len(self._rows) else Row()
        if self.margin_of is not None and cell.key is not None:
            cell = replace(cell, right=self.margin_of(cell.key))
        if at != self.cursor:
            return row_strip(self, cell, width, self.fill)
        # A cap becomes yellow when its row is selected.
        parts = tuple((text, "key-chosen" if style in ("key", "cap") else style) for text, style in cell.parts)
        return row_strip(
            self, replace(cell, parts=parts), width, self.fill, "cursor" if self.has_focus else "cursor-idle"
        )


def _stays(key: Any, by: int) -> bool:
    """Nobody listens."""
    return False


def _nothing(key: Any) -> None:
    """Nobody listens."""
