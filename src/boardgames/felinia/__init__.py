"""Felinia by Michael Schacht: bid for goods in Katzburg, board the boats, settle your merchants on the continent."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boardgames.felinia.game import GAME

__all__ = ["GAME"]


def __getattr__(name: str) -> Any:
    """Import the game when it is asked for; whoever needs no rules imports `info` alone."""
    if name != "GAME":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from boardgames.felinia.game import GAME

    return GAME
