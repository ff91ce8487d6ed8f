"""What the instinct of an explorer of Amerigo goes by: numbers that it learns by playing."""

from boardgames.core.values import Value


class Taste(Value):
    """What self-play can change; wishes are tenths of a point."""

    hidden_pirates: int = 1
    """About how strong the next marker is that turns up."""
    store: int = 0
    store_builds: int = 3
    """Action points that the tiles of the reserve may cost to build: at all, and for every build action to come."""
    blue_first: int = 639
    post: int = 12
    post_left: int = 76
    nearer: int = 3
    """Sailing: the first posts, another one, by rounds left, and a ship that only comes nearer to a shore."""
    black: int = 10
    black_some: int = 3
    black_later: int = 13
    """Cannons that repel the pirates, that do not yet, and that the next round will ask for."""
    red: int = 31
    brown: int = 6
    white: int = 8
    """What one action point of planning brings, and a step that reaches nothing yet."""
    token: int = 23
    token_left: int = 12
    """A progress token, by rounds left."""
    tile: int = 7
    tile_left: int = 3
    """A tile beside its points: it covers land."""
    yellow_left: int = 2
    """A production marker beside the goods one has, by rounds left."""
    gold: int = 4
    keep_points: int = 16
    """A gold; and what is lost by using the token for points too early, by rounds left."""
    token_ap: int = 5
    token_gold: int = 3
    token_end: int = 8
    token_any: int = 6
    """How welcome a token is: for its action points in every round left, its gold, its points, any."""
    buy_build: int = 20
    buy_moves: int = 12
    """How tempting it is to pay gold for what is just out of reach."""
    village: int = 11
    """How much better a village is than a neutral tile of as many points for its action points, in tenths."""
    found: int = 44
    large: int = 13
    neighbours: int = 1
    """What makes a shore better: nobody has found it, a large island, more free shores near it."""
    good: int = 3
    nearly: int = 7
    rivals: int = 5
    """What makes a site better: goods, by rounds left, an island that is nearly complete; worse: what rivals get."""
