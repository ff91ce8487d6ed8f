"""How much room the fields of a state need in a vector: what the tables allow at most."""

from boardgames.core.vector_shapes import Nothing, Row, Shapes, Tally, UpTo
from boardgames_toy.game import Toy
from boardgames_toy.state import HIDDEN


def shapes(game: Toy, players: int) -> Shapes:
    each = Row(players)
    return {
        "State.picks": each,
        "State.coins": each,
        "State.points": each,
        "State.deck": Tally((HIDDEN, *sorted(set(game.tables.deck)))),
        "State.frames": UpTo(1),
        "State.rng": Nothing(),
    }
