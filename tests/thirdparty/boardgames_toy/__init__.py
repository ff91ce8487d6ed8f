"""Toy: a game of five minutes that has everything that a game can have.

Three rounds. First everybody secretly picks 1, 2 or 3 coins to take; the picks are shown together, and who picked a
number that nobody else did takes that many coins. Then, in turn, each player draws cards from the deck (points, seen
by everybody) until stopping, or rolls the die once instead.
"""

from boardgames.core.engine import BoxedGame
from boardgames_toy.game import RULEBOOK

GAME = BoxedGame.shipped(RULEBOOK)
"""The game over the tables that come with it."""

__all__ = ["GAME"]
