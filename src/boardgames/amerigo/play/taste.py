"""What the instinct of an explorer of Amerigo goes by: numbers that it learns by playing."""

from boardgames.core.values import Value


class Taste(Value):
    """What self-play can change."""

    hidden_pirates: int = 2
    """About how strong the next marker is that turns up."""
    store: int = 12
    """Action points that the tiles of the reserve may cost to build; more of them would hardly ever be built."""
    blue_first: int = 40
    blue: int = 6
    blue_left: int = 4
    red: int = 20
    red_more: int = 6
    green: int = 6
    green_most: int = 6
    black: int = 8
    black_strength: int = 2
    brown: int = 20
    white: int = 20
    yellow: int = 4
    yellow_goods: int = 4
    points: int = 10
    points_late: int = 6
    gold: int = 2
    """How much the action of a colour is wanted: by rounds left, tiles that can be built, pirates, goods."""
    token_ap: int = 3
    token_gold: int = 2
    token_end: int = 2
    token: int = 4
    """How welcome a token is: for its action points in every round left, its gold, its points, any."""
    buy_cannons: int = 60
    buy_progress: int = 20
    buy_build: int = 30
    buy_plan: int = 0
    """How tempting it is to pay gold for what is just out of reach."""
    large: int = 20
    found: int = 40
    """What makes a shore better: a large island, one that nobody has found."""
    good: int = 3
    site_large: int = 2
    whole: int = 2
    nearly: int = 1
    """What makes a site better: goods, a large island, one that is then complete, or nearly so."""
