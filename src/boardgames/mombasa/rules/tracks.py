"""Steps on the company tracks and on the diamond track."""

from boardgames.core.protocol import Refusal
from boardgames.core.values import evolve, replaced
from boardgames.mombasa.actions import AnyAction, DeclineCall, PayCall, PickPair, StepTrack
from boardgames.mombasa.box.menu import Menu
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.events import (
    CallDeclined,
    CallPaid,
    DiamondMoved,
    Events,
    PoundsGained,
    SpecialPaid,
    SpecialReached,
    Stepped,
    StepsLost,
    TrackChosen,
    TracksPicked,
)
from boardgames.mombasa.state import Advance, PickTracks, Player, State, StepTracks


def next_call(t: Tables, s: State, seat: int, company: int) -> int:
    """What the next step on a company's track costs; -1 at its end (MOM-TRK-04)."""
    track = t.tracks[s.tracks[company]]
    at = s.players[seat].steps[company]
    return track.calls[at] if at < track.length else -1


def step(t: Tables, s: State, seat: int, company: int, events: Events) -> tuple[Player, ...]:
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
            events.append(SpecialReached(seat, name, paid, track.bonus_words[track.levels[to] - 1]))
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


def move_diamond(t: Tables, p: Player, seat: int, steps: int, pounds: int, events: Events) -> Player:
    """The player after pounds and diamond steps, those beyond the last space as pounds (MOM-BRD-04, MOM-Q-20)."""
    if not steps and not pounds:
        return p
    to = min(p.diamond + steps, t.diamond.length)
    overflow = (p.diamond + steps - to) * t.diamond.overflow
    if events is not None:
        if pounds:
            events.append(PoundsGained(seat, pounds))
        if steps:
            events.append(DiamondMoved(seat, steps, to, overflow))
    return evolve(p, diamond=to, pounds=p.pounds + pounds + overflow)


# A reward for one particular track


def run_advance(m: Menu, s: State, frame: Advance, events: Events) -> State | None:
    """All steps that need no answer; None: a capital call can be paid, so the player is asked (MOM-TRK-05)."""
    t, seat, company, left = m.t, s.active, frame.company, frame.steps
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


def legal_call(m: Menu, s: State, frame: Advance) -> tuple[AnyAction, ...]:
    return m.call


def pay_call(m: Menu, s: State, seat: int, a: PayCall, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, Advance)
    players = step(m.t, s, seat, frame.company, events)
    return evolve(s, players=players, frames=(*s.frames[:-1], Advance(frame.company, frame.steps - 1)))


def decline_call(m: Menu, s: State, seat: int, a: DeclineCall, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, Advance)
    if events is not None:
        name = m.t.companies[frame.company].id
        events.append(CallDeclined(seat, name, next_call(m.t, s, seat, frame.company)))
        events.append(StepsLost(seat, name, frame.steps))
    return evolve(s, frames=s.frames[:-1])


# Two or three of the other tracks (MOM-XBS-08, MOM-XBS-09)


def other_tracks(t: Tables, s: State, space: int) -> tuple[int, ...]:
    """The companies whose track is not the one that the space belongs to."""
    return tuple(c for c, track in enumerate(s.tracks) if track != t.spaces[space].track)


def legal_pairs(m: Menu, s: State, frame: PickTracks) -> tuple[AnyAction, ...]:
    a, b, c = other_tracks(m.t, s, frame.space)
    return m.pairs[a, b], m.pairs[a, c], m.pairs[b, c]


def pick_pair(m: Menu, s: State, seat: int, a: PickPair, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, PickTracks)
    if events is not None:
        events.append(TracksPicked(seat, a.companies))
    one, two = (m.t.company_at[name] for name in a.companies)
    return evolve(s, frames=(*s.frames[:-1], StepTracks((one, two), m.t.spaces[frame.space].steps)))


def judge_pair(m: Menu, s: State, seat: int, a: PickPair) -> Refusal | None:
    frame = s.frames[-1]
    assert isinstance(frame, PickTracks)
    if a in legal_pairs(m, s, frame):
        return None
    track = m.t.spaces[frame.space].track
    return Refusal(
        "MOM-XBS-08", f"Name two different companies in the order of the board, neither of them the one of {track}."
    )


def run_step_tracks(m: Menu, s: State, frame: StepTracks, events: Events) -> State | None:
    """The last track moves by itself."""
    if len(frame.companies) > 1:
        return None
    return evolve(s, frames=(*s.frames[:-1], Advance(frame.companies[0], frame.steps)))


def legal_step_track(m: Menu, s: State, frame: StepTracks) -> tuple[AnyAction, ...]:
    return tuple(m.step_track[company] for company in frame.companies)


def step_track(m: Menu, s: State, seat: int, a: StepTrack, events: Events) -> State:
    frame = s.frames[-1]
    assert isinstance(frame, StepTracks)
    if events is not None:
        events.append(TrackChosen(seat, a.company))
    company = m.t.company_at[a.company]
    rest = StepTracks(tuple(c for c in frame.companies if c != company), frame.steps)
    return evolve(s, frames=(*s.frames[:-1], rest, Advance(company, frame.steps)))


def judge_step_track(m: Menu, s: State, seat: int, a: StepTrack) -> Refusal | None:
    frame = s.frames[-1]
    assert isinstance(frame, StepTracks)
    if m.t.company_at.get(a.company) in frame.companies:
        return None
    return Refusal("MOM-XBS-08", "That track is not one of those that still move.")
