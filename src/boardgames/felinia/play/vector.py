"""Sizes of the fields of a state in a vector: what the tables allow at most."""

from boardgames.core.vector_shapes import Bits, Nothing, Row, Shapes, Tally, UpTo, Word
from boardgames.felinia.game import Felinia
from boardgames.felinia.rules.mysteries import DRAWN
from boardgames.felinia.state import BOATS_OUT, LAST_MERCHANT
from boardgames.felinia.view import BLANK

DEEPEST = 5
"""Frames from the next round's preparation up to a choice in the commerce phase."""


def shapes(game: Felinia, players: int) -> Shapes:
    t = game.tables
    goods = Row(len(t.goods))
    provinces = max(len(board.provinces) for board in t.boards.values())
    backs = tuple(BLANK + country.id for country in t.countries)
    pile = tuple(dict.fromkeys(BLANK + boat.back for boat in t.boats.values()))
    tokens = players * t.components.bid_tokens_per_player
    return {
        "State.variant": Word(tuple(t.boards)),
        "State.end": Word((LAST_MERCHANT, BOATS_OUT)),
        "State.players": Row(players),
        "State.markets": Row(len(t.places) - 1, goods),
        "State.piles": Row(len(t.places), UpTo(tokens)),
        "State.bonus": Tally(tuple(t.bonus_tiles)),
        "State.ships": Row(len(t.docks)),
        "State.boats": Tally((*pile, *t.boats)),
        "State.tiles": UpTo(provinces, Word((*backs, *t.trade_tiles))),
        "State.face_up": Bits(provinces),
        "State.bag": goods,
        "State.mysteries": Tally((BLANK,)),
        "State.gone": Tally((*t.boats, *t.trade_tiles)),
        "State.frames": UpTo(DEEPEST),
        "State.rng": Nothing(),
        "Player.goods": goods,
        "Player.circles": Bits(len(t.bank.lap_income)),
        "Player.settled": Bits(provinces),
        "Player.trade": Tally((*backs, *t.trade_tiles)),
        "Player.bonus": Tally((BLANK, *t.bonus_tiles)),
        "Player.mystery": Tally((BLANK, *t.mystery_cards)),
        "Ship.boat": Word(tuple(t.boats)),
        "Ship.merchants": UpTo(max(boat.places for boat in t.boats.values())),
        "Departures.docks": UpTo(len(t.docks)),
        "Journey.visited": Bits(provinces),
        "Mystery.cards": UpTo(DRAWN, Word((BLANK, *t.mystery_cards))),
    }
