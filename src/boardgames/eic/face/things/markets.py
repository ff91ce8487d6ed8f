"""The two markets: columns of cubes with their prices, what die and card will move, the cards themselves."""

from boardgames.core.game import Thing
from boardgames.eic.box.tables import EUROPE, INDIES, MARKETS, NONE
from boardgames.eic.face.things.asker import EicAsker
from boardgames.eic.face.words.codes import card_number
from boardgames.eic.face.words.names import cubes_of, good_name
from boardgames.eic.rules import loading, trade
from boardgames.eic.rules.loading import cube_price, discount, hold_left
from boardgames.eic.rules.navigation import pile_of
from boardgames.eic.rules.outlook import outlook
from boardgames.eic.rules.period import has_flowed
from boardgames.eic.rules.trade import bonus, cargo_worth, sale_price
from boardgames.eic.state import LoadingTurn
from boardgames.kit.asker import line_of, lines, sentences

AHEAD = 4
"""Prices that are told one after the other."""
RULES = {INDIES: ("EIC-LOD-03", "EIC-LOD-14", "EIC-LOD-16"), EUROPE: ("EIC-TRD-02", "EIC-TRD-04", "EIC-TRD-11")}


def column(c: EicAsker, market: int, good: int) -> Thing:
    name = c.say("column-name", good=c.t.goods[good].name, market=MARKETS[market])
    return (_europe if market == EUROPE else _indies)(c, good, name)


def prices(c: EicAsker, market: int, good: int, cubes: int, ahead: int = AHEAD) -> list[int]:
    """Return the prices of the next cubes after this many, in Europe as proceeds, in the Indies as costs."""
    if market == EUROPE:
        seat = c.viewer if c.viewer is not None else c.s.players
        return [sale_price(c.t, c.s, seat, good, cubes + sold) for sold in range(ahead)]
    return [loading.market_price(c.t, c.s, good, left) for left in range(cubes, max(cubes - ahead, 0), -1)]


def _alike(found: list[int]) -> int:
    """Return how many cubes go at the first price; 0 if it cannot be seen to change."""
    return next((number for number, price in enumerate(found) if price != found[0]), 0)


def _europe(c: EicAsker, good: int, name: str) -> Thing:
    t, s = c.t, c.s
    spaces = len(t.layout(s.players).columns[EUROPE][good])
    now, then = s.columns[EUROPE][good], c.then(EUROPE, good)
    found = prices(c, EUROPE, good, then)
    return Thing(
        name,
        sentences(
            c.say("europe-price", open=c.open(EUROPE, good), prices=_listed(found), falls=_alike(found)),
            c.say("europe-line", cubes=now, spaces=spaces),
            flow_line(c, EUROPE, good),
        ),
        does=lines(c.say("europe-does", full=t.costs.full_track_sale), _room(c, good, spaces - then)),
        worth=_carried(c, good),
        others=c.say("carried-by", cubes=c.all_of(_aboard(c, company, good) for company in c.companies)),
        get=_negotiation(c, good),
        rules=RULES[EUROPE],
    )


def _room(c: EicAsker, good: int, free: int) -> str:
    """All prices until a column is full, where the line has not told them."""
    every = prices(c, EUROPE, good, c.then(EUROPE, good), free)
    return c.say("europe-room", free=free, prices=_listed(every) if free > AHEAD else "none")


def _listed(found: list[int]) -> str:
    return ", ".join(map(str, found))


def _indies(c: EicAsker, good: int, name: str) -> Thing:
    t, s = c.t, c.s
    now, then = s.columns[INDIES][good], c.then(INDIES, good)
    found = prices(c, INDIES, good, then)
    price = "" if found else sold_out(c, good)
    price = price or c.say("indies-price", open=c.open(INDIES, good), prices=_listed(found), rises=_alike(found))
    where = [zone for zone, goods in enumerate(t.zone_goods) if good in goods]
    return Thing(
        name,
        sentences(price, _post_here(c, good), c.say("indies-line", cubes=now), flow_line(c, INDIES, good)),
        does=lines(
            c.say("indies-does", zones=", ".join(map(c.zone, where))),
            c.say("indies-left", prices=_listed(prices(c, INDIES, good, then, then))) if then > AHEAD else "",
        ),
        worth=sentences(*(_zone_price(c, zone, good) for zone in where)),
        get=c.say("indies-get"),
        others=c.say("carried-by", cubes=c.all_of(_aboard(c, company, good) for company in c.companies)),
        rules=RULES[INDIES],
    )


def _post_here(c: EicAsker, good: int) -> str:
    """Return what the viewer, who loads a ship, pays less than the column says."""
    frame = c.s.frames[-1] if c.s.frames else None
    if not isinstance(frame, LoadingTurn) or frame.seat != c.viewer or good not in c.t.zone_goods[frame.zone]:
        return ""
    return _zone_price(c, frame.zone, good)


def _zone_price(c: EicAsker, zone: int, good: int) -> str:
    """Return what a post of the viewer's own takes off."""
    off = discount(c.t, c.s, c.viewer, zone) if c.viewer is not None else 0
    return c.say("zone-discount", zone=c.zone(zone), off=off) if off else ""


def flow_line(c: EicAsker, market: int, good: int) -> str:
    """Return what will come or go before the trade, and how sure that is."""
    if not c.s.dice or has_flowed(c.s, market):
        return ""
    sure, most = c.flow(market, good)
    return c.say("flow-sure" if sure == most else "flow-open", market=MARKETS[market], sure=sure, most=most)


def _aboard(c: EicAsker, company: int, good: int) -> int:
    """Cubes of a good on the ships in a company's docks and in its warehouse."""
    one = c.s.companies[company]
    return sum(ship.cargo.count(good) for ship in one.docks) + one.warehouse.count(good)


def _carried(c: EicAsker, good: int) -> str:
    if c.viewer is None:
        return ""
    aboard = _aboard(c, c.viewer, good)
    worth = cargo_worth(c.t, c.s, c.viewer, (good,) * aboard)
    return c.say("europe-carried", cubes=aboard, worth=worth) if aboard else c.say("europe-carries-none")


def _negotiation(c: EicAsker, good: int) -> str:
    cell = c.t.negotiation_cells[good]
    if cell == NONE:
        return c.say("no-negotiation", good=good_name(c.t, good))
    extra = bonus(c.t, c.s, c.viewer, good) if c.viewer is not None else 0
    return c.say("has-negotiation" if extra else "may-negotiate", bonus=c.t.costs.negotiation_bonus)


def flow(c: EicAsker, market: int, good: int) -> Thing:
    """Die and card above a column."""
    t, s = c.t, c.s
    card = s.drawn[market]
    name = c.say("flow-name", good=good_name(t, good), market=MARKETS[market])
    if not s.dice:
        return Thing(name, c.say("flow-no-dice"), rules=("EIC-AGT-01", "EIC-AGT-02"))
    on_card = t.layout(s.players).card_cubes[card][good] if card >= 0 else NONE
    line = c.say("flow-known" if card >= 0 else "flow-unknown", die=s.dice[market][good], card=on_card)
    done = has_flowed(s, market)
    return Thing(
        name,
        sentences(line, c.say("flow-done") if done else flow_line(c, market, good)),
        does=c.say("flow-does", market=MARKETS[market]),
        rules=("EIC-AGT-03", "EIC-NAV-01", *RULES[market]),
    )


def dice(c: EicAsker, number: int) -> str:
    """Return what dice and card show for all goods of a market."""
    t, s = c.t, c.s
    if not s.dice:
        return c.say("flow-no-dice")
    shown = ", ".join(f"{good_name(t, good)} {die}" for good, die in enumerate(s.dice[number]))
    card = s.drawn[number]
    cubes = t.layout(s.players).card_cubes[card] if card >= 0 else ()
    on_card = ", ".join(f"{good_name(t, good)} {count}" for good, count in enumerate(cubes))
    return c.say("market-dice", dice=shown, card=on_card or c.say("card-unknown"), done=int(has_flowed(s, number)))


def market(c: EicAsker, number: int) -> Thing:
    """A whole market."""
    goods = [_short(c, number, good) for good in range(len(c.t.goods))]
    return Thing(
        c.say("market-name", market=MARKETS[number]),
        c.say("market-line", market=MARKETS[number], goods=", ".join(goods)),
        does=lines(dice(c, number), *(line_of(column(c, number, good)) for good in range(len(c.t.goods)))),
        rules=RULES[number],
    )


def _short(c: EicAsker, number: int, good: int) -> str:
    found = prices(c, number, good, c.then(number, good))
    return f"{good_name(c.t, good)} {found[0] if found else '-'}"


def card(c: EicAsker, name: str) -> Thing | None:
    """A market card that may be chosen, or might lie face down."""
    t, s = c.t, c.s
    number = t.card_index[name]
    row = t.cards[number]
    of = MARKETS.index(row.market)
    cubes = t.layout(s.players).card_cubes[number]
    told = ", ".join(cubes_of(t, c.messages, good, count) for good, count in enumerate(cubes) if count)
    after = _after(c, of, number) if s.dice and not has_flowed(s, of) else ""
    return Thing(
        c.say("card-name", market=row.market, number=card_number(name)),
        sentences(c.say("card-line", market=row.market, cubes=told or c.say("nothing")), after),
        does=c.say("card-does", market=row.market),
        others=c.say("card-others", cards=len(s.piles[pile_of(t, s, of)])),
        rules=("EIC-NAV-01", "EIC-NAV-02", "EIC-NAV-04"),
    )


def _after(c: EicAsker, of: int, number: int) -> str:
    """First prices if this were the card."""
    t, s = c.t, c.s
    sign, flows = (-1, trade.leaving) if of == EUROPE else (1, loading.arriving)
    found = []
    for good, moved in enumerate(flows(t, s, number)):
        cubes = s.columns[of][good] + sign * moved
        told = prices(c, of, good, cubes)
        found.append(f"{good_name(t, good)} {told[0] if told else '-'}")
    return c.say("card-after", prices=", ".join(found))


def sold_out(c: EicAsker, good: int) -> str:
    """Say that no cube can be bought, or that only the card may bring some."""
    return c.say("indies-sold-out", open=c.open(INDIES, good))


def margin(c: EicAsker, zone: int, good: int) -> Thing:
    """Describe what a good costs in a zone and fetches at home."""
    t, s = c.t, c.s
    there, home = c.then(INDIES, good), c.then(EUROPE, good)
    off = discount(t, s, c.viewer, zone) if c.viewer is not None else 0
    costs = [max(price - off, 0) for price in prices(c, INDIES, good, there)]
    fetches = prices(c, EUROPE, good, home)
    frame = s.frames[-1] if s.frames else None
    if isinstance(frame, LoadingTurn) and frame.zone == zone:
        return _loading_margin(c, frame, good)
    comes = c.open(INDIES, good)
    buy = c.say("margin-buys", open=comes, prices=_listed(costs)) if costs else sold_out(c, good)
    sell = c.say("margin-sells", open=c.open(EUROPE, good), prices=_listed(fetches)) if costs or comes else ""
    return Thing(
        c.say("margin-name", good=t.goods[good].name, zone=c.zone(zone)),
        sentences(buy, sell),
        does=c.say("margin-does"),
        worth=c.say("margin-gain", gain=fetches[0] - costs[0]) if costs else "",
        rules=("EIC-LOD-10", "EIC-LOD-14", "EIC-TRD-04"),
    )


def _loading_margin(c: EicAsker, frame: LoadingTurn, good: int) -> Thing:
    """The same for the ship that loads there: after all that is aboard and sells before it."""
    t, s = c.t, c.s
    room = min(hold_left(t, frame), s.columns[INDIES][good])
    costs = [cube_price(t, s, frame.seat, frame.zone, good, taken) for taken in range(room)]
    told = [sold_out(c, good)]
    if costs:
        then = outlook(t, s, frame, good, room)
        fetched = ", ".join(map(str, then.fetched))
        told = [
            c.say("margin-buys", open=0, prices=_listed(costs)),
            c.say("margin-fetches", prices=fetched, ahead=then.ahead, stored=then.stored),
        ]
    return Thing(
        c.say("margin-name", good=t.goods[good].name, zone=c.zone(frame.zone)),
        sentences(*told),
        does=c.say("margin-does-loading"),
        rules=("EIC-LOD-10", "EIC-LOD-14", "EIC-TRD-04", "EIC-TRD-06", "EIC-TRD-07"),
    )
