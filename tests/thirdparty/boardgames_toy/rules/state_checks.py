"""What holds in every state: a position that comes from a file must pass before anybody plays on from it."""

from boardgames.core.state_checks import Faults, all_within, first_fault, known, one_of, sized, streams, within
from boardgames_toy.box.tables import Tables
from boardgames_toy.state import OPEN, Drawing, Picking, State

MANY = 1000
"""More points or coins than three rounds can bring."""


def fault(t: Tables, s: State) -> str:
    """The first thing that is wrong, as the end of a sentence; empty if nothing is."""
    return first_fault(_faults(t, s))


def _faults(t: Tables, s: State) -> Faults:
    seats = len(s.coins)
    yield from one_of("coins", seats, (2, 3, 4, 8))
    yield from sized("picks", s.picks, seats)
    yield from sized("points", s.points, seats)
    yield from within("round", s.round, 1, t.rounds)
    yield from all_within("coins", s.coins, 0, MANY)
    yield from all_within("points", s.points, 0, MANY)
    yield from known("picks", s.picks, (OPEN, *t.picks))
    yield from known("deck", s.deck, t.deck)
    yield from streams(s.rng, 2)
    yield from _faults_in_frames(s, seats)


def _faults_in_frames(s: State, seats: int) -> Faults:
    """A single frame asks; none is left when the last round is over."""
    match s.frames:
        case (Drawing() as turn,):
            yield from within("frames.0.seat", turn.seat, 0, seats - 1)
            yield from within("frames.0.drawn", turn.drawn, 0, MANY)
            yield from _all_picked(s)
        case (Picking(),):
            pass
        case ():
            yield from _all_picked(s)
        case _:
            yield "frames hold more than one question"


def _all_picked(s: State) -> Faults:
    if OPEN in s.picks:
        yield "picks are open while cards are drawn"
