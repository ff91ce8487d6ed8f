"""Sizes and bounds of the fields of a state in a vector: what the tables allow at most."""

from boardgames.core.vector_shapes import Bits, Nothing, Number, PerSeat, Row, SeatNumber, Shapes, Tally, UpTo, Word
from boardgames.mombasa.box.tables import NO_TOTALS
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.rules.question_checks import MOST
from boardgames.mombasa.rules.state_checks import MAX_POUNDS, MAX_TURNS
from boardgames.mombasa.state import ACTION, HIDDEN, NO_PLUS_ONE, OVER, PLAN, SETUP_REST, SETUP_TILE

DEEPEST = 4
"""A turn, and three questions that wait for each other: an expansion, its rewards, what one of them brings."""
USUAL_POUNDS, USUAL_TOTAL, USUAL_TURNS, USUAL_POINTS = 60, 15, 50, 20
"""Amounts that are rarely more: the scales of what has a bound far beyond."""


def shapes(game: Mombasa, players: int) -> Shapes:
    t = game.tables
    companies, positions = len(t.companies), t.ink.length + 1
    cards, tiles = tuple(t.cards), tuple(t.starting_tiles)
    books = (*t.books, *(tile for tile in tiles if tile not in t.books))
    book, card, regions = Word(books), Word((HIDDEN, *cards)), Bits(len(t.regions))
    posts, space = Row(companies, regions), Number(len(t.spaces) - 1)
    seat, company, points = SeatNumber(), Number(companies - 1), Number(MOST, scale=USUAL_POINTS)
    discs, every_card = Number(t.discs_of_color), len(cards)
    every_book = sum(map(len, t.supplies))
    return {
        "State.round": Number(t.rounds),
        "State.start_player": seat,
        "State.marker": seat,
        "State.active": seat,
        "State.turns": Number(MAX_TURNS, scale=USUAL_TURNS),
        "State.phase": Word((SETUP_TILE, SETUP_REST, PLAN, ACTION, OVER)),
        "State.tracks": Row(companies, Word(tuple(t.tracks))),
        "State.players": PerSeat(),
        "State.posts": posts,
        "State.bases": Row(
            companies, Row(len(t.columns[0]), Number(max(len(column) for base in t.columns for column in base)))
        ),
        "State.opened": Row(companies, Bits(len(t.columns[0]))),
        "State.removed": Row(companies, Number(t.posts)),
        "State.display": Row(len(t.display_ids), card),
        "State.draw": Tally((HIDDEN,), every_card),
        "State.discard": Tally(cards),
        "State.shelf": Row(len(t.shelf_ids), book),
        "State.coins": Bits(len(t.shelf_ids)),
        "State.supply": Row(len(t.supplies), Tally((HIDDEN,), every_book)),
        "State.waiting": Tally(books),
        "State.lost_books": Tally(books),
        "State.frames": UpTo(DEEPEST),
        "State.rng": Nothing(),
        "Player.pounds": Number(MAX_POUNDS, scale=USUAL_POUNDS),
        "Player.discs": discs,
        "Player.box": discs,
        "Player.placed": Bits(len(t.spaces)),
        "Player.steps": Row(companies, Number(max(track.length for track in t.tracks.values()))),
        "Player.bonus": Row(companies, Number(max(max(track.levels) for track in t.tracks.values()))),
        "Player.diamond": Number(t.diamond.length),
        "Player.ink": Number(t.ink.length),
        "Player.tile": Word((HIDDEN, *tiles)),
        "Player.dealt": Tally((HIDDEN, *tiles), t.tiles_dealt),
        "Player.books": Row(positions, book),
        "Player.turned": Bits(positions),
        "Player.covered": Tally(books),
        "Player.stock": Tally(cards),
        "Player.hand": Tally((HIDDEN, *cards), every_card),
        "Player.area": Row(len(t.places), card),
        "Player.used": Bits(len(t.places)),
        "Player.plus_one": Number(len(t.slots) - 1, NO_PLUS_ONE),
        "Player.totals": Row(len(NO_TOTALS), Number(MAX_POUNDS, scale=USUAL_TOTAL)),
        "Player.piles": Row(len(t.slots), Tally(cards)),
        "Turn.places": Bits(len(t.places)),
        "BuyWithGoods.total": points,
        "BuyWithGoods.discount": points,
        "SpendUnits.units": points,
        "ChooseCompany.points": points,
        "Expanding.company": company,
        "Expanding.points": points,
        "Expanding.entered": regions,
        "TakingPost.company": company,
        "TakingPost.region": Number(len(t.regions) - 1),
        "Rewards.company": company,
        "Rewards.points": points,
        "Rewards.regions": regions,
        "Ousting.company": company,
        "Ousting.regions": regions,
        "Bookkeeping.points": points,
        "RemovePosts.posts": points,
        "Advance.company": company,
        "Advance.steps": points,
        "BuyWithPounds.discount": points,
        "SellCard.plus": points,
        "SellCard.only": Number(len(NO_TOTALS) - 1, -1),
        "ChooseTier.space": space,
        "ChooseOption.space": space,
        "BuyOrDiamonds.space": space,
        "PickTracks.space": space,
        "StepTracks.companies": UpTo(companies - 1, company),
        "StepTracks.steps": points,
    }
