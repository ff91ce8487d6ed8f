"""What the house remembers for all games: how it looks, and what players have agreed on."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType

from boardgames.tui.keys import OPTIONS, bindings
from boardgames.tui.look.paint import Row, row
from boardgames.tui.look.palettes import PALETTES
from boardgames.tui.screens.base import BaseScreen
from boardgames.tui.settings import AGREEMENTS, COURSE, GLYPHS, Field, change, keys_path, write_settings
from boardgames.tui.texts import change_by_arrows
from boardgames.tui.widgets.bars import Bar
from boardgames.tui.widgets.footnote import Note
from boardgames.tui.widgets.form_fields import field_row
from boardgames.tui.widgets.row_list import RowList

THEME = Field("theme", "Theme", tuple(PALETTES), "colours; NO_COLOR in the environment forces mono")
LOOKS = (THEME, GLYPHS)


class OptionsScreen(BaseScreen[None]):
    """Arrows go through the fields and change them; a change takes effect at once."""

    KIND = OPTIONS
    BINDINGS: ClassVar[list[BindingType]] = bindings(OPTIONS)

    def compose_body(self) -> ComposeResult:
        yield Bar(id="heading")
        yield RowList(id="fields", click_activates=True)
        yield Note(id="hint")

    def on_mount(self) -> None:
        self.query_one("#heading", Bar).show_row(row(" Options", "bar-key"))
        fields = self.query_one("#fields", RowList)
        fields.moved = self._fill
        self._fill(THEME)
        fields.focus()

    def change_theme(self) -> None:
        self._fill(self.query_one("#fields", RowList).current)

    def _fill(self, current: Field) -> None:
        rows = [row(), row("   How it looks", "title"), *map(self._row, LOOKS)]
        rows += [row(), row("   What the table agrees on", "title"), *map(self._row, AGREEMENTS)]
        rows += [row(), row("   What is shown by itself", "title"), *map(self._row, COURSE)]
        rows += [
            row(),
            row(f"   Your own keys: {keys_path()}", "dim"),
            row("   F5 at a table lists their names.", "dim"),
        ]
        self.query_one("#fields", RowList).show_rows(rows, current)
        self.query_one("#hint", Note).say(change_by_arrows(current.help), "dim")

    def _row(self, field: Field) -> Row:
        value = self.our_app.inks.palette.id if field is THEME else getattr(self.our_app.settings, field.id)
        return field_row(field.title, field.values, value, field, width=28)

    def on_key(self, event: events.Key) -> None:
        if event.key in ("left", "right"):
            event.stop()
            self._change(self.query_one("#fields", RowList).current, 1 if event.key == "right" else -1)

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        self._change(event.key, 1)

    def _change(self, field: Field, by: int) -> None:
        settings = self.our_app.settings
        change(settings, field, by)
        if field is THEME:
            self.our_app.use_theme(settings.theme)
        else:
            write_settings(settings)
        self._fill(field)
