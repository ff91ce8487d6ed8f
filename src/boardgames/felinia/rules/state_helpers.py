"""Small questions about a state, apart from its records: records are never compiled, functions can be."""

from boardgames.core.game import Seat
from boardgames.felinia.state import Asking, Player, State


def chooser(s: State, f: Asking) -> Seat:
    """Return who answers the frame on top."""
    return f.seat


def goods_held(p: Player) -> int:
    """Return the number of goods tiles a player has."""
    a, b, c, d, e = p.goods
    return a + b + c + d + e
