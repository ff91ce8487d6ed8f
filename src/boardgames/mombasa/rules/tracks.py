"""Steps on the company tracks and on the diamond track."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve, replaced
from boardgames.mombasa.actions import AnyAction, DeclineCall, PayCall, PickPair, StepTrack
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.events import (
    CallDeclined,
    CallPaid,
    DiamondMoved,
    PoundsGained,
    SpecialPaid,
    SpecialReached,
    Stepped,
    StepsLost,
    TrackChosen,
    TracksPicked,
)
from boardgames.mombasa.state import Advance, PickTracks, Player, State, StepTracks


def next_call(t: Tables, s: State, seat: Seat, company: int) -> int:
    """Return what the next step on a company's track costs; -1 at its end (MOM-TRK-04)."""
    track = t.tracks[s.tracks[company]]
    at = s.players[seat].steps[company]
    return track.calls[at] if at < track.length else -1


def unlocked(t: Tables, s: State, p: Player) -> tuple[int, ...]:
    """Return the special spaces that a player's disc has reached, by company: those bonuses work from the next turn
    on."""
    tracks = t.tracks
    a, b, c, d = s.tracks
    at_a, at_b, at_c, at_d = p.steps
    return tracks[a].levels[at_a], tracks[b].levels[at_b], tracks[c].levels[at_c], tracks[d].levels[at_d]


def step(t: Tables, s: State, seat: Seat, company: int, events: Events) -> tuple[Player, ...]:
    """The players after one step over whatever lies between the spaces (MOM-TRK-02, MOM-TRK-07, MOM-TRK-08)."""
    players = s.players
    p = players[seat]
    track = t.tracks[s.tracks[company]]
    at = p.steps[company]
    call, to = track.calls[at], at + 1
    paid = track.specials[to]
    steps = p.steps
    mover = evolve(p, pounds=p.pounds - call + paid, steps=replaced(steps, company, to))
    if events is not None:
        name = t.companies[company].id
        if call:
            events.append(CallPaid(seat, name, call))
        events.append(Stepped(seat, name, to))
        if paid:
            events.append(SpecialReached(seat, name, paid, track.id, track.levels[to]))
    if not paid:
        return replaced(players, seat, mover)
    after = []
    for other, player in enumerate(players):
        if other == seat:
            after.append(mover)
        elif player.steps[company] >= to:
            after.append(evolve(player, pounds=player.pounds + paid))
            if events is not None:
                events.append(SpecialPaid(other, t.companies[company].id, paid))
        else:
            after.append(player)
    return tuple(after)


def move_diamond(t: Tables, p: Player, seat: Seat, steps: int, pounds: int, events: Events) -> Player:
    """The player after pounds and diamond steps, those beyond the last space as pounds (MOM-BRD-04, MOM-Q-20,
    MOM-GEN-02).
    """
    if not steps and not pounds:
        return p
    to = min(p.diamond + steps, t.diamond.length)
    overflow = (p.diamond + steps - to) * t.diamond.overflow_pounds
    if events is not None:
        if pounds:
            events.append(PoundsGained(seat, pounds))
        if steps:
            events.append(DiamondMoved(seat, steps, to, overflow))
    return evolve(p, diamond=to, pounds=p.pounds + pounds + overflow)


# A reward for one particular track


def run_advance(t: Tables, s: State, f: Advance, events: Events) -> State | None:
    """All steps that need no answer; None: a capital call can be paid, so the player is asked (MOM-TRK-05)."""
    seat, company, left = s.active, f.company, f.steps
    before = left
    while left:
        call = next_call(t, s, seat, company)
        if 0 < call <= s.players[seat].pounds:
            if left == before:
                return None
            return evolve(s, frames=(*s.frames[:-1], Advance(company, left)))
        if call:
            if events is not None:
                events.append(StepsLost(seat, t.companies[company].id, left))
            break
        s = evolve(s, players=step(t, s, seat, company, events))
        left -= 1
    return evolve(s, frames=s.frames[:-1])


def offer_call(t: Tables, s: State, seat: Seat, f: Advance) -> tuple[AnyAction, ...]:
    return t.menu.call


def pay_call(t: Tables, s: State, seat: Seat, f: Advance, a: PayCall, events: Events) -> State:
    players = step(t, s, seat, f.company, events)
    return evolve(s, players=players, frames=(*s.frames[:-1], Advance(f.company, f.steps - 1)))


def decline_call(t: Tables, s: State, seat: Seat, f: Advance, a: DeclineCall, events: Events) -> State:
    if events is not None:
        name = t.companies[f.company].id
        events.append(CallDeclined(seat, name, next_call(t, s, seat, f.company)))
        events.append(StepsLost(seat, name, f.steps))
    return evolve(s, frames=s.frames[:-1])


PAY_OR_DECLINE = Question(
    Advance,
    answers=(
        Answer(PayCall, pay_call, rules=("MOM-TRK-02",)),
        Answer(
            DeclineCall,
            decline_call,
            rules=("MOM-TRK-03", "MOM-Q-06"),
            otherwise=not_now("MOM-Q-06"),
        ),
    ),
    offer=offer_call,
    rules=("MOM-TRK-02", "MOM-TRK-03", "MOM-Q-06"),
    run=run_advance,
)


# Two or three of the other tracks (MOM-XBS-08, MOM-XBS-09)


def other_tracks(s: State, own: str) -> tuple[int, ...]:
    """The companies whose track is not the one that the space belongs to."""
    return tuple(c for c, track in enumerate(s.tracks) if track != own)


def offer_pairs(t: Tables, s: State, seat: Seat, f: PickTracks) -> tuple[AnyAction, ...]:
    a, b, c = other_tracks(s, t.advances[f.space].track)
    pairs = t.menu.pairs
    return pairs[a, b], pairs[a, c], pairs[b, c]


def refuse_pair(t: Tables, s: State, seat: Seat, f: PickTracks, a: PickPair) -> Refusal | None:
    if a in offer_pairs(t, s, seat, f):
        return None
    return refuse("MOM-XBS-08", "name-two-tracks", track=t.advances[f.space].track)


def pick_pair(t: Tables, s: State, seat: Seat, f: PickTracks, a: PickPair, events: Events) -> State:
    if events is not None:
        events.append(TracksPicked(seat, a.companies))
    one, two = (t.company_at[name] for name in a.companies)
    return evolve(s, frames=(*s.frames[:-1], StepTracks((one, two), t.advances[f.space].steps)))


PICK_TRACKS = Question(
    PickTracks,
    answers=(
        Answer(
            PickPair,
            pick_pair,
            rules=("MOM-XBS-08",),
            refuse=refuse_pair,
        ),
    ),
    offer=offer_pairs,
    rules=("MOM-XBS-08",),
)


def run_step_tracks(t: Tables, s: State, f: StepTracks, events: Events) -> State | None:
    """The last track moves by itself."""
    if len(f.companies) > 1:
        return None
    return evolve(s, frames=(*s.frames[:-1], Advance(f.companies[0], f.steps)))


def offer_step_track(t: Tables, s: State, seat: Seat, f: StepTracks) -> tuple[AnyAction, ...]:
    return tuple(t.menu.step_track[company] for company in f.companies)


def refuse_step_track(t: Tables, s: State, seat: Seat, f: StepTracks, a: StepTrack) -> Refusal | None:
    if t.company_at.get(a.company) in f.companies:
        return None
    return refuse("MOM-XBS-08", "track-does-not-move")


def step_track(t: Tables, s: State, seat: Seat, f: StepTracks, a: StepTrack, events: Events) -> State:
    if events is not None:
        events.append(TrackChosen(seat, a.company))
    company = t.company_at[a.company]
    rest = StepTracks(tuple(c for c in f.companies if c != company), f.steps)
    return evolve(s, frames=(*s.frames[:-1], rest, Advance(company, f.steps)))


WHICH_TRACK_NEXT = Question(
    StepTracks,
    answers=(
        Answer(
            StepTrack,
            step_track,
            rules=("MOM-Q-37",),
            refuse=refuse_step_track,
        ),
    ),
    offer=offer_step_track,
    rules=("MOM-Q-37",),
    run=run_step_tracks,
)
