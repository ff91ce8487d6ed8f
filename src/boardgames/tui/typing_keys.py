"""Meaning of a key at a table: a letter of a code, a command, or a command of the line that is typed.

Functions of the game screen.
"""

from typing import TYPE_CHECKING

from textual import events
from textual.widgets import Input

from boardgames.table.route import as_often_as_possible, once_more
from boardgames.tui.keys import GAME, keys_of
from boardgames.tui.type_ahead import BACKSPACE

if TYPE_CHECKING:
    from boardgames.tui.screens.game import GameScreen

COMMANDS = frozenset(name for key in keys_of(GAME) for name in key.keys.split(","))
"""Default keys of a table."""
DISMISSING_KEYS = ("enter", "space", "escape", "backspace")
"""Keys that dismiss what is shown: pressed once too often they must not reach the question."""
LINE_COMMANDS = frozenset({"confirm", "accept", "once_more", "as_often", "erase", "clear"})
"""Commands that change or make the line that is being typed."""
LINE_KEYS = frozenset(name for key in keys_of(GAME) if key.id in LINE_COMMANDS for name in key.keys.split(","))
"""Default keys of these commands."""


async def on_key(self: "GameScreen", event: events.Key) -> None:
    """Handle a key: small letters and digits type, capitals are commands unless a code is being typed.

    The keys of the line are handled here, like its letters: bindings act a little later, and letters typed fast would
    overtake them.
    """
    if isinstance(self.focused, Input):
        return
    if self._jump is not None:
        event.stop()
        event.prevent_default()
        self._jump_on(event.character or "")
        return
    if self.presenter.take_key(event):
        return
    is_ahead = self._waiting or event.time < self.presenter.deaf_until  # when it was pressed, not when it is heard
    if not is_ahead:
        self.presenter.ahead.forget()
    elif self.presenter.ahead.take(event) or self.presenter.ahead.erase(event):
        event.stop()
        event.prevent_default()
        if not self._waiting:
            self._type_ahead()
        return
    elif event.key in DISMISSING_KEYS and not self._waiting:
        event.stop()
        event.prevent_default()
        return
    if self._types(event) or self._enters(event) or await self._belongs_to_line(event):
        event.stop()
        event.prevent_default()


def _type_ahead(self: "GameScreen") -> None:
    """Put what was typed before the question on its line."""
    for character in self.presenter.ahead.give():
        if character == BACKSPACE:
            self.panel.erase()
        else:
            self.panel.take(character)


def _types(self: "GameScreen", event: events.Key) -> bool:
    """Type the key if it is a character of a code; False if it is not."""
    character = event.character
    if character is None or not event.is_printable or character == " " or self._waiting:
        return False
    return not self._is_command(character, event.key) and self.panel.take(character.lower())


def _enters(self: "GameScreen", event: events.Key) -> bool:
    """Handle Enter before the next key, whichever widget of the panel has the focus; False for other keys."""
    if event.key != "enter" or not (self.focused is None or self.focused in self.panel.walk_children()):
        return False
    if not self.panel.unfold():
        self.action_confirm()
    return True


async def _belongs_to_line(self: "GameScreen", event: events.Key) -> bool:
    """Carry out a command of the line; False if the key is none."""
    if event.key not in LINE_KEYS and not self.our_app.own_keys:
        return False  # looking for what is bound takes longer than all else here
    bound = self.active_bindings.get(event.key)
    if bound is None or bound.node is not self or not bound.enabled or bound.binding.action not in LINE_COMMANDS:
        return False
    await self.run_action(bound.binding.action)
    return True


def _is_command(self: "GameScreen", character: str, key: str) -> bool:
    """True if a character is one of the commands rather than a part of a code.

    It is not if it continues what is typed, or while a typing mistake has to be corrected. A remapped key is not if a
    choice starts with it.
    """
    lower = character.lower()
    if self.panel.typed and (character == lower or self.panel.goes_on(lower)):
        return False
    own = {name.strip() for keys in self.our_app.own_keys.values() for name in keys.split(",")}
    if {character, key} & own:
        return not self.panel.begins(lower)
    return character != lower and key in COMMANDS


def action_filter(self: "GameScreen") -> None:
    self.panel.open_filter()


def action_clear(self: "GameScreen") -> None:
    self.place = None
    if self._tip:
        self.hush()
    self.panel.clear()


def action_accept(self: "GameScreen") -> None:
    self.panel.accept()


def action_once_more(self: "GameScreen") -> None:
    self.panel.repeat(once_more)


def action_as_often(self: "GameScreen") -> None:
    self.panel.repeat(as_often_as_possible)


def action_erase(self: "GameScreen") -> None:
    """Erase a character or a part of the line; if nothing is left of it, ask about undoing the last choice."""
    if not self.panel.erase():
        self._ask_to_undo()
