"""Views of a seat: what it may see, what it may imagine behind that, and what it learns."""

from functools import cache

from boardgames.core.game import Seat
from boardgames.core.remember import remember_last
from boardgames.core.rng import below, next64, shuffled
from boardgames.core.values import Event, evolve
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.events import CardPlanned, RoundBegan, SpecialPaid, TileKept, TileReceived
from boardgames.mombasa.rules.area import open_slots
from boardgames.mombasa.rules.scoring import owned
from boardgames.mombasa.rules.setup import STREAMS
from boardgames.mombasa.state import HIDDEN, PLAN, SETUP_TILE, Player, State

NO_CHANCE = (0,) * len(STREAMS)


def observe(t: Tables, s: State, seat: Seat | None) -> State:
    """Other hands, plans and dealt tiles, the orders of the piles and the generator are blanked (MOM-PLN-09)."""
    slots = len(t.slots) if s.phase == PLAN else 0
    dealing = s.phase == SETUP_TILE
    return evolve(
        s,
        players=tuple([p if other == seat else _veiled(p, slots, dealing) for other, p in enumerate(s.players)]),
        draw=_blanks(len(s.draw)),
        supply=_blank_piles(s.supply),
        rng=NO_CHANCE,
    )


@remember_last
def _veiled(p: Player, slots: int, dealing: bool) -> Player:
    """While planning, hand and planned cards are one heap of unknown cards (MOM-Q-41, MOM-GEN-01)."""
    hidden = len(p.hand) + sum(card != "" for card in p.area[:slots])
    area = ("",) * slots + p.area[slots:]
    tile = HIDDEN if dealing and p.tile else p.tile
    return evolve(p, hand=_blanks(hidden), area=area, dealt=_blanks(len(p.dealt)), tile=tile)


@cache
def _blanks(count: int) -> tuple[str, ...]:
    return (HIDDEN,) * count


@remember_last
def _blank_piles(piles: tuple[tuple[str, ...], ...]) -> tuple[tuple[str, ...], ...]:
    return tuple([_blanks(len(pile)) for pile in piles])


def unseen(t: Tables, s: State, seat: Seat | None) -> frozenset[str]:
    """Facts are named `kind: detail`; `Words.fact` has words for each kind."""
    facts = [f"draw: {card}" for card in s.draw]
    facts += [f"book: {book}" for pile in s.supply for book in pile]
    for other in range(len(s.players)):
        if other != seat:
            if s.phase == PLAN:
                facts.append(f"plan: seat {other}")
            elif s.phase == SETUP_TILE:
                facts.append(f"tile: seat {other}")
    return frozenset(facts)


def witness(event: Event, seat: Seat | None, *, later: bool) -> Event | None:
    """Return what a seat saw of an event, then and forever."""
    match event:
        case CardPlanned() if event.seat != seat:
            return None
        case TileKept() if event.seat != seat:
            return TileKept(event.seat, HIDDEN)
        case _:
            return event


def imagine(t: Tables, seen: State, seat: Seat | None, luck: int) -> State:
    """Hands follow from public facts, plans are a random split of known cards, piles are shuffled."""
    players = list(seen.players)
    if seen.phase == SETUP_TILE:
        luck = _deal_tiles(t, players, seat, luck)
    for other, p in enumerate(players):
        if other != seat:
            luck, players[other] = _dealt(t, seen, other, p, luck)
    known = {card for p in players for card in p.stock} | set(seen.display) | set(seen.discard)
    draw: list[str] = []
    for letter in t.deck:
        luck, cards = shuffled(luck, [card for card in letter if card not in known])
        draw.extend(cards)
    placed = {*seen.shelf, *seen.waiting, *seen.lost_books}
    for p in players:
        placed.update(p.books, p.covered)
    supply = []
    for pile in t.supplies:
        luck, books = shuffled(luck, [book for book in pile if book not in placed])
        supply.append(books)
    rng = []
    for _ in seen.rng:
        luck, number = next64(luck)
        rng.append(number)
    return evolve(seen, players=tuple(players), draw=tuple(draw), supply=tuple(supply), rng=tuple(rng))


def _deal_tiles(t: Tables, players: list[Player], seat: Seat | None, luck: int) -> int:
    mine = players[seat].dealt if seat is not None else ()
    luck, tiles = shuffled(luck, [tile for tile in t.starting_tiles if tile not in mine])
    for other, p in enumerate(players):
        if other != seat:
            dealt, tiles = tuple(sorted(tiles[: len(p.dealt)])), tiles[len(p.dealt) :]
            luck, kept = below(luck, len(dealt))
            players[other] = evolve(p, dealt=dealt, tile=dealt[kept] if p.tile else "")
    return luck


def _dealt(t: Tables, seen: State, other: int, p: Player, luck: int) -> tuple[int, Player]:
    """The player with the hand that public facts give them, part of it in the slots while planning."""
    elsewhere = {card for pile in p.piles for card in pile} | set(p.area)
    hand = sorted((card for card in owned(seen, other) if card not in elsewhere), key=t.rank.__getitem__)
    area = list(p.area)
    if seen.phase == PLAN:
        slots = [slot for slot in range(len(t.slots)) if open_slots(t, p) >> slot & 1]
        luck, slots_in_order = shuffled(luck, slots)
        luck, cards = shuffled(luck, [card for card in hand if card not in t.shares])
        luck, count = below(luck, min(len(slots), len(cards)) + 1)
        for slot, card in zip(slots_in_order[:count], cards, strict=False):
            area[slot] = card
            hand.remove(card)
    return luck, evolve(p, hand=tuple(hand), area=tuple(area))


def concerns(event: Event) -> tuple[Seat, ...]:
    """Only a special space reached by somebody else does something to a player who does not act."""
    match event:
        case SpecialPaid(seat) | TileReceived(seat) | RoundBegan(seat):
            return (seat,)
        case _:
            return ()
