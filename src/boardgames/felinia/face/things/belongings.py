"""Descriptions of what players have: coins, goods, resources, merchants, tiles."""

from collections.abc import Callable

from boardgames.core.game import Seat, Thing
from boardgames.felinia.face.things import bonus
from boardgames.felinia.face.things.asker import FeliniaAsker
from boardgames.felinia.rules.auction import bank_income
from boardgames.felinia.rules.mysteries import kinds_owned
from boardgames.felinia.rules.resources import reach
from boardgames.felinia.rules.scoring import (
    group_sets,
    mystery_points,
    people_points,
    scores,
    spice_points,
    trade_count,
)
from boardgames.felinia.rules.state_helpers import goods_held
from boardgames.felinia.rules.storage import storage_limit
from boardgames.felinia.state import Bid, FinalSale, Storing
from boardgames.kit.asker import apart


def purse(a: FeliniaAsker, seat: Seat) -> Thing:
    p = a.s.players[seat]
    return a.told(
        "purse",
        ("FEL-CRD-06", "FEL-SEL-01", "FEL-SEL-06", "FEL-SCO-16", "FEL-SCO-19"),
        who=a.who(seat),
        coins=p.money,
        most=a.t.money.max,
        reach=reach(a.t, p),
        tokens=p.tokens,
        list=a.of_each("has-count", [(n, {"count": q.money}) for n, q in enumerate(a.s.players) if n != seat]),
    )


def own_board(a: FeliniaAsker, seat: Seat) -> Thing:
    p, top = a.s.players[seat], a.s.frames[-1] if a.s.frames else None
    used = [lap for lap in range(1, a.t.bank.laps + 1) if p.circles >> lap - 1 & 1]
    return a.told(
        "own-board",
        ("FEL-AUC-04", "FEL-AUC-05", "FEL-AUC-06"),
        who=a.who(seat),
        used=a.listed(str(lap) for lap in used),
        income=a.listed(a.say("lap-pays", lap=n, coins=coins) for n, coins in enumerate(a.t.bank.lap_income, 1)),
        now=bank_income(a.t, p, top.lap) if isinstance(top, Bid) and top.seat == seat else 0,
        tokens=p.tokens,
    )


def goods(a: FeliniaAsker, seat: Seat) -> Thing:
    p = a.s.players[seat]
    return a.told(
        "goods",
        ("FEL-CRD-06", "FEL-STO-01", "FEL-STO-02", "FEL-STO-03", "FEL-SCO-11"),
        who=a.who(seat),
        goods=a.goods(p.goods),
        count=goods_held(p),
        free=a.t.storage.free,
        limit=storage_limit(a.t),
        cost=a.t.storage.paid_extra_cost,
        points=a.t.score.good * goods_held(p),
        list=a.of_each("has-goods", [(n, {"goods": a.goods(q.goods)}) for n, q in a.rivals() if n != seat]),
    )


def resources(a: FeliniaAsker, seat: Seat) -> Thing:
    p, score = a.s.players[seat], a.t.score
    return a.told(
        "resources",
        ("FEL-SCO-09", "FEL-SCO-10", "FEL-SEL-02", "FEL-SEL-03", "FEL-GLD-07", *(("FEL-XEX-02",) if a.expert else ())),
        who=a.who(seat),
        gold=p.gold,
        spice=p.spice,
        provisions=p.provisions,
        expert=int(a.expert),
        points=score.gold * p.gold + spice_points(a.t, p),
        each=score.gold,
        pair=score.spice_pair,
    )


def merchants(a: FeliniaAsker, seat: Seat) -> Thing:
    p = a.s.players[seat]
    groups = group_sets(a.board, p.settled)
    alone, pair, more = a.t.merchant_points
    where = (
        a.listed(
            a.say("the-province", province=a.board.provinces[at].id)
            for at in range(len(a.board.provinces))
            if group >> at & 1
        )
        for group in groups
    )
    line = next(line for line in scores(a.t, a.s)[seat].lines if line.category == "merchants")
    return a.told(
        "merchants",
        ("FEL-SCO-04", "FEL-SCO-05", "FEL-SCO-18", "FEL-END-01"),
        who=a.who(seat),
        stock=p.stock,
        aboard=sum(ship.merchants.count(seat) for ship in a.s.ships),
        settled=p.settled.bit_count(),
        groups=apart(where),
        points=line.points,
        alone=alone,
        pair=pair,
        more=more,
        list=a.of_each("has-count", [(n, {"count": q.stock}) for n, q in enumerate(a.s.players) if n != seat]),
    )


def _is_hidden(name: str) -> bool:
    return name.startswith("?")


def tiles(a: FeliniaAsker, seat: Seat) -> Thing:
    t, p = a.t, a.s.players[seat]
    backs = [t.country_number[name.removeprefix("?")] for name in p.trade if _is_hidden(name)]
    counts = [(row, trade_count(t, p, row.id)) for row in t.peoples]
    known = a.listed(
        a.say("people-tiles", people=row.id, count=n, points=people_points(n, row.top)) for row, n in counts if n
    )
    hidden = a.listed(a.say("backs-of", country=t.countries[n].id, count=backs.count(n)) for n in dict.fromkeys(backs))
    return a.told(
        "tiles",
        ("FEL-SCO-01", "FEL-SCO-02", "FEL-SCO-03", "FEL-CRD-05"),
        who=a.who(seat),
        count=len(p.trade),
        known=known,
        hidden=hidden,
    )


def specials(a: FeliniaAsker, seat: Seat) -> Thing:
    p = a.s.players[seat]
    mine = [name for name in p.trade if name in a.t.trade_tiles and not a.t.trade_tiles[name].people]
    return a.told(
        "specials",
        ("FEL-SPC-01", "FEL-SPC-16", "FEL-SPC-17"),
        who=a.who(seat),
        known=a.listed(a.say("special-with-gist", tile=name) for name in mine),
    )


def places(a: FeliniaAsker, seat: Seat) -> Thing:
    p = a.s.players[seat]
    kinds = kinds_owned(a.t, a.s, seat)
    return a.told(
        "places",
        ("FEL-MYS-02", "FEL-MYS-06", "FEL-XSC-01", "FEL-XSC-02"),
        who=a.who(seat),
        count=len(p.mystery),
        known=a.listed(a.w.card(kind) for kind in kinds),
        points=mystery_points(a.t, len(p.mystery)),
        single=a.t.score.mystery_single,
        each=a.t.score.mystery_each_if_several,
    )


def player(a: FeliniaAsker, seat: Seat) -> Thing:
    p = a.s.players[seat]
    return a.told(
        "player",
        ("FEL-SCO-15", "FEL-SCO-16", "FEL-SCO-18", "FEL-END-01"),
        who=a.who(seat),
        coins=p.money,
        goods=a.goods(p.goods),
        gold=p.gold,
        spice=p.spice,
        provisions=p.provisions,
        stock=p.stock,
        settled=p.settled.bit_count(),
        tiles=len(p.trade),
        bonus=len(p.bonus),
        places=len(p.mystery),
        expert=int(a.expert),
        has=" ".join(
            a.say("prose-thing", name=own.name[:1].upper() + own.name[1:], line=own.line)
            for own in _belongings(a, seat)
        ),
    )


def _belongings(a: FeliniaAsker, seat: Seat) -> tuple[Thing, ...]:
    """Return what a player has that is more than a figure."""
    return merchants(a, seat), tiles(a, seat), bonus.hand(a, seat)


OF_SEAT: dict[str, Callable[[FeliniaAsker, Seat], Thing]] = {
    "purse": purse,
    "own-board": own_board,
    "goods": goods,
    "resources": resources,
    "merchants": merchants,
    "tiles": tiles,
    "special": specials,
    "places": places,
    "player": player,
}
"""Places that are named after a seat."""


def for_sale(a: FeliniaAsker, kind: str) -> Thing | None:
    """Return what somebody may sell at the end of a round or of the game."""
    top = a.s.frames[-1] if a.s.frames else None
    if kind not in a.t.prices or not isinstance(top, Storing | FinalSale):
        return None
    p = a.s.players[top.seat]
    held = {"gold": p.gold, "spice": p.spice}.get(kind)
    return a.told(
        "for-sale",
        ("FEL-SEL-01", "FEL-STO-04", "FEL-SEL-06", "FEL-SCO-19"),
        kind=kind,
        who=a.who(top.seat),
        count=p.goods[a.t.good_number[kind]] if held is None else held,
        price=a.t.prices[kind],
        room=a.t.money.max - p.money,
        storing=int(isinstance(top, Storing)),
    )
