"""The whole history of a game: every choice in words, filtered by player or word, each with its rules."""

from typing import Any, ClassVar

from textual.binding import BindingType

from boardgames.core.fold_accents import fold_accents
from boardgames.core.game import Seat
from boardgames.core.table import Table
from boardgames.tui.keys import HISTORY, bindings
from boardgames.tui.look.paint import Row, row, wrap
from boardgames.tui.screens.board_tabs import log_rows
from boardgames.tui.screens.rules_search import SearchPage
from boardgames.tui.screens.text_page import TextPage
from boardgames.tui.view.rule_rows import rows_about
from boardgames.tui.view.table_view import history_lines
from boardgames.tui.widgets.row_list import RowList
from boardgames.words import say

WIDTH = 78


class HistoryScreen(SearchPage):
    """Enter on a line ends the page with the number of that choice."""

    KIND = HISTORY
    BINDINGS: ClassVar[list[BindingType]] = bindings(HISTORY)

    def __init__(self, table: Table[Any, Any], viewer: Seat | None) -> None:
        super().__init__(table.game)
        self._table = table
        self._viewer = viewer

    def first_row(self, rows: list[Row]) -> Any:
        return next((line.key for line in reversed(rows) if line.key is not None), None)

    def find(self, words: str, width: int) -> tuple[list[Row], str]:
        names = self._table.names
        wanted = fold_accents(words).split()
        lines = tuple(
            line
            for line in history_lines(self._table, self._viewer)
            if all(word in fold_accents(f"{_name(names, line.seat)} {line.text}") for word in wanted)
        )
        rows = log_rows(lines, width)
        if not words:
            for back in self._table.takebacks:
                rows.append(row(f"      {say('history-taken-back', n=back.count, at=back.at + back.count)}", "dim"))
        return rows, say("history-heading")

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        self.leave_page(event.key)

    def action_explain_choice(self) -> None:
        number = self.query_one("#page", RowList).current
        if number is not None:
            projected = self.our_app.settings.projects_all
            self.app.push_screen(choice_page(self._table, number, self._viewer, projected))


def _name(names: tuple[str, ...], seat: Seat | None) -> str:
    return "" if seat is None else names[seat]


def choice_page(table: Table[Any, Any], number: int, viewer: Seat | None, projected: bool) -> TextPage:
    """Return a page on the effects of a choice, also on the scores if `projected`, and its rules."""
    choice, game = table.choices[number - 1], table.game
    rows = [row()]
    for line in history_lines(table, viewer, since=number - 1, until=number):
        rows += [row(f" {text}", "bold") for text in wrap(line.text, WIDTH - 2)]
    before, after = (game.scores(game.observe(table.states[at], viewer)) for at in (number - 1, number))
    for name, old, new in zip(table.names, before, after, strict=True):
        if projected and old.total != new.total:
            rows.append(row(f"   {say('choice-points', name=name, before=old.total, after=new.total)}", "dim"))
    rows += [row(), row(f" {say('choice-rules')}", "title"), row()]
    for rule in game.rules_of(choice.action):
        rows += rows_about(game, rule, WIDTH)
    return TextPage(say("choice-heading", game=game.info.title, at=number, name=table.names[choice.seat]), rows)
