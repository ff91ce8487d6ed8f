"""What a menu says about the game."""

from boardgames.core.game import About

ABOUT = About(
    title="Amerigo",
    minutes="90",
    pitch=(
        "Explorers sail among the islands of the New World, found trading posts and cover the land with "
        "tiles. A tower full of coloured cubes decides each phase which actions are on offer and how "
        "strong they are; pirates attack at the end of every round. After five rounds the most points "
        "win."
    ),
    hidden="nothing",
    round="round",
    rounds=(5,),
    tiebreak="who stands in front on the special track",
)
