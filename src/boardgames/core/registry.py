"""Installed games: all that are registered under the entry-point group `boardgames.games`.

An entry names a game's id and where its `GAME` is found (`felinia = "boardgames.felinia:GAME"`). The four games of
this program are registered in that way, and so is a game of somebody else's package: nothing here knows a game by
name. Each is imported when it is asked for, because a table plays only one of them. Somebody else's is first tried in
a process of its own, which may fail in any way it likes.
"""

import sys
from contextlib import nullcontext
from functools import reduce
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from boardgames.core.errors import UserError
from boardgames.core.game import SEAT_LETTERS, Game
from boardgames.core.game_info import GameInfo
from boardgames.core.game_summary import GameSummary, read_summary, summary_of
from boardgames.core.installed_games import GROUP, Entry, entries
from boardgames.core.interrupts import held_interrupts
from boardgames.core.messages import ENGLISH

__all__ = [
    "GROUP",
    "Entry",
    "broken",
    "entry",
    "game_summary",
    "games",
    "import_game",
    "load",
    "needs_trial",
    "own_games",
    "reason_of",
    "trust_all",
]

_broken: dict[Entry, Entry] = {}
"""Games that were tried and failed, each with its fault."""
_tried: set[Entry] = set()
"""Games of somebody else that were tried and can be played."""


_trusts_all = False
"""True in a process whose parent has tried every game that it plays."""


def games() -> tuple[str, ...]:
    """Return the ids of all games that can be played, as far as is known."""
    return tuple(entry.id for entry in entries(tuple(sys.path))[0] if entry not in _broken)


def own_games() -> tuple[str, ...]:
    """Return the ids of the games of this program."""
    return tuple(entry.id for entry in entries(tuple(sys.path))[0] if entry.is_ours)


def broken() -> tuple[Entry, ...]:
    """Return the games that cannot be played, each with its fault."""
    good, bad = entries(tuple(sys.path))
    return tuple(sorted((*bad, *(_broken[entry] for entry in good if entry in _broken))))


def entry(name: str) -> Entry:
    """Return the entry of a game; `UserError` if there is none."""
    good, bad = entries(tuple(sys.path))
    for one in (*good, *bad):
        if one.id == name and not one.fault:
            return one
    reason = next((f" ({one.id}: {one.fault})" for one in bad if one.id == name), "")
    raise UserError(f"There is no game called {name!r}{reason}; the games are {', '.join(games())}.")


def needs_trial(name: str) -> bool:
    """True if a game belongs to somebody else and nobody has chosen it yet."""
    return any(one.id == name and not _is_trusted(one) for one in entries(tuple(sys.path))[0])


def trust_all() -> None:
    """Try no game in this process: the one that started it has."""
    global _trusts_all
    _trusts_all = True


def _is_trusted(one: Entry) -> bool:
    return _trusts_all or one.is_ours or one in _tried or one in _broken or _is_imported(one)


def _is_imported(one: Entry) -> bool:
    """True if somebody has imported the game already: a program that uses the library with a game of its own."""
    try:
        info = _found(one, sys.modules[one.module]).info
    except Exception:  # nobody has, or it is something else
        return False
    return isinstance(info, GameInfo) and info.id == one.id


def game_summary(name: str, language: str = ENGLISH) -> GameSummary:
    """Return what is known of a game without its rules; somebody else's game is loaded for it."""
    one = entry(name)
    return read_summary(one.module, language) if one.is_ours else summary_of(load(name, language=language))


def load(name: str, data: Path | None = None, language: str = ENGLISH) -> Game[Any, Any]:
    """Load a game by id, over its own tables or those in `data`, with its words in a language if it has them."""
    one = entry(name)
    if one in _broken:
        raise UserError(f"The game {name!r} cannot be loaded: {_broken[one].fault}.")
    if not _is_trusted(one):
        from boardgames.core.try_game import fault_when_tried

        if fault := fault_when_tried(one):
            _broken[one] = one._replace(fault=fault)
            raise UserError(f"The game {name!r} cannot be loaded: {fault}.")
        _tried.add(one)
    game = import_game(one).in_language(language)
    if data is None:
        return game
    if not str(data).isprintable():  # bots are told it in a line of text
        raise UserError(f"{str(data)!a} holds characters that cannot be shown; rename that folder.")
    return game.with_data(data)


def import_game(one: Entry) -> Game[Any, Any]:
    """Import the game of an entry; `UserError` if that fails, or if it is another game."""
    try:
        # Ours is soon imported, and may be compiled; somebody else's may take as long as it likes.
        with held_interrupts() if one.is_ours else nullcontext():
            game: Game[Any, Any] = _found(one, import_module(one.module))
        name, most = game.info.id, max(game.info.players)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # somebody else's module may do anything, `exit` included
        raise UserError(f"The game {one.id!r} cannot be loaded: {reason_of(error)}.") from error
    if name != one.id:
        raise UserError(f"The game {one.id!r} calls itself {name!r}; it must be registered under that id.")
    if most > len(SEAT_LETTERS):
        raise UserError(f"{game.info.title} is for up to {most} players; a table has {len(SEAT_LETTERS)} seats.")
    return game


def _found(one: Entry, module: ModuleType) -> Any:
    """Return what an entry names in its module."""
    return reduce(getattr, one.attribute.split("."), module)


def reason_of(error: BaseException) -> str:
    """Return the kind of an error and its message, even if printing the error fails."""
    try:
        text = str(error)
    except Exception:
        text = ""
    if isinstance(error, ImportError | AttributeError) and text:
        return text
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
