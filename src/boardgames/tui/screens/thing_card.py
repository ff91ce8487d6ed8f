"""Card of a thing: what it does, what it is worth, how to get it, what others have of it, and its rules."""

from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.color import Color
from textual.containers import Vertical

from boardgames.core.game import Thing
from boardgames.table.inspect import GET, HEADINGS, heading_text, texts_of
from boardgames.table.rule_articles import article
from boardgames.tui.keys import READER, bindings
from boardgames.tui.look.paint import Part, Row, row, wrap
from boardgames.tui.screens.base import BaseScreen
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.texts import heading
from boardgames.tui.view.rule_rows import catalogue_of, rows_about
from boardgames.tui.view.table_view import Offer, TableView
from boardgames.tui.widgets.bars import Bar
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import say

WIDTH = 88
MAX_CHOICES = 6
"""Maximum number of choices at one place that are listed; further ones are counted."""
RULES = HEADINGS[-1]


def card_rows(scene: TableView, place: str, thing: Thing, width: int) -> list[Row]:
    """Return a thing under the five headings."""
    rows = [row(f" {line}", "bold") for line in wrap(thing.line, width - 2)]
    for part, text, said in texts_of(thing):
        choices = _choice_rows(scene, place, width) if part == GET else []
        rows += [row(), _heading(heading_text(part))]
        if said or not choices:
            rows += _body(text, width, "" if said else "dim")
        rows += choices
    rows += [row(), _heading(heading_text(RULES), say("card-rules-enter") if thing.rules else "")]
    catalogue = catalogue_of(scene.game)
    for rule in thing.rules:
        entry = catalogue.find(rule)
        rows.append(Row(((f"   {rule}  ", "soft"), (article(entry).title if entry is not None else "", "")), rule))
    return [row(), *rows, row()]


def _heading(text: str, note: str = "") -> Row:
    return Row(((f" {text} ", "bold"),), right=((f" {note} " if note else " ", "soft"),), leader="─")


def _body(text: str, width: int, style: str = "") -> list[Row]:
    return [row(f"   {line}", style) for part in text.splitlines() for line in wrap(part, width - 5)]


def _choice_rows(scene: TableView, place: str, width: int) -> list[Row]:
    """Return the choices at a place with their codes, and the illegal ones with their reasons."""
    rows: list[Row] = []
    offers = [offer for offer in scene.offers if place in offer.places]
    for offer in offers[:MAX_CHOICES]:
        rows += _beside((f" {offer.code} ", "key"), offer.text, "", width, offer)
    if len(offers) > MAX_CHOICES:
        rows.append(row(f"   {say('card-more-choices', n=len(offers) - MAX_CHOICES)}", "dim"))
    for offer in [offer for offer in scene.off if offer.place == place][:MAX_CHOICES]:
        rows += _beside((f" {offer.code} ", "cap"), say("above", head=offer.text), "dim", width)
        rows += [row(f"          {line}", "bad") for line in wrap(offer.why_with_rule, width - 12)]
    return rows


def _beside(cap: Part, text: str, style: str, width: int, key: Any = None) -> list[Row]:
    lines = wrap(text, width - 12)
    gap = " " * max(1, 7 - len(cap[0]))
    first = Row((("   ", ""), cap, (gap, ""), (lines[0] if lines else "", style)), key)
    return [first, *(row(f"          {line}", style) for line in lines[1:])]


class ThingCard(BaseScreen[Offer | None]):
    """Card over the table. It ends with the choice that was selected on it, if any."""

    BINDINGS: ClassVar[list[BindingType]] = bindings(READER)
    DEFAULT_CSS = """
    ThingCard { align: center middle; }
    ThingCard KeyBar { dock: bottom; }
    ThingCard #card { width: 88; max-width: 100%; height: auto; max-height: 100%; }
    """

    def __init__(self, scene: TableView, place: str, thing: Thing) -> None:
        super().__init__()
        self._scene, self._place, self._thing = scene, place, thing

    def compose_body(self) -> ComposeResult:
        with Vertical(id="card"):
            yield Bar(id="heading", fill="lit")
            yield RowList(id="page")

    def on_mount(self) -> None:
        # The table stays in sight, with the lamp turned down.
        self.styles.background = Color.parse(self.our_app.inks.palette.background).with_alpha(0.75)
        title: tuple[Part, ...] = ((f" {heading(self._thing.name)}", "lit-key"),)
        self.query_one("#heading", Bar).show_row(Row(title, right=((f" {say('card-close')} ", "soft"),)))
        self.query_one("#page", RowList).focus()
        self._lay_out(*self.app.size)

    def on_resize(self, event: events.Resize) -> None:
        self._lay_out(*event.size)

    def _lay_out(self, width: int, height: int) -> None:
        page = self.query_one("#page", RowList)
        rows = card_rows(self._scene, self._place, self._thing, min(WIDTH, width) - 1)
        shown = min(len(rows), max(5, height - 3))
        page.styles.height = shown
        # A cursor farther down would scroll the beginning away.
        first = next((line.key for line in rows[:shown] if line.key is not None), None)
        page.show_rows(rows, page.current if page.current is not None else first)

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        if isinstance(event.key, Offer):
            self.leave_page(event.key)
            return
        game = self._scene.game
        reader = TextPage(event.key, rows_about(game, event.key, 78))
        self.app.push_screen(reader, lambda example: self.our_app.open_example(game, example) if example else None)

    def on_key(self, event: events.Key) -> None:
        """Close the card with the key that opened it, or with Enter if it has no cursor."""
        if event.key == "question_mark" or (event.key == "enter" and self.query_one("#page", RowList).current is None):
            event.stop()
            self.leave_page()
