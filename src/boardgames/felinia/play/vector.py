"""Sizes and bounds of the fields of a state in a vector: what the tables allow at most."""

from boardgames.core.vector_shapes import Bits, Nothing, Number, PerSeat, Row, SeatNumber, Shapes, Tally, UpTo, Word
from boardgames.felinia.game import Felinia
from boardgames.felinia.rules.mysteries import DRAWN
from boardgames.felinia.state import BOATS_OUT, LAST_MERCHANT
from boardgames.felinia.view import BLANK

DEEPEST = 5
"""Frames from the next round's preparation up to a choice in the commerce phase."""


def shapes(game: Felinia, players: int) -> Shapes:
    t = game.tables
    seat, kinds, places = SeatNumber(), len(t.goods), len(t.places) - 1
    cards = Number(t.cards.faces[1] * t.cards.cards_each)
    goods = Row(kinds, Number(max(good.count for good in t.goods)))
    provinces = max(len(board.provinces) for board in t.boards.values())
    backs = tuple(BLANK + country.id for country in t.countries)
    pile = tuple(dict.fromkeys(BLANK + boat.back for boat in t.boats.values()))
    tokens = players * t.components.bid_tokens_per_player
    place, aboard = Number(places), max(boat.places for boat in t.boats.values())
    return {
        "State.variant": Word(tuple(t.boards)),
        "State.end": Word((LAST_MERCHANT, BOATS_OUT)),
        "State.round": Number(len(t.boats) - len(t.docks) + 1),
        "State.first": seat,
        "State.players": PerSeat(),
        "State.markets": Row(places, Row(kinds, Number(max(place.goods_spaces for place in t.places)))),
        "State.piles": Row(len(t.places), UpTo(tokens, seat)),
        "State.bonus": Tally(tuple(t.bonus_tiles)),
        "State.ships": Row(len(t.docks)),
        "State.boats": Tally((*pile, *t.boats), len(t.boats)),
        "State.tiles": UpTo(provinces, Word((*backs, *t.trade_tiles))),
        "State.face_up": Bits(provinces),
        "State.bag": goods,
        "State.mysteries": Tally((BLANK,), max(1, len(t.mystery_cards))),
        "State.gone": Tally((*t.boats, *t.trade_tiles)),
        "State.frames": UpTo(DEEPEST),
        "State.rng": Nothing(),
        "Player.money": Number(t.money.max),
        "Player.goods": goods,
        "Player.gold": cards,
        "Player.spice": cards,
        "Player.provisions": cards,
        "Player.stock": Number(t.components.merchants_per_player),
        "Player.tokens": Number(t.components.bid_tokens_per_player),
        "Player.circles": Bits(len(t.bank.lap_income)),
        "Player.settled": Bits(provinces),
        "Player.trade": Tally((*backs, *t.trade_tiles), len(t.trade_tiles)),
        "Player.bonus": Tally((BLANK, *t.bonus_tiles), len(t.bonus_tiles)),
        "Player.mystery": Tally((BLANK, *t.mystery_cards), max(1, len(t.mystery_cards))),
        "Ship.boat": Word(tuple(t.boats)),
        "Ship.merchants": UpTo(aboard, seat),
        "Bid.seat": seat,
        "Bid.lap": Number(len(t.bank.lap_income)),
        "Commerce.place": place,
        "Buy.seat": seat,
        "Buy.place": place,
        "Guild.seat": seat,
        "Guild.place": place,
        "Boarding.seat": seat,
        "Departures.docks": UpTo(len(t.docks), Number(len(t.docks) - 1)),
        "Departures.landed": Number(aboard),
        "Journey.seat": seat,
        "Journey.at": Number(provinces - 1),
        "Journey.moves": Number(max(1, t.exploration.base_moves - 1)),
        "Flipping.seat": seat,
        "Flipping.country": Number(len(t.countries) - 1),
        "Flipping.left": Number(t.exploration.max_flips),
        "Mystery.seat": seat,
        "Mystery.left": Number(max(1, *(count for board in t.boards.values() for count in board.mysteries))),
        "Storing.seat": seat,
        "FinalSale.seat": seat,
        "Journey.visited": Bits(provinces),
        "Mystery.cards": UpTo(DRAWN, Word((BLANK, *t.mystery_cards))),
    }
