"""The planning phase: everybody lays cards face down at the same time, then all are revealed."""

from boardgames.core.protocol import Refusal
from boardgames.core.values import evolve, replaced
from boardgames.mombasa.actions import AnyAction, PlanDone, PlanPlace
from boardgames.mombasa.box.menu import Menu
from boardgames.mombasa.events import CardPlanned, Events, Planned, PlansRevealed
from boardgames.mombasa.rules.area import counted, open_slots
from boardgames.mombasa.rules.turns import begin_turn
from boardgames.mombasa.state import ACTION, State, with_player


def legal_plan(m: Menu, s: State, seat: int) -> tuple[AnyAction, ...]:
    p = s.players[seat]
    free = open_slots(m.t, p)
    for slot in range(len(m.t.slots)):
        if p.area[slot]:
            free &= ~(1 << slot)
    found: list[AnyAction] = []
    if free:
        plan = m.plan
        for card in p.hand:
            found += plan[card][free]
    found.append(m.plan_done)
    return tuple(found)


def plan_place(m: Menu, s: State, seat: int, a: PlanPlace, events: Events) -> State:
    if events is not None:
        events.append(CardPlanned(seat, a.card, a.slot))
    p = s.players[seat]
    slot, at = m.t.place_at[a.slot], p.hand.index(a.card)
    area = replaced(p.area, slot, a.card)
    p = evolve(p, hand=p.hand[:at] + p.hand[at + 1 :], area=area)
    return evolve(s, players=with_player(s.players, seat, p))


def judge_plan(m: Menu, s: State, seat: int, a: PlanPlace) -> Refusal | None:
    t, p = m.t, s.players[seat]
    card, slot = t.cards.get(a.card), t.place_at.get(a.slot, len(t.slots))
    if card is None or a.card not in p.hand:
        return Refusal("MOM-PLN-02", "That card is not in your hand.")
    if card.kind == "share":
        return Refusal("MOM-PLN-11", "A single-share card is never laid into a slot.")
    if slot >= len(t.slots):
        return Refusal("MOM-PLN-02", "There is no such action slot.")
    if not open_slots(t, p) >> slot & 1:
        if slot == t.diamond_slot:
            need, have, rule, track = t.diamond.slot_at, p.diamond, "MOM-BRD-01", "diamond"
        else:
            need, have, rule, track = t.ink.slot_at, p.ink, "MOM-BRD-02", "ink pot"
        return Refusal(
            rule, f"That slot opens when your {track} reaches {need}; it is at {have}.", need=need, have=have
        )
    if p.area[slot]:
        return Refusal("MOM-PLN-02", "There is already a card in that slot.")
    return None


def plan_done(m: Menu, s: State, seat: int, a: PlanDone, events: Events) -> State:
    """When the last player has finished, all cards turn up at once and the action phase begins (MOM-PLN-10)."""
    if events is not None:
        events.append(Planned(seat))
    players = with_player(s.players, seat, evolve(s.players[seat], planned=True))
    if not all(player.planned for player in players):
        return evolve(s, players=players)
    if events is not None:
        events.append(PlansRevealed(tuple(player.area[: len(m.t.slots)] for player in players)))
    shown = tuple(evolve(counted(m.t, s.tracks, player), planned=False) for player in players)
    return begin_turn(m, evolve(s, players=shown, phase=ACTION), s.start_player, events)
