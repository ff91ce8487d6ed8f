"""Weights of the heuristic of Mombasa: numbers that training fits."""

from boardgames.core.values import Value


class Weights(Value):
    """Weights that self-play can change."""

    goods: int = 8
    expansion: int = 8
    bookkeeper: int = 4
    points: int = 1
    merchant: int = 4
    diamonds: int = 8
    pounds: int = 4
    share: int = 16
    """About what a card does in a round: for every unit, a helper at all, each of its points, steps and pounds."""
    plan_alike: int = 8
    plan_books: int = 40
    plan_points: int = 20
    plan_pile: int = 2
    """Worth of a card beside others of its kind, for every book that it helps the ink pot to pass; of a bookkeeper for
    every point with four rounds left; and of a slot for what rests above it."""
    pile_books: int = 40
    pile_bookkeeper: int = 4
    """Worth of a resting pile for every book that the ink pot can pass with it, and for a bookkeeper."""
    use_goods: int = 4
    use_expansion: int = 24
    use_ink: int = 200
    use_bookkeeper: int = 8
    use_merchant: int = 20
    use_majority: int = 240
    use_track: int = 120
    use_tile: int = 20
    tile_books: int = 40
    tile_goods: int = 20
    tile_merchant: int = 10
    tile_expansion: int = 40
    use_marker: int = 32
    use_buy: int = 2
    use_sell: int = 40
    """Urgency of a choice in a round: by units, points, books, steps, tiers, worth of a card, pounds that one brings
    at the end; of the tile of a bookkeeper, with every book that it passes next round, and of other tiles."""
    step_share: int = 12
    step_special: int = 8
    step: int = 4
    step_value: int = 2
    step_far: int = 3
    """Worth of a step: onto a share or a bonus, or any; whatever the value of a share, and wherever the disc is."""
    buy_share: int = 8
    unit: int = 8
    buy_pound: int = 2
    """Weight of a share on a card for every four coins of its value, and of units and pounds that it does not cost."""
    reward_pounds: int = 3
    reward_diamonds: int = 6
    reward_steps: int = 6
    reward_points: int = 5
    mines: int = 2
    enter: int = 6
    hurt: int = 2
    """Worth of entering a region, any one too, and weight of ousting a company of one's own."""
    book: int = 40
    book_easy: int = 8
    book_soon: int = 40
    book_reward: int = 8
    pound: int = 10
    """Worth of a book: any, for each unit below six that it needs, for each card below three that it takes to pass it
    soon, for its reward; and of a pound instead."""
    flip: int = 8
    flip_not: int = 20
    """Worth of turning a book, by the square of the books that it lets pass; and of not doing so."""
