"""Invariants of every state: a position that comes from a file must pass before anybody plays on from it."""

from collections.abc import Iterator

from boardgames.core.state_checks import (
    Faults,
    adds_up,
    counts,
    first_fault,
    known,
    one_of,
    same_pieces,
    sized,
    streams,
    subset,
    within,
)
from boardgames.mombasa.box.tables import LETTERS, NO_TOTALS, Tables
from boardgames.mombasa.rules.area import open_slots, totals
from boardgames.mombasa.rules.question_checks import frame_faults, phase_faults
from boardgames.mombasa.rules.scoring import owned
from boardgames.mombasa.rules.setup import STREAMS
from boardgames.mombasa.state import ACTION, NO_PLUS_ONE, OVER, SETUP_TILE, UNATTACHED, Player, State

MAX_POUNDS, MAX_TURNS = 10_000, 1_000
"""Many times what ever comes up."""


def fault(t: Tables, s: State) -> str:
    """The first thing that is wrong, as the end of a sentence; empty if nothing is."""
    return first_fault(_faults(t, s))


def _faults(t: Tables, s: State) -> Faults:
    yield from _numbers(t, s)
    yield from _tracks(t, s)
    for seat in range(len(s.players)):
        yield from _sheet(t, s, seat)
        yield from _discs(t, s, seat)
    yield from _cards(t, s)
    for seat in range(len(s.players)):
        yield from _hand(t, s, seat)
        yield from _area(t, s, seat)
        yield from _own_books(t, s, seat)
    yield from _one_of_each(t, s)
    yield from _books(t, s)
    yield from _bases(t, s)
    yield from phase_faults(t, s)
    yield from frame_faults(t, s)


def _named(s: State) -> Iterator[tuple[str, Player]]:
    for seat, p in enumerate(s.players):
        yield f"players.{seat}", p


# lengths, numbers and names


def _numbers(t: Tables, s: State) -> Faults:
    seats, companies = len(s.players), len(t.companies)
    yield from within("players", seats, 2, len(t.discs) - 1)
    yield from within("round", s.round, t.rounds if s.phase == OVER else 1, t.rounds)
    for name in ("start_player", "marker", "active"):
        yield from within(name, getattr(s, name), 0, seats - 1)
    yield from within("turns", s.turns, 0, MAX_TURNS)
    for name in ("posts", "bases", "opened", "removed", "tracks"):
        yield from sized(name, getattr(s, name), companies)
    yield from sized("shelf", s.shelf, len(t.shelf_ids))
    yield from sized("supply", s.supply, len(t.supplies))
    yield from sized("display", s.display, len(t.display_ids))
    come = sum(1 << space for space, column in enumerate(t.shelf_columns) if column <= s.round)
    yield from subset("coins", s.coins, come)
    yield from streams(s.rng, len(STREAMS))


def _tracks(t: Tables, s: State) -> Faults:
    """One side of each track card."""
    yield from known("tracks", s.tracks, t.tracks)
    for i, card in enumerate(t.track_cards):
        if sum(track in card for track in s.tracks) != 1:
            yield f"tracks do not show one side of track card {i + 1}"


def _sheet(t: Tables, s: State, seat: int) -> Faults:
    p, name, companies = s.players[seat], f"players.{seat}", len(t.companies)
    yield from within(f"{name}.pounds", p.pounds, 0, MAX_POUNDS)
    yield from within(f"{name}.diamond", p.diamond, 0, t.diamond.length)
    yield from within(f"{name}.ink", p.ink, 0, t.ink.length)
    yield from sized(f"{name}.steps", p.steps, companies)
    yield from sized(f"{name}.bonus", p.bonus, companies)
    for i, track in enumerate(s.tracks):
        yield from within(f"{name}.steps.{i}", p.steps[i], 0, t.tracks[track].length)
        yield from within(f"{name}.bonus.{i}", p.bonus[i], 0, t.tracks[track].levels[p.steps[i]])
    yield from sized(f"{name}.books", p.books, t.ink.length + 1)
    yield from sized(f"{name}.area", p.area, len(t.places))
    yield from sized(f"{name}.piles", p.piles, len(t.slots))
    yield from counts(f"{name}.totals", p.totals, len(NO_TOTALS), MAX_POUNDS)
    yield from within(f"{name}.plus_one", p.plus_one, NO_PLUS_ONE, len(t.slots) - 1)


def _discs(t: Tables, s: State, seat: int) -> Faults:
    """No more discs are in play than were dealt and working bonuses have brought; each space holds one."""
    p, name = s.players[seat], f"players.{seat}"
    yield from within(f"{name}.discs", p.discs, 0, t.discs_of_color)
    yield from within(f"{name}.box", p.box, 0, t.discs_of_color)
    in_game = [*range(t.board_spaces), *(space for track in s.tracks for space in t.spaces_of_track[track])]
    yield from subset(f"{name}.placed", p.placed, sum(1 << space for space in in_game))
    total = p.discs + p.placed.bit_count() + p.box
    yield from adds_up(f"the bonus discs of seat {seat}", total, t.discs_of_color)
    extra = sum(t.tracks[track].extra_discs[level] for track, level in zip(s.tracks, p.bonus, strict=True))
    most = t.discs[len(s.players)] + extra
    yield from within(f"{name}.discs and those placed", p.discs + p.placed.bit_count(), 0, most)
    for other in range(seat):
        if p.placed & s.players[other].placed:
            yield f"{name}.placed is {p.placed}, where others have placed discs"
    for track in s.tracks:
        on_track = sum(p.placed >> space & 1 for space in t.spaces_of_track[track])
        yield from within(f"{name}.placed has discs on track {track}, which", on_track, 0, 1)


# cards


def _cards(t: Tables, s: State) -> Faults:
    """Every card is in exactly one place, and everybody began with the cards of their colour."""
    deck = [card for letter in t.deck for card in letter]
    first: list[str] = []
    for seat, p in enumerate(s.players):
        own = len(t.starting_cards[seat])
        first += p.stock[: own + 1]
        if p.stock[:own] != t.starting_cards[seat] or p.stock[own : own + 1] not in {(c,) for c in t.numbered_cards}:
            yield f"players.{seat}.stock does not begin with the cards of the first round"
    places = [*s.draw, *filter(None, s.display), *s.discard]
    for _, p in _named(s):
        places += [*p.hand, *filter(None, p.area[: len(t.slots)]), *(card for pile in p.piles for card in pile)]
    yield from same_pieces("the cards", places, deck + first)
    letters = [t.cards[card].letter for card in s.draw]
    if letters != sorted(letters):
        yield "draw does not have its letters in order"


def _hand(t: Tables, s: State, seat: int) -> Faults:
    """Check that a player's cards follow from what came and went in public."""
    p, name = s.players[seat], f"players.{seat}"
    mine = [*p.hand, *filter(None, p.area[: len(t.slots)]), *(card for pile in p.piles for card in pile)]
    yield from same_pieces(f"the cards of seat {seat}", mine, owned(s, seat))
    if len(set(p.stock)) < len(p.stock):
        yield f"{name}.stock holds a card twice"
    if list(p.hand) != sorted(p.hand, key=t.rank.__getitem__):
        yield f"{name}.hand is not in the order of the tables"
    if not t.shares.isdisjoint([*p.area, *(card for pile in p.piles for card in pile)]):
        yield f"{name} has a share outside the hand"


def _area(t: Tables, s: State, seat: int) -> Faults:
    """Cards lie in open slots, tiles at their places; the totals are those of what lies face up."""
    p, name, slots = s.players[seat], f"players.{seat}", len(t.slots)
    lying = sum(1 << place for place, card in enumerate(p.area) if card)
    yield from subset(f"{name}.area", lying & (1 << slots) - 1, open_slots(t, p))
    for place in range(slots, len(t.places)):
        yield from one_of(f"{name}.area.{place}", p.area[place], ("", t.places[place]))
    yield from subset(f"{name}.used", p.used, lying if s.phase == ACTION else 0)
    if p.plus_one >= 0 and (not p.area[p.plus_one] or t.cards[p.area[p.plus_one]].kind != "goods"):
        yield f"{name}.plus_one is {p.plus_one}, where no goods card lies"
    if p.passed and (lying or p.plus_one != NO_PLUS_ONE):
        yield f"{name}.area is not empty after the player's phase"
    shown = p.area if s.phase == ACTION else ("",) * slots + p.area[slots:]
    if p.totals != totals(t, s.tracks, shown, p.used, p.plus_one, p.bonus):
        yield f"{name}.totals are not those of the cards that lie face up"
    if p.plus_one > UNATTACHED and s.phase != ACTION:
        yield f"{name}.plus_one lies on a card before the cards are shown"


def _one_of_each(t: Tables, s: State) -> Faults:
    tiles = [tile for p in s.players for tile in p.area[len(t.slots) :] if tile]
    if len(set(tiles)) < len(tiles) or sum(p.plus_one != NO_PLUS_ONE for p in s.players) > 1:
        yield "players have the same bonus tile twice"
    kept = [p.tile for p in s.players if p.tile]
    dealt = [tile for p in s.players for tile in p.dealt]
    if len(set(kept)) < len(kept) or len(set(dealt)) < len(dealt):
        yield "players have the same starting tile twice"


# books


def _own_books(t: Tables, s: State, seat: int) -> Faults:
    """The book of the starting tile first, then what was placed; the ink pot stands on a book."""
    p, name, first = s.players[seat], f"players.{seat}", t.ink.first_board_position
    choosing = s.phase == SETUP_TILE
    yield from known(f"{name}.dealt", p.dealt, t.starting_tiles)
    yield from sized(f"{name}.dealt", p.dealt, t.tiles_dealt if choosing else 0)
    yield from known(f"{name}.tile", (p.tile,), ("", *p.dealt) if choosing else t.starting_tiles)
    if p.books[:first] != ("", *("" if choosing else p.tile for _ in range(1, first))):
        yield f"{name}.books do not begin with the starting tile"
    placed = [book for pile in t.supplies for book in pile]
    yield from known(f"{name}.books", p.books[first:], ("", *placed))
    yield from known(f"{name}.covered", p.covered, placed)
    yield from subset(f"{name}.turned", p.turned, sum(1 << at for at, book in enumerate(p.books) if book))
    if p.ink and not p.books[p.ink]:
        yield f"{name}.ink is {p.ink}, where no book lies"
    for at, book in enumerate(p.books[first:], first):
        if book and t.barred[at] and t.books[book].letter == LETTERS[0]:
            yield f"{name}.books.{at} is {book!r}, which cannot lie there"


def _books(t: Tables, s: State) -> Faults:
    places = [*filter(None, s.shelf), *(book for pile in s.supply for book in pile), *s.waiting, *s.lost_books]
    for _, p in _named(s):
        places += [*filter(None, p.books[t.ink.first_board_position :]), *p.covered]
    yield from same_pieces("the books", places, [book for pile in t.supplies for book in pile])
    for letter, pile in enumerate(s.supply):
        yield from known(f"supply.{letter}", pile, t.supplies[letter])
    for space, book in enumerate(s.shelf):
        yield from known(f"shelf.{space}", (book,), ("", *t.supplies[t.shelf_letters[space]]))


# the map


def _bases(t: Tables, s: State) -> Faults:
    """Posts are in the base, on the map or out of the game; an empty column has an open back space."""
    for company, base in enumerate(s.bases):
        yield from subset(f"posts.{company}", s.posts[company], (1 << len(t.regions)) - 1)
        yield from subset(f"opened.{company}", s.opened[company], (1 << len(t.columns[company])) - 1)
        yield from within(f"removed.{company}", s.removed[company], 0, t.posts)
        for column, posts in enumerate(base):
            opened = s.opened[company] >> column & 1
            yield from within(f"bases.{company}.{column}", posts, 1 - opened, len(t.columns[company][column]) - opened)
        everywhere = sum(base) + s.posts[company].bit_count() + s.removed[company]
        yield from adds_up(f"the posts of company {company}", everywhere, t.posts)
