"""Small changes of a state, apart from its records: records are never compiled, functions can be."""

from boardgames.amerigo.state import Player, State
from boardgames.core.game import Seat
from boardgames.core.tuples import replaced
from boardgames.core.values import Frame, evolve


def chooser(s: State, f: Frame) -> Seat:
    """Return who answers the frame on top: always the player whose turn it is."""
    return s.order[s.active]


def with_player(s: State, seat: Seat, player: Player) -> tuple[Player, ...]:
    """Return the players with one exchanged."""
    return replaced(s.players, seat, player)


def credited(p: Player, category: int, points: int) -> tuple[int, ...]:
    """Return the ledger of a player with points entered."""
    return replaced(p.ledger, category, p.ledger[category] + points)


def scored(p: Player, category: int, points: int) -> Player:
    """Return a player with points entered."""
    return evolve(p, ledger=credited(p, category, points))
