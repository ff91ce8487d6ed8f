"""From a config and its seed to the first state, and the choices of the set-up."""

from itertools import permutations

from boardgames.core.game import Config, Refusal, Seat, refuse
from boardgames.core.rng import below, shuffled, start_streams
from boardgames.core.rulebook import Answer, Events, Question
from boardgames.core.values import evolve
from boardgames.mombasa.actions import AnyAction, ArrangeRest, KeepTile
from boardgames.mombasa.box.tables import NO_TOTALS, Tables
from boardgames.mombasa.events import RestArranged, StartingBonusTaken, TileKept, TilesShown
from boardgames.mombasa.info import VARIABLE
from boardgames.mombasa.state import (
    NO_PLUS_ONE,
    ORDERS,
    PLAN,
    SETUP_REST,
    SETUP_TILE,
    ArrangingRest,
    KeepingTile,
    Player,
    State,
    with_player,
)

STREAMS = ("start-player", "cards", "books", "tracks", "tiles")
"""One stream for each kind of chance; all of it is used up before the first choice."""


def set_up(t: Tables, config: Config) -> State:
    """The table before the first choice. Every kind of chance has a stream of its own."""
    count, variable = config.players, config.variant == VARIABLE
    start_stream, card_stream, book_stream, track_stream, tile_stream = start_streams(config.seed, STREAMS)
    start_stream, first = below(start_stream, count)  # MOM-Q-53
    card_stream, display, draw = dealt_cards(t, card_stream)
    book_stream, shelf, supply = dealt_books(t, book_stream)
    tracks, tiles = t.first_tracks, t.first_tiles
    if variable:
        track_stream, tracks = laid_tracks(t, track_stream)
        tile_stream, tiles = shuffled(tile_stream, tuple(t.starting_tiles))
    dealt = t.tiles_dealt if variable else 0
    posts, companies = len(t.columns[0][0]), len(t.companies)
    state = State(
        round=1,
        phase=SETUP_TILE if dealt else SETUP_REST,
        start_player=first,
        marker=first,
        active=first,
        turns=0,
        tracks=tracks,
        players=tuple(new_player(t, seat, (seat - first) % count, count, tiles, dealt) for seat in range(count)),
        posts=(0,) * companies,
        bases=((posts, posts, posts),) * companies,
        opened=(0,) * companies,
        removed=(0,) * companies,
        display=display,
        draw=draw,
        discard=(),
        shelf=shelf,
        coins=0,
        supply=supply,
        waiting=(),
        lost_books=(),
        frames=(),
        rng=(start_stream, card_stream, book_stream, track_stream, tile_stream),
    )
    return state if dealt else with_tiles(t, state, tiles)


def dealt_cards(t: Tables, stream: int) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
    """Stream, display and draw pile: the letters one above the other, each shuffled (MOM-SET-05, MOM-SET-06,
    MOM-SET-07, MOM-PRE-13).
    """
    deck: list[str] = []
    for letter in t.deck:
        stream, cards = shuffled(stream, letter)
        deck.extend(cards)
    display = [""] * len(t.display_ids)
    for space, card in zip(t.display_fill, deck, strict=False):
        display[space] = card
    return stream, tuple(display), tuple(deck[len(t.display_fill) :])


def dealt_books(t: Tables, stream: int) -> tuple[int, tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """Stream, book display and piles: a book of its letter on every space (MOM-SET-12)."""
    supply = []
    for books in t.supplies:
        stream, pile = shuffled(stream, books)
        supply.append(pile)
    shelf = []
    for letter in t.shelf_letters:
        shelf.append(supply[letter][0])
        supply[letter] = supply[letter][1:]
    return stream, tuple(shelf), tuple(supply)


def laid_tracks(t: Tables, stream: int) -> tuple[int, tuple[str, ...]]:
    """A shuffled track card at every edge, either end towards the board (MOM-SET-02)."""
    stream, cards = shuffled(stream, t.track_cards)
    tracks = [""] * len(t.companies)
    for company, ends in zip(t.track_edges, cards, strict=True):
        stream, end = below(stream, len(ends))
        tracks[company] = ends[end]
    return stream, tuple(tracks)


def new_player(t: Tables, seat: Seat, place: int, count: int, tiles: tuple[str, ...], dealt: int) -> Player:
    """A player's pieces; `place` is the place in the first turn order (MOM-SET-14 to MOM-SET-23)."""
    hand = (*t.starting_cards[seat], t.numbered_cards[place])
    return Player(
        pounds=t.pounds,
        discs=t.discs[count],
        box=t.discs_of_color - t.discs[count],
        placed=0,
        steps=(0,) * len(t.companies),
        bonus=(0,) * len(t.companies),
        diamond=0,
        ink=0,
        tile="",
        dealt=tuple(sorted(tiles[place * dealt : (place + 1) * dealt])),
        books=("",) * (t.ink.length + 1),
        turned=0,
        covered=(),
        stock=hand,
        hand=hand,
        area=("",) * len(t.places),
        used=0,
        plus_one=NO_PLUS_ONE,
        totals=NO_TOTALS,
        piles=((),) * len(t.slots),
        planned=False,
        passed=False,
    )


def with_tiles(t: Tables, s: State, tiles: tuple[str, ...]) -> State:
    """Starting tiles in turn order, each with its book and the ink pot on its icon (MOM-SET-24, MOM-SET-26)."""
    count = len(s.players)
    players = []
    for seat, player in enumerate(s.players):
        tile = tiles[(seat - s.start_player) % count]
        players.append(evolve(player, tile=tile, dealt=(), books=("", tile, *player.books[2:])))
    return evolve(s, phase=SETUP_REST, active=s.start_player, players=tuple(players))


# Keeping a tile (variable set-up)


def still_to_keep(s: State) -> tuple[Seat, ...]:
    players = s.players
    return tuple([seat for seat in ORDERS[len(players)][s.start_player] if not players[seat].tile])


def offer_tiles(t: Tables, s: State, seat: Seat, f: KeepingTile) -> tuple[AnyAction, ...]:
    keep = t.menu.keep
    return tuple([keep[tile] for tile in s.players[seat].dealt])


def refuse_tile(t: Tables, s: State, seat: Seat, f: KeepingTile, a: KeepTile) -> Refusal | None:
    return None if a.tile in s.players[seat].dealt else refuse("MOM-SET-25", "tile-not-dealt")


def keep_tile(t: Tables, s: State, seat: Seat, f: KeepingTile, a: KeepTile, events: Events) -> State:
    """When the last player has chosen, all kept tiles are shown together."""
    if events is not None:
        events.append(TileKept(seat, a.tile))
    players = with_player(s.players, seat, evolve(s.players[seat], tile=a.tile))
    s = evolve(s, players=players)
    if not all(player.tile for player in players):
        return s
    kept = tuple(player.tile for player in players)
    if events is not None:
        events.append(TilesShown(kept))
    return with_tiles(t, s, kept[s.start_player :] + kept[: s.start_player])


KEEP_TILE = Question(
    KeepingTile,
    answers=(
        Answer(
            KeepTile,
            keep_tile,
            rules=("MOM-SET-25",),
            refuse=refuse_tile,
        ),
    ),
    offer=offer_tiles,
    rules=("MOM-SET-25",),
    secret=True,
    seats=still_to_keep,
)


# Resting cards and starting bonus


def resting_cards(t: Tables, s: State, seat: Seat) -> list[str]:
    """The cards of a seat that the icons of its tile name."""
    return named_cards(t, s.players[seat].stock, s.players[seat].tile)


def named_cards(t: Tables, stock: tuple[str, ...], tile: str) -> list[str]:
    """The cards that the icons of the tile name; of two alike the first (MOM-Q-42)."""
    left, named = list(stock), []
    for icon in t.starting_tiles[tile].rest:
        card = next(card for card in left if t.cards[card].icon == icon)
        left.remove(card)
        named.append(card)
    return named


def offer_rest(t: Tables, s: State, seat: Seat, f: ArrangingRest) -> tuple[AnyAction, ...]:
    return tuple(ArrangeRest((a, b, c)) for a, b, c in permutations(resting_cards(t, s, seat)))


def refuse_rest(t: Tables, s: State, seat: Seat, f: ArrangingRest, a: ArrangeRest) -> Refusal | None:
    if a in offer_rest(t, s, seat, f):
        return None
    return refuse("MOM-SET-27", "not-the-resting-cards")


def arrange_rest(t: Tables, s: State, seat: Seat, f: ArrangingRest, a: ArrangeRest, events: Events) -> State:
    """Then the starting bonus, which reaches neither a call nor a special space (MOM-SET-27, MOM-SET-28)."""
    p = s.players[seat]
    tile = t.starting_tiles[p.tile]
    if events is not None:
        events.append(RestArranged(seat, a.cards))
        events.append(StartingBonusTaken(seat, tile.steps, tile.diamonds))
    colored = [slot for slot in range(len(t.slots)) if t.slots_at_start >> slot & 1]
    piles = list(p.piles)
    for slot, card in zip(colored, a.cards, strict=True):
        piles[slot] = (card,)
    p = evolve(
        p,
        hand=tuple(card for card in p.hand if card not in a.cards),
        piles=tuple(piles),
        steps=tuple(at + more for at, more in zip(p.steps, tile.steps, strict=True)),
        diamond=p.diamond + tile.diamonds,
    )
    following = (seat + 1) % len(s.players)
    phase = PLAN if following == s.start_player else SETUP_REST
    return evolve(s, players=with_player(s.players, seat, p), active=following, phase=phase)


ARRANGE_REST = Question(
    ArrangingRest,
    answers=(
        Answer(
            ArrangeRest,
            arrange_rest,
            rules=("MOM-SET-27",),
            refuse=refuse_rest,
        ),
    ),
    offer=offer_rest,
    rules=("MOM-SET-27", "MOM-SET-28", "MOM-Q-42"),
)
