"""Sizes of the fields of a state in a vector: what the tables allow at most."""

from boardgames.core.vector_shapes import Bits, Nothing, Row, Shapes, Tally, UpTo, Word
from boardgames.mombasa.box.tables import NO_TOTALS
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.state import ACTION, HIDDEN, OVER, PLAN, SETUP_REST, SETUP_TILE

DEEPEST = 4
"""A turn, and three questions that wait for each other: an expansion, its rewards, what one of them brings."""


def shapes(game: Mombasa, players: int) -> Shapes:
    t = game.tables
    companies, positions = len(t.companies), t.ink.length + 1
    cards, tiles = tuple(t.cards), tuple(t.starting_tiles)
    books = (*t.books, *(tile for tile in tiles if tile not in t.books))
    book, card, regions = Word(books), Word((HIDDEN, *cards)), Bits(len(t.regions))
    each, posts = Row(companies), Row(companies, regions)
    return {
        "State.phase": Word((SETUP_TILE, SETUP_REST, PLAN, ACTION, OVER)),
        "State.tracks": Row(companies, Word(tuple(t.tracks))),
        "State.players": Row(players),
        "State.posts": posts,
        "State.bases": Row(companies, Row(len(t.columns[0]))),
        "State.opened": Row(companies, Bits(len(t.columns[0]))),
        "State.removed": each,
        "State.display": Row(len(t.display_ids), card),
        "State.draw": Tally((HIDDEN,)),
        "State.discard": Tally(cards),
        "State.shelf": Row(len(t.shelf_ids), book),
        "State.coins": Bits(len(t.shelf_ids)),
        "State.supply": Row(len(t.supplies), Tally((HIDDEN,))),
        "State.waiting": Tally(books),
        "State.lost_books": Tally(books),
        "State.frames": UpTo(DEEPEST),
        "State.rng": Nothing(),
        "Player.placed": Bits(len(t.spaces)),
        "Player.steps": each,
        "Player.bonus": each,
        "Player.tile": Word((HIDDEN, *tiles)),
        "Player.dealt": Tally((HIDDEN, *tiles)),
        "Player.books": Row(positions, book),
        "Player.turned": Bits(positions),
        "Player.covered": Tally(books),
        "Player.stock": Tally(cards),
        "Player.hand": Tally((HIDDEN, *cards)),
        "Player.area": Row(len(t.places), card),
        "Player.used": Bits(len(t.places)),
        "Player.totals": Row(len(NO_TOTALS)),
        "Player.piles": Row(len(t.slots), Tally(cards)),
        "Turn.places": Bits(len(t.places)),
        "Expanding.entered": regions,
        "Rewards.regions": regions,
        "Ousting.regions": regions,
        "StepTracks.companies": UpTo(companies - 1),
    }
