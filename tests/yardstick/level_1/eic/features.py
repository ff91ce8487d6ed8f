"""Figures of a position beside its points, from which bots estimate how a game continues."""

from typing import TYPE_CHECKING

from boardgames.core.game import Seat
from boardgames.eic.rules.share_values import share_value
from boardgames.eic.state import State

if TYPE_CHECKING:
    from boardgames.eic.game import EastIndiaCompanies


def features(game: "EastIndiaCompanies", s: State, seat: Seat) -> dict[str, int]:
    """Figures of a seat, by name."""
    t, me = game.tables, s.companies[seat]
    return {
        "tonnage": sum(t.ships[kind].tonnage for kind in me.fleet if kind != t.galleon),
        "speed": sum(t.ships[kind].speed for kind in me.fleet if kind != t.galleon),
        "docks": len(me.docks),
        "posts": t.posts - me.posts_left,
        "own value": share_value(t, s, seat),
        "own shares": me.shares[seat],
        "other shares": sum(me.shares) - me.shares[seat],
        "sales": me.sales_index,
        "stored": len(me.warehouse),
        "initiative": s.order.index(seat),
    }
