"""What a position promises beside the points it shows: for bots that judge how a game goes on."""

from typing import TYPE_CHECKING

from boardgames.amerigo.rules.pirates import strength_against
from boardgames.amerigo.rules.scoring import production_markers
from boardgames.amerigo.state import State
from boardgames.core.protocol import Seat

if TYPE_CHECKING:
    from boardgames.amerigo.game import Amerigo


def prospects(game: "Amerigo", s: State, seat: Seat) -> dict[str, int]:
    """Figures of a seat, by name."""
    t, p = game.tables, s.players[seat]
    markers = production_markers(t, p)
    return {
        "posts set": t.posts - p.posts_left,
        "reserve": sum(count * kind.vp_large for count, kind in zip(p.reserve, t.landscape, strict=True)),
        "reserve cost": sum(count * kind.cost for count, kind in zip(p.reserve, t.landscape, strict=True)),
        "goods": sum(p.goods),
        "most goods": max(p.goods),
        "production": sum(markers),
        "cannons": p.cannons,
        "short of cannons": max(0, strength_against(t, s, seat) - p.cannons),
        "coins": p.gold,
        "progress steps": p.progress,
        "special steps": p.special,
        "tokens": len(p.tokens),
        "extra points": sum(sum(t.extra_ap[token]) for token in p.tokens),
        "chests": p.chests,
    }
