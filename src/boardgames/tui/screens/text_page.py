"""Pages of text."""

from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType

from boardgames.tui.keys import READER, bindings
from boardgames.tui.look.paint import Part, Row, row
from boardgames.tui.screens.base import BaseScreen
from boardgames.tui.widgets.bars import Bar
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import say


class TextPage(BaseScreen[Any]):
    """A page to read: a heading and rows. Enter on a row with a key ends it with that key."""

    BINDINGS: ClassVar[list[BindingType]] = bindings(READER)

    def __init__(self, heading: str, rows: list[Row], current: Any = None) -> None:
        super().__init__()
        self._heading = heading
        self._page = rows
        self._current = current

    def compose_body(self) -> ComposeResult:
        yield Bar(id="heading")
        yield RowList(id="page")

    def on_mount(self) -> None:
        self.query_one("#heading", Bar).show_row(row(f" {self._heading}", "bar-key"))
        page = self.query_one("#page", RowList)
        page.show_rows(self._page, self._current)
        page.focus()
        page.scrolled = self._tell_more
        self.soon(self._tell_more)

    def on_resize(self, event: events.Resize) -> None:
        self.soon(self._tell_more)

    def _tell_more(self) -> None:
        """Show in the heading whether there is more below."""
        more = self.query_one("#page", RowList).has_more_below
        right: tuple[Part, ...] = ((f"{say('more-below')} ", "bar"),) if more else ()
        self.query_one("#heading", Bar).show_row(Row(((f" {self._heading}", "bar-key"),), right=right))

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        self.leave_page(event.key)

    def on_key(self, event: events.Key) -> None:
        """End a page without a cursor on Enter, which must not reach the screen below."""
        if event.key == "enter" and self.query_one("#page", RowList).current is None:
            event.stop()
            self.leave_page()
