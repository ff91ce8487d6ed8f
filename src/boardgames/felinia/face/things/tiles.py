"""Trade tiles and mysterious places: what they are worth."""

from boardgames.core.game import Thing
from boardgames.felinia.face.things.asker import FeliniaAsker
from boardgames.felinia.rules.mysteries import kinds_owned
from boardgames.felinia.rules.resources import lacking
from boardgames.felinia.rules.scoring import people_points, trade_count
from boardgames.felinia.state import Mystery

MOST = 5
"""Maximum number of tiles of a people that are counted out."""
SPECIAL_RULES = {
    "each-provision-2": "FEL-SPC-02",
    "each-spice-1": "FEL-SPC-03",
    "lone-merchant-2": "FEL-SPC-04",
    "each-mystery-plus-1": "FEL-SPC-05",
    "provision": "FEL-SPC-06",
    "provision-gold-coin-good": "FEL-SPC-09",
    "coin": "FEL-SPC-11",
    "gold": "FEL-SPC-13",
}


def people(a: FeliniaAsker, name: str) -> Thing | None:
    row = next((row for row in a.t.peoples if row.id == name), None)
    if row is None:
        return None
    open_posts = [
        at
        for at, tile in enumerate(a.s.tiles)
        if tile in a.t.trade_tiles and a.s.face_up >> at & 1 and a.t.trade_tiles[tile].people == name
    ]
    have = trade_count(a.t, a.me, name) if a.me is not None and a.knows_own else -1
    return a.told(
        "people",
        ("FEL-SCO-01", "FEL-SCO-02" if row.top == 4 else "FEL-SCO-03", "FEL-SCO-12", "FEL-SCO-13"),
        people=name,
        all=row.tiles,
        top=row.top,
        scale=a.listed(
            a.say("tiles-worth", count=n, points=people_points(n, row.top)) for n in range(1, min(MOST, row.tiles) + 1)
        ),
        have=have,
        points=people_points(max(have, 0), row.top),
        more=people_points(max(have, 0) + 1, row.top) - people_points(max(have, 0), row.top),
        open=a.listed(a.say("the-province", province=a.board.provinces[at].id) for at in open_posts),
        lying=len(open_posts),
    )


def special(a: FeliniaAsker, name: str) -> Thing | None:
    row = a.t.trade_tiles.get(name)
    if row is None or row.people:
        return None
    at = next((a.board.provinces[n].id for n, tile in enumerate(a.s.tiles) if tile == name), "")
    owner = next((seat for seat, p in enumerate(a.s.players) if name in p.trade), None)
    return a.told(
        "special",
        (SPECIAL_RULES[row.effect], "FEL-SPC-01", "FEL-SPC-17"),
        tile=name,
        gist=a.w.gist(row.effect),
        timing=row.timing,
        province=at,
        state="open" if at else "owned" if owner is not None else "gone" if name in a.s.gone else "taken",
        who=a.who(owner) if owner is not None else "",
        points=a.gain(trade=(*a.me.trade, name)) if a.me is not None and a.knows_own and owner != a.viewer else 0,
    )


def card(a: FeliniaAsker, number: str) -> Thing | None:
    top = a.s.frames[-1] if a.s.frames else None
    if not isinstance(top, Mystery) or not number.isdecimal() or int(number) >= len(top.cards):
        return None
    drawn, rules = top.cards[int(number)], ("FEL-MYS-01", "FEL-MYS-02", "FEL-MYS-03", "FEL-XSC-02")
    kind = a.t.mystery_kinds.get(a.t.mystery_cards.get(drawn, ""))
    if kind is None:
        return a.told("hidden-card", rules, number=int(number) + 1, who=a.who(top.seat))
    p, cost = a.s.players[top.seat], a.t.mystery_costs[kind.id]
    return a.told(
        "card",
        rules,
        card=kind.id,
        cost=a.goods(cost),
        missing=a.goods(lacking(p.goods, cost)),
        owned=int(kind.id in kinds_owned(a.t, a.s, top.seat)),
        points=a.gain(mystery=(*p.mystery, drawn)) if top.seat == a.viewer else 0,
    )
