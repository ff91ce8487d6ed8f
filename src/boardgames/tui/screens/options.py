"""Options for all games: the looks of the program, and the agreements of the players."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType

from boardgames.tui.keys import OPTIONS, bindings
from boardgames.tui.look.paint import Row, row
from boardgames.tui.look.palettes import PALETTES
from boardgames.tui.screens.base import BaseScreen
from boardgames.tui.settings import (
    AGREEMENTS,
    COURSE_OF_PLAY,
    GLYPHS,
    LANGUAGE,
    Field,
    change,
    keys_path,
    write_settings,
)
from boardgames.tui.widgets.bars import Bar
from boardgames.tui.widgets.footnote import Footnote
from boardgames.tui.widgets.form_fields import setting_row, steps_to
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import language, say

THEME = Field("theme", tuple(PALETTES))
LOOKS = (LANGUAGE, THEME, GLYPHS)


class OptionsScreen(BaseScreen[None]):
    """Page of fields: arrows move and change them; a change takes effect at once."""

    KIND = OPTIONS
    BINDINGS: ClassVar[list[BindingType]] = bindings(OPTIONS)

    def compose_body(self) -> ComposeResult:
        yield Bar(id="heading")
        yield RowList(id="fields", click_activates=True)
        yield Footnote(id="hint")

    def on_mount(self) -> None:
        fields = self.query_one("#fields", RowList)
        fields.moved = self._fill
        fields.pressed = self._pressed
        self._fill(LANGUAGE)
        fields.focus()

    def change_theme(self) -> None:
        self._fill(self.query_one("#fields", RowList).current)

    def change_language(self) -> None:
        super().change_language()
        self._fill(self.query_one("#fields", RowList).current)

    def _fill(self, current: Field) -> None:
        self.query_one("#heading", Bar).show_row(row(f" {say('options')}", "bar-key"))
        rows = [row(), row(f"   {say('options-looks')}", "title"), *map(self._row, LOOKS)]
        rows += [row(), row(f"   {say('options-agreements')}", "title"), *map(self._row, AGREEMENTS)]
        rows += [row(), row(f"   {say('options-course')}", "title"), *map(self._row, COURSE_OF_PLAY)]
        rows += [
            row(),
            row(f"   {say('options-own-keys', path=str(keys_path()))}", "dim"),
            row(f"   {say('options-key-names')}", "dim"),
        ]
        self.query_one("#fields", RowList).show_rows(rows, current)
        self.query_one("#hint", Footnote).say(say("by-arrows", what=current.help), "dim")

    def _row(self, field: Field) -> Row:
        value = getattr(self.our_app.settings, field.id)
        if field is THEME:
            value = self.our_app.inks.palette.id
        elif field is LANGUAGE:
            value = language()
        return setting_row(field, value, field, width=28, room=self.size.width - 1)

    def on_key(self, event: events.Key) -> None:
        if event.key in ("left", "right"):
            event.stop()
            self._change(self.query_one("#fields", RowList).current, 1 if event.key == "right" else -1)

    def _pressed(self, clicked: Row, column: int) -> bool:
        """Choose the value that was clicked."""
        by = steps_to(clicked, column)
        if by:
            self._change(clicked.key, by)
        return bool(by)

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        self._change(event.key, 1)

    def _change(self, field: Field, by: int) -> None:
        settings = self.our_app.settings
        if field is LANGUAGE:
            settings.language = language()  # what is changed is what is shown
        change(settings, field, by)
        if field is LANGUAGE:
            self.our_app.use_language(settings.language)
        elif field is THEME:
            self.our_app.use_theme(settings.theme)
        else:
            write_settings(settings)
        self._fill(field)
