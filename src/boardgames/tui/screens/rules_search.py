"""Pages with a search line: the rule book of a game, by section, and all of its tables."""

from abc import abstractmethod
from collections.abc import Iterable
from typing import Any, ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input

from boardgames.core.fold_accents import fold_accents
from boardgames.core.game import Game
from boardgames.store.component_tables import ComponentRow, component_rows
from boardgames.store.rule_catalogue import Entry, Example, Rule, RuleCatalogue, Ruling
from boardgames.tui.keys import AID, RULES, bindings
from boardgames.tui.look.paint import Row, row, wrap
from boardgames.tui.screens.base import BaseScreen
from boardgames.tui.texts import heading
from boardgames.tui.view.rule_rows import catalogue_of, entry_rows
from boardgames.tui.widgets.bars import Bar
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import say


class SearchPage(BaseScreen[Any]):
    """Page of rows that can be filtered by words."""

    KIND = RULES
    BINDINGS: ClassVar[list[BindingType]] = bindings(RULES)

    def __init__(self, game: Game[Any, Any], words: str = "") -> None:
        super().__init__()
        self._game = game
        self._first_words = words

    def first_row(self, rows: list[Row]) -> Any:
        """Return the key of the row under the cursor at first."""
        return None

    @abstractmethod
    def find(self, words: str, width: int) -> tuple[list[Row], str]:
        """Return the rows with these words, and a heading."""
        ...

    def compose_body(self) -> ComposeResult:
        yield Bar(id="heading")
        yield Input(placeholder=say("find-rules"))
        yield RowList(id="page")

    def on_mount(self) -> None:
        self.query_one(Input).cursor_blink = False
        self.query_one("#page", RowList).focus()
        self.soon(self._fill, self._first_words)

    def _fill(self, words: str) -> None:
        page = self.query_one("#page", RowList)
        rows, what = self.find(words, min(110, max(60, page.size.width - 2)))
        page.show_rows(rows, self.first_row(rows))
        head = say("search-with" if words else "search-all", game=self._game.info.title, what=what, words=words)
        self.query_one("#heading", Bar).show_row(row(f" {head}", "bar-key"))

    def refill(self) -> None:
        """Fill the rows again."""
        self._fill("")

    @property
    def is_searching(self) -> bool:
        return self.query_one(Input).has_class("open")

    def action_search(self) -> None:
        box = self.query_one(Input)
        box.add_class("open")
        box.focus()

    def action_back(self) -> None:
        if self.is_searching:
            box = self.query_one(Input)
            box.value = ""
            box.remove_class("open")
            self.query_one("#page", RowList).focus()
        else:
            self.leave_page()

    def on_input_changed(self, event: Input.Changed) -> None:
        self._fill(event.value.strip())

    def on_input_submitted(self) -> None:
        self.query_one("#page", RowList).focus()


class RulesScreen(SearchPage):
    """The rule book: its contents, then a section with its rulings and worked examples; Enter on an example shows it
    on the board. A search goes through all of it."""

    _section: str | None = None
    """Section that is open; None for the contents."""
    _came_from: str | None = None
    """Section that was open before; the cursor returns to it."""

    def find(self, words: str, width: int) -> tuple[list[Row], str]:
        catalogue = catalogue_of(self._game)
        if not words and self._section is None:
            return _contents(catalogue), say("rules-found", n=len(catalogue.entries()))
        if words or self._section is None:
            found = catalogue.search(words)
            return _sections(found, width), say("rules-found", n=len(found))
        rows = [row()]
        found = catalogue.section(self._section)
        for entry in found:
            rows += [*entry_rows(entry, width, key=entry.id), row()]
        return rows, say("rules-section", section=self._section, n=len(found))

    def first_row(self, rows: list[Row]) -> Any:
        keys = [line.key for line in rows if line.key is not None]
        before = Section(self._came_from or "")
        return before if before in keys else next(iter(keys), None)

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        match event.key:
            case Section(title):
                self._section = title
                self.refill()
            case key if key == AID:
                self.our_app.open_aid(self._game)
            case _:
                self.our_app.open_example(self._game, event.key)

    def action_back(self) -> None:
        if self._section is None or self.is_searching:
            super().action_back()
        else:
            self._came_from, self._section = self._section, None
            self.refill()


class DataScreen(SearchPage):
    """Every component of the game with the origin of its figures."""

    def find(self, words: str, width: int) -> tuple[list[Row], str]:
        folder = self.our_app.data or self._game.parts.data
        everything = list(component_rows(folder))
        wanted = fold_accents(words).split()
        found = [one for one in everything if all(word in _body(one) for word in wanted)]
        if not found and words == self._first_words:
            found = everything
        return _tables(found, width), say("tables-found", n=len(found))


class Section(NamedTuple):
    """Key of a row of the contents."""

    title: str


def _contents(catalogue: RuleCatalogue) -> list[Row]:
    """Return the sections of the rules with the number of entries in each, below the link to the player aid."""
    brief = Row(((f" {say('rules-aid')}", "bold"), (say("rules-aid.note"), "")), AID)
    rows = [row(), brief, row(), row(f" {say('rules-contents')}", "title")]
    for title in catalogue.sections():
        count = say("entries", n=len(catalogue.section(title)))
        rows.append(Row(((f" {heading(title)} ", ""),), Section(title), ((f" {count} ", "dim"),), "·"))
    return rows


def _sections(entries: Iterable[Entry], width: int) -> list[Row]:
    rows: list[Row] = []
    section = ""
    for entry in entries:
        if (found := _section(entry)) != section:
            section = found
            rows += [row(), row(f" {heading(section)}", "title"), row()]
        rows += [*entry_rows(entry, width, key=entry.id), row()]
    return rows


def _section(entry: Entry) -> str:
    match entry:
        case Rule():
            return entry.section
        case Ruling():
            return say("section-rulings")
        case Example():
            return say("section-examples")


def _tables(found: Iterable[ComponentRow], width: int) -> list[Row]:
    rows: list[Row] = []
    table = ""
    for one in found:
        if (title := f"{one.file} · {one.table}") != table:
            table = title
            rows += [row(), row(f" {title}", "title")]
        rows.append(
            Row(
                ((f"   {one.id or '-'}  ", "soft"), (one.provenance, "warn")),
                (one.file, one.table, one.id, one.content),
            )
        )
        rows += [row(f"       {line}", "dim") for line in wrap(one.content, width - 9)]
    return rows


def _body(one: ComponentRow) -> str:
    return fold_accents(f"{one.file} {one.table} {one.id} {one.provenance} {one.content}")
