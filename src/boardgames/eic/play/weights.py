"""Weights of the heuristic of East India Companies: numbers that training fits."""

from boardgames.core.values import Value


class Weights(Value):
    """Weights that self-play can change."""

    card_cubes: int = 2
    """About how many cubes of a good a market card brings or takes."""
    cube_cost: int = 25
    """Tenths of a coin that a cube costs, to reckon what the holds can use."""
    ship_spare: int = 20
    """Coins beside those for cubes that a ship should find in the treasury."""
    ship_docked: int = 12
    ship_swapped: int = 4
    """Worth of a ship, times the square of the periods that follow, with a free dock and without."""
    ship_speed: int = 1
    """Worth of a knot, when a ton counts two."""
    pier_free: int = 2
    pier_full: int = 6
    post: int = 4
    post_late: int = 4
    negotiation: int = 8
    charts: int = 6
    influence: int = 4
    expertise: int = 2
    company: int = 3
    """Amount that every agent on a cell takes from it."""
    share: int = 20
    share_own: int = 6
    share_held: int = 4
    share_cheap: int = 2
    """Worth of a share: any, of the own company, for every one held, for every coin below 15."""
    reserve: int = 0
    last_reserve: int = 100
    """Per cent of the coins for cubes that are not spent on shares, before the last period and in it."""
    churn: int = 20
    """Worth, per share, of selling all shares of a company before they can be bought again."""
    fund: int = 100
    """Worth, per share, of selling them for the coins that cubes cost."""
    keep: int = 40
    """Worth of keeping the shares."""
    crowd: int = 6
    """Amount that every ship already in a zone takes from the gain there."""
    thrift: int = 0
    """Weight of the price of a cube when coins are short."""
    store: int = 16
    """Worth of keeping a cube for a better price."""
