"""The action phase: one action a turn, whose turn it is, and the end of a player's phase."""

from itertools import compress

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Errand, Events, Question
from boardgames.core.values import evolve, replaced
from boardgames.mombasa.actions import AnyAction, AttachPlusOne, EndPhase
from boardgames.mombasa.box.tables import EXPANSION, HELPERS, Tables
from boardgames.mombasa.events import BonusBegan, DiscsAdded, PhaseEnded, PlusOneAttached
from boardgames.mombasa.rules.area import card_at, cleared, counted, turned_down
from boardgames.mombasa.rules.bookkeepers import USE_BOOKKEEPER
from boardgames.mombasa.rules.discs import PLACE_DISC, offer_discs
from boardgames.mombasa.rules.expansion import USE_EXPANSION
from boardgames.mombasa.rules.goods import USE_GOODS, may_mix, mixed_sets
from boardgames.mombasa.rules.merchants import USE_MERCHANT
from boardgames.mombasa.rules.preparation import prepare
from boardgames.mombasa.rules.tracks import unlocked
from boardgames.mombasa.state import (
    PLAN,
    SETUP_REST,
    SETUP_TILE,
    UNATTACHED,
    ActionTurn,
    PlaceBooks,
    State,
    Turn,
    with_player,
)

# Whose turn


def end_action(t: Tables, s: State, f: Turn, events: Events) -> State:
    """The used cards turn face down; books that were taken are placed, then the turn is over (MOM-GDS-11,
    MOM-EXP-25, MOM-CLK-16, MOM-DIA-07).
    """
    if f.places:
        p = turned_down(t, s.tracks, s.players[s.active], f.places)
        s = evolve(s, players=with_player(s.players, s.active, p))
    return evolve(s, frames=(PlaceBooks(),)) if s.waiting else turn_over(t, s, events)


END_ACTION = Errand(Turn, end_action)


def turn_over(t: Tables, s: State, events: Events) -> State:
    """The next player clockwise who is still in the phase, or the end of the phase (MOM-ACT-01, MOM-ACT-07,
    MOM-RND-02).
    """
    players, turns = s.players, s.turns + 1
    count = len(players)
    for ahead in range(1, count + 1):
        seat = (s.active + ahead) % count
        if not players[seat].passed:
            return begin_turn(t, s, seat, turns, events)
    return prepare(t, evolve(s, turns=turns), events)


def begin_turn(t: Tables, s: State, seat: Seat, turns: int, events: Events) -> State:
    """Bonuses unlocked since the player's last turn work from now on (MOM-TRK-10, MOM-Q-07, MOM-Q-12, MOM-TRK-23,
    MOM-TRK-17).
    """
    p = s.players[seat]
    levels = unlocked(t, s, p)
    if levels == p.bonus:
        return evolve(s, active=seat, turns=turns, frames=())
    tracks = t.tracks
    extra = sum(tracks[name].extra_discs[level] for name, level in zip(s.tracks, levels, strict=True))
    had = t.discs_of_color - t.discs[len(s.players)] - p.box
    if events is not None:
        for company, (level, before) in enumerate(zip(levels, p.bonus, strict=True)):
            if level > before:
                events.append(BonusBegan(seat, t.companies[company].id, s.tracks[company], level))
        if extra > had:
            events.append(DiscsAdded(seat, extra - had))
    p = counted(t, s.tracks, evolve(p, bonus=levels, discs=p.discs + extra - had, box=p.box - (extra - had)))
    players = with_player(s.players, seat, p)
    return evolve(s, active=seat, turns=turns, players=players, frames=())


def waiting(t: Tables, s: State, seat: Seat) -> Refusal:
    """Return why a seat that is not asked may not choose."""
    if not 0 <= seat < len(s.players):
        return refuse("MOM-CMP-15", "no-such-player", players=len(s.players))
    if s.phase == PLAN:
        return refuse("MOM-PLN-10", "planning-finished")
    if s.phase == SETUP_TILE:
        return refuse("MOM-SET-25", "tile-kept")
    if s.players[seat].passed:
        return refuse("MOM-ACT-06", "phase-ended")
    return refuse("MOM-Q-61" if s.phase == SETUP_REST else "MOM-ACT-01", "not-your-turn")


# The action of a turn


def offer_turn(t: Tables, s: State, seat: Seat, f: ActionTurn) -> tuple[AnyAction, ...]:
    """One of the six actions (MOM-ACT-02), perhaps with the +1 tile put on a card first (MOM-ACT-04, MOM-PAS-07)."""
    p, menu = s.players[seat], t.menu
    found: list[AnyAction] = []
    helpers: list[AnyAction] = []
    totals = p.totals
    if totals[0] or totals[1] or totals[2] or totals[HELPERS]:
        cards, used = t.cards, p.used
        goods = [0, 0, 0]
        for place, name in enumerate(p.area):
            if name and not used >> place & 1:
                card = cards[name]
                if card.total < EXPANSION:
                    goods[card.total] |= 1 << place
                elif card.total == HELPERS:
                    helpers.append((menu.bookkeepers if card.kind == "bookkeeper" else menu.merchants)[place])
        coffee, banana, cotton = goods
        every = coffee | banana | cotton
        if p.plus_one == UNATTACHED:
            found += menu.attach_within[every]
        within = menu.goods_within
        found += within[coffee]
        found += within[banana]
        found += within[cotton]
        if every not in goods and may_mix(t, s, p):
            found += mixed_sets(t, s, p, (coffee, banana, cotton))
    if totals[EXPANSION]:
        found.append(menu.expansion)
    found += helpers
    if p.discs:
        found += offer_discs(t, s, seat, p)
    piles = () if s.round == t.rounds else tuple(compress(menu.end, p.piles))
    found += piles or (menu.end_bare,)
    return tuple(found)


# The +1 tile


def refuse_attach(t: Tables, s: State, seat: Seat, f: ActionTurn, a: AttachPlusOne) -> Refusal | None:
    p = s.players[seat]
    if p.plus_one != UNATTACHED:
        return refuse("MOM-TIL-07", "no-plus-one") if p.plus_one < 0 else refuse("MOM-TIL-09", "plus-one-lies")
    card = card_at(t, p, t.place_at.get(a.slot))
    if card is None or card.kind != "goods":
        return refuse("MOM-TIL-11", "no-goods-for-plus-one")
    return None


def attach_plus_one(t: Tables, s: State, seat: Seat, f: ActionTurn, a: AttachPlusOne, events: Events) -> State:
    """Put the +1 tile on a card, with which it is used (MOM-TIL-10)."""
    p = s.players[seat]
    slot = t.place_at[a.slot]
    if events is not None:
        events.append(PlusOneAttached(seat, p.area[slot], a.slot))
    return evolve(s, players=with_player(s.players, seat, counted(t, s.tracks, evolve(p, plus_one=slot))))


ATTACH_PLUS_ONE = Answer(
    AttachPlusOne,
    attach_plus_one,
    rules=("MOM-TIL-08", "MOM-Q-50"),
    otherwise=refuse("MOM-TIL-08", "when-attach-plus-one"),
    refuse=refuse_attach,
)


# The end of a player's phase


def refuse_end(t: Tables, s: State, seat: Seat, f: ActionTurn, a: EndPhase) -> Refusal | None:
    p = s.players[seat]
    if s.round == t.rounds:
        return refuse("MOM-Q-62", "no-pile-in-last-round") if a.slot else None
    if not a.slot:
        return refuse("MOM-Q-28", "choose-a-pile") if any(p.piles) else None
    slot = t.place_at.get(a.slot, len(t.slots))
    if slot >= len(t.slots):
        return refuse("MOM-PAS-03", "no-such-pile")
    return None if p.piles[slot] else refuse("MOM-Q-28", "pile-empty", 1, 0)


def end_phase(t: Tables, s: State, seat: Seat, f: ActionTurn, a: EndPhase, events: Events) -> State:
    """One pile to hand, the action area to the piles, the tiles back to the board (MOM-PAS-03 to MOM-PAS-06,
    MOM-PAS-02).
    """
    p = s.players[seat]
    cards: tuple[str, ...] = ()
    if a.slot:
        slot = t.place_at[a.slot]
        cards = p.piles[slot]
        hand = tuple(sorted(p.hand + cards, key=t.rank.__getitem__))
        p = evolve(p, hand=hand, piles=replaced(p.piles, slot, ()))
    if events is not None:
        events.append(PhaseEnded(seat, a.slot, cards))
    return turn_over(t, evolve(s, players=with_player(s.players, seat, cleared(p))), events)


END_PHASE = Answer(
    EndPhase,
    end_phase,
    rules=("MOM-PAS-01", "MOM-PAS-03"),
    otherwise=refuse("MOM-PAS-01", "when-end-phase"),
    refuse=refuse_end,
)

CHOOSE_ACTION = Question(
    ActionTurn,
    answers=(ATTACH_PLUS_ONE, USE_GOODS, USE_EXPANSION, USE_BOOKKEEPER, USE_MERCHANT, PLACE_DISC, END_PHASE),
    offer=offer_turn,
    rules=(
        "MOM-ACT-02",
        "MOM-ACT-03",
        "MOM-GDS-01",
        "MOM-EXP-01",
        "MOM-CLK-01",
        "MOM-DIA-02",
        "MOM-BON-01",
        "MOM-PAS-03",
    ),
)
