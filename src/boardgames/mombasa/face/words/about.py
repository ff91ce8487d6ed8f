"""What a menu says about the game."""

from boardgames.core.game import About

ABOUT = About(
    title="Mombasa",
    minutes="90-150",
    pitch=(
        "Merchants put money into four trading companies of 19th-century Africa. Each round everybody "
        "plans three to five cards in secret, then spends them one action at a time: buy better "
        "cards, expand companies on the map, gain shares, mine diamonds, keep the books. After seven "
        "rounds the richest player wins."
    ),
    hidden="hands and plans",
    round="round",
    rounds=(7,),
    variants=(
        "tracks and starting tiles as the rulebook gives them for a first game",
        "tracks and starting tiles are dealt; each player keeps one of two tiles",
    ),
)
