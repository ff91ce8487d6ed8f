"""Warnings before a choice is made: capital calls, what would be given up, what comes too late."""

from collections.abc import Iterator, Sequence

from boardgames.core.game import Seat
from boardgames.core.messages import Messages
from boardgames.core.values import Event, evolve
from boardgames.mombasa import actions as do
from boardgames.mombasa import events as ev
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.box.tables import TOTALS, MarkerSpace, Tables, TileSpace
from boardgames.mombasa.rules.area import card_at, face_up_cards, open_slots, turned_down
from boardgames.mombasa.rules.bookkeepers import can_enter
from boardgames.mombasa.rules.discs import has_majority, occupied
from boardgames.mombasa.rules.tracks import next_call
from boardgames.mombasa.state import HIDDEN, Advance, Player, State, with_player


def _standing(t: Tables, soon: State | None, seat: Seat, company: str) -> tuple[int, int]:
    """The capital call before a player's disc after the choice, and what they have then."""
    if soon is None or company not in t.company_at:
        return 0, 0
    return next_call(t, soon, seat, t.company_at[company]), soon.players[seat].pounds


def _turned(t: Tables, p: Player, action: AnyAction) -> int:
    """Return the places of the action area that turn face down with an action: those of goods, of a merchant, of all
    expansion cards."""
    match action:
        case do.UseGoods(places):
            return sum(1 << t.place_at[place] for place in places if place in t.place_at)
        case do.UseMerchant(place) if place in t.place_at:
            return 1 << t.place_at[place]
        case do.UseExpansion():
            shown = {at: card_at(t, p, at) for at in range(len(p.area))}
            return sum(1 << at for at, card in shown.items() if card is not None and card.kind == "expansion")
        case _:
            return 0


def _reach(t: Tables, p: Player) -> int:
    """Number of books that the ink pot could enter now, with a bookkeeper that lies face up."""
    cards = (card_at(t, p, at) for at in range(len(p.area)))
    if not any(card is not None and card.kind == "bookkeeper" for card in cards):
        return 0
    return next(n for n in range(t.ink.length + 1) if not can_enter(t, p, p.ink + 1 + n, True))


def _given_up(t: Tables, messages: Messages, s: State, seat: Seat, action: AnyAction) -> Iterator[str]:
    """Yield what a choice gives up with the cards that it turns face down: books for the ink pot, free majorities."""
    p = s.players[seat]
    if not (places := _turned(t, p, action)):
        return
    later = turned_down(t, s.tracks, p, places)
    if books := _reach(t, p) - _reach(t, later):
        yield messages.text("warn-ink-shorter", books=books)
    then = evolve(s, players=with_player(s.players, seat, later))
    free = (space for number, space in t.majorities.items() if p.discs and not occupied(s) >> number & 1)
    for space in free:
        if has_majority(s, seat, space) and not has_majority(then, seat, space):
            yield messages.text("warn-majority-lost", kind=TOTALS[space.counts])


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
    yield from _given_up(t, messages, s, seat, action)
    p = s.players[seat]
    if isinstance(action, do.EndPhase) and (p.discs or face_up_cards(t, p)):
        yield messages.text("warn-round-left", cards=len(face_up_cards(t, p)), discs=p.discs)
    if isinstance(action, do.PlanDone):
        slots = [slot for slot in range(len(t.slots)) if open_slots(t, p) >> slot & 1 and not p.area[slot]]
        cards = [card for card in p.hand if card != HIDDEN and card not in t.shares]
        if slots and cards:
            yield messages.text("warn-slots-empty", slots=min(len(slots), len(cards)))
