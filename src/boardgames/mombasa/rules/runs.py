"""Movement of a disc on a company's track: how far it would come, and what would be lost, asked of the rules."""

from typing import NamedTuple

from boardgames.core.game import Seat
from boardgames.core.values import Event, evolve
from boardgames.mombasa import actions as do
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.box.tables import MajoritySpace, Tables
from boardgames.mombasa.events import StepsLost
from boardgames.mombasa.rules.discs import reached_tiers
from boardgames.mombasa.rules.tracks import move_diamond, next_call, run_advance
from boardgames.mombasa.state import Advance, ChooseTier, State, StepTracks, with_player


class Run(NamedTuple):
    """Steps of one reward on one track, as far as they need no answer."""

    company: int
    at: int
    to: int
    lost: int
    """Steps that are lost at the end of it, whatever the player would like."""
    call: int
    """The capital call that stands there; -1 at the end of the track."""
    pounds: int
    """Pounds that the player has then."""


def run_of(t: Tables, s: State, seat: Seat, company: int, steps: int) -> Run:
    """Where the steps of a reward lead a player who has what `s` says."""
    events: list[Event] = []
    frame = Advance(company, steps)
    after = run_advance(t, evolve(s, active=seat, frames=(*s.frames, frame)), frame, events) or s
    lost = sum(event.steps for event in events if isinstance(event, StepsLost))
    at, to = (state.players[seat].steps[company] for state in (s, after))
    return Run(company, at, to, lost, next_call(t, after, seat, company), after.players[seat].pounds)


def run_of_tier(t: Tables, s: State, seat: Seat, space: MajoritySpace, number: int) -> Run | None:
    """The same for a tier of a majority; None: bookkeeping points come first and may become pounds."""
    tier = space.tiers[number - 1]
    if tier.points:
        return None
    p = move_diamond(t, s.players[seat], seat, tier.diamonds, tier.pounds, None)
    return run_of(t, evolve(s, players=with_player(s.players, seat, p)), seat, space.company, tier.steps)


def run_after(t: Tables, s: State, seat: Seat, action: AnyAction | None) -> Run | None:
    """Where a choice would lead the player's disc at once; None: it moves none, or something is asked before."""
    top = s.frames[-1] if s.frames else None
    match action:
        case do.TakeTier(number) if isinstance(top, ChooseTier):
            space = t.majorities[top.space]
            return run_of_tier(t, s, seat, space, number) if 1 <= number <= len(space.tiers) else None
        case do.PlaceDisc(name) if name in t.space_at:
            place = t.spaces[t.space_at[name]]
            if isinstance(place, MajoritySpace) and reached_tiers(s, seat, place) == 1:
                return run_of_tier(t, s, seat, place, 1)
            return None
        case do.StepTrack(company) if isinstance(top, StepTracks) and company in t.company_at:
            return run_of(t, s, seat, t.company_at[company], top.steps)
        case _:
            return None
