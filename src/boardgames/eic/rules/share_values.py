"""The exchange track: what a share is worth and pays, and how a company's marker moves on it."""

from boardgames.core.values import replaced
from boardgames.eic.box.tables import Tables
from boardgames.eic.state import State


def share_value(t: Tables, s: State, company: int) -> int:
    """Return what a share costs, fetches and counts now (EIC-EXC-06, EIC-SEL-05, EIC-FIN-02)."""
    return t.values[s.values[company]]


def space_after(t: Tables, place: int, steps: int) -> int:
    """The space of a marker that has moved; it stops at the ends of the track (EIC-Q-08)."""
    after, last = place + steps, len(t.values) - 1
    return 0 if after < 0 else last if after > last else after


def moved_marker(t: Tables, values: tuple[int, ...], company: int, steps: int) -> tuple[int, ...]:
    """The exchange track after a marker has moved."""
    return replaced(values, company, space_after(t, values[company], steps))
