"""The rules of a game: every entry of the catalogue by section, with search."""

from collections.abc import Iterable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input

from boardgames.core.catalogue import Entry, Rule
from boardgames.tui.bindings import RULES, bindings
from boardgames.tui.paint import Row, row
from boardgames.tui.rowlist import RowList
from boardgames.tui.rulebook import catalogue_of, entry_rows
from boardgames.tui.sheet import Sheet
from boardgames.tui.widgets import Bar


class RulesScreen(Sheet[None]):
    """Rules, rulings and worked examples."""

    KIND = RULES
    BINDINGS: ClassVar[list[BindingType]] = bindings(RULES)

    DEFAULT_CSS = """
    RulesScreen Input { height: 1; border: none; padding: 0 1; background: $panel; display: none; }
    RulesScreen Input.open { display: block; }
    """

    def __init__(self, game: str, name_of_game: str) -> None:
        super().__init__()
        self._catalogue = catalogue_of(game)
        self._game_title = name_of_game

    def compose_body(self) -> ComposeResult:
        yield Bar(id="heading")
        yield Input(placeholder="words or an id; Enter to read what was found")
        yield RowList(id="page")

    def on_mount(self) -> None:
        self.query_one(Input).cursor_blink = False
        page = self.query_one("#page", RowList)
        page.focus()
        self.call_after_refresh(self._fill, "")

    def _fill(self, words: str) -> None:
        found = self._catalogue.search(words) if words else self._catalogue.entries()
        page = self.query_one("#page", RowList)
        page.show_rows(_sections(found, min(110, max(60, page.size.width - 2))))
        count = f"{len(found)} entries" + (f" with {words!r}" if words else "")
        self.query_one("#heading", Bar).show_row(row(f" {self._game_title}: the rules · {count}", "bar-key"))

    def action_search(self) -> None:
        box = self.query_one(Input)
        box.add_class("open")
        box.focus()

    def action_back(self) -> None:
        box = self.query_one(Input)
        if box.has_class("open"):
            box.value = ""
            box.remove_class("open")
            self.query_one("#page", RowList).focus()
        else:
            self.dismiss(None)

    def on_input_changed(self, event: Input.Changed) -> None:
        self._fill(event.value.strip())

    def on_input_submitted(self) -> None:
        self.query_one("#page", RowList).focus()


def _sections(entries: Iterable[Entry], width: int) -> list[Row]:
    rows: list[Row] = []
    section = ""
    for entry in entries:
        heading = entry.section if isinstance(entry, Rule) else type(entry).__name__.lower() + "s"
        if heading != section:
            section = heading
            rows += [row(), row(f" {section.upper()}", "bold"), row()]
        rows += [*entry_rows(entry, width, key=entry.id), row()]
    return rows
