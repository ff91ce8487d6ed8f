"""Words that several screens share, so that one thing is said in one way."""

import time
from collections.abc import Sequence

AS_IF_NOW = "as if the game ended now"
HOW_TO_CHOOSE = "type a code or a whole turn, use the arrows or click"
LINE_ENDS = "your line ends here: Enter does it"
HOW_TO_UNFOLD = "the right arrow or Enter shows them all; typing does too"
MORE_BELOW = "▼ more below"
NO_WAY_YET = "nothing can be done there now; Enter looks for a way"
NOT_NOW = "not possible now"
ON_THE_BOARD = "Enter shows it on the board"
WHAT_IS_THIS = "What is this?"
POINT_AT_THINGS = "Tab to the table, then the arrows; or the mouse"
RULES_HERE = "the rules that matter here"
SINCE = "since you last sat here"
THE_TABLE = "the table"
"""Who did what nobody did: dice, cards that are turned up, the end of a round."""
NOBODY_MOVED = "nobody else has moved"
NOTHING_TO_UNDO = "there is nothing to take back"
NOTHING_TO_REDO = "there is nothing to redo"
OPEN_TO_ALL = "What lies open in front of every player"
SIGNS_EXPLAINED = "F1 there explains every sign"
TIP = "Tip"
PLAYER_AID = "the player aid"
FORGOTTEN = "Easily forgotten"
ON_SHOW = "Space holds · any key goes on · Esc to your turn · + - pace · ^Z undo"
SAME_SEED = "the same seed deals the same game"


def heading(text: str) -> str:
    """Words with a capital in front."""
    return f"{text[:1].upper()}{text[1:]}"


def sentence(text: str) -> str:
    """A remark as a sentence of its own."""
    return f"{heading(text)}."


def counted(number: int, one: str, many: str = "") -> str:
    """A number of things: `1 choice`, `3 choices`, `2 entries`."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def change_by_arrows(what: str) -> str:
    """How a field is changed."""
    return f"left and right: {what}"


def player_counts(players: Sequence[int]) -> str:
    """How many can play: `2-4`, or every number where some are left out."""
    if len(players) > 1 and len(players) == players[-1] - players[0] + 1:
        return f"{players[0]}-{players[-1]}"
    return ", ".join(map(str, players))


def age(changed: float) -> str:
    """How long ago, in the largest unit that fits."""
    seconds = max(0, int(time.time() - changed))
    for unit, length in (("day", 86400), ("hour", 3600), ("minute", 60)):
        if seconds >= length:
            return f"{counted(seconds // length, unit)} ago"
    return "just now"
