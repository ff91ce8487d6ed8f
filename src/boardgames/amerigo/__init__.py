"""Amerigo: sail between the islands, settle them, and keep the pirates at bay."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boardgames.amerigo.game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    """Import the game when it is asked for; whoever needs no rules imports `info` alone."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from boardgames.amerigo.game import GAME

    return GAME
