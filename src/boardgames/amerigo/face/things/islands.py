"""Islands: how far they are covered, and whom their completion pays."""

from boardgames.amerigo.box.tables import GOODS
from boardgames.amerigo.face.things.asker import AmerigoAsker
from boardgames.amerigo.face.things.waters import cell_names
from boardgames.amerigo.rules.chart import bits
from boardgames.amerigo.rules.completion import free_cells, post_points, post_scores
from boardgames.amerigo.rules.move_ships import discovery_points
from boardgames.amerigo.rules.pieces import cover
from boardgames.core.game import Thing

FEW_CELLS = 6
"""Maximum number of free cells of an island that are named."""
RULES = ("AME-CPL-01", "AME-CPL-04", "AME-CPL-05", "AME-CPL-06", "AME-CPL-02", "AME-CPL-03")


def island(a: AmerigoAsker, rest: str) -> Thing | None:
    number = int(rest) - 1 if rest.isdecimal() else -1
    if not 0 <= number < len(a.chart.islands):
        return None
    t, s, covered = a.t, a.s, cover(a.s.pieces)
    board = a.chart.islands[number]
    free = free_cells(board, covered.occupied)
    pays = {seat: (posts, points) for seat, posts, points in post_scores(t, s, board, covered.posts)}
    mine, points = pays.pop(a.viewer, (0, 0)) if a.viewer is not None else (0, 0)
    later = a.t.multipliers[s.round] if s.round < len(a.t.multipliers) else 0
    return a.told(
        "island",
        RULES,
        island=number,
        first=a.chart.names[next(bits(board))],
        size="large" if a.chart.large[number] else "small",
        cells=board.bit_count(),
        left=free.bit_count(),
        named=cell_names(a, free) if free.bit_count() <= FEW_CELLS else "",
        discovery=discovery_points(t, s, board),
        sites=cell_names(a, board & a.chart.sites & ~covered.occupied),
        goods=_goods_left(a, free),
        bonus=t.bonus.completion_vp,
        gold=t.bonus.chest_gold,
        posts=mine,
        points=points,
        later=t.post_factors[mine] * later,
        more=post_points(t, s, mine + 1),
        over=int(not s.frames),
        paid=a.of_each("posts-pay", [(seat, {"posts": n, "points": vp}) for seat, (n, vp) in pays.items()]),
        best=a.of_each("would-get", [(seat, {"points": vp}) for seat, (_, vp) in pays.items()]),
    )


def _goods_left(a: AmerigoAsker, free: int) -> str:
    """Goods that nobody has taken from an island, each with its cells."""
    found = ((good, cells & free) for good, cells in zip(GOODS, a.chart.goods, strict=True))
    return a.listed(a.say("good-at", good=good, cells=cell_names(a, cells)) for good, cells in found if cells)


def pay(a: AmerigoAsker, rest: str) -> Thing | None:
    t, s = a.t, a.s
    table = a.listed(a.say("posts-worth", posts=n, points=post_points(t, s, n)) for n in range(1, 5))
    return a.told(
        "pay",
        RULES,
        table=table,
        multiplier=t.multipliers[s.round - 1],
        last=int(s.round == len(t.multipliers)),
        bonus=t.bonus.completion_vp,
        gold=t.bonus.chest_gold,
    )
