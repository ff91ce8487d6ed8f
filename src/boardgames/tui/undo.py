"""Undo and redo at a table.

Functions of the game screen.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from boardgames.core.errors import UserError
from boardgames.table.consent import reasons
from boardgames.tui.screens.curtain import ConfirmScreen, ConsentScreen
from boardgames.tui.settings import ALL_AGREE, NEVER
from boardgames.words import say

if TYPE_CHECKING:
    from boardgames.tui.screens.game import GameScreen


def action_undo(self: "GameScreen") -> None:
    """Take back the last choice of the line that is being typed, or else the last choice at the table."""
    line = self.panel.line
    if line is not None and line.tokens:
        self.panel.clear_selection()
        self.panel.erase()
    else:
        self._undo(self.session.undo_span())


def _ask_to_undo(self: "GameScreen") -> None:
    """Ask before Backspace takes back a choice at the table: it may have been pressed once too often."""
    span = self.session.undo_span()
    if not span or self.session.needs_consent(self.session.table.barrier(span)):
        self.action_undo()  # has its own question, or nothing to take back
        return
    question = say("undo-question", n=span)

    def answered(answer: str | None) -> None:
        if answer == "yes":
            self._undo(self.session.undo_span())  # bots may have moved meanwhile

    self.app.push_screen(ConfirmScreen(question, (), say("take-it-back"), say("leave-it")), answered)


def action_undo_turn(self: "GameScreen") -> None:
    """Drop the line that is being typed, as in a shell; or else take back all that the last person chose in a row."""
    line = self.panel.line
    if line is not None and (line.typed or line.tokens):
        self.panel.clear()
        return
    choices, span = self.session.table.choices, self.session.undo_span()
    if span:
        seat = choices[-span].seat
        while span < len(choices) and choices[-span - 1].seat == seat:
            span += 1
    self._undo(span)


def _undo(self: "GameScreen", span: int) -> None:
    self._run += 1
    self.presenter.drop_show()
    if not span:
        self.advance_with(say("nothing-to-undo"))
        return
    table = self.session.table
    barrier = table.barrier(span)
    if not self.session.needs_consent(barrier):
        self._undone(span)
        return

    rule = self.our_app.settings.undo
    why = reasons(barrier, table.names, table.game.words.fact)
    if rule == NEVER and len(self.persons) > 1:
        self.advance_with(say("undo-never", why=why[0]))
        return

    def answered(answer: str | None) -> None:
        if answer == "yes":
            self._undone(span)
        else:
            self.advance()

    self._waiting = True
    self.show_open_table()
    question = say("undo-question", n=span)
    if rule == ALL_AGREE and len(self.persons) > 1:
        self.app.push_screen(ConsentScreen(question, why, table.names, self.persons), answered)
    else:
        self.app.push_screen(ConfirmScreen(question, why, say("take-it-back"), say("leave-it")), answered)


def _undone(self: "GameScreen", span: int) -> None:
    if self._went(lambda: self.session.table.undo(span)):
        self.panel.say(say("undone", n=span), "good")


def action_redo(self: "GameScreen") -> None:
    table = self.session.table
    if not table.undone:
        self.panel.say(say("nothing-to-redo"))
        return
    self._went(lambda: table.redo(self.session.redo_span()))


def _went(self: "GameScreen", step: Callable[[], object]) -> bool:
    """True if a step back or forth could be saved; then the table continues from there, else it shows why not."""
    try:
        step()
    except UserError as error:
        self._unsaved = str(error)
        self.advance_with(str(error))
        return False
    self._is_saved()
    self.presenter.drop_show()
    self.advance()
    return True
