"""The action phase: one action a turn, what follows by itself, and the end of a player's phase."""

from collections.abc import Callable
from typing import Any

from boardgames.core.protocol import Refusal
from boardgames.core.values import evolve, replaced
from boardgames.mombasa.actions import AnyAction, AttachPlusOne, EndPhase
from boardgames.mombasa.box.menu import Menu
from boardgames.mombasa.box.tables import EXPANSION, HELPERS
from boardgames.mombasa.events import BonusBegan, DiscsAdded, Events, PhaseEnded, PlusOneAttached
from boardgames.mombasa.rules.area import card_at, cleared, counted, turned_down
from boardgames.mombasa.rules.bases import run_removing
from boardgames.mombasa.rules.bookkeepers import run_ink
from boardgames.mombasa.rules.books import run_placing, run_points
from boardgames.mombasa.rules.discs import legal_spaces
from boardgames.mombasa.rules.expansion import run_expanding, run_ousting, run_rewards
from boardgames.mombasa.rules.goods import may_mix, mixed_sets, run_units
from boardgames.mombasa.rules.preparation import prepare
from boardgames.mombasa.rules.tracks import run_advance, run_step_tracks
from boardgames.mombasa.rules.trading import run_and_or
from boardgames.mombasa.state import (
    UNATTACHED,
    Advance,
    Bookkeeping,
    BuyOrDiamonds,
    Expanding,
    Ink,
    Ousting,
    PlaceBooks,
    RemovePosts,
    Rewards,
    SpendUnits,
    State,
    StepTracks,
    Turn,
    with_player,
)

# What follows by itself


def end_action(m: Menu, s: State, frame: Turn, events: Events) -> State:
    """The used cards turn face down; books that were taken are placed, then the turn is over."""
    if frame.places:
        p = turned_down(m.t, s.tracks, s.players[s.active], frame.places)
        s = evolve(s, players=with_player(s.players, s.active, p))
    if s.waiting:
        return evolve(s, frames=(PlaceBooks(),))
    return next_turn(m, evolve(s, frames=(), turns=s.turns + 1), events)


def place_books(m: Menu, s: State, frame: PlaceBooks, events: Events) -> State | None:
    after = run_placing(m, s, events)
    return after and next_turn(m, evolve(after, frames=(), turns=s.turns + 1), events)


RUN: dict[type, Callable[[Menu, State, Any, Events], State | None]] = {
    Turn: end_action,
    PlaceBooks: place_books,
    SpendUnits: run_units,
    Expanding: run_expanding,
    Rewards: run_rewards,
    Ousting: run_ousting,
    Bookkeeping: run_points,
    Ink: run_ink,
    RemovePosts: run_removing,
    Advance: run_advance,
    BuyOrDiamonds: run_and_or,
    StepTracks: run_step_tracks,
}
"""Open business that may need no answer. What is not here always asks."""


def settle(m: Menu, s: State, events: Events) -> State:
    """The state at which somebody has to choose again."""
    while s.frames:
        top = s.frames[-1]
        run = RUN.get(type(top))
        after = run(m, s, top, events) if run else None
        if after is None:
            return s
        s = after
    return s


# Whose turn


def next_turn(m: Menu, s: State, events: Events) -> State:
    """The next player clockwise who is still in the phase, or the end of the phase (MOM-ACT-01, MOM-ACT-07)."""
    count = len(s.players)
    for ahead in range(1, count + 1):
        seat = (s.active + ahead) % count
        if not s.players[seat].passed:
            return begin_turn(m, s, seat, events)
    return prepare(m, s, events)


def begin_turn(m: Menu, s: State, seat: int, events: Events) -> State:
    """Bonuses unlocked since the player's last turn work from now on (MOM-TRK-10, MOM-Q-07, MOM-Q-12)."""
    t, p = m.t, s.players[seat]
    tracks = t.tracks
    levels = tuple([tracks[name].levels[at] for name, at in zip(s.tracks, p.steps, strict=True)])
    if levels == p.bonus:
        return evolve(s, active=seat)
    extra = sum(tracks[name].extra_discs[level] for name, level in zip(s.tracks, levels, strict=True))
    had = t.discs_of_color - t.discs[len(s.players)] - p.box
    if events is not None:
        for company, (level, before) in enumerate(zip(levels, p.bonus, strict=True)):
            if level > before:
                words = tracks[s.tracks[company]].bonus_words[level - 1]
                events.append(BonusBegan(seat, t.companies[company].id, words))
        if extra > had:
            events.append(DiscsAdded(seat, extra - had))
    p = counted(t, s.tracks, evolve(p, bonus=levels, discs=p.discs + extra - had, box=p.box - (extra - had)))
    return evolve(s, active=seat, players=with_player(s.players, seat, p))


# The action of a turn


def legal_turn(m: Menu, s: State, seat: int) -> tuple[AnyAction, ...]:
    """One of the six actions (MOM-ACT-02), perhaps with the +1 tile put on a card first."""
    t, p = m.t, s.players[seat]
    cards, used = t.cards, p.used
    found: list[AnyAction] = []
    helpers: list[AnyAction] = []
    goods = [0, 0, 0]
    totals = p.totals
    if totals[0] or totals[1] or totals[2] or totals[HELPERS]:
        for place, name in enumerate(p.area):
            if name and not used >> place & 1:
                card = cards[name]
                if card.total < EXPANSION:
                    goods[card.total] |= 1 << place
                elif card.total == HELPERS:
                    helpers.append((m.bookkeepers if card.kind == "bookkeeper" else m.merchants)[place])
        coffee, banana, cotton = goods
        every = coffee | banana | cotton
        if p.plus_one == UNATTACHED:
            found += [attach for slot, attach in enumerate(m.attach) if every >> slot & 1]
        within = m.goods_within
        found += within[coffee]
        found += within[banana]
        found += within[cotton]
        if every not in goods and may_mix(t, s, p):
            found += mixed_sets(m, s, p, (coffee, banana, cotton))
    if totals[EXPANSION]:
        found.append(m.expansion)
    found += helpers
    if p.discs:
        found += legal_spaces(m, s, seat, p)
    piles = [] if s.round == t.rounds else [end for end, pile in zip(m.end, p.piles, strict=True) if pile]
    found += piles or [m.end_bare]
    return tuple(found)


def attach_plus_one(m: Menu, s: State, seat: int, a: AttachPlusOne, events: Events) -> State:
    p = s.players[seat]
    slot = m.t.place_at[a.slot]
    if events is not None:
        events.append(PlusOneAttached(seat, p.area[slot], a.slot))
    return evolve(s, players=with_player(s.players, seat, counted(m.t, s.tracks, evolve(p, plus_one=slot))))


def judge_attach(m: Menu, s: State, seat: int, a: AttachPlusOne) -> Refusal | None:
    p = s.players[seat]
    if p.plus_one != UNATTACHED:
        if p.plus_one < 0:
            return Refusal("MOM-TIL-07", "You do not have the +1 tile.")
        return Refusal("MOM-TIL-09", "The +1 tile already lies on a card.")
    card = card_at(m.t, p, m.t.place_at.get(a.slot))
    if card is None or card.kind != "goods":
        return Refusal("MOM-TIL-11", "There is no face-up goods card in that slot.")
    return None


# The end of a player's phase


def end_phase(m: Menu, s: State, seat: int, a: EndPhase, events: Events) -> State:
    """One pile to hand, the action area to the piles, the tiles back to the board (MOM-PAS-03 to MOM-PAS-06)."""
    t, p = m.t, s.players[seat]
    cards: tuple[str, ...] = ()
    if a.slot:
        slot = t.place_at[a.slot]
        cards = p.piles[slot]
        hand = tuple(sorted(p.hand + cards, key=t.rank.__getitem__))
        p = evolve(p, hand=hand, piles=replaced(p.piles, slot, ()))
    if events is not None:
        events.append(PhaseEnded(seat, a.slot, cards))
    s = evolve(s, players=with_player(s.players, seat, cleared(p)), turns=s.turns + 1)
    return next_turn(m, s, events)


def judge_end(m: Menu, s: State, seat: int, a: EndPhase) -> Refusal | None:
    t, p = m.t, s.players[seat]
    if s.round == t.rounds:
        return None if not a.slot else Refusal("MOM-Q-62", "In the last round no pile is taken.")
    if not a.slot:
        if any(p.piles):
            return Refusal("MOM-Q-28", "Choose a resting pile that has cards.")
        return None
    slot = t.place_at.get(a.slot, len(t.slots))
    if slot >= len(t.slots):
        return Refusal("MOM-PAS-03", "There is no such resting pile.")
    if not p.piles[slot]:
        return Refusal("MOM-Q-28", "That resting pile is empty.", need=1, have=0)
    return None
