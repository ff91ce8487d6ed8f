"""Small questions about a state, apart from its records: records are never compiled, functions can be."""

from boardgames.felinia.state import Player


def goods_held(p: Player) -> int:
    """Return the number of goods tiles a player has."""
    a, b, c, d, e = p.goods
    return a + b + c + d + e
