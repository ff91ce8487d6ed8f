"""From a config and its seed to the first state, and the choices of the set-up."""

from itertools import permutations

from boardgames.core.errors import UserError
from boardgames.core.protocol import Config, Refusal
from boardgames.core.rng import below, shuffled, start_streams
from boardgames.core.values import evolve
from boardgames.mombasa.actions import AnyAction, ArrangeRest, KeepTile
from boardgames.mombasa.box.menu import Menu
from boardgames.mombasa.box.tables import NO_TOTALS, Tables
from boardgames.mombasa.events import Events, RestArranged, StartingBonusTaken, TileKept, TilesShown
from boardgames.mombasa.state import NO_PLUS_ONE, PLAN, SETUP_REST, SETUP_TILE, Player, State, with_player

FIRST_GAME, VARIABLE = "first-game", "variable"
VARIANTS = (FIRST_GAME, VARIABLE)

STREAMS = ("start-player", "cards", "books", "tracks", "tiles")
"""One stream for each kind of chance; all of it is used up before the first choice."""


def start(m: Menu, config: Config) -> State:
    t, count = m.t, config.players
    if count not in t.players:
        raise UserError(f"Mombasa is for 2, 3 or 4 players, not {count} (MOM-CMP-15).")
    if config.variant not in VARIANTS:
        raise UserError(f"Mombasa has the variants {', '.join(VARIANTS)}, not {config.variant!r}.")
    if config.options:
        raise UserError("Mombasa has no options.")
    start_stream, card_stream, book_stream, track_stream, tile_stream = start_streams(config.seed, STREAMS)
    start_stream, first = below(start_stream, count)  # MOM-Q-53
    deck: list[str] = []
    for letter in t.deck:  # MOM-SET-05
        card_stream, cards = shuffled(card_stream, letter)
        deck.extend(cards)
    supply = []
    for books in t.supplies:
        book_stream, pile = shuffled(book_stream, books)
        supply.append(pile)
    tracks = t.first_tracks
    tiles: tuple[str, ...] = t.first_tiles
    if config.variant == VARIABLE:
        track_stream, tracks = laid_tracks(t, track_stream)
        tile_stream, tiles = shuffled(tile_stream, tuple(t.starting_tiles))
    display, rest = [""] * len(t.display_ids), deck[len(t.display_fill) :]
    for space, card in zip(t.display_fill, deck, strict=False):  # MOM-SET-06
        display[space] = card
    shelf = [""] * len(t.shelf_ids)
    for space, letter_number in enumerate(t.shelf_letters):  # MOM-SET-12
        shelf[space] = supply[letter_number][0]
        supply[letter_number] = supply[letter_number][1:]
    dealt = t.tiles_dealt if config.variant == VARIABLE else 0
    posts = len(t.columns[0])
    state = State(
        round=1,
        phase=SETUP_TILE if dealt else SETUP_REST,
        start_player=first,
        marker=first,
        active=first,
        turns=0,
        tracks=tracks,
        players=tuple(new_player(t, seat, (seat - first) % count, count, tiles, dealt) for seat in range(count)),
        posts=(0,) * len(t.companies),
        bases=((posts, posts, posts),) * len(t.companies),
        opened=(0,) * len(t.companies),
        removed=(0,) * len(t.companies),
        display=tuple(display),
        draw=tuple(rest),
        discard=(),
        shelf=tuple(shelf),
        coins=0,
        supply=tuple(supply),
        waiting=(),
        lost_books=(),
        frames=(),
        rng=(start_stream, card_stream, book_stream, track_stream, tile_stream),
    )
    return state if dealt else with_tiles(t, state, tiles)


def laid_tracks(t: Tables, stream: int) -> tuple[int, tuple[str, ...]]:
    """A shuffled track card at every edge, either end towards the board (MOM-SET-02)."""
    stream, cards = shuffled(stream, t.track_cards)
    tracks = [""] * len(t.companies)
    for company, ends in zip(t.track_edges, cards, strict=True):
        stream, end = below(stream, len(ends))
        tracks[company] = ends[end]
    return stream, tuple(tracks)


def new_player(t: Tables, seat: int, place: int, count: int, tiles: tuple[str, ...], dealt: int) -> Player:
    """A player's pieces; `place` is his place in the first turn order (MOM-SET-14 to MOM-SET-23)."""
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


def legal_keep(m: Menu, s: State, seat: int) -> tuple[AnyAction, ...]:
    return tuple(KeepTile(tile) for tile in s.players[seat].dealt)


def keep_tile(m: Menu, s: State, seat: int, a: KeepTile, events: Events) -> State:
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
    return with_tiles(m.t, s, kept[s.start_player :] + kept[: s.start_player])


def judge_keep(m: Menu, s: State, seat: int, a: KeepTile) -> Refusal | None:
    if a.tile in s.players[seat].dealt:
        return None
    return Refusal("MOM-SET-25", "That tile was not dealt to you.")


# Resting cards and starting bonus


def resting_cards(t: Tables, s: State, seat: int) -> list[str]:
    """The cards that the icons of the tile name; of two alike the first (MOM-Q-42)."""
    p = s.players[seat]
    left, named = list(p.stock), []
    for icon in t.starting_tiles[p.tile].rest:
        card = next(card for card in left if t.cards[card].icon == icon)
        left.remove(card)
        named.append(card)
    return named


def legal_rest(m: Menu, s: State, seat: int) -> tuple[AnyAction, ...]:
    return tuple(ArrangeRest((a, b, c)) for a, b, c in permutations(resting_cards(m.t, s, seat)))


def arrange_rest(m: Menu, s: State, seat: int, a: ArrangeRest, events: Events) -> State:
    """Then the starting bonus, which reaches neither a call nor a special space (MOM-SET-27, MOM-SET-28)."""
    t, p = m.t, s.players[seat]
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


def judge_rest(m: Menu, s: State, seat: int, a: ArrangeRest) -> Refusal | None:
    if a in legal_rest(m, s, seat):
        return None
    return Refusal("MOM-SET-27", "Lay out exactly the three cards that your starting tile shows, each once.")
