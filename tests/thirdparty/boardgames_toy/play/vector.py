"""How much room the fields of a state need in a vector, and their bounds: what the tables allow at most."""

from boardgames.core.vector_shapes import Nothing, Number, PerSeat, SeatNumber, Shapes, Tally, UpTo
from boardgames_toy.game import Toy
from boardgames_toy.rules.state_checks import MANY
from boardgames_toy.state import HIDDEN


def shapes(game: Toy, players: int) -> Shapes:
    t, many = game.tables, Number(MANY)
    return {
        "State.round": Number(t.rounds),
        "State.picks": PerSeat(Number(max(t.picks), HIDDEN)),
        "State.coins": PerSeat(many),
        "State.points": PerSeat(many),
        "State.deck": Tally((HIDDEN, *sorted(set(t.deck))), len(t.deck)),
        "State.frames": UpTo(1),
        "Drawing.seat": SeatNumber(),
        "Drawing.drawn": many,
        "TurnOver.seat": SeatNumber(),
        "State.rng": Nothing(),
    }
