"""Four heavy board games, complete, for two to four people at one terminal; and a library that plays them.

>>> import boardgames
>>> game = boardgames.load("felinia")
>>> state = game.start(boardgames.Config(players=3, seed=7, variant="expert"))
>>> game.decisions(state)[0].kind
'bid'
>>> [len(game.legal_actions(state, seat)) > 0 for seat in range(3)].count(True)
1

What is named here is the public surface for whoever plays with the games. Whoever writes one imports `boardgames.core`
and `boardgames.drawing`, as `ADDING_A_GAME.md` shows. Everything else may move.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.7.0"

if TYPE_CHECKING:
    from boardgames.core.log import read_log, replay
    from boardgames.core.protocol import Config, Decision, Game, GameInfo, Refusal, ScoreSheet
    from boardgames.shelf import games, load

__all__ = [
    "Config",
    "Decision",
    "Game",
    "GameInfo",
    "Refusal",
    "ScoreSheet",
    "__version__",
    "games",
    "load",
    "read_log",
    "replay",
]

_HOMES = {
    "Config": "core.protocol",
    "Decision": "core.protocol",
    "Game": "core.protocol",
    "GameInfo": "core.protocol",
    "Refusal": "core.protocol",
    "ScoreSheet": "core.protocol",
    "games": "shelf",
    "load": "shelf",
    "read_log": "core.log",
    "replay": "core.log",
}


def __getattr__(name: str) -> Any:
    """Import what is asked for when it is asked for: a command that needs no log never reads one."""
    if name not in _HOMES:
        raise AttributeError(f"module 'boardgames' has no attribute {name!r}")
    return getattr(import_module(f"boardgames.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
