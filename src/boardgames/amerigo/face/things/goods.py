"""Goods and their production: what everybody has, and the tokens on sale."""

from boardgames.amerigo.box.tables import GOODS
from boardgames.amerigo.face.things.asker import AmerigoAsker
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.rules.scoring import marker_points, production_markers
from boardgames.core.game import Seat, Thing
from boardgames.core.messages import Argument


def good(a: AmerigoAsker, name: str) -> Thing | None:
    if name not in GOODS:
        return None
    number = GOODS.index(name)
    return a.told(
        "good",
        ("AME-END-06", "AME-END-08", "AME-GRN-12", "AME-YEL-01"),
        good=name,
        left=(a.chart.goods[number] & ~cover(a.s.pieces).occupied).bit_count(),
        sale=sum(bool(kind) and a.t.production_kinds[kind][0] == number for kind in a.s.production),
        list=a.of_each("goods-made", [(seat, figures(a, seat, number)) for seat, _ in a.rivals()]),
        **(figures(a, a.viewer, number) if a.viewer is not None else {"have": 0, "made": 0, "points": 0}),
    )


def figures(a: AmerigoAsker, seat: Seat, good: int) -> dict[str, Argument]:
    """Return how much of a good a player has, how often it is produced, and the points this makes."""
    p = a.s.players[seat]
    have, made = p.goods[good], production_markers(a.t, p)[good]
    return {"have": have, "made": made, "points": have * made}


def on_sale(a: AmerigoAsker, rest: str) -> Thing | None:
    display = a.t.setup(len(a.s.players)).display
    if f"prod-{rest}" not in display:
        return None
    kind = a.s.production[display.index(f"prod-{rest}")]
    if not kind:
        return a.told("no-production", ("AME-YEL-05", "AME-NXT-06"), number=display.index(f"prod-{rest}") + 1)
    good, cost = a.t.production_kinds[kind]
    return a.told(
        "production",
        ("AME-YEL-01", "AME-YEL-02", "AME-END-06", "AME-END-07"),
        good=GOODS[good],
        cost=cost,
        copies=a.s.production.count(kind),
        list=a.of_each("would-get", [(seat, {"points": marker_points(p, good)}) for seat, p in a.rivals()]),
        gain=marker_points(a.me, good) if a.me is not None else 0,
        have=a.me.goods[good] if a.me is not None else 0,
    )
