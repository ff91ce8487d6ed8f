"""Figures of a position beside its points, from which bots estimate how a game continues."""

from typing import TYPE_CHECKING

from boardgames.core.game import Seat
from boardgames.felinia.rules.boarding import places_left
from boardgames.felinia.rules.resources import lacking
from boardgames.felinia.state import State

if TYPE_CHECKING:
    from boardgames.felinia.game import Felinia


def features(game: "Felinia", s: State, seat: Seat) -> dict[str, int]:
    """Figures of a seat, by name."""
    t, p = game.tables, s.players[seat]
    lacks = [sum(lacking(p.goods, t.boat_goods[ship.boat])) for ship in s.ships if places_left(t, ship)]
    return {
        "coins": p.money,
        "tiles": sum(p.goods),
        "gold": p.gold,
        "spice": p.spice,
        "provisions": p.provisions,
        "merchants left": p.stock,
        "merchants aboard": sum(ship.merchants.count(seat) for ship in s.ships),
        "merchants settled": p.settled.bit_count(),
        "trade tiles": len(p.trade),
        "lacking least": min(lacks, default=3),
        "fewest left": min(one.stock for one in s.players),
        "first": int(s.first == seat),
    }
