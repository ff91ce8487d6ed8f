"""Remark below a page, as many lines as it needs."""

from boardgames.tui.look.paint import row, wrap
from boardgames.tui.widgets.row_list import RowList


class Footnote(RowList, can_focus=False):
    """Sentence for the reader, such as an error; it takes no room while it is empty."""

    DEFAULT_CSS = "Footnote { height: 1; }"

    def say(self, text: str, style: str = "warn") -> None:
        lines = wrap(text, max(20, (self.size.width or 80) - 2))
        self.styles.height = max(1, len(lines))
        self.show_rows([row(f" {line}", style) for line in lines])
