"""Names that both the rules and the tables know."""

COLOURS = ("blue", "black", "red", "brown", "green", "yellow", "white")
"""The wheel, clockwise; counts of cubes are always in this order."""
BLUE, BLACK, RED, BROWN, GREEN, YELLOW, WHITE = range(7)

GOODS = ("wool", "tobacco", "sugar", "coconut", "coffee")

# Progress tokens that the rules know by name; the extra-AP tokens are known by their kind.
SPRINT = "ship-sprint"
STRONGER_PIRATES = "pirates-plus-two"
HALF_LOSS = "pirates-half-loss"
BOUNTY = "pirates-bounty"
TWO_NEUTRALS = "plan-two-neutral"
SWAP = "swap-red-green"
JUMP = "order-jump"
GOLD_THREE = "gold-three"
GOLD_FIVE = "gold-five"
GOLD_PER_POST = "gold-per-post"
GOLD_PER_TWO = "gold-per-two"
VP_CUBES = "vp-cubes"
END_POSTS = "end-posts"
END_SEVEN = "end-seven"
END_GOLD_TWICE = "end-gold-twice"
NAMED_TOKENS = (
    SPRINT,
    STRONGER_PIRATES,
    HALF_LOSS,
    BOUNTY,
    TWO_NEUTRALS,
    SWAP,
    JUMP,
    GOLD_THREE,
    GOLD_FIVE,
    GOLD_PER_POST,
    GOLD_PER_TWO,
    VP_CUBES,
    END_POSTS,
    END_SEVEN,
    END_GOLD_TWICE,
)

SLOTS = ("left-1", "left-2", "left-3", "left-4", "right-1", "right-2", "right-3", "right-4")
"""The spaces of the progress display; a token is on the display at the same index."""
