"""Weights of the heuristic of Felinia: numbers that training fits."""

from boardgames.core.values import Value


class Weights(Value):
    """Weights that self-play can change."""

    lacking_one: int = 60
    lacking_two: int = 20
    lacking_more: int = 6
    """Worth of a good for a boat that lacks this many goods."""
    any_good: int = 6
    bank_broke: int = 30
    bank_poor: int = 8
    bank: int = 2
    """Worth of a coin of the own board without any, with few and with more coins left."""
    poor: int = 2
    bonus: int = 6
    """Weight of a point of a bonus tile at the guild."""
    swap: int = 20
    """Per cent of the wish for the missing good that an exchange is worth."""
    boards: int = 60
    hopes: int = 20
    """Worth of going aboard: at all, and for every point in the country."""
    keep_fourth: int = 12
    special: int = 4
    """About how many points a special tile is worth."""
    group: int = 4
    """Fourths of a point that a point for a group of merchants counts."""
    symbol: int = 1
    provision: int = 20
