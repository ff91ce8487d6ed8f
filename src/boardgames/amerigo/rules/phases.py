"""Rounds and phases: the throw, the order of play, and what follows when everybody has acted."""

from boardgames.amerigo.box.tables import COLOURS, WHITE, Tables
from boardgames.amerigo.events import CubesReturned, CubesThrown, PhaseSkipped
from boardgames.amerigo.rules.next_round import prepare_next_round
from boardgames.amerigo.rules.pirates import attack
from boardgames.amerigo.rules.scoring import score_final
from boardgames.amerigo.rules.tower import throw
from boardgames.amerigo.state import (
    PHASE_OVER,
    ROUND_OVER,
    THROWING,
    TURN,
    PhaseOver,
    RoundOver,
    State,
    Throwing,
    TurnOver,
)
from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Errand, Events
from boardgames.core.values import evolve, replaced

NO_CUBES = (0,) * len(COLOURS)


def throw_cubes(t: Tables, s: State, f: Throwing, events: Events) -> State:
    """Throw the cubes of the phase; a phase without cubes is skipped (AME-PHA-05, AME-PHA-15, AME-PHA-16)."""
    thrown = s.storage[s.phase]
    if thrown:
        s = _thrown(t, s, thrown)
        if s.ap:
            if events is not None:
                events.append(CubesThrown(s.order[0], s.round, COLOURS[s.phase], thrown, s.action_space, s.ap))
            return s
    if events is not None:
        events.append(PhaseSkipped(COLOURS[s.phase], thrown))
    return evolve(s, frames=PHASE_OVER)


def _thrown(t: Tables, s: State, thrown: int) -> State:
    """All cubes of the phase's storage space; what comes out is the offer of the phase (AME-PHA-06, AME-PHA-08,
    AME-WHT-09).
    """
    stream, upper, lower, out = throw(t.tower, s.rng[-1], s.upper, s.lower, replaced(NO_CUBES, s.phase, thrown))
    return evolve(
        s,
        storage=replaced(s.storage, s.phase, 0),
        action_space=out,
        upper=upper,
        lower=lower,
        ap=max(out),
        order=s.discs,
        active=0,
        frames=TURN,
        rng=(*s.rng[:-1], stream),
    )


def end_turn(t: Tables, s: State, f: TurnOver, events: Events) -> State:
    """The next player in the order of this phase (AME-PHA-09), or the end of the phase when all have acted
    (AME-PHA-12).
    """
    if s.active + 1 < len(s.order):
        return evolve(s, active=s.active + 1, frames=TURN)
    if events is not None:
        events.append(CubesReturned(sum(s.action_space)))
    returned = [a + b for a, b in zip(s.storage, s.action_space, strict=True)]
    return evolve(s, storage=tuple(returned), action_space=NO_CUBES, ap=0, frames=PHASE_OVER)


def end_phase(t: Tables, s: State, f: PhaseOver, events: Events) -> State:
    """Clockwise along the wheel; after white the round ends, thrown or skipped (AME-PHA-13, AME-PHA-14)."""
    if s.phase == WHITE:
        return evolve(s, frames=ROUND_OVER)
    return evolve(s, phase=s.phase + 1, frames=THROWING)


def end_round(t: Tables, s: State, f: RoundOver, events: Events) -> State:
    """The pirates attack; then the next round is prepared or, after the last, the final scoring is held
    (AME-PHA-01).
    """
    s = attack(t, s, events)
    if s.round == len(t.multipliers):
        return score_final(t, s, events)
    return evolve(prepare_next_round(t, s, events), frames=THROWING)


def waiting(t: Tables, s: State, seat: Seat) -> Refusal:
    """Return why a seat that is not asked may not choose."""
    return refuse("AME-PHA-09", "not-your-turn")


THROW = Errand(Throwing, throw_cubes)
END_TURN = Errand(TurnOver, end_turn)
END_PHASE = Errand(PhaseOver, end_phase)
END_ROUND = Errand(RoundOver, end_round)
