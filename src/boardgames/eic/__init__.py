"""East India Companies: buy cheap in the Indies, sell dear in Europe, and own the companies that do it best."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boardgames.eic.game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    """Import the game when it is asked for; whoever needs no rules imports `info` alone."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from boardgames.eic.game import GAME

    return GAME
