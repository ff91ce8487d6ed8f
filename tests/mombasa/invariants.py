"""What holds in every state of every game, and over every step."""

from collections import Counter
from typing import Any

from boardgames.mombasa.actions import AnyAction
from boardgames.mombasa.box.tables import NO_TOTALS, Tables
from boardgames.mombasa.rules.area import open_slots, totals
from boardgames.mombasa.rules.bases import share_value
from boardgames.mombasa.rules.scoring import owned
from boardgames.mombasa.state import ACTION, NO_PLUS_ONE, OVER, PLAN, SETUP_TILE, UNATTACHED, Player, State


def check(game: Any, s: State) -> None:
    t: Tables = game.tables
    _posts(t, s)
    _cards(t, s)
    _books(t, s)
    _discs(t, s)
    for p in s.players:
        _player(t, s, p)
    for sheet in game.scores(s):
        assert len(sheet.lines) == 7
    if s.phase == OVER:
        assert s.round == t.rounds
        assert game.decisions(s) == ()
    for decision in game.decisions(s):
        size = len(game.legal_actions(s, decision.seat))
        assert 0 < size < 200 or decision.kind == "plan"


def _posts(t: Tables, s: State) -> None:
    ousting = bool(s.frames)
    seen = 0
    for company, mask in enumerate(s.posts):
        assert sum(s.bases[company]) + mask.bit_count() + s.removed[company] == t.posts
        assert mask >> len(t.regions) == 0
        assert ousting or not mask & seen, "a region holds two posts after a turn"
        seen |= mask
        for column, posts in enumerate(s.bases[company]):
            opened = s.opened[company] >> column & 1
            assert 0 <= posts <= len(t.columns[column]) - opened
            assert posts or opened, "an empty column has an open back space"
        backs = sum(t.columns[column][-1] for column in range(3) if s.opened[company] >> column & 1)
        assert backs <= share_value(t, s, company) <= 15


def _cards(t: Tables, s: State) -> None:
    places = [*s.draw, *(card for card in s.display if card), *s.discard]
    for p in s.players:
        places += [*p.hand, *(card for card in p.area[: len(t.slots)] if card), *(c for pile in p.piles for c in pile)]
    deck = [card for letter in t.deck for card in letter]
    first = [card for p in s.players for card in p.stock if card not in deck]
    assert len(first) == 10 * len(s.players)
    assert Counter(places) == Counter(deck + first), "every card is in exactly one place"
    letters = [t.cards[card].letter for card in s.draw]
    assert letters == sorted(letters)
    for seat, p in enumerate(s.players):
        mine = [*p.hand, *(card for card in p.area[: len(t.slots)] if card), *(c for pile in p.piles for c in pile)]
        assert Counter(mine) == Counter(owned(s, seat)), "a hand follows from public facts"
        assert list(p.hand) == sorted(p.hand, key=t.rank.__getitem__)
        out_of_hand = [*p.area, *(c for pile in p.piles for c in pile)]
        assert not any(card and t.cards[card].kind == "share" for card in out_of_hand)
    tiles = [card for p in s.players for card in p.area[len(t.slots) :] if card]
    assert len(set(tiles)) == len(tiles)
    assert sum(p.plus_one != NO_PLUS_ONE for p in s.players) <= 1


def _books(t: Tables, s: State) -> None:
    first = t.ink.first_board_position
    places = [book for book in s.shelf if book] + [book for pile in s.supply for book in pile]
    places += [*s.waiting, *s.lost_books]
    for p in s.players:
        places += [*(book for book in p.books[first:] if book), *p.covered]
        for position, book in enumerate(p.books):
            if position >= first and book and t.barred[position]:
                assert t.books[book].letter != "A"
    assert Counter(places) == Counter(book for pile in t.supplies for book in pile)
    for space, book in enumerate(s.shelf):
        assert not book or t.books[book].letter == "ABC"[t.shelf_letters[space]]
    for space in range(len(s.shelf)):
        if s.coins >> space & 1:
            assert t.shelf_columns[space] <= s.round, "a coin came before its round"
    assert s.frames or not s.waiting


def _discs(t: Tables, s: State) -> None:
    seen = 0
    for p in s.players:
        assert p.discs + p.placed.bit_count() + p.box == t.discs_of_color
        assert p.discs >= 0
        assert p.box >= 0
        assert not p.placed & seen, "two discs on one space"
        seen |= p.placed
        for name in s.tracks:
            assert sum(p.placed >> space & 1 for space in t.spaces_of_track[name]) <= 1


def _player(t: Tables, s: State, p: Player) -> None:
    assert p.pounds >= 0
    assert 0 <= p.diamond <= t.diamond.length
    assert 0 <= p.ink <= t.ink.length
    if p.ink:
        assert p.books[p.ink], "the ink pot stands on an empty space"
    assert not any(p.turned >> at & 1 and not book for at, book in enumerate(p.books))
    for name, at, level in zip(s.tracks, p.steps, p.bonus, strict=True):
        assert 0 <= at <= t.tracks[name].length
        assert level <= t.tracks[name].levels[at], "a bonus works that is not unlocked"
    opened = open_slots(t, p)
    assert 3 <= opened.bit_count() <= 5
    used = sum(1 << slot for slot in range(len(t.slots)) if p.area[slot])
    assert not used & ~opened
    assert p.plus_one in (NO_PLUS_ONE, UNATTACHED) or p.area[p.plus_one]
    if p.passed:
        assert p.totals == NO_TOTALS
    if s.phase == ACTION:
        assert p.totals == totals(t, s.tracks, p.area, p.used, p.plus_one, p.bonus)
    if s.phase != PLAN:
        assert not p.planned
    if s.phase != SETUP_TILE:
        assert p.tile in t.starting_tiles
        assert p.books[1] == p.tile


def check_step(game: Any, before: State, seat: int, action: AnyAction, after: State) -> None:
    for old, new in zip(before.opened, after.opened, strict=True):
        assert not old & ~new, "an open back space was covered"
    for old, new in zip(before.removed, after.removed, strict=True):
        assert old <= new
    for who, (old_p, new_p) in enumerate(zip(before.players, after.players, strict=True)):
        assert old_p.ink <= new_p.ink
        assert old_p.diamond <= new_p.diamond
        assert all(a <= b for a, b in zip(old_p.steps, new_p.steps, strict=True))
        assert not open_slots(game.tables, old_p) & ~open_slots(game.tables, new_p)
        assert old_p.stock == new_p.stock[: len(old_p.stock)]
        if who != seat and before.phase == ACTION:
            assert old_p.pounds <= new_p.pounds, "nobody pays in another player's turn"
        ended = after.round > before.round or after.turns > before.turns
        assert old_p.bonus == new_p.bonus or ended or before.phase == PLAN, "a bonus began inside a turn"
    assert before.rng == after.rng, "nothing is rolled or shuffled after the set-up"
