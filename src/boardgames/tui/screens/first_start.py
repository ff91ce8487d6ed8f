"""The first start: the question which language to use, asked once, in all of them."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType

from boardgames.tui.keys import READER, bindings
from boardgames.tui.look.paint import Row, row
from boardgames.tui.screens.base import BaseScreen
from boardgames.tui.widgets.bars import Bar
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import LANGUAGES, catalogue, language

WIDTH = 12
"""Columns of the name of a language."""


class LanguageScreen(BaseScreen[str]):
    """Screen that ends with the id of a language; Esc keeps the present one."""

    BINDINGS: ClassVar[list[BindingType]] = bindings(READER)

    def compose_body(self) -> ComposeResult:
        yield Bar(id="heading")
        yield RowList(id="page")

    def on_mount(self) -> None:
        self.query_one("#heading", Bar).show_row(Row(((" BOARDGAMES ", "cap"),)))
        rows = [row()]
        for one, name in LANGUAGES.items():
            question = catalogue(one).text("first-language")
            rows += [Row(((f"   {name:<{WIDTH}}", "bold"), (question, "")), one), row()]
        page = self.query_one("#page", RowList)
        page.show_rows(rows, language())
        page.focus()

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        self.leave_page(event.key)

    def action_back(self) -> None:
        self.leave_page(language())
