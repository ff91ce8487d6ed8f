"""Preparing the next round (AME-NXT-01 to AME-NXT-07)."""

from boardgames.amerigo.box.tables import SLOTS, Tables
from boardgames.amerigo.events import PirateRevealed, ProductionDealt, ProgressDealt, RoundBegan
from boardgames.amerigo.rules.pirates import strength
from boardgames.amerigo.state import State
from boardgames.core.rulebook import Events
from boardgames.core.values import evolve

PANEL = len(SLOTS) // 2


def prepare_next_round(t: Tables, s: State, events: Events) -> State:
    """A pirate marker, the progress display, the production display, the round marker."""
    slot = next(i for i in range(t.pirate_slots) if i not in s.pirates_up)
    left, right = s.progress[:PANEL], s.progress[PANEL:]
    leaving = tuple(token for token in right if token)
    fresh = s.progress_stack[:PANEL]
    unsold = tuple(token for token in s.production if token)
    spaces = len(s.production)
    after = evolve(
        s,
        pirates_up=(*s.pirates_up, slot),
        progress=(*fresh, *left),
        progress_stack=s.progress_stack[PANEL:],
        progress_gone=s.progress_gone + leaving,
        production=s.production_stack[:spaces],
        production_stack=s.production_stack[spaces:],
        production_gone=s.production_gone + unsold,
        round=s.round + 1,
        phase=0,
    )
    if events is not None:
        events.append(PirateRevealed(slot, strength(t, after)))
        events.append(ProgressDealt(fresh, leaving))
        events.append(ProductionDealt(after.production, unsold))
        events.append(RoundBegan(after.round, t.multipliers[after.round - 1]))
    return after
