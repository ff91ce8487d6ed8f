"""Positions as one expression. Every position keeps the invariants: what goes somewhere is taken from somewhere."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from boardgames.core.protocol import Config, Refusal
from boardgames.core.values import Event, evolve
from boardgames.mombasa import GAME
from boardgames.mombasa import actions as do
from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.rules.area import counted
from boardgames.mombasa.state import ACTION, NO_PLUS_ONE, PLAN, UNATTACHED, Player, State
from tests.mombasa import invariants

T = GAME.tables
COMPANIES = tuple(company.id for company in T.companies)
FIRST_GAME = ("A1", "B1", "C1", "D1")
SLOTS = "abcde"


def begun(players: int = 2, variant: str = "first-game", seed: int = 1) -> State:
    """A game at the first planning phase; set-up choices are the first on each list."""
    state = GAME.start(Config(players, seed, variant))
    while state.phase != PLAN:
        seat = GAME.decisions(state)[0].seat
        state = GAME.apply(state, seat, GAME.legal_actions(state, seat)[0])
    return state


class Hands:
    """Where cards and books are while a position is put together."""

    def __init__(self, state: State) -> None:
        self.draw, self.discard = list(state.draw), list(state.discard)
        self.display = list(state.display)
        self.supply, self.shelf = [list(pile) for pile in state.supply], list(state.shelf)

    def fetch_card(self, card: str) -> None:
        """Out of draw pile or display, which keeps a gap."""
        if card in self.draw:
            self.draw.remove(card)
        else:
            self.display[self.display.index(card)] = ""

    def lay_out(self, wanted: Mapping[str, str]) -> None:
        """The display holds exactly these cards; the others go back into the draw pile."""
        back = [card for card in self.display if card and card not in wanted.values()]
        self.display = [""] * len(self.display)
        self.draw = sorted(self.draw + back, key=lambda card: (T.cards[card].letter, T.rank[card]))
        for letter, card in wanted.items():
            if card in self.draw:
                self.draw.remove(card)
            self.display[T.display_at[f"card-{letter}"]] = card

    def fetch_book(self, book: str) -> None:
        """Out of a supply, or out of the display, where the next book of the letter takes its place."""
        pile = self.supply["ABC".index(T.books[book].letter)]
        if book in pile:
            pile.remove(book)
        else:
            self.shelf[self.shelf.index(book)] = pile.pop(0)

    def shelve(self, wanted: Mapping[str, str]) -> None:
        """The book display shows exactly these books; the others go back under their supplies."""
        for book in self.shelf:
            if book and book not in wanted.values():
                self.supply["ABC".index(T.books[book].letter)].append(book)
        self.shelf = [""] * len(self.shelf)
        for space, book in wanted.items():
            pile = self.supply["ABC".index(T.books[book].letter)]
            if book in pile:
                pile.remove(book)
            self.shelf[T.shelf_at[f"book-{space}"]] = book


def card_of(seat: int, name: str) -> str:
    """`coffee-1` is the starting card of that seat's colour."""
    own = f"{T.colors[seat]}-{name}"
    return own if own in T.cards else name


def given(
    players: int = 2,
    *,
    a: Mapping[str, Any] | None = None,
    b: Mapping[str, Any] | None = None,
    c: Mapping[str, Any] | None = None,
    d: Mapping[str, Any] | None = None,
    phase: str = ACTION,
    active: int = 0,
    start: int = 0,
    round: int = 1,
    turns: int = 4,
    tracks: Sequence[str] = FIRST_GAME,
    posts: Mapping[str, Sequence[str]] | None = None,
    bases: Mapping[str, tuple[int, int, int]] | None = None,
    opened: Mapping[str, Sequence[int]] | None = None,
    display: Mapping[str, str] | None = None,
    shelf: Mapping[str, str] | None = None,
    coins: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    books_left: Mapping[str, Sequence[str]] | None = None,
) -> State:
    """A turn of seat `active` in the action phase, unless `phase` says otherwise.

    Players a to d are mappings: pounds, discs, diamond, ink, steps, bonus (what works; all that is unlocked if left
    out), area, used, tiles, plus_one, hand (cards acquired), books, turned, piles, passed, placed.
    """
    state = begun(players)
    hands = Hands(state)
    if shelf is not None:
        hands.shelve(shelf)
    if display is not None:
        hands.lay_out(display)
    everybody = tuple(
        _player(seat, player, facts or {}, hands, tuple(tracks), phase, players)
        for seat, (player, facts) in enumerate(zip(state.players, (a, b, c, d), strict=False))
    )
    if deck is not None:
        hands.discard += [card for card in hands.draw if card not in deck]
        hands.draw = list(deck)
    lost: list[str] = []
    for letter, left in (books_left or {}).items():
        pile = hands.supply["ABC".index(letter)]
        lost += [book for book in pile if book not in left]
        hands.supply["ABC".index(letter)] = list(left)
    state = evolve(
        state,
        phase=phase,
        round=round,
        turns=turns,
        active=active,
        start_player=start,
        marker=start,
        tracks=tuple(tracks),
        players=everybody,
        display=tuple(hands.display),
        draw=tuple(hands.draw),
        discard=tuple(hands.discard),
        shelf=tuple(hands.shelf),
        supply=tuple(tuple(pile) for pile in hands.supply),
        lost_books=tuple(lost),
        coins=sum(1 << T.shelf_at[f"book-{space}"] for space in coins),
    )
    state = _with_posts(state, posts or {}, bases or {}, opened or {})
    invariants.check(GAME, state)
    return state


def _player(
    seat: int, p: Player, facts: Mapping[str, Any], hands: Hands, tracks: tuple[str, ...], phase: str, players: int
) -> Player:
    known = {"pounds", "discs", "diamond", "ink", "steps", "bonus", "area", "used", "tiles", "plus_one", "hand"}
    known |= {"books", "turned", "piles", "passed", "placed", "hand_only", "box"}
    assert set(facts) <= known, set(facts) - known
    hand, stock = list(p.hand), list(p.stock)
    piles = [list(pile) for pile in p.piles]
    if "piles" in facts or "area" in facts or "hand_only" in facts:
        hand += [card for pile in piles for card in pile]
        piles = [[] for _ in piles]

    def fetch(name: str) -> str:
        card = card_of(seat, name)
        if card in hand:
            hand.remove(card)
        else:
            hands.fetch_card(card)
            stock.append(card)
        return card

    area = [""] * len(T.places)
    for slot, name in facts.get("area", {}).items():
        area[SLOTS.index(slot)] = fetch(name)
    for tile in facts.get("tiles", ()):
        area[T.place_at[tile]] = tile
    for slot, names in facts.get("piles", {}).items():
        piles[SLOTS.index(slot)] = [fetch(name) for name in names]
    hand += [fetch(name) for name in facts.get("hand", ())]
    if "hand_only" in facts:
        keep = [fetch(name) for name in facts["hand_only"]]
        piles[2] += hand
        hand = keep
    books = list(p.books)
    for position, book in facts.get("books", {}).items():
        hands.fetch_book(book)
        books[position] = book
    steps = tuple(facts.get("steps", {}).get(company, 0) for company in COMPANIES)
    levels = [T.tracks[name].levels[at] for name, at in zip(tracks, steps, strict=True)]
    bonus = tuple(facts.get("bonus", {}).get(company, level) for company, level in zip(COMPANIES, levels, strict=True))
    placed = sum(1 << T.space_at[space] for space in facts.get("placed", ()))
    attached = facts.get("plus_one", "")
    extra = sum(T.tracks[name].extra_discs[level] for name, level in zip(tracks, bonus, strict=True))
    discs = facts.get("discs", T.discs[players] + extra - placed.bit_count())
    p = evolve(
        p,
        pounds=facts.get("pounds", 1),
        discs=discs,
        box=T.discs_of_color - discs - placed.bit_count(),
        placed=placed,
        steps=steps,
        bonus=bonus,
        diamond=facts.get("diamond", 0),
        ink=facts.get("ink", 0),
        books=tuple(books),
        turned=sum(1 << position for position in facts.get("turned", ())),
        stock=tuple(stock),
        hand=tuple(sorted(hand, key=T.rank.__getitem__)),
        area=tuple(area),
        used=sum(1 << place_number(place) for place in facts.get("used", ())),
        plus_one=UNATTACHED if attached == "loose" else SLOTS.index(attached) if attached else NO_PLUS_ONE,
        piles=tuple(tuple(pile) for pile in piles),
        passed=facts.get("passed", False),
    )
    return counted(T, tracks, p)


def place_number(place: str) -> int:
    return SLOTS.index(place) if place in SLOTS else T.place_at[place]


def _with_posts(
    s: State,
    posts: Mapping[str, Sequence[str]],
    bases: Mapping[str, tuple[int, int, int]],
    opened: Mapping[str, Sequence[int]],
) -> State:
    masks, columns, backs, removed = [], [], [], []
    for name in COMPANIES:
        regions = posts.get(name, ())
        base = list(bases.get(name, ()))
        if not base:
            base = [5, 5, 5]
            for _ in regions:
                base[next(i for i in range(3) if base[i])] -= 1
        back = sum(1 << (column - 1) for column in opened.get(name, ()))
        back |= sum(1 << i for i in range(3) if not base[i])
        masks.append(sum(1 << T.region_at[region] for region in regions))
        columns.append((base[0], base[1], base[2]))
        backs.append(back)
        removed.append(T.posts - sum(base) - len(regions))
    return evolve(s, posts=tuple(masks), bases=tuple(columns), opened=tuple(backs), removed=tuple(removed))


# What a test does with a position


def play(s: State, *actions: AnyAction, seat: int | None = None) -> State:
    """The state after these actions of whoever is asked, each of them legal."""
    return happened(s, *actions, seat=seat)[0]


def happened(s: State, *actions: AnyAction, seat: int | None = None) -> tuple[State, list[Event]]:
    """The same with the events."""
    events: list[Event] = []
    for action in actions:
        who = GAME.decisions(s)[0].seat if seat is None else seat
        assert GAME.refusal(s, who, action) is None, (action, GAME.refusal(s, who, action))
        assert action in GAME.legal_actions(s, who)
        after = GAME.apply(s, who, action, events)
        invariants.check(GAME, after)
        invariants.check_step(GAME, s, who, action, after)
        s = after
    return s, events


def offered(s: State, kind: type | tuple[type, ...] | None = None, seat: int | None = None) -> list[Any]:
    """The legal actions of whoever is asked, perhaps of one kind only."""
    who = GAME.decisions(s)[0].seat if seat is None else seat
    return [action for action in GAME.legal_actions(s, who) if kind is None or isinstance(action, kind)]


def why_not(s: State, action: AnyAction, seat: int | None = None) -> Refusal:
    """The refusal of an action that is not offered."""
    who = GAME.decisions(s)[0].seat if seat is None else seat
    refusal = GAME.refusal(s, who, action)
    assert refusal is not None
    assert action not in GAME.legal_actions(s, who)
    return refusal


def asked(s: State) -> str:
    """The kind of the open decision; empty when the game is over."""
    return next((decision.kind for decision in GAME.decisions(s)), "")


def top(s: State) -> Any:
    """The open business on top."""
    return s.frames[-1]


def company(name: str) -> int:
    return COMPANIES.index(name)


def region(name: str) -> int:
    return 1 << T.region_at[name]


def goods(*slots: str) -> do.UseGoods:
    return do.UseGoods(tuple(f"slot-{slot}" for slot in slots))


def regions_of(s: State, name: str) -> set[str]:
    return {place.id for i, place in enumerate(T.regions) if s.posts[company(name)] >> i & 1}


def labels(cards: Iterable[str]) -> list[str]:
    return sorted(T.cards[card].label for card in cards)


def passed_round(s: State) -> State:
    """Everybody still in the phase ends it at once."""
    number = s.round
    while s.round == number and GAME.decisions(s) and asked(s) == "turn":
        s = play(s, offered(s, do.EndPhase)[0])
    return s
