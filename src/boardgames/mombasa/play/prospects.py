"""What a position promises beside the points it shows: for bots that judge how a game goes on."""

from typing import TYPE_CHECKING

from boardgames.core.protocol import Seat
from boardgames.mombasa.rules.area import open_slots
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.state import State

if TYPE_CHECKING:
    from boardgames.mombasa.game import Mombasa


def prospects(game: "Mombasa", s: State, seat: Seat) -> dict[str, int]:
    """Figures of a seat, by name."""
    t, p = game.tables, s.players[seat]
    cards = [t.cards[name] for name in p.stock]
    return {
        "slots": open_slots(t, p).bit_count(),
        "diamond": p.diamond,
        "ink": p.ink,
        "books": sum(1 for at in range(p.ink + 1, len(p.books)) if p.books[at]),
        "steps": sum(p.steps),
        "furthest": max(p.steps),
        "steps by value": sum(at * share_value(t, s, company) for company, at in enumerate(p.steps)),
        "goods": sum(card.value for card in cards if card.kind == "goods"),
        "expansion": sum(card.value for card in cards if card.kind == "expansion"),
        "bookkeepers": sum(card.points for card in cards if card.kind == "bookkeeper"),
        "merchants": sum(card.kind == "merchant" for card in cards),
        "discs": p.discs,
    }
