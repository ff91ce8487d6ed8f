"""Four heavy board games, complete, for two to four people at one terminal; and a library that plays them.

>>> import boardgames
>>> game = boardgames.load("felinia")
>>> state = game.start(boardgames.Config(players=3, seed=7, variant="expert"))
>>> game.decisions(state)[0].kind
'bid'
>>> [len(game.legal_actions(state, seat)) > 0 for seat in range(3)].count(True)
1

What is named here is the public surface for whoever plays with the games. Whoever writes one imports `boardgames.core`
and `boardgames.kit`, as `docs/develop/adding-a-game.md` shows. Everything else may move.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boardgames.core.errors import UserError
    from boardgames.core.game import Config, Decision, Game, GameInfo, Refusal, ScoreSheet
    from boardgames.core.registry import games, load
    from boardgames.core.version import __version__
    from boardgames.store.log import read_log
    from boardgames.store.replay import replay

__all__ = [
    "Config",
    "Decision",
    "Game",
    "GameInfo",
    "Refusal",
    "ScoreSheet",
    "UserError",
    "__version__",
    "games",
    "load",
    "read_log",
    "replay",
]

_HOMES = {
    "Config": "core.game",
    "Decision": "core.game",
    "Game": "core.game",
    "GameInfo": "core.game",
    "Refusal": "core.game",
    "ScoreSheet": "core.game",
    "UserError": "core.errors",
    "__version__": "core.version",
    "games": "core.registry",
    "load": "core.registry",
    "read_log": "store.log",
    "replay": "store.replay",
}


def __getattr__(name: str) -> Any:
    """Import what is asked for when it is asked for: a command that needs no log never reads one."""
    if name not in _HOMES:
        raise AttributeError(f"module 'boardgames' has no attribute {name!r}")
    return getattr(import_module(f"boardgames.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
