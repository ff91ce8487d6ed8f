"""A table that is stepped through, with the story below the board."""

from abc import abstractmethod
from typing import ClassVar

from textual.binding import BindingType
from textual.widget import Widget

from boardgames.tui.keys import EXAMPLE, bindings
from boardgames.tui.look.paint import Row
from boardgames.tui.screens.table_layout import TableScreen
from boardgames.tui.widgets.board import BoardView
from boardgames.tui.widgets.row_list import RowList


class SteppingScreen(TableScreen[None]):
    """Base of such screens: subclasses define what `at` counts, the table there, and the story."""

    KIND = EXAMPLE
    BINDINGS: ClassVar[list[BindingType]] = bindings(EXAMPLE)

    at = 0
    """Number of steps of the story so far."""

    @abstractmethod
    def go(self, at: int) -> None:
        """Show the table after a number of steps."""
        ...

    @abstractmethod
    def story(self, width: int) -> list[Row]:
        """Return the rows of the story; the row for `at` has it as its key."""
        ...

    def make_panel(self) -> Widget:
        return RowList(id="story")

    def on_mount(self) -> None:
        self.set_focus(self.query_one("#board", BoardView))

    def tell(self) -> None:
        panel = self.query_one("#story", RowList)
        panel.show_rows(self.story(max(40, panel.size.width - 2)), self.at)

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        if event.source.id == "story":
            self.go(event.key)

    def action_step(self) -> None:
        self.go(self.at + 1)

    def action_step_back(self) -> None:
        self.go(self.at - 1)
