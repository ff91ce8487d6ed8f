"""Positions put together by hand: what goes somewhere is taken from somewhere."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from boardgames.core.protocol import Config
from boardgames.core.values import evolve
from boardgames.mombasa.box.tables import Tables
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.rules.area import counted
from boardgames.mombasa.state import ACTION, NO_PLUS_ONE, PLAN, UNATTACHED, Player, State

SLOTS = "abcde"


class Seat(msgspec.Struct, frozen=True):
    """What differs from the start of the game: cards by place, books by position, steps by company."""

    area: Mapping[str, str] = {}
    tiles: Sequence[str] = ()
    used: Sequence[str] = ()
    """Places of the action area, slots by their letters, that lie face down."""
    piles: Mapping[str, Sequence[str]] = {}
    hand: Sequence[str] = ()
    """Cards acquired."""
    books: Mapping[int, str] = {}
    ink: int = 0
    steps: Mapping[str, int] = {}
    pounds: int = 1
    plus_one: bool = False
    """The +1 tile lies beside the board."""
    passed: bool = False


NOTHING = Seat()


class Pieces:
    """Where cards and books are while a position is put together."""

    def __init__(self, tables: Tables, state: State) -> None:
        self.tables = tables
        self.draw, self.display = list(state.draw), list(state.display)
        self.supply, self.shelf = [list(pile) for pile in state.supply], list(state.shelf)

    def take_card(self, card: str) -> None:
        """Out of the draw pile, or out of the display, where the next card takes its place."""
        if card in self.draw:
            self.draw.remove(card)
        else:
            self.display[self.display.index(card)] = self.draw.pop(0)

    def lay_out(self, space: str, card: str) -> None:
        """A card of the display changes places with the one that lies on the space."""
        at, old = self.tables.display_at[f"card-{space}"], self.display.index(card)
        self.display[at], self.display[old] = card, self.display[at]

    def take_book(self, book: str) -> None:
        """Out of a supply, or out of the display, where the next book of the letter takes its place."""
        pile = self.supply["ABC".index(self.tables.books[book].letter)]
        if book in pile:
            pile.remove(book)
        else:
            self.shelf[self.shelf.index(book)] = pile.pop(0)


def begun(game: Mombasa, players: int) -> State:
    """The first planning phase of a first game; Blue is start player."""
    seed = 0
    while (state := game.start(Config(players, seed, "first-game"))).start_player:
        seed += 1
    while state.phase != PLAN:
        seat = game.decisions(state)[0].seat
        state = game.apply(state, seat, game.legal_actions(state, seat)[0])
    return state


def position(
    game: Mombasa,
    *seats: Seat,
    players: int = 2,
    display: Mapping[str, str] | None = None,
    posts: Mapping[str, Sequence[str]] | None = None,
    bases: Mapping[str, tuple[int, int, int]] | None = None,
) -> State:
    """Blue's turn in the action phase. A base without figures has lost its posts from the first column on."""
    t, state = game.tables, begun(game, players)
    pieces = Pieces(t, state)
    for space, card in (display or {}).items():
        pieces.lay_out(space, card)
    facts = (*seats, *[NOTHING] * (players - len(seats)))
    everybody = tuple(_player(t, state, number, seat, pieces) for number, seat in enumerate(facts))
    state = evolve(
        state,
        phase=ACTION,
        turns=2 * players,
        active=0,
        players=everybody,
        draw=tuple(pieces.draw),
        display=tuple(pieces.display),
        shelf=tuple(pieces.shelf),
        supply=tuple(tuple(pile) for pile in pieces.supply),
    )
    return _with_posts(t, state, posts or {}, bases or {})


def _player(t: Tables, state: State, number: int, seat: Seat, pieces: Pieces) -> Player:
    p = state.players[number]
    hand, stock = [*p.hand, *(card for pile in p.piles for card in pile)], list(p.stock)

    def take(name: str) -> str:
        card = f"{t.colors[number]}-{name}"
        card = card if card in t.cards else name
        if card in hand:
            hand.remove(card)
        else:
            pieces.take_card(card)
            stock.append(card)
        return card

    area = [""] * len(t.places)
    for slot, name in seat.area.items():
        area[SLOTS.index(slot)] = take(name)
    for tile in seat.tiles:
        area[t.place_at[tile]] = tile
    piles = [tuple(take(name) for name in seat.piles.get(slot, ())) for slot in SLOTS]
    hand += [take(name) for name in seat.hand]
    books = list(p.books)
    for at, book in seat.books.items():
        pieces.take_book(book)
        books[at] = book
    steps = tuple(seat.steps.get(company.id, 0) for company in t.companies)
    changed: dict[str, Any] = {
        "pounds": seat.pounds,
        "steps": steps,
        "bonus": tuple(t.tracks[name].levels[at] for name, at in zip(state.tracks, steps, strict=True)),
        "ink": seat.ink,
        "books": tuple(books),
        "stock": tuple(stock),
        "hand": tuple(sorted(hand, key=t.rank.__getitem__)),
        "area": tuple(area),
        "used": sum(1 << t.place_at.get(place, SLOTS.find(place)) for place in seat.used),
        "plus_one": UNATTACHED if seat.plus_one else NO_PLUS_ONE,
        "piles": tuple(piles),
        "passed": seat.passed,
    }
    return counted(t, state.tracks, evolve(p, **changed))


def _with_posts(
    t: Tables, s: State, posts: Mapping[str, Sequence[str]], bases: Mapping[str, tuple[int, int, int]]
) -> State:
    masks, columns, removed = [], [], []
    for company in t.companies:
        regions = posts.get(company.id, ())
        base = bases.get(company.id, (5 - len(regions), 5, 5))
        masks.append(sum(1 << t.region_at[region] for region in regions))
        columns.append(base)
        removed.append(t.posts - sum(base) - len(regions))
    return evolve(s, posts=tuple(masks), bases=tuple(columns), removed=tuple(removed))
