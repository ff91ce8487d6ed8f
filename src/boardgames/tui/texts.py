"""Texts that several screens share: headings, numbers of players, ages."""

import time
from collections.abc import Sequence

from boardgames.words import say

UNITS = (("days", 86400), ("hours", 3600), ("minutes", 60))
"""Units of time with their seconds, largest first."""


def heading(text: str) -> str:
    """Words with a capital in front."""
    return f"{text[:1].upper()}{text[1:]}"


def player_counts(players: Sequence[int]) -> str:
    """Return the supported numbers of players: `2-4`, or every number where some are left out."""
    if len(players) > 1 and len(players) == players[-1] - players[0] + 1:
        return f"{players[0]}-{players[-1]}"
    return ", ".join(map(str, players))


def age(changed: float) -> str:
    """Return the age of a file, in the largest unit that fits."""
    seconds = max(0, int(time.time() - changed))
    for unit, length in UNITS:
        if seconds >= length:
            return say(f"age-{unit}", n=seconds // length)
    return say("age-now")
