"""What a menu says about the game."""

from boardgames.core.game import About

ABOUT = About(
    title="Toy",
    minutes="5",
    pitch="Pick coins in secret, then draw cards or roll the die: the smallest game that has everything.",
    hidden="picks",
    round="round",
    tiebreak="coins",
    options=("Start with five coins",),
)
