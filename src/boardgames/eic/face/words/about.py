"""What a menu says about the game."""

from boardgames.core.game import About

ABOUT = About(
    title="East India Companies",
    minutes="90-120",
    pitch=(
        "Each player presides over an East India company: send ships to the Indies, buy tea, spices, "
        "coffee and silk where they are plentiful, sell them in Europe before the prices fall, and trade "
        "in everybody's shares. After five periods the richest player wins."
    ),
    hidden="market cards, ships sent out face down",
    round="period",
    rounds=(5,),
    tiebreak="the value of your own share, then the treasury, then initiative",
    options=("Presidency shares can be mortgaged",),
)
