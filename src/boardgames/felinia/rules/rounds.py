"""The round: five phases one after another, and whose turn it is in each."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.state import AnyFrame, Bid, Commerce, Departing, Preparing, State, Storing, phase

TURN_RULES = {
    "auction": "FEL-AUC-01",
    "commerce": "FEL-TRD-02",
    "exploration": "FEL-EXP-18",
    "storage": "FEL-Q-29",
    "final-sales": "FEL-Q-64",
}
"""Rules that say whose turn it is, by phase."""


def agenda(first: Seat) -> tuple[AnyFrame, ...]:
    """The open business at the start of a round: its five phases, the first on top (FEL-RND-01, FEL-RND-02)."""
    return (Preparing(), Storing(first), Departing(), Commerce(0), Bid(first, 1))


def waiting(t: Tables, s: State, seat: Seat) -> Refusal:
    """Return why a seat that is not asked may not choose."""
    return refuse(TURN_RULES[phase(s)], "not-your-turn")
