"""Figures of a position beside its points, from which bots estimate how a game continues."""

from typing import TYPE_CHECKING

from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.play.phase_worth import harbours_of
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.rules.completion import free_cells
from boardgames.amerigo.rules.move_ships import stops
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.rules.pirates import cannons_short, strength_against
from boardgames.amerigo.rules.scoring import production_markers
from boardgames.amerigo.state import OFF_BOARD, Player, State
from boardgames.core.game import Seat

if TYPE_CHECKING:
    from boardgames.amerigo.game import Amerigo

VOYAGE = 4
"""Moves that a ship has in nearly every sail action."""


def features(game: "Amerigo", s: State, seat: Seat) -> dict[str, int]:
    """Figures of a seat, by name."""
    t, p = game.tables, s.players[seat]
    figures = {
        "posts set": t.posts - p.posts_left,
        "reserve": sum(count * kind.vp_large for count, kind in zip(p.reserve, t.landscape, strict=True)),
        "reserve cost": sum(count * kind.cost for count, kind in zip(p.reserve, t.landscape, strict=True)),
        "goods": sum(p.goods),
        "most goods": max(p.goods),
        "production": sum(production_markers(t, p)),
        "cannons": p.cannons,
        "short of cannons": cannons_short(strength_against(t, s, seat), p.cannons),
        "coins": p.gold,
        "progress steps": p.progress,
        "steps to a token": next((space for space in t.progress_spaces if space > p.progress), p.progress) - p.progress,
        "special steps": p.special,
        "tokens": len(p.tokens),
        "extra points": sum(sum(t.extra_ap[token]) for token in p.tokens),
        "chests": p.chests,
    }
    figures.update(_islands(t, s, seat))
    figures.update(_ships(t, s, p))
    return figures


def _islands(t: Tables, s: State, seat: Seat) -> dict[str, int]:
    """Land to build on, goods that lie there, and the factors of the posts when the islands are complete."""
    chart, covered = chart_of(t, s), cover(s.pieces)
    posts, open_land, factors = covered.posts[seat], 0, 0
    for island in chart.islands:
        own = posts & island
        free = free_cells(island, covered.occupied) if own else 0
        if free:
            open_land |= free
            factors += t.post_factors[own.bit_count()]
    goods = sum((open_land & spaces).bit_count() for spaces in chart.goods)
    return {"land": open_land.bit_count(), "goods in reach": goods, "posts that may count": factors}


def _ships(t: Tables, s: State, p: Player) -> dict[str, int]:
    """Ships that can get to a free shore."""
    if not p.posts_left or p.ships[1] == OFF_BOARD:
        return {"ships near a shore": 0, "shores near": 0}
    chart = chart_of(t, s)
    harbours = harbours_of(s, chart)
    first, second = [stops(s, chart, ship, VOYAGE) & harbours for ship in p.ships]
    return {"ships near a shore": bool(first) + bool(second), "shores near": (first | second).bit_count()}
