"""What a menu says about the game."""

from boardgames.core.game import About

ABOUT = About(
    title="Felinia",
    minutes="60",
    pitch=(
        "Merchants from the port of Katzburg bid for goods, pay with them for places on boats, and settle "
        "on the island of Felinia, where each trade tile belongs to one of five peoples. Collections of "
        "tiles, merchants who stand side by side, gold and spice bring the points."
    ),
    hidden="tiles won, mysterious places",
    round="round",
    rounds=(10, 12),
    example=47,
    tiebreak="coins",
    variants=(
        "the smaller island; made for a first game",
        "the larger island, with provisions to travel further and mysterious places to discover",
    ),
    best_with=((3, 4), (2, 3, 4)),
    options=("Next boat visible",),
)
