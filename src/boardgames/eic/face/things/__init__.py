"""Descriptions of every place that a drawing marks: what is there and what it is worth."""

from collections.abc import Callable

from boardgames.core.game import Thing
from boardgames.eic.actions import CENTRE
from boardgames.eic.box.tables import MARKETS
from boardgames.eic.face.things import course, exchange, markets, ports, ring, seas
from boardgames.eic.face.things.asker import EicAsker
from boardgames.kit.asker import for_asker

NUMBERS: dict[str, int] = {name: number for number, name in enumerate(MARKETS)}


def thing(c: EicAsker, place: str) -> Thing | None:
    """Return the description of a place, or None if there is no such place on this table."""
    t = c.t
    if place in SINGLE:
        return SINGLE[place](c)
    if place in t.cell_index:
        return ring.cell(c, t.cell_index[place])
    if place in t.zone_index:
        return seas.zone(c, t.zone_index[place])
    if place in t.spot_index:
        return seas.town(c, t.spot_index[place])
    kind, _, rest = place.partition("-")
    return _of_market(c, kind, rest) or _of_company(c, kind, rest) or _of_zone(c, kind, rest) or _other(c, kind, rest)


COURSE: dict[str, Callable[[EicAsker], Thing]] = {
    "period": course.period,
    "initiative": course.initiative,
}
SINGLE: dict[str, Callable[[EicAsker], Thing | None]] = {
    **COURSE,
    CENTRE: ring.centre,
    "exchange": exchange.exchange,
    "purse": exchange.purse,
    "standing": exchange.standing,
    "homeward": seas.homeward,
    "ranking": course.ranking,
    "advice": course.asked,
    "trader": course.asked,
    "neutral-card": ports.neutral_card,
}


def _of_market(c: EicAsker, kind: str, rest: str) -> Thing | None:
    """`europe-tea`, `flow-europe-tea`, `market-europe`, and cards by their id."""
    t = c.t
    if kind == "card":
        return markets.card(c, rest) if rest in t.card_index else None
    if kind == "market" and rest in NUMBERS:
        return markets.market(c, NUMBERS[rest])
    tell = markets.column
    if kind == "flow":
        kind, _, rest = rest.partition("-")
        tell = markets.flow
    if kind in NUMBERS and rest in t.good_index:
        return tell(c, NUMBERS[kind], t.good_index[rest])
    return None


OF_EXCHANGE: dict[str, Callable[[EicAsker, int], Thing | None]] = {
    "company": exchange.bar,
    "shares": exchange.shares,
}
OF_COMPANY: dict[str, Callable[[EicAsker, int], Thing | None]] = {
    "holdings": exchange.holdings,
    "port": ports.port,
    "sales": ports.sales,
    "store": ports.store,
}
OF_SPACE: dict[str, Callable[[EicAsker, int, int], Thing | None]] = {
    "berth": ports.berth,
    "dock": ports.berth,
    "home": ports.berth,
    "stored": ports.stored,
}


def _of_company(c: EicAsker, kind: str, rest: str) -> Thing | None:
    """`company-0`, `berth-0-2`, `stack-0-brig`; a dock or a ship to buy of whoever is asked."""
    number, _, figure = rest.partition("-")
    if kind in ("dock", "yard") and c.frame is not None:
        number, figure = str(c.frame.seat), rest
    if not number.isdecimal() or int(number) not in c.companies:
        return None
    company = int(number)
    if kind in OF_EXCHANGE and not figure:
        return OF_EXCHANGE[kind](c, company)
    found = _of_port(c, kind, company, figure)
    return for_asker(found, company == c.viewer) if found is not None else None


def _of_port(c: EicAsker, kind: str, company: int, figure: str) -> Thing | None:
    """Return the description of what belongs to a company."""
    if kind in OF_COMPANY and not figure:
        return OF_COMPANY[kind](c, company)
    if kind in ("stack", "yard") and figure in c.t.ship_index:
        return ports.for_sale_ship(c, company, c.t.ship_index[figure])
    if kind not in OF_SPACE or not figure.isdecimal():
        return None
    if kind != "stored" and int(figure) >= len(c.s.companies[company].docks):
        return None
    return OF_SPACE[kind](c, company, int(figure))


def _of_zone(c: EicAsker, kind: str, rest: str) -> Thing | None:
    """`loading-zone-1`, `margin-zone-1-tea`, `vessel-zone-1-0`, `stay-zone-1-0`."""
    t = c.t
    if kind == "loading":
        return seas.loading(c, t.zone_index[rest]) if rest in t.zone_index else None
    name, _, last = rest.rpartition("-")
    if name not in t.zone_index:
        return None
    zone = t.zone_index[name]
    if kind == "margin" and last in t.good_index:
        return markets.margin(c, zone, t.good_index[last])
    if kind in ("vessel", "stay") and last.isdecimal():
        return seas.vessel(c, zone, int(last), stays=kind == "stay")
    return None


def _other(c: EicAsker, kind: str, rest: str) -> Thing | None:
    names = [row.id for row in c.t.characters]
    if kind == "character" and rest in names:
        return ring.character(c, names.index(rest))
    if kind == "phase":
        return course.phase(c, rest)
    if kind == "lane" and rest.isdecimal() and int(rest) in c.t.speeds:
        return seas.lane(c, int(rest))
    return None
