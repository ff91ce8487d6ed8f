"""The planning phase: everybody lays cards face down at the same time, then all are revealed."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve, replaced
from boardgames.mombasa.actions import AnyAction, PlanDone, PlanPlace
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.events import CardPlanned, Planned, PlansRevealed
from boardgames.mombasa.rules.area import counted, open_slots
from boardgames.mombasa.rules.turns import begin_turn
from boardgames.mombasa.state import ACTION, ORDERS, Planning, State, with_player


def still_to_plan(s: State) -> tuple[Seat, ...]:
    """Return the seats that have not finished planning (MOM-PLN-01)."""
    players = s.players
    return tuple([seat for seat in ORDERS[len(players)][s.start_player] if not players[seat].planned])


def offer_plan(t: Tables, s: State, seat: Seat, f: Planning) -> tuple[AnyAction, ...]:
    """Return the cards that can be planned; single shares stay in hand (MOM-PRE-14)."""
    p, menu = s.players[seat], t.menu
    free = open_slots(t, p)
    area = p.area
    for slot in t.slot_numbers:
        if area[slot]:
            free &= ~(1 << slot)
    found: list[AnyAction] = []
    if free:
        plan = menu.plan[free]
        for card in p.hand:
            found += plan[card]
    found.append(menu.plan_done)
    return tuple(found)


def refuse_place(t: Tables, s: State, seat: Seat, f: Planning, a: PlanPlace) -> Refusal | None:
    p = s.players[seat]
    slot = t.place_at.get(a.slot, len(t.slots))
    if a.card not in t.cards or a.card not in p.hand:
        return refuse("MOM-PLN-02", "not-in-hand")
    if a.card in t.shares:
        return refuse("MOM-PLN-11", "share-never-planned")
    if slot >= len(t.slots):
        return refuse("MOM-PLN-02", "no-such-slot")
    if not open_slots(t, p) >> slot & 1:
        if slot == t.diamond_slot:
            return refuse("MOM-BRD-01", "slot-opens-by-diamond", t.diamond.slot_space, p.diamond)
        return refuse("MOM-BRD-02", "slot-opens-by-ink", t.ink.slot_position, p.ink)
    if p.area[slot]:
        return refuse("MOM-PLN-02", "slot-taken")
    return None


def plan_place(t: Tables, s: State, seat: Seat, f: Planning, a: PlanPlace, events: Events) -> State:
    if events is not None:
        events.append(CardPlanned(seat, a.card, a.slot))
    p = s.players[seat]
    slot, at = t.place_at[a.slot], p.hand.index(a.card)
    area = replaced(p.area, slot, a.card)
    p = evolve(p, hand=p.hand[:at] + p.hand[at + 1 :], area=area)
    return evolve(s, players=with_player(s.players, seat, p))


def plan_done(t: Tables, s: State, seat: Seat, f: Planning, a: PlanDone, events: Events) -> State:
    """When the last player has finished, all cards turn up at once and the action phase begins (MOM-PLN-10)."""
    if events is not None:
        events.append(Planned(seat))
    players = with_player(s.players, seat, evolve(s.players[seat], planned=True))
    s = evolve(s, players=players)
    if still_to_plan(s):
        return s
    if events is not None:
        events.append(PlansRevealed(tuple(player.area[: len(t.slots)] for player in players)))
    shown = tuple(evolve(counted(t, s.tracks, player), planned=False) for player in players)
    return begin_turn(t, evolve(s, players=shown, phase=ACTION), s.start_player, s.turns, events)


PLAN_CARDS = Question(
    Planning,
    answers=(
        Answer(
            PlanPlace,
            plan_place,
            rules=("MOM-PLN-02", "MOM-PLN-05"),
            refuse=refuse_place,
        ),
        Answer(
            PlanDone,
            plan_done,
            rules=("MOM-PLN-06", "MOM-PLN-10"),
            otherwise=not_now("MOM-PLN-10"),
        ),
    ),
    offer=offer_plan,
    rules=("MOM-PLN-02", "MOM-PLN-06", "MOM-PLN-07", "MOM-PLN-05", "MOM-PLN-11", "MOM-PLN-12"),
    secret=True,
    seats=still_to_plan,
)
