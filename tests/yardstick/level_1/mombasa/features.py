"""Figures of a position beside its points, needs of the books on a player's board, and worth of cards: for bots.

A card is bought for the rounds that are left, and for its share; but the goods that it costs could be steps, and the
pounds are points. In the last round the cards in hand are worth what they are sold for.
"""

from operator import attrgetter, mul, sub
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from boardgames.core.game import Seat
from boardgames.mombasa import actions as do
from boardgames.mombasa import state as st
from boardgames.mombasa.box.tables import COTTON, EXPANSION, HELPERS, Book, BuySpace, Card, SellSpace, Tables
from boardgames.mombasa.rules.area import open_slots
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.rules.display import open_discount, price, within
from boardgames.mombasa.state import NO_PLUS_ONE, Player, State
from tests.yardstick.level_1.mombasa.weights import Weights

if TYPE_CHECKING:
    from boardgames.mombasa.game import Mombasa

GOODS = range(COTTON + 1)
Line: TypeAlias = list[Book | None]
"""Books that the ink pot meets one after the other; None for one that is turned and asks for nothing."""

_value, _points = attrgetter("value"), attrgetter("points")


def features(game: "Mombasa", s: State, seat: Seat) -> dict[str, int]:
    """Figures of a seat, by name."""
    t, p = game.tables, s.players[seat]
    cards = [t.cards[name] for name in p.stock]
    hand = [t.cards[name] for name in p.hand]
    values = [share_value(t, s, company) for company in range(len(p.steps))]
    shown = planned_show(t, p)
    return {
        "slots": open_slots(t, p).bit_count(),
        "diamond": p.diamond,
        "ink": p.ink,
        "books": sum(1 for at in range(p.ink + 1, len(p.books)) if p.books[at]),
        "line": sum(line_needs(t, p)),
        "passed": shown.passed if shown else 0,
        "steps": sum(p.steps),
        "furthest": max(p.steps),
        "steps by value": sum(map(mul, p.steps, values)),
        "values": sum(values),
        "calls": sum(1 for name, at in zip(s.tracks, p.steps, strict=True) if t.tracks[name].calls[at]),
        "goods": sum(card.value for card in cards if card.kind == "goods"),
        "expansion": sum(card.value for card in cards if card.kind == "expansion"),
        "bookkeepers": sum(card.points for card in cards if card.kind == "bookkeeper"),
        "merchants": sum(card.kind == "merchant" for card in cards),
        "discs": p.discs,
        "hand": len(hand),
        "strongest good": max(sum(card.value for card in hand if card.total == good) for good in GOODS),
        "tiles": sum(1 for name in p.area[len(t.slots) :] if name) + (p.plus_one != NO_PLUS_ONE),
    }


class Show(NamedTuple):
    """Totals that a player could show in a round for the books ahead of the ink pot."""

    passed: int
    """Books that the ink pot passes."""
    cards: list[Card]
    """Those of the hand that this takes, the bookkeeper first."""
    totals: list[int]
    """Total of each kind that would be face up, without the bookkeeper in use."""
    hand: list[Card]
    """Rest of the hand, the strongest first."""
    room: int
    """Slots that are left."""


def line_ahead(t: Tables, p: Player, waiting: tuple[str, ...] = ()) -> Line:
    """The books ahead of the ink pot without a gap, and those that will follow."""
    line: Line = []
    at = p.ink + 1
    while at <= t.ink.length and p.books[at]:
        line.append(None if p.turned >> at & 1 else t.books[p.books[at]])
        at += 1
    return line + [t.books[name] for name in waiting]


def show(t: Tables, line: Line, area: list[Card], names: tuple[str, ...], room: int) -> Show | None:
    """The cards of a hand with which the ink pot passes most books of the line; None if no bookkeeper is there."""
    hand = sorted([t.cards[name] for name in names], key=_value, reverse=True)
    found: list[Card] = []
    totals = [0, 0, 0, 0, -1]  # the bookkeeper itself does not count
    for card in area:
        totals[card.total] += card.value
    if "bookkeeper" not in [card.kind for card in area]:
        found = sorted([card for card in hand if card.kind == "bookkeeper"], key=_points)[-1:]
        if not found or not room:
            return None
        hand.remove(found[0])
        totals[HELPERS] += 1
        room -= 1
    passed = 0
    for book in line:
        if book:
            more = missing(book, totals, hand)
            if more is None or len(more) > room:
                break
            for card in more:
                hand.remove(card)
                totals[card.total] += card.value
            found += more
            room -= len(more)
        passed += 1
    return Show(passed, found, totals, hand, room)


def planned_show(t: Tables, p: Player) -> Show | None:
    """Return what the hand can add to the cards that are planned."""
    area = [t.cards[name] for name in p.area if name]
    room = open_slots(t, p).bit_count() - sum([1 for slot in t.slot_numbers if p.area[slot]])
    return show(t, line_ahead(t, p), area, p.hand, room)


def next_shows(t: Tables, p: Player, line: Line, tile: str = "") -> list[Show | None]:
    """Return what the next round can show with the resting pile of each slot, and with one more tile."""
    tiles = [t.cards[tile]] if tile else []
    tiles += [t.cards[space.tile] for i, space in t.tile_spaces if p.placed >> i & 1 and space.tile in t.cards]
    room = open_slots(t, p).bit_count()
    return [show(t, line, tiles, p.hand + pile, room) if pile else None for pile in p.piles]


def passed_next(t: Tables, p: Player, tile: str) -> int:
    """Return how many books the next round can pass with one more tile."""
    line = line_ahead(t, p)
    return max([one.passed for one in next_shows(t, p, line, tile) if one], default=0) if line else 0


def missing(book: Book, totals: list[int], hand: list[Card]) -> list[Card] | None:
    """The cards of the hand that must be added for a book, the strongest first; None if they do not suffice."""
    found: list[Card] = []
    left = list(map(sub, totals, book.needs))
    if min(left) < 0 and not all(have >= 0 or _fill(kind, left, hand, found) for kind, have in enumerate(left)):
        return None
    if book.any_good and max(left[:EXPANSION]) < book.any_good:
        ways = []
        for kind in GOODS:
            short, more = list(left), list(found)
            short[kind] -= book.any_good
            if _fill(kind, short, hand, more):
                ways.append(more)
        return min(ways, key=len, default=None)
    return found


def _fill(kind: int, left: list[int], hand: list[Card], found: list[Card]) -> bool:
    """True if cards of one kind make up for what is missing; they are added to those found."""
    for card in hand:
        if left[kind] >= 0:
            break
        if card.total == kind and card not in found:
            left[kind] += card.value
            found.append(card)
    return left[kind] >= 0


def line_needs(t: Tables, p: Player) -> list[int]:
    """Return the most that the books ahead of the ink pot need of each kind: cards that serve them all."""
    most = [0] * (HELPERS + 1)
    for at in range(p.ink + 1, len(p.books)):
        if p.books[at] and not p.turned >> at & 1:
            most = [max(pair) for pair in zip(most, t.books[p.books[at]].needs, strict=True)]
    return most


def hardship(book: Book, line: list[int], best: list[int]) -> int:
    """Return what a book needs beyond the books of the line, and beyond what the player's cards can do."""
    asked = max(0, book.any_good - max(line[kind] for kind in GOODS))
    for kind, need in enumerate(book.needs):
        if need:
            asked += max(0, need - line[kind]) + (max(0, 2 * need - best[kind]) if kind <= EXPANSION else 1)
    return asked


# Cards


def card_worth(card: Card, learned: Weights) -> int:
    """About what a card does in a round."""
    match card.kind:
        case "goods":
            return learned.goods * card.value
        case "expansion":
            return learned.expansion * card.value
        case "bookkeeper":
            return learned.bookkeeper + learned.points * card.points
        case "merchant":
            return learned.merchant + learned.diamonds * card.diamonds + learned.pounds * card.pounds
    return learned.share


def best_for_pounds(t: Tables, s: State, p: Player, space: BuySpace, learned: Weights) -> int:
    """Return what the best card is worth that a player can pay for on a space."""
    f = st.BuyWithPounds(space.discount)
    offered = within(t, s, p.pounds - space.cost + space.discount, t.menu.buy_pounds)
    return max([_bought(t, s, f, a, learned) for a in offered])


def _bought(t: Tables, s: State, f: Any, a: Any, learned: Weights) -> int:
    """Return the worth of a card of the display: later rounds, its share, and the goods or pounds that it leaves."""
    space = t.display_at[a.space]
    card = t.cards[s.display[space]]
    worth = card_worth(card, learned) * (t.rounds - s.round) // 4
    if card.share_of >= 0:
        worth += learned.buy_share * share_value(t, s, card.share_of) // 4
    if isinstance(f, st.BuyWithGoods):
        return worth + learned.unit * (f.total - price(t, s, space, f.discount))
    return worth - learned.buy_pound * price(t, s, space, open_discount(t, f))


def buy(t: Tables, s: State, seat: Seat, f: Any, a: Any, learned: Weights) -> int:
    """A card, or no card and all units for steps."""
    if isinstance(a, do.Buy | do.BuyPounds):
        worth = max(0, _bought(t, s, f, a, learned))
    elif isinstance(a, do.BuyNone):
        worth = learned.unit * f.total
    else:
        return 1
    return worth * worth


def spend(t: Tables, s: State, seat: Seat, f: Any, a: Any, learned: Weights) -> int:
    """A card must be bought now, however little it is good for."""
    return max(1, buy(t, s, seat, f, a, learned))


def pounds_for(t: Tables, s: State, hand: tuple[str, ...], space: SellSpace) -> int:
    """The most that a card of the hand brings, less the value of a share that goes with it."""
    return space.plus + max([_brought(t, s, t.cards[name]) for name in hand if name in t.for_sale[space.only]])


def _brought(t: Tables, s: State, card: Card) -> int:
    return card.crate - (share_value(t, s, card.share_of) if card.share_of >= 0 else 0)


def sell(t: Tables, s: State, seat: Seat, f: Any, a: Any, learned: Weights) -> int:
    """Return how tempting a sale is: what is worth least in the rounds to come; in the last one what brings most."""
    if s.round == t.rounds:
        return max(1, 20 + _brought(t, s, t.cards[a.card]))
    worth = card_worth(t.cards[a.card], learned)
    return 1600 // (1 + worth * worth)


def buy_or_diamonds(t: Tables, s: State, seat: Seat, f: Any, a: Any, learned: Weights) -> int:
    if isinstance(a, do.TakeDiamonds):
        return 60
    return buy(t, s, seat, f, a, learned) if isinstance(a, do.BuyPounds) else 8
