"""What counts, and whose turn it is."""

from boardgames.core.game import Refusal, ScoreLine, ScoreSheet, Seat, refuse
from boardgames_toy.box.tables import Tables
from boardgames_toy.state import State


def scores(t: Tables, s: State) -> tuple[ScoreSheet, ...]:
    return tuple(
        ScoreSheet(seat, (ScoreLine("cards", points, "TOY-02"), ScoreLine("coins", coins, "TOY-01")), (coins,))
        for seat, (points, coins) in enumerate(zip(s.points, s.coins, strict=True))
    )


def waiting(t: Tables, s: State, seat: Seat) -> Refusal:
    """Why a seat that is not asked may not choose."""
    return refuse("TOY-04", "not-your-turn")
