"""Warnings before a choice is made: capital calls, what would be given up, what comes too late."""

from collections.abc import Iterator, Sequence

from boardgames.core.game import Seat
from boardgames.core.messages import Messages
from boardgames.core.values import Event
from boardgames.mombasa import actions as do
from boardgames.mombasa import events as ev
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.box.tables import MarkerSpace, Tables, TileSpace
from boardgames.mombasa.rules.area import face_up_cards, open_slots
from boardgames.mombasa.rules.tracks import next_call
from boardgames.mombasa.state import HIDDEN, Advance, State


def _standing(t: Tables, soon: State | None, seat: Seat, company: str) -> tuple[int, int]:
    """The capital call before a player's disc after the choice, and what they have then."""
    if soon is None or company not in t.company_at:
        return 0, 0
    return next_call(t, soon, seat, t.company_at[company]), soon.players[seat].pounds


def warnings(
    t: Tables, messages: Messages, s: State, seat: Seat, action: AnyAction, soon: State | None, events: Sequence[Event]
) -> Iterator[str]:
    for event in events:
        match event:
            case ev.CallPaid(owner, company, pounds) if owner == seat:
                yield messages.text("warn-call-paid", company=company, pounds=pounds)
            case ev.StepsLost(owner, company, steps) if owner == seat:
                call, pounds = _standing(t, soon, seat, company)
                why = "end" if call < 0 else "dear" if call > pounds else "declined"
                yield messages.text("warn-steps-lost", steps=steps, why=why, call=call, pounds=pounds)
            case ev.PointsGivenUp(owner, points) if owner == seat:
                yield messages.text("warn-points-given-up", points=points)
    top = soon.frames[-1] if soon is not None and soon.frames else None
    if soon is not None and isinstance(top, Advance) and top not in s.frames:
        company = t.companies[top.company].id
        yield messages.text("warn-call-ahead", company=company, pounds=next_call(t, soon, seat, top.company))
    if isinstance(action, do.PlaceDisc) and s.round == t.rounds and action.space in t.space_at:
        match t.spaces[t.space_at[action.space]]:
            case TileSpace():
                yield messages.text("warn-last-tile")
            case MarkerSpace():
                yield messages.text("warn-last-marker")
    p = s.players[seat]
    if isinstance(action, do.EndPhase) and (p.discs or face_up_cards(t, p)):
        yield messages.text("warn-round-left", cards=len(face_up_cards(t, p)), discs=p.discs)
    if isinstance(action, do.PlanDone):
        slots = [slot for slot in range(len(t.slots)) if open_slots(t, p) >> slot & 1 and not p.area[slot]]
        cards = [card for card in p.hand if card != HIDDEN and card not in t.shares]
        if slots and cards:
            yield messages.text("warn-slots-empty", slots=min(len(slots), len(cards)))
