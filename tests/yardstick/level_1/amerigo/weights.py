"""Weights of the heuristic of Amerigo: numbers that training fits."""

from boardgames.core.values import Value


class Weights(Value):
    """Weights that self-play can change; wishes are tenths of a point."""

    hidden_pirates: int = 2
    """About how strong the next marker is that turns up."""
    store: int = 1
    store_builds: int = 2
    """Action points that the tiles of the reserve may cost to build: at all, and for every build action to come."""
    blue_first: int = 813
    post: int = 9
    post_left: int = 52
    nearer: int = 5
    """Sailing: the first posts, another one, by rounds left, and a ship that only comes nearer to a shore."""
    black: int = 15
    black_some: int = 2
    black_later: int = 18
    """Cannons that repel the pirates, that do not yet, and that the next round will ask for."""
    red: int = 25
    brown: int = 6
    white: int = 12
    """Worth of one action point of planning, and of a step that reaches nothing yet."""
    token: int = 18
    token_left: int = 23
    """A progress token, by rounds left."""
    tile: int = 6
    tile_left: int = 2
    """A tile beside its points: it covers land."""
    yellow_left: int = 2
    """A production marker beside the goods one has, by rounds left."""
    gold: int = 6
    keep_points: int = 20
    """A gold; and what is lost by using the token for points too early, by rounds left."""
    token_ap: int = 3
    token_gold: int = 2
    token_end: int = 9
    token_any: int = 6
    """Worth of a token: for its action points in every round left, its gold, its points, any."""
    buy_build: int = 26
    buy_moves: int = 11
    """Worth of paying gold for what is just out of reach."""
    village: int = 6
    """Advantage of a village over a neutral tile of as many points for its action points, in tenths."""
    found: int = 23
    large: int = 13
    neighbours: int = 2
    """Worth of what makes a shore better: nobody has found it, a large island, more free shores near it."""
    good: int = 2
    nearly: int = 6
    rivals: int = 5
    """Worth of what makes a site better: goods, by rounds left, an island that is nearly complete; less what rivals
    get."""
