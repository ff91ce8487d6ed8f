"""Merchants who land in the expert game."""

from boardgames.felinia.actions import Move
from tests.felinia.given import Given, given, province

LIONS, JAGUARS, TIGERS, PANTHERS, CHEETAHS = "5:00", "6:00", "8:15", "7:15", "7:30"
FILLERS = ("5:15", "6:15", "8:30", "9:45")
"""Boats of two places, so that nobody else's boat is full."""


def to(code: str) -> Move:
    return Move(province("expert", code))


def landing(boat: str, seat: int = 0, seed: int = 0) -> Given:
    return given(3, "expert", seed=seed).boats(boat, *FILLERS[:3]).aboard(1, seat)
