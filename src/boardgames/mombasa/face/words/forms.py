"""Choices that are made piece by piece: which goods cards, a card and its slot, a book and its space."""

from boardgames.core.choice_forms import PAIR, SET, Form, Piece
from boardgames.core.game import Seat
from boardgames.core.messages import Messages
from boardgames.mombasa import actions as do
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.face.words.codes import card_code, letter, waiting_mark
from boardgames.mombasa.face.words.names import apart, at_slot, count, listed, needs_gist, slot_name
from boardgames.mombasa.rules.area import card_value
from boardgames.mombasa.state import Player, State


def form(t: Tables, messages: Messages, s: State, seat: Seat, action: AnyAction) -> Form | None:
    p = s.players[seat]
    match action:
        case do.UseGoods(slots):
            cards = tuple(Piece(letter(t, slot), _goods(t, s, p, slot)) for slot in slots)
            return Form(SET, cards, (messages.text("piece-goods"),))
        case do.PlanPlace(card, slot):
            said = apart(t, card, (*p.hand, *p.area))
            pieces = (Piece(card_code(t, s, card), said), Piece(letter(t, slot), _slot(t, p, slot)))
            return Form(PAIR, pieces, (messages.text("piece-card"), messages.text("piece-slot")))
        case do.PlaceBook(book, position) if book in t.books and (mark := waiting_mark(t, s, book)):
            below = t.books.get(p.books[position])
            where = f"over {below.letter or 'start'}" if below else "empty"
            pieces = (Piece(mark, needs_gist(t.books[book])), Piece(str(position), where))
            return Form(PAIR, pieces, (messages.text("piece-book"), messages.text("piece-space")))
        case _:
            return None


def _goods(t: Tables, s: State, p: Player, slot: str) -> str:
    """A goods card, with what it counts now if that is not what is printed."""
    card = at_slot(t, p, slot)
    if card not in t.cards:
        return card
    said, value = listed(t, card), card_value(t, s.tracks, p, t.place_at[slot])
    return said if said.endswith(str(value)) else f"{said} as {value}"


def _slot(t: Tables, p: Player, slot: str) -> str:
    """A slot with the pile that comes back from it."""
    pile = p.piles[t.place_at[slot]]
    return f"{slot_name(t, slot)}, {count(len(pile), 'card') if pile else 'empty'}"
