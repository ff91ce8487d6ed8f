"""Screens in a language that nobody speaks: `python -m tests.pseudo marked` or `stretched`, with parts of names.

`marked` gives every letter of a catalogue an accent: words without one come from Python, and are printed. `stretched`
makes every message of the program a third longer, and prints the lines that are cut then.
"""

import asyncio
import os
import re
import sys
import tempfile
from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot

from boardgames import words
from boardgames.core import message_syntax, messages, registry
from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.table.saved_games import new_log_path
from boardgames.table.session import Session
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.game import GameScreen
from boardgames.tui.settings import EVERY_TURN, OFF
from tests.literals import known_texts
from tests.tui.driving import screen_text, until

MARKED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "ȧƀçđéƒǧĥíĵķļɱñóþɋŕšţúṽŵẋýžÅƁÇĐÉƑĞĤÍĴĶĻṀÑÓÞɊŔŠŢÚṼŴẊÝŽ",
)
WORD = re.compile(r"(?<![^\W\d_])[a-zA-Z]{2,}(?![^\W\d_])")
NO_WORD = re.compile(
    r"\b[A-Z]{3}-[A-Z]+-\d+|\([a-z_]+\)|(?<![^\W\d_])(?:[A-Z][a-z]?){2,}(?![^\W\d_])"
    r"|\S+\.(?:jsonl?|toml|svg|txt)\b\S*|\S*/\S+/\S*|[A-Z]+_[A-Z]+"
)
"""Rules, ids, letters of a board, files and variables."""
GIVEN = {"Tab", "Shift", "boardgames", "qq", *DEFAULT_NAMES, *words.LANGUAGES.values()}
"""Names of the program, of keys, people and languages, and what is typed here."""

Steps = Callable[[Pilot[None], BoardgamesApp], Awaitable[None]]


def mark() -> None:
    """Give the letters of all catalogues that are read from now on an accent."""
    joined, quoted = message_syntax._dedented, message_syntax.MessageParser.quoted

    def dedented(parts: Any) -> Any:
        return joined([part.translate(MARKED) if type(part) is str else part for part in parts])

    def marked(self: Any) -> Any:
        is_id = re.search(r"\([^()]*$", self.source[: self.at])
        inner = quoted(self)
        if is_id:  # what a function is given: names of forms and of other messages
            return inner
        return lambda scope: str(inner(scope)).translate(MARKED)

    message_syntax._dedented = dedented
    message_syntax.MessageParser.quoted = marked  # type: ignore[method-assign]


def stretch() -> None:
    """Put the messages of the program into brackets, a third longer than they are."""
    plain = words.catalogue("en")
    text = plain.text

    def stretched(key: str, /, **facts: messages.Argument) -> str:
        said = text(key, **facts)
        return said + "~" * max(1, len(said) * 3 // 10) if said.strip() else said

    plain.text = stretched  # type: ignore[method-assign]


def table(moves: int) -> Session:
    """A game between two people after some choices."""
    game = registry.load("felinia")
    path, variant = new_log_path("felinia"), game.info.variants[0]
    session = Session.new(game, DEFAULT_NAMES[:2], ("", ""), seed=7, variant=variant, path=path)
    while (decision := session.decision) is not None and len(session.table.choices) < moves:
        session.choose(decision.seat, session.legal_actions(decision.seat)[0])
    return session


def pressed(*keys: str) -> Steps:
    """Press keys, one after the other."""

    async def play(pilot: Pilot[None], app: BoardgamesApp) -> None:
        for key in keys:
            await pilot.press(key)
            await pilot.pause()

    return play


MENU, TABLE, END = "menu", "table", "end"
SHOTS: dict[str, tuple[str, Steps]] = {
    "menu": (MENU, pressed()),
    "options": (MENU, pressed("o")),
    "wizard": (MENU, pressed("f")),
    "help": (MENU, pressed("f1")),
    "watch": (MENU, pressed("w")),
    "table": (TABLE, pressed("down")),
    "slip": (TABLE, pressed("q", "q")),
    "keys": (TABLE, pressed("f5")),
    "palette": (TABLE, pressed("ctrl+p")),
    "aid": (TABLE, pressed("f1")),
    "history": (TABLE, pressed("L")),
    "scores": (TABLE, pressed("V")),
    "mats": (TABLE, pressed("O")),
    "drawer": (TABLE, pressed("P")),
    "since-page": (TABLE, pressed("S")),
    "back": (TABLE, pressed("comma")),
    "filter": (TABLE, pressed("slash", "a")),
    "undo": (TABLE, pressed("ctrl+z")),
    "curtain": (TABLE, pressed()),
    "end": (END, pressed()),
    "replay": (END, pressed("w")),
}
SHELL = ("menu", "options", "wizard", "help")
"""Screens that hold nothing but words of the program: they must have room for longer ones."""


SMALL, LARGE = (80, 24), (120, 40)
BOTH = ("menu", "options", "wizard", "table", "end")
"""Screens that have more to say where there is room for it."""


def opened(kind: str) -> Session | None:
    """Nothing, a table in the middle of a game, or a game that has just ended."""
    return None if kind == MENU else table(24 if kind == TABLE else 1000)


async def shown(name: str, size: tuple[int, int]) -> tuple[str, set[str]]:
    """Return the text of a screen, and the codes that may stand on it."""
    kind, steps = SHOTS[name]
    app = BoardgamesApp(opened(kind))
    app.settings.moments = app.settings.since = app.settings.pace = OFF
    if name == "curtain":
        app.settings.curtain = EVERY_TURN
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: len(app.screen_stack) > 1, "a screen")
        await pilot.pause()
        codes: set[str] = set()
        if isinstance(app.screen, GameScreen):
            screen = app.screen
            await until(pilot, lambda: screen.is_listening, "a question")
            codes = {offer.code for offer in (*screen.scene.offers, *screen.scene.off)} if screen.scene else set()
        await steps(pilot, app)
        before = ""
        while before != (now := screen_text(app)):
            before = now
            await pilot.pause(0.02)
        return now, codes


def python_words(text: str, codes: set[str]) -> list[str]:
    """Return the words of a marked screen that come from no catalogue and no table."""
    titles = {word for name in registry.games() for word in registry.load(name).info.title.split()}
    given = GIVEN | titles | known_texts() | {part for code in codes for part in re.findall("[a-z]+", code)}
    return [word for word in WORD.findall(NO_WORD.sub(" ", text)) if word not in given]


def main(mode: str, parts: list[str]) -> int:
    os.environ["TEXTUAL_ANIMATIONS"] = "none"
    faults = 0
    (mark if mode == "marked" else stretch)()
    for name in SHOTS:
        if (parts and not any(part in name for part in parts)) or (mode != "marked" and name not in SHELL):
            continue
        for size in (SMALL, LARGE) if name in BOTH else (SMALL,):
            with tempfile.TemporaryDirectory() as home:
                os.environ["BOARDGAMES_HOME"] = home
                text, codes = asyncio.run(shown(name, size))
            if "show" in os.environ:
                print(text)
            found = python_words(text, codes) if mode == "marked" else cut_lines(text)
            if found:
                faults += 1
                print(f"{name} {size[0]}x{size[1]}: {' | '.join(found)}")
    return faults


def cut_lines(text: str) -> list[str]:
    """Return the lines of a stretched screen in which something is cut off."""
    return [line.strip() for line in text.splitlines() if "…" in line]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]) > 0)
