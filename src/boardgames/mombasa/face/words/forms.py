"""Choices that are made piece by piece: which goods cards, a card and its slot, a book and its space."""

from boardgames.core.choice_forms import ONE, PAIR, SET, Form, Piece
from boardgames.core.game import Seat
from boardgames.mombasa import actions as do
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.face.words.codes import card_code, letter, plan_code, waiting_mark
from boardgames.mombasa.face.words.names import NONE, Names, at_slot
from boardgames.mombasa.rules.area import card_value
from boardgames.mombasa.rules.same_choices import slots_matter
from boardgames.mombasa.state import Player, State


def form(n: Names, s: State, seat: Seat, action: AnyAction) -> Form | None:
    t, p = n.t, s.players[seat]
    match action:
        case do.UseGoods(slots):
            cards = tuple(Piece(letter(t, slot), _goods(n, s, p, slot)) for slot in slots)
            return Form(SET, cards, (n.say("piece-goods"),))
        case do.PlanPlace(card, slot):
            said = n.apart(card, (*p.hand, *p.area))
            if not slots_matter(t, s):
                return Form(ONE, (Piece(plan_code(t, s, card, slot), said),), (n.say("piece-card"),))
            pieces = (Piece(card_code(t, s, card), said), Piece(letter(t, slot), _slot(n, p, slot)))
            return Form(PAIR, pieces, (n.say("piece-card"), n.say("piece-slot")))
        case do.PlaceBook(book, position) if book in t.books and (mark := waiting_mark(t, s, book)):
            below = t.books.get(p.books[position])
            where = n.say("form-over", letter=below.letter or NONE) if below else n.say("form-empty")
            pieces = (Piece(mark, n.book_gist(t.books[book])), Piece(str(position), where))
            return Form(PAIR, pieces, (n.say("piece-book"), n.say("piece-space")))
        case _:
            return None


def _goods(n: Names, s: State, p: Player, slot: str) -> str:
    """A goods card, with what it counts now if that is not what is printed."""
    t, card = n.t, at_slot(n.t, p, slot)
    if card not in t.cards:
        return card
    value = card_value(t, s.tracks, p, t.place_at[slot])
    return n.listed(card) if value == t.cards[card].value else n.say("form-goods", card=n.listed(card), value=value)


def _slot(n: Names, p: Player, slot: str) -> str:
    """A slot with the pile that comes back from it."""
    return n.say("form-slot", slot=n.slot(slot), cards=len(p.piles[n.t.place_at[slot]]))
