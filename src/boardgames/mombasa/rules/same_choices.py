"""Choices of which one stands for all: equal cards, slots whose piles never come back, posts of one company, books
behind the ink pot."""

from collections.abc import Iterable

from boardgames.core.game import Seat
from boardgames.mombasa.actions import AnyAction, PlanPlace, ReturnPost, Sell, TurnBook
from boardgames.mombasa.box.tables import Card, Tables
from boardgames.mombasa.rules.area import open_slots
from boardgames.mombasa.rules.bookkeepers import face_up_books
from boardgames.mombasa.rules.rewards import home_of, ousted
from boardgames.mombasa.state import Ousting, Player, State


def are_equal(t: Tables, one: str, other: str) -> bool:
    """True if two cards differ in nothing that counts: not in what they do, nor in what they bring or cost."""
    return one == other or (one in t.cards and other in t.cards and _figures(t.cards[one]) == _figures(t.cards[other]))


def _figures(card: Card) -> tuple[int | str | None, ...]:
    """All that rules read of a card in a hand."""
    figures = (card.total, card.value, card.points, card.diamonds, card.pounds, card.crate)
    return (card.kind, card.good, *figures, card.mines_of, card.mines_per_step, card.share_of)


def first_equal(t: Tables, card: str, among: Iterable[str]) -> str:
    """Return the first card that equals this one."""
    return next((other for other in among if are_equal(t, other, card)), card)


def slots_matter(t: Tables, s: State) -> bool:
    """False in the last two rounds: what is laid then is taken back by nobody (MOM-PLN-12)."""
    return s.round < t.rounds - 1


def first_slot(t: Tables, p: Player) -> str:
    """Return the first open slot that is free; empty if there is none."""
    free = open_slots(t, p)
    return next((t.slots[slot] for slot in t.slot_numbers if free >> slot & 1 and not p.area[slot]), "")


def same_choice(t: Tables, s: State, seat: Seat, action: AnyAction) -> AnyAction:
    """Return the first of the legal choices that come to the same as this one."""
    p = s.players[seat]
    match action:
        case PlanPlace(card, slot):
            return PlanPlace(first_equal(t, card, p.hand), slot if slots_matter(t, s) else first_slot(t, p))
        case Sell(card):
            return Sell(first_equal(t, card, p.hand))
        case TurnBook(position) if position <= p.ink:  # the pot never comes back to it
            return TurnBook(next(at for at in face_up_books(p) if at <= p.ink))
        case ReturnPost(region, column) if s.frames and isinstance(s.frames[-1], Ousting):
            return ReturnPost(_first_home(t, s, s.frames[-1], region), column)
        case _:
            return action


def _first_home(t: Tables, s: State, f: Ousting, region: str) -> str:
    """Return the first region whose post has to go to the same base."""
    home = home_of(s, f, t.region_at[region])
    return next((t.regions[at].id for at, company in ousted(s, f) if company == home), region)
