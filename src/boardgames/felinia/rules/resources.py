"""Gold, spice, provisions, coins and goods: how they are gained, sold and paid."""

from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rng import draw_counted
from boardgames.core.rulebook import Answer, Events
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import Sell
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import Gained, NotGained, Sold
from boardgames.felinia.rules.state_helpers import goods_held
from boardgames.felinia.state import BAG, AnyFrame, Player, State

# goods


def add(goods: tuple[int, ...], at: int, count: int = 1) -> tuple[int, ...]:
    """The goods with `count` more of one kind."""
    return replaced(goods, at, goods[at] + count)


def plus(goods: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(int.__add__, goods, others))


def minus(goods: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(int.__sub__, goods, others))


def covers(goods: tuple[int, ...], cost: tuple[int, ...]) -> bool:
    """True if the goods are enough for the cost."""
    (a, b, c, d, e), (f, g, h, i, j) = goods, cost
    return a >= f and b >= g and c >= h and d >= i and e >= j


def lacking(goods: tuple[int, ...], cost: tuple[int, ...]) -> list[int]:
    """Return how many tiles of each good are missing for the cost."""
    return [need - have if need > have else 0 for have, need in zip(goods, cost, strict=True)]


def kinds_held(goods: tuple[int, ...]) -> int:
    """The kinds of goods of which there is at least one, as a set of bits."""
    kinds, bit = 0, 1
    for held in goods:
        if held:
            kinds += bit
        bit += bit
    return kinds


# coins


def fitting(t: Tables, p: Player, coins: int) -> int:
    """Return how many of these coins a player can take: what is above the limit is lost (FEL-SEL-06)."""
    return min(coins, t.money.max - p.money)


def raised(t: Tables, p: Player) -> int:
    """The coins of a player who sold everything, without the limit."""
    price = t.sell_price
    return p.money + price.gold * p.gold + price.spice * p.spice + price.good * goods_held(p)


def reach(t: Tables, p: Player) -> int:
    """Return how many coins a player could have after selling everything."""
    return min(t.money.max, raised(t, p))


# units gained


def cards_for(t: Tables, units: int) -> int:
    """Return the least number of two-sided cards that show this many units (FEL-CRD-03, FEL-CRD-01)."""
    high = t.cards.faces[1]
    return units // high + units % high


def may_gain(t: Tables, held: list[int], seat: Seat) -> bool:
    """One unit more is there if it completes a card of three or a card is left (FEL-CRD-04, FEL-Q-12)."""
    high = t.cards.faces[1]
    if held[seat] % high == high - 1:
        return True
    return sum([cards_for(t, units) for units in held]) < t.cards.cards_each


def gainable(t: Tables, held: list[int], seat: Seat, units: int) -> int:
    """Return how many of some units gained together are available: change is made once, for all of them (FEL-Q-12)."""
    free = max(0, t.cards.cards_each - sum([cards_for(t, each) for each in held]))
    most = cards_for(t, held[seat]) + free
    return max(more for more in range(units + 1) if cards_for(t, held[seat] + more) <= most)


HELD = {"gold": "gold", "spice": "spice", "provision": "provisions"}
"""Units that lie on two-sided cards, and where a player has them."""


def gain_together(t: Tables, s: State, seat: Seat, units: list[tuple[str, str]], events: Events) -> State:
    """Pairs of what one entry gives and where it comes from; of one resource as many as can be had (FEL-Q-12)."""
    whats = [what for what, _ in units]
    left: dict[str, int] = {}
    for what in HELD.keys() & whats:
        held = [getattr(p, HELD[what]) for p in s.players]
        left[what] = gainable(t, held, seat, whats.count(what))
    for what, source in units:
        if what not in left:
            s = gain(t, s, seat, what, source, events)
        else:
            s = _taken(s, seat, what, source, left[what] > 0, events)
            left[what] -= 1
    return s


def gain(t: Tables, s: State, seat: Seat, what: str, source: str, events: Events) -> State:
    """One unit of gold, spice, provision, coin or a random good, if it can be had."""
    match what:
        case "gold":
            there = may_gain(t, [q.gold for q in s.players], seat)
        case "spice":
            there = may_gain(t, [q.spice for q in s.players], seat)
        case "provision":
            there = may_gain(t, [q.provisions for q in s.players], seat)
        case "coin":
            there = s.players[seat].money < t.money.max
        case _:
            return _draw_good(t, s, seat, source, events)
    return _taken(s, seat, what, source, there, events)


def _taken(s: State, seat: Seat, what: str, source: str, there: bool, events: Events) -> State:
    """One unit that is there, or is not."""
    if not there:
        if events is not None:
            events.append(NotGained(seat, what, source))
        return s
    if events is not None:
        events.append(Gained(seat, what, source))
    p = s.players[seat]
    match what:
        case "gold":
            p = evolve(p, gold=p.gold + 1)
        case "spice":
            p = evolve(p, spice=p.spice + 1)
        case "provision":
            p = evolve(p, provisions=p.provisions + 1)
        case _:
            p = evolve(p, money=p.money + 1)
    return evolve(s, players=replaced(s.players, seat, p))


def _draw_good(t: Tables, s: State, seat: Seat, source: str, events: Events) -> State:
    """A random goods tile from the bag; nothing from an empty one (FEL-EXP-11, FEL-Q-28)."""
    if not any(s.bag):
        if events is not None:
            events.append(NotGained(seat, "good", source))
        return s
    stream, good = draw_counted(s.rng[BAG], s.bag)
    if events is not None:
        events.append(Gained(seat, t.goods[good].id, source))
    p = s.players[seat]
    p = evolve(p, goods=add(p.goods, good))
    return evolve(
        s,
        players=replaced(s.players, seat, p),
        bag=add(s.bag, good, -1),
        rng=replaced(s.rng, BAG, stream),
    )


# sales: an answer to every question


def sellable(p: Player) -> int:
    """Return what a player could sell, as a set of bits: gold, spice, then the goods."""
    units = 1 if p.gold else 0
    if p.spice:
        units += 2
    bit = 4
    for held in p.goods:
        if held:
            units += bit
        bit += bit
    return units


def refuse_sell(t: Tables, s: State, seat: Seat, f: AnyFrame, a: Sell) -> Refusal | None:
    p = s.players[seat]
    if a.kind in ("provision", "provisions"):
        return refuse("FEL-PRV-01", "provisions-not-sold")
    if a.kind not in t.prices:
        return refuse("FEL-SEL-07", "not-for-sale")
    held = {"gold": p.gold, "spice": p.spice}.get(a.kind)
    if held is None:
        held = p.goods[t.good_number[a.kind]]
    if held < 1:
        return refuse("FEL-SEL-01", "none-to-sell", 1, 0, kind=a.kind)
    return None


def sell(t: Tables, s: State, seat: Seat, f: AnyFrame, a: Sell, events: Events) -> State:
    """One unit goes for its price; coins above the limit are lost (FEL-SEL-02 to FEL-SEL-06)."""
    p = s.players[seat]
    kind = a.kind
    price = t.prices[kind]
    money = min(t.money.max, p.money + price)
    if events is not None:
        events.append(Sold(seat, kind, money - p.money, p.money + price - money))
    if kind == "gold":
        p = evolve(p, gold=p.gold - 1, money=money)
    elif kind == "spice":
        p = evolve(p, spice=p.spice - 1, money=money)
    else:
        good = t.good_number[kind]
        p = evolve(p, goods=add(p.goods, good, -1), money=money)
        return evolve(s, players=replaced(s.players, seat, p), bag=add(s.bag, good))
    return evolve(s, players=replaced(s.players, seat, p))


SELL = Answer(Sell, sell, rules=("FEL-SEL-01",), refuse=refuse_sell)
