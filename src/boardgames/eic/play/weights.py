"""What the heuristic of a director of an East India company goes by: numbers that it learns by playing."""

from boardgames.core.values import Value


class Weights(Value):
    """What self-play can change."""

    card_cubes: int = 2
    """About how many cubes of a good a market card brings or takes."""
    cube_cost: int = 25
    """Tenths of a coin that a cube costs, to reckon what the holds can use."""
    ship_spare: int = 20
    """Coins beside those for cubes that a ship should find in the treasury."""
    ship_docked: int = 12
    ship_swapped: int = 4
    """How welcome a ship is in every period left, with a free dock and without."""
    ship_speed: int = 1
    """How much a knot counts, when a ton counts two."""
    pier_free: int = 2
    pier_full: int = 6
    post: int = 4
    post_late: int = 4
    negotiation: int = 8
    charts: int = 6
    influence: int = 4
    expertise: int = 2
    company: int = 3
    """How much every agent on a cell takes from it."""
    share: int = 20
    share_own: int = 6
    share_held: int = 4
    share_cheap: int = 2
    """How welcome a share is: any, of the own company, for every one held, for every coin below 15."""
    reserve: int = 0
    last_reserve: int = 100
    """Per cent of the coins for cubes that are not spent on shares, before the last period and in it."""
    churn: int = 20
    """How tempting it is, for every share, to sell all shares of a company before they can be bought again."""
    fund: int = 100
    """How tempting it is, for every share, to sell them for the coins that cubes cost."""
    keep: int = 40
    """How tempting it is to keep the shares."""
    crowd: int = 6
    """What every ship that already lies in a zone takes from the gain there."""
    thrift: int = 0
    """How much the price of a cube counts against it when coins are short."""
    store: int = 16
    """How tempting it is to keep a cube for a better price."""
