"""Players that are programs. A bot sees what its seat sees and nothing more."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, Protocol

from boardgames.core.errors import UserError
from boardgames.core.game import Game, Seat
from boardgames.core.rng import GAMMA, MASK, start_stream


class Bot(Protocol):
    """Player that can choose. It has no memory: the same view and luck give the same choice."""

    name: str
    thinks: bool
    """True if a choice may take so long that a screen must not wait for it."""

    def choose(
        self, game: Game[Any, Any], look: Callable[[], Any], seat: Seat, actions: tuple[Any, ...], luck: int
    ) -> Any:
        """Return one of the actions. `look()` returns what the seat sees or recalls; `luck` is a random stream."""
        ...


NAMES = ("easy", "normal", "strong", "random", "heuristic")
"""Names of the bots in `bots.roster`, which is imported only when one of them plays."""
LEVELS = ("easy", "normal", "strong", "random")
"""Bots that are offered to people; `heuristic` exists for measurements."""
FORMER = {"planner": "normal", "planner-1": "normal", "instinct": "heuristic"}
"""Bots that continue for the names of earlier versions."""


def find_bot(name: str, more: str = "") -> Bot:
    """Return a bot by name, one of this program or of a module `more`; `UserError` lists the bots there are.

    The module has a dictionary `BOTS` and is named by whoever starts a series, never by a file.
    """
    others: dict[str, Bot] = import_module(more).BOTS if more else {}
    known = name if name in others else known_name(name, *others)
    if known in others:
        return others[known]
    from boardgames.bots.roster import BOTS

    return BOTS[known]


def known_name(name: str, *others: str) -> str:
    """Return the name of today for a bot; `UserError` lists the bots there are."""
    names = dict.fromkeys((*NAMES, *others))
    known = name if name in names else FORMER.get(name, name)
    if known not in names:
        raise UserError(f"There is no bot called {name!r}; the bots are {', '.join(names)}.")
    return known


def bot_luck(seed: int, seat: Seat) -> int:
    """Return the stream from which a seat's bot draws, independent of the streams of the game."""
    return start_stream(seed, f"bot-{seat}")


def luck_at(stream: int, number: int) -> int:
    """Return the stream for a bot's choice after `number` choices: an undone choice is made the same again."""
    return (stream + number * GAMMA) & MASK
