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
from boardgames.store.safe_files import MOST_SETTINGS, parse_toml


@dataclass(frozen=True)
class Key:
    """One thing a key does, on one or several screens."""

    id: str
    """Its name in the user's file of keys; also the name of the action."""
    keys: str
    """The keys as Textual calls them, separated by commas."""
    shown: str
    """The keys as a person reads them."""
    label: str
    """One or two words for the key bar; empty: not in the bar."""
    help: str
    screens: tuple[str, ...]


GAME, REPLAY, EXAMPLE = "game", "replay", "example"
START, WIZARD, OPTIONS, RULES, HISTORY = "menu", "wizard", "options", "rules", "history"
END, READER, AID, LESSON = "end", "reader", "aid", "lesson page"
HOUSE = (START, WIZARD, OPTIONS, RULES, HISTORY, END, READER, AID, LESSON)
TABLES = (GAME, REPLAY, EXAMPLE)
EVERYWHERE = (*TABLES, *HOUSE)

KEYS = (
    # Playing. The order is the order of importance in the key bar.
    Key("confirm", "enter", "Enter", "do it", "Do what is typed or selected, the whole line at once", (GAME,)),
    Key("accept", "space", "Space", "and then", "Accept what is typed or selected, then the next", (GAME,)),
    Key("once_more", "plus,equals_sign", "+", "", "Accept it and do the same once more", (GAME,)),
    Key("as_often", "asterisk", "*", "", "Accept it and do the same as often as possible", (GAME,)),
    Key("erase", "backspace", "Bksp", "one back", "Take back a character, or the last choice of the line", (GAME,)),
    Key("clear", "escape", "Esc", "none of it", "Drop the line, the filter and the selection", (GAME,)),
    Key("undo", "ctrl+z", "^Z", "undo", "Take back what was done last, a line as a whole", (GAME,)),
    Key(
        "explain",
        "question_mark",
        "?",
        "what is it",
        "Explain what is selected or pointed at; else the question",
        (GAME,),
    ),
    Key("ask", "question_mark", "?", "what is it", "Explain what the cursor or the mouse is on", (REPLAY, EXAMPLE)),
    Key("next_place", "N,right_square_bracket", "N", "next legal", "Go to the next legal place", (GAME,)),
    Key("previous_place", "B,left_square_bracket", "B", "", "Go to the previous legal place", (GAME,)),
    Key("next_here", "R", "R", "", "Select the next choice at the same place, such as a tile turned", (GAME,)),
    Key("filter", "slash", "/", "find", "Narrow the list to choices with these words", (GAME,)),
    Key("jump", "ctrl+o", "^O", "jump", "Show a label on every panel and every legal place and go to one", (GAME,)),
    Key("redo", "ctrl+y", "^Y", "redo", "Do again what was taken back", (GAME,)),
    Key("undo_turn", "ctrl+u", "^U", "", "Take back everything since your turn began", (GAME,)),
    Key("hint", "H", "H", "hint", "The best choices, with reasons", (GAME,)),
    Key("drawer", "P", "P", "my things", "Open the private drawer of the player to move", (GAME,)),
    Key("others", "O", "O", "all mats", "What lies open in front of every player, in full", (GAME,)),
    Key("since", "S", "S", "since", "What happened since the player to move last sat here", (GAME,)),
    Key("look_back", "comma", ",", "", "Step through it on the board", (GAME,)),
    Key("full_log", "L", "L", "log", "The whole history; Enter on a line goes back to before it", (GAME,)),
    Key("score_now", "V", "V", "scores", "The score sheet as if the game ended now", (GAME,)),
    Key("tab_next", "f2", "F2", "tabs", "The next part of the table", TABLES),
    Key("tab_previous", "f3", "F3", "", "The previous part of the table", TABLES),
    # Watching.
    Key("step_back", "comma", ",", "step back", "One choice back", (REPLAY, EXAMPLE)),
    Key("step", "full_stop", ".", "step", "One choice forward", (REPLAY, EXAMPLE)),
    Key("play_pause", "space", "Space", "play", "Play by itself, or stop", (REPLAY,)),
    Key("turn_back", "less_than_sign", "<", "", "Back to where this or the last turn began", (REPLAY,)),
    Key("turn", "greater_than_sign", ">", "turn", "Forward to the next turn", (REPLAY,)),
    Key("round_back", "pageup", "PgUp", "", "Back to where this or the last round began", (REPLAY,)),
    Key("round", "pagedown", "PgDn", "round", "Forward to the next round", (REPLAY,)),
    Key("first", "home", "Home", "", "To the beginning", (REPLAY,)),
    Key("last", "end", "End", "", "To the end", (REPLAY,)),
    Key("slower", "minus", "-", "", "Play slower", (REPLAY,)),
    Key("faster", "plus,equals_sign", "+", "speed", "Play faster", (REPLAY,)),
    Key("swing", "s", "s", "swing", "To the next big change in the standings", (REPLAY,)),
    Key(
        "find",
        "slash",
        "/",
        "find",
        "To the next line of the history with these words, or to the choice with this number",
        (REPLAY,),
    ),
    Key("view_as", "h", "h", "seen by", "See it as the next player does, or with nothing hidden", (REPLAY,)),
    Key("play_on", "b", "b", "play on", "Begin a new game from here", (REPLAY,)),
    # The rest of the house.
    Key("search", "slash", "/", "search", "Narrow the page to what has these words", (RULES, HISTORY)),
    Key("explain_choice", "question_mark", "?", "why", "Explain the choice under the cursor", (HISTORY,)),
    Key("rematch", "r", "r", "rematch", "The same players once more, with another seed", (END,)),
    Key("same_again", "a", "a", "same seed", "The same players once more, with the same seed", (END,)),
    Key("watch", "w", "w", "watch", "Step through the game", (END,)),
    Key("postcard", "p", "p", "postcard", "Save the result as a text file and a picture", (END,)),
    Key("review", "c", "c", "what cost most", "The choices that cost each player most, as the coach sees it", (END,)),
    Key("help", "f1", "F1", "help", "This list of keys", (REPLAY, EXAMPLE, *HOUSE)),
    Key(
        "back",
        "escape,backspace",
        "Esc",
        "back",
        "Back to where you came from",
        (REPLAY, EXAMPLE, OPTIONS, RULES, HISTORY, END, READER, AID, LESSON),
    ),
    Key("leave", "escape", "Esc", "back", "Back to the menu", (WIZARD,)),
    Key("aid", "f1", "F1", "aid", "The player aid: the whole game on one page", (GAME,)),
    Key("rules", "f4", "F4", "rules", "All rules of this game", (GAME, REPLAY, AID)),
    Key("origin", "at", "@", "", "The tables of this game and where each figure comes from", (GAME, REPLAY)),
    Key("keys", "f5", "F5", "keys", "All keys of this screen", (GAME,)),
    Key("theme", "f9", "F9", "", "The next theme: dark, light, high contrast, mono", EVERYWHERE),
    Key("command_palette", "ctrl+p", "^P", "all", "Find any command, place or rule by name", EVERYWHERE),
    Key("menu", "f10", "F10", "menu", "Back to the menu; the game is saved", (GAME, REPLAY, LESSON)),
    Key("quit", "ctrl+q", "^Q", "quit", "Leave the program; the game is saved", EVERYWHERE),
)

FIXED = (
    ("arrows", "Move in the list or, on the board, to the nearest place"),
    ("letters, digits", "Type a choice by its code or a word of it; its unique beginning is enough"),
    ("Tab, Shift+Tab", "To the next or previous panel"),
    ("mouse", "Click a row of the list, a place on the board or a key in the key bar"),
)
"""What no binding says because every screen has it."""


LONGEST_KEY = 30
"""Characters of the name of a key: `ctrl+shift+pagedown` is a long one."""
OF_THE_APP = frozenset({"theme", "command_palette", "quit"})
"""Commands that the app itself carries out, whatever screen is shown."""


def action_of(key: str) -> str:
    """The action of a key of this id, as Textual wants it named."""
    return f"app.{key}" if key in OF_THE_APP else key


def keys_of(screen: str) -> tuple[Key, ...]:
    return tuple(key for key in KEYS if screen in key.screens)


def bindings(screen: str) -> list[BindingType]:
    """The bindings of one kind of screen, as Textual wants them."""
    return [Binding(key.keys, action_of(key.id), key.help, show=False, id=key.id) for key in keys_of(screen)]


def read_own_keys(path: Path) -> dict[str, str]:
    """The user's own keys, `id = "key,key"` in a TOML file; `UserError` names what is wrong."""
    if not os.path.lexists(path):
        return {}
    content = parse_toml(path, MOST_SETTINGS)
    known = {key.id for key in KEYS}
    for name, keys in content.items():
        if name not in known:
            raise UserError(f"{path}: there is no key called {name[:40]!r}; the names are in the help (F5).")
        if not isinstance(keys, str) or not all(_is_key(key) for key in keys.split(",")):
            raise UserError(f"{path}: {name} must be a key in quotes, or several with commas between them.")
    return content


def _is_key(text: str) -> bool:
    return 0 < len(text.strip()) <= LONGEST_KEY and text.isascii() and text.isprintable()


def key_shown(name: str, own: Mapping[str, str]) -> str:
    """How the key of this id is written, with the user's own keys."""
    return next(shown(key, own) for key in KEYS if key.id == name)


def shown(key: Key, own: Mapping[str, str]) -> str:
    """How the key is written, with the user's own keys."""
    return own[key.id].replace(",", " ") if key.id in own else key.shown


def bar(screen: str, own: Mapping[str, str], hidden: frozenset[str] = frozenset()) -> tuple[tuple[str, str, str], ...]:
    """(key, label, action) of the key bar, most important first."""
    return tuple((shown(key, own), key.label, key.id) for key in keys_of(screen) if key.label and key.id not in hidden)
