"""Types of the public surface: the games of this program are typed by their id, those of other packages are not.

game = boardgames.load("felinia")          # Game[felinia.state.State, felinia.actions.AnyAction]
"""

from pathlib import Path
from typing import Any, Literal, overload

import boardgames.amerigo.actions
import boardgames.amerigo.state
import boardgames.eic.actions
import boardgames.eic.state
import boardgames.felinia.actions
import boardgames.felinia.state
import boardgames.mombasa.actions
import boardgames.mombasa.state
from boardgames.core.errors import UserError as UserError
from boardgames.core.game import Config as Config
from boardgames.core.game import Decision as Decision
from boardgames.core.game import Game as Game
from boardgames.core.game import GameInfo as GameInfo
from boardgames.core.game import Refusal as Refusal
from boardgames.core.game import ScoreSheet as ScoreSheet
from boardgames.core.registry import games as games
from boardgames.core.version import __version__ as __version__
from boardgames.store.log import read_log as read_log
from boardgames.store.replay import replay as replay

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

_HOMES: dict[str, str]

@overload
def load(
    name: Literal["amerigo"], data: Path | None = None, language: str = "en"
) -> Game[boardgames.amerigo.state.State, boardgames.amerigo.actions.AnyAction]: ...
@overload
def load(
    name: Literal["eic"], data: Path | None = None, language: str = "en"
) -> Game[boardgames.eic.state.State, boardgames.eic.actions.AnyAction]: ...
@overload
def load(
    name: Literal["felinia"], data: Path | None = None, language: str = "en"
) -> Game[boardgames.felinia.state.State, boardgames.felinia.actions.AnyAction]: ...
@overload
def load(
    name: Literal["mombasa"], data: Path | None = None, language: str = "en"
) -> Game[boardgames.mombasa.state.State, boardgames.mombasa.actions.AnyAction]: ...
@overload
def load(name: str, data: Path | None = None, language: str = "en") -> Game[Any, Any]: ...
