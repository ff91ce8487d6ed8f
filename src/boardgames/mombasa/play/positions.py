"""Positions put together by hand, for tests and worked examples: what goes somewhere is taken from somewhere."""

from collections.abc import Mapping, Sequence

import msgspec

from boardgames.core.game import Config
from boardgames.core.values import evolve
from boardgames.mombasa.box.tables import LETTERS, Tables
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.rules.area import counted
from boardgames.mombasa.state import ACTION, NO_PLUS_ONE, PLAN, UNATTACHED, Player, State

SLOTS = "abcde"
LOOSE = "loose"
"""The +1 tile lies beside the board."""


class Seat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player. Cards go by slot, books by position, steps by company; a starting card needs no colour."""

    area: Mapping[str, str] | None = None
    """Cards by slot. With an area or piles all other cards are in hand; without, the resting cards rest."""
    tiles: Sequence[str] = ()
    used: Sequence[str] = ()
    """Places of the action area, slots by their letters, that lie face down."""
    piles: Mapping[str, Sequence[str]] | None = None
    hand: Sequence[str] = ()
    """Cards acquired."""
    hand_only: Sequence[str] | None = None
    """These are all cards in hand; the others rest."""
    books: Mapping[int, str] = {}
    turned: Sequence[int] = ()
    ink: int = 0
    diamond: int = 0
    steps: Mapping[str, int] = {}
    bonus: Mapping[str, int] = {}
    """Working bonuses of a track; all that are unlocked if none are given."""
    pounds: int = 1
    plus_one: str = ""
    """The slot of the card that carries the +1 tile, or `LOOSE`."""
    discs: int | None = None
    placed: Sequence[str] = ()
    """Bonus spaces with a disc of the player."""
    passed: bool = False


NOTHING = Seat()


class Pieces:
    """Where cards and books are while a position is put together."""

    def __init__(self, tables: Tables, state: State) -> None:
        self.tables = tables
        self.draw, self.discard, self.display = list(state.draw), list(state.discard), list(state.display)
        self.supply, self.shelf = [list(pile) for pile in state.supply], list(state.shelf)
        self.refills = True

    def fetch_card(self, card: str) -> None:
        """Out of the draw pile, or out of the display, where the next card takes its place."""
        if card in self.draw:
            self.draw.remove(card)
        else:
            self.display[self.display.index(card)] = self.draw.pop(0) if self.refills else ""

    def exchange(self, space: str, card: str) -> None:
        """A card of the display changes places with the one that lies on the space."""
        at, old = self.tables.display_at[f"card-{space}"], self.display.index(card)
        self.display[at], self.display[old] = card, self.display[at]

    def lay_out(self, wanted: Mapping[str, str]) -> None:
        """The display holds exactly these cards; the others go back into the draw pile."""
        t, self.refills = self.tables, False
        back = [card for card in self.display if card and card not in wanted.values()]
        self.display = [""] * len(self.display)
        self.draw = sorted(self.draw + back, key=lambda card: (t.cards[card].letter, t.rank[card]))
        for letter, card in wanted.items():
            if card in self.draw:
                self.draw.remove(card)
            self.display[t.display_at[f"card-{letter}"]] = card

    def draw_only(self, cards: Sequence[str]) -> None:
        """Nothing else is left in the draw pile."""
        self.discard += [card for card in self.draw if card not in cards]
        self.draw = list(cards)

    def pile_of(self, book: str) -> list[str]:
        return self.supply[LETTERS.index(self.tables.books[book].letter)]

    def fetch_book(self, book: str) -> None:
        """Out of a supply, or out of the display, where the next book of the letter takes its place."""
        pile = self.pile_of(book)
        if book in pile:
            pile.remove(book)
        else:
            self.shelf[self.shelf.index(book)] = pile.pop(0)

    def shelve(self, wanted: Mapping[str, str]) -> None:
        """The book display shows exactly these books; the others go back under their supplies."""
        for book in self.shelf:
            if book and book not in wanted.values():
                self.pile_of(book).append(book)
        self.shelf = [""] * len(self.shelf)
        for space, book in wanted.items():
            if book in self.pile_of(book):
                self.pile_of(book).remove(book)
            self.shelf[self.tables.shelf_at[f"book-{space}"]] = book

    def leave_books(self, letter: str, left: Sequence[str]) -> list[str]:
        """Only these books are left of a letter; the others are lost."""
        number = LETTERS.index(letter)
        lost = [book for book in self.supply[number] if book not in left]
        self.supply[number] = list(left)
        return lost


def begun(game: Mombasa, players: int, variant: str = "first-game", seed: int | None = None) -> State:
    """The first planning phase, all choices the first of their lists; without a seed Blue is start player."""
    number = seed or 0
    while (state := game.start(Config(players, number, variant))).start_player and seed is None:
        number += 1
    while state.phase != PLAN:
        seat = game.decisions(state)[0].seat
        state = game.apply(state, seat, game.legal_actions(state, seat)[0])
    return state


def position(
    game: Mombasa,
    *seats: Seat,
    players: int = 2,
    seed: int | None = None,
    phase: str = ACTION,
    active: int = 0,
    start: int = 0,
    round: int = 1,
    turns: int = 4,
    tracks: Sequence[str] = (),
    posts: Mapping[str, Sequence[str]] | None = None,
    bases: Mapping[str, tuple[int, int, int]] | None = None,
    opened: Mapping[str, Sequence[int]] | None = None,
    exchanged: Mapping[str, str] | None = None,
    display: Mapping[str, str] | None = None,
    shelf: Mapping[str, str] | None = None,
    coins: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    books_left: Mapping[str, Sequence[str]] | None = None,
) -> State:
    """A turn of seat `active` in the action phase, unless `phase` says otherwise.

    `exchanged` brings cards of the display to other spaces; `display` and `shelf` are all that lies there. A base
    without figures has lost its posts from the first column on.
    """
    t, state = game.tables, begun(game, players, seed=seed)
    pieces = Pieces(t, state)
    if shelf is not None:
        pieces.shelve(shelf)
    if display is not None:
        pieces.lay_out(display)
    for space, card in (exchanged or {}).items():
        pieces.exchange(space, card)
    state = evolve(state, tracks=tuple(tracks) or t.first_tracks)
    facts = (*seats, *[NOTHING] * (players - len(seats)))
    everybody = tuple(_player(t, state, number, seat, pieces) for number, seat in enumerate(facts))
    if deck is not None:
        pieces.draw_only(deck)
    lost = [book for letter, left in (books_left or {}).items() for book in pieces.leave_books(letter, left)]
    state = evolve(
        state,
        phase=phase,
        round=round,
        turns=turns,
        active=active,
        start_player=start,
        marker=start,
        players=everybody,
        display=tuple(pieces.display),
        draw=tuple(pieces.draw),
        discard=tuple(pieces.discard),
        shelf=tuple(pieces.shelf),
        supply=tuple(tuple(pile) for pile in pieces.supply),
        lost_books=tuple(lost),
        coins=sum(1 << t.shelf_at[f"book-{space}"] for space in coins),
    )
    return _with_posts(t, state, posts or {}, bases or {}, opened or {})


def card_of(t: Tables, seat: int, name: str) -> str:
    """`coffee-1` is the starting card of that seat's colour."""
    own = f"{t.colors[seat]}-{name}"
    return own if own in t.cards else name


def _player(t: Tables, s: State, number: int, seat: Seat, pieces: Pieces) -> Player:
    p = _with_cards(t, s.players[number], number, seat, pieces)
    books = list(p.books)
    for at, book in seat.books.items():
        pieces.fetch_book(book)
        books[at] = book
    steps = tuple(seat.steps.get(company.id, 0) for company in t.companies)
    tracks = [t.tracks[name] for name in s.tracks]
    levels = [track.levels[at] for track, at in zip(tracks, steps, strict=True)]
    bonus = tuple(seat.bonus.get(company.id, level) for company, level in zip(t.companies, levels, strict=True))
    placed = sum(1 << t.space_at[space] for space in seat.placed)
    extra = sum(track.extra_discs[level] for track, level in zip(tracks, bonus, strict=True))
    dealt = t.discs[len(s.players)] + extra - len(seat.placed)
    discs = dealt if seat.discs is None else seat.discs
    p = evolve(
        p,
        pounds=seat.pounds,
        discs=discs,
        box=t.discs_of_color - discs - len(seat.placed),
        placed=placed,
        steps=steps,
        bonus=bonus,
        diamond=seat.diamond,
        ink=seat.ink,
        books=tuple(books),
        turned=sum(1 << at for at in seat.turned),
        used=sum(1 << t.place_at.get(place, SLOTS.find(place)) for place in seat.used),
        plus_one=_plus_one(seat),
        passed=seat.passed,
    )
    return counted(t, s.tracks, p)


def _plus_one(seat: Seat) -> int:
    if not seat.plus_one:
        return NO_PLUS_ONE
    return UNATTACHED if seat.plus_one == LOOSE else SLOTS.index(seat.plus_one)


def _with_cards(t: Tables, p: Player, number: int, seat: Seat, pieces: Pieces) -> Player:
    """The player with cards in area, piles and hand."""
    hand, stock, piles = list(p.hand), list(p.stock), [list(pile) for pile in p.piles]
    if not (seat.piles is None and seat.area is None and seat.hand_only is None):
        hand += [card for pile in piles for card in pile]
        piles = [[] for _ in piles]

    def take(name: str) -> str:
        card = card_of(t, number, name)
        if card in hand:
            hand.remove(card)
        else:
            pieces.fetch_card(card)
            stock.append(card)
        return card

    area = [""] * len(t.places)
    for slot, name in (seat.area or {}).items():
        area[SLOTS.index(slot)] = take(name)
    for tile in seat.tiles:
        area[t.place_at[tile]] = tile
    for slot, names in (seat.piles or {}).items():
        piles[SLOTS.index(slot)] = [take(name) for name in names]
    hand += [take(name) for name in seat.hand]
    if seat.hand_only is not None:
        kept = [take(name) for name in seat.hand_only]
        piles[2] += hand
        hand[:] = kept
    return evolve(
        p,
        stock=tuple(stock),
        hand=tuple(sorted(hand, key=t.rank.__getitem__)),
        area=tuple(area),
        piles=tuple(tuple(pile) for pile in piles),
    )


def _with_posts(
    t: Tables,
    s: State,
    posts: Mapping[str, Sequence[str]],
    bases: Mapping[str, tuple[int, int, int]],
    opened: Mapping[str, Sequence[int]],
) -> State:
    masks, columns, backs, removed = [], [], [], []
    for company, home in zip(t.companies, t.columns, strict=True):
        regions = posts.get(company.id, ())
        base = list(bases.get(company.id, map(len, home)))
        if company.id not in bases:
            for _ in regions:
                base[next(i for i, left in enumerate(base) if left)] -= 1
        back = sum(1 << (column - 1) for column in opened.get(company.id, ()))
        masks.append(sum(1 << t.region_at[region] for region in regions))
        columns.append((base[0], base[1], base[2]))
        backs.append(back | sum(1 << i for i, left in enumerate(base) if not left))
        removed.append(t.posts - sum(base) - len(regions))
    return evolve(s, posts=tuple(masks), bases=tuple(columns), opened=tuple(backs), removed=tuple(removed))
