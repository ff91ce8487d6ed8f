"""The one table of keys: key bar, help, command palette and Textual's bindings are all made from it.

On the game screen small letters and digits only ever type a choice; commands are capitals, function keys, Control
with a letter, and signs.
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from textual.binding import Binding, BindingType

from boardgames.core.errors import UserError
from boardgames.store.safe_files import MAX_SETTINGS, parse_toml
from boardgames.words import say


@dataclass(frozen=True)
class Key:
    """One thing a key does, on one or several screens."""

    id: str
    """Name in the user's file of keys, and name of the action."""
    keys: str
    """The keys as Textual calls them, separated by commas."""
    cap: str
    """Print on the key: a sign, or the id of a key with a name."""
    screens: tuple[str, ...]
    in_bar: bool = True

    @property
    def shown(self) -> str:
        """Keys as they are shown."""
        return say(f"cap-{self.cap}") if self.cap in NAMED_CAPS else self.cap

    @property
    def label(self) -> str:
        """One or two words for the key bar; empty if it is not in the bar."""
        return say(f"key-{self.id}.label") if self.in_bar else ""

    @property
    def help(self) -> str:
        """Sentence about what it does."""
        return say(f"key-{self.id}")


GAME, REPLAY, EXAMPLE = "game", "replay", "example"
START, WIZARD, OPTIONS, RULES, HISTORY = "menu", "wizard", "options", "rules", "history"
END, READER, AID, LESSON = "end", "reader", "aid", "lesson-page"
PAGES = (START, WIZARD, OPTIONS, RULES, HISTORY, END, READER, AID, LESSON)
TABLES = (GAME, REPLAY, EXAMPLE)
EVERYWHERE = (*TABLES, *PAGES)
NAMED_CAPS = frozenset({"enter", "space", "backspace", "escape", "page-up", "page-down", "home", "end"})
"""Keys whose names are words."""

KEYS = (
    # Playing. The order is the order of importance in the key bar.
    Key("confirm", "enter", "enter", (GAME,)),
    Key("accept", "space", "space", (GAME,)),
    Key("once_more", "plus,equals_sign", "+", (GAME,), in_bar=False),
    Key("as_often", "asterisk", "*", (GAME,), in_bar=False),
    Key("erase", "backspace", "backspace", (GAME,)),
    Key("clear", "escape", "escape", (GAME,)),
    Key("undo", "ctrl+z", "^Z", (GAME,)),
    Key("explain", "question_mark", "?", (GAME,)),
    Key("ask", "question_mark", "?", (REPLAY, EXAMPLE)),
    Key("next_place", "N,right_square_bracket", "N", (GAME,)),
    Key("previous_place", "B,left_square_bracket", "B", (GAME,), in_bar=False),
    Key("next_here", "R", "R", (GAME,), in_bar=False),
    Key("filter", "slash", "/", (GAME,)),
    Key("jump", "ctrl+o", "^O", (GAME,)),
    Key("redo", "ctrl+y", "^Y", (GAME,)),
    Key("undo_turn", "ctrl+u", "^U", (GAME,), in_bar=False),
    Key("hint", "H", "H", (GAME,)),
    Key("drawer", "P", "P", (GAME,)),
    Key("others", "O", "O", (GAME,)),
    Key("since", "S", "S", (GAME,)),
    Key("look_back", "comma", ",", (GAME,), in_bar=False),
    Key("full_log", "L", "L", (GAME,)),
    Key("score_now", "V", "V", (GAME,)),
    Key("tab_next", "f2", "F2", TABLES),
    Key("tab_previous", "f3", "F3", TABLES, in_bar=False),
    # Watching.
    Key("step_back", "comma", ",", (REPLAY, EXAMPLE)),
    Key("step", "full_stop", ".", (REPLAY, EXAMPLE)),
    Key("play_pause", "space", "space", (REPLAY,)),
    Key("turn_back", "less_than_sign", "<", (REPLAY,), in_bar=False),
    Key("turn", "greater_than_sign", ">", (REPLAY,)),
    Key("round_back", "pageup", "page-up", (REPLAY,), in_bar=False),
    Key("round", "pagedown", "page-down", (REPLAY,)),
    Key("first", "home", "home", (REPLAY,), in_bar=False),
    Key("last", "end", "end", (REPLAY,), in_bar=False),
    Key("slower", "minus", "-", (REPLAY,), in_bar=False),
    Key("faster", "plus,equals_sign", "+", (REPLAY,)),
    Key("swing", "s", "s", (REPLAY,)),
    Key("find", "slash", "/", (REPLAY,)),
    Key("view_as", "h", "h", (REPLAY,)),
    Key("play_on", "b", "b", (REPLAY,)),
    # Everywhere else.
    Key("search", "slash", "/", (RULES, HISTORY)),
    Key("explain_choice", "question_mark", "?", (HISTORY,)),
    Key("rematch", "r", "r", (END,)),
    Key("same_again", "a", "a", (END,)),
    Key("watch", "w", "w", (END,)),
    Key("postcard", "p", "p", (END,)),
    Key("review", "c", "c", (END,)),
    Key("help", "f1", "F1", (REPLAY, EXAMPLE, *PAGES)),
    Key("back", "escape,backspace", "escape", (REPLAY, EXAMPLE, OPTIONS, RULES, HISTORY, END, READER, AID, LESSON)),
    Key("leave", "escape", "escape", (WIZARD,)),
    Key("aid", "f1", "F1", (GAME,)),
    Key("rules", "f4", "F4", (GAME, REPLAY, AID)),
    Key("origin", "at", "@", (GAME, REPLAY), in_bar=False),
    Key("keys", "f5", "F5", (GAME,)),
    Key("theme", "f9", "F9", EVERYWHERE, in_bar=False),
    Key("command_palette", "ctrl+p", "^P", EVERYWHERE),
    Key("menu", "f10", "F10", (GAME, REPLAY, LESSON)),
    Key("quit", "ctrl+q", "^Q", EVERYWHERE),
)

FIXED = {"arrows": EVERYWHERE, "characters": (GAME,), "tab": TABLES, "mouse": EVERYWHERE}
"""Keys that no binding names, with the screens that have them."""


MAX_KEY_LENGTH = 30
"""Maximum length of the name of a key, such as `ctrl+shift+pagedown`."""
APP_COMMANDS = frozenset({"theme", "command_palette", "quit"})
"""Commands that the app itself carries out, whatever screen is shown."""


def action_of(key: str) -> str:
    """Return the name of the action of a key, as Textual wants it."""
    return f"app.{key}" if key in APP_COMMANDS else key


def keys_of(screen: str) -> tuple[Key, ...]:
    return tuple(key for key in KEYS if screen in key.screens)


def bindings(screen: str) -> list[BindingType]:
    """Return the bindings of one kind of screen, as Textual wants them."""
    return [Binding(key.keys, action_of(key.id), show=False, id=key.id) for key in keys_of(screen)]


def read_own_keys(path: Path) -> dict[str, str]:
    """Return the user's own keys, `id = "key,key"` in a TOML file; `UserError` names what is wrong."""
    if not os.path.lexists(path):
        return {}
    content = parse_toml(path, MAX_SETTINGS)
    known = {key.id for key in KEYS}
    for name, keys in content.items():
        if name not in known:
            raise UserError(say("own-keys-unknown", path=str(path), name=name[:40]))
        if not isinstance(keys, str) or not all(_is_key(key) for key in keys.split(",")):
            raise UserError(say("own-keys-wrong", path=str(path), name=name))
    return content


def _is_key(text: str) -> bool:
    return 0 < len(text.strip()) <= MAX_KEY_LENGTH and text.isascii() and text.isprintable()


def key_shown(name: str, own: Mapping[str, str]) -> str:
    """Return how the key of this id is written, with the user's own keys."""
    return next(shown(key, own) for key in KEYS if key.id == name)


def shown(key: Key, own: Mapping[str, str]) -> str:
    """Return how the key is written, with the user's own keys."""
    return own[key.id].replace(",", " ") if key.id in own else key.shown


def bar(screen: str, own: Mapping[str, str], hidden: frozenset[str] = frozenset()) -> tuple[tuple[str, str, str], ...]:
    """Return (key, label, action) of the key bar, most important first."""
    return tuple((shown(key, own), key.label, key.id) for key in keys_of(screen) if key.label and key.id not in hidden)
