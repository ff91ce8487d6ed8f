"""What a position promises beside the points it shows, and what the books of a player's board ask for: for bots."""

from typing import TYPE_CHECKING

from boardgames.core.protocol import Seat
from boardgames.mombasa.box.tables import COTTON, EXPANSION, HELPERS, Book, Card, Tables
from boardgames.mombasa.rules.area import open_slots
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.state import Player, State

if TYPE_CHECKING:
    from boardgames.mombasa.game import Mombasa

GOODS = range(COTTON + 1)


def prospects(game: "Mombasa", s: State, seat: Seat) -> dict[str, int]:
    """Figures of a seat, by name."""
    t, p = game.tables, s.players[seat]
    cards = [t.cards[name] for name in p.stock]
    return {
        "slots": open_slots(t, p).bit_count(),
        "diamond": p.diamond,
        "ink": p.ink,
        "books": sum(1 for at in range(p.ink + 1, len(p.books)) if p.books[at]),
        "line": sum(line_needs(t, p)),
        "steps": sum(p.steps),
        "furthest": max(p.steps),
        "steps by value": sum(at * share_value(t, s, company) for company, at in enumerate(p.steps)),
        "goods": sum(card.value for card in cards if card.kind == "goods"),
        "expansion": sum(card.value for card in cards if card.kind == "expansion"),
        "bookkeepers": sum(card.points for card in cards if card.kind == "bookkeeper"),
        "merchants": sum(card.kind == "merchant" for card in cards),
        "discs": p.discs,
    }


def cards_for_books(t: Tables, p: Player) -> tuple[list[str], int]:
    """The cards of the hand with which the ink pot passes most books this round, and how many those are."""
    area = [t.cards[name] for name in p.area if name]
    hand = sorted((t.cards[name] for name in p.hand), key=lambda card: -card.value)
    room = open_slots(t, p).bit_count() - sum(1 for slot in t.slot_numbers if p.area[slot])
    found: list[Card] = []
    if not any(card.kind == "bookkeeper" for card in area):
        found = sorted((card for card in hand if card.kind == "bookkeeper"), key=lambda card: -card.points)[:1]
        if not found or not room:
            return [], 0
        hand.remove(found[0])
    totals = [-1 if kind == HELPERS else 0 for kind in range(HELPERS + 1)]  # the bookkeeper itself does not count
    for card in (*area, *found):
        totals[card.total] += card.value
    passed, at = 0, p.ink + 1
    while at <= t.ink.length and p.books[at]:
        if not p.turned >> at & 1:
            more = _missing(t.books[p.books[at]], totals, hand)
            if more is None or len(found) + len(more) > room:
                break
            for card in more:
                hand.remove(card)
                totals[card.total] += card.value
            found += more
        passed, at = passed + 1, at + 1
    return ([card.id for card in found], passed) if passed else ([], 0)


def _missing(book: Book, totals: list[int], hand: list[Card]) -> list[Card] | None:
    """The cards of the hand that must be added for a book, the strongest first; None if they do not suffice."""
    found: list[Card] = []
    left = list(totals)
    for kind, need in enumerate(book.needs):
        left[kind] -= need
        if left[kind] < 0 and not _fill(kind, left, hand, found):
            return None
    if book.any_good and max(left[kind] for kind in GOODS) < book.any_good:
        ways = []
        for kind in GOODS:
            short, more = list(left), list(found)
            short[kind] -= book.any_good
            if _fill(kind, short, hand, more):
                ways.append(more)
        return min(ways, key=len, default=None)
    return found


def _fill(kind: int, left: list[int], hand: list[Card], found: list[Card]) -> bool:
    """Whether cards of one kind make up for what is missing; they are added to those found."""
    for card in hand:
        if left[kind] >= 0:
            break
        if card.total == kind and card not in found:
            left[kind] += card.value
            found.append(card)
    return left[kind] >= 0


def line_needs(t: Tables, p: Player) -> list[int]:
    """What the books ahead of the ink pot ask for, of each kind the most: cards that serve them all."""
    most = [0] * (HELPERS + 1)
    for at in range(p.ink + 1, len(p.books)):
        if p.books[at] and not p.turned >> at & 1:
            most = [max(pair) for pair in zip(most, t.books[p.books[at]].needs, strict=True)]
    return most


def hardship(book: Book, line: list[int], best: list[int]) -> int:
    """How much a book asks for beyond the books of the line, and beyond what the player's cards can do."""
    asked = max(0, book.any_good - max(line[kind] for kind in GOODS))
    for kind, need in enumerate(book.needs):
        if need:
            asked += max(0, need - line[kind]) + (max(0, 2 * need - best[kind]) if kind <= EXPANSION else 1)
    return asked
