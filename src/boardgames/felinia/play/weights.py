"""What the heuristic of a merchant of Felinia goes by: numbers that it learns by playing."""

from boardgames.core.values import Value


class Weights(Value):
    """What self-play can change."""

    lacking_one: int = 60
    lacking_two: int = 20
    lacking_more: int = 6
    """How much a good is wanted for a boat that lacks so many goods."""
    any_good: int = 6
    bank_broke: int = 30
    bank_poor: int = 8
    bank: int = 2
    """How welcome a coin of the own board is without any, with few and with more coins left."""
    poor: int = 2
    bonus: int = 6
    """How much a point of a bonus tile counts at the guild."""
    swap: int = 20
    """Per cent of the wish for the missing good that an exchange is worth."""
    boards: int = 60
    hopes: int = 20
    """How tempting it is to go aboard: at all, and for every point that lies in the country."""
    keep_fourth: int = 12
    special: int = 4
    """About how many points a special tile is worth."""
    group: int = 4
    """Fourths of a point that a point for a group of merchants counts."""
    symbol: int = 1
    provision: int = 20
