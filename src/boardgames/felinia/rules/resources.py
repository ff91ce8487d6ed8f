"""Gold, spice, provisions, coins and goods: how they are gained, sold and paid."""

from boardgames.core.protocol import Refusal, Seat
from boardgames.core.rng import draw_counted
from boardgames.core.values import evolve, replaced
from boardgames.felinia.actions import Sell
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.events import Events, Gained, NotGained, Sold
from boardgames.felinia.state import Player, State, goods_held

BAG = 4
"""The stream of `setup.STREAMS` from which goods are drawn."""


def reach(t: Tables, p: Player) -> int:
    """How many coins a player could have after selling everything."""
    raised = p.money + t.gold_price * p.gold + t.spice_price * p.spice + t.good_price * goods_held(p)
    return min(t.money_max, raised)


def add(goods: tuple[int, ...], at: int, count: int = 1) -> tuple[int, ...]:
    """The goods with `count` more of one kind."""
    return replaced(goods, at, goods[at] + count)


def plus(goods: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(int.__add__, goods, others))


def minus(goods: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(map(int.__sub__, goods, others))


def cards_for(t: Tables, units: int) -> int:
    """How few two-sided cards show so many units (FEL-CRD-03)."""
    return units // t.card_high + units % t.card_high


def may_gain(t: Tables, held: list[int], seat: Seat) -> bool:
    """One unit more is there if it completes a card of three or a card is left (FEL-CRD-04, FEL-Q-12)."""
    if held[seat] % t.card_high == t.card_high - 1:
        return True
    return sum(cards_for(t, units) for units in held) < t.cards_each


def gain(t: Tables, s: State, seat: Seat, what: str, source: str, events: Events) -> State:
    """One unit of gold, spice, provision, coin or a random good, if it can be had."""
    p = s.players[seat]
    after = p
    match what:
        case "gold":
            if may_gain(t, [q.gold for q in s.players], seat):
                after = evolve(p, gold=p.gold + 1)
        case "spice":
            if may_gain(t, [q.spice for q in s.players], seat):
                after = evolve(p, spice=p.spice + 1)
        case "provision":
            if may_gain(t, [q.provisions for q in s.players], seat):
                after = evolve(p, provisions=p.provisions + 1)
        case "coin":
            if p.money < t.money_max:
                after = evolve(p, money=p.money + 1)
        case _:
            return _draw_good(t, s, seat, source, events)
    if after is p:
        if events is not None:
            events.append(NotGained(seat, what, source))
        return s
    if events is not None:
        events.append(Gained(seat, what, source))
    return evolve(s, players=replaced(s.players, seat, after))


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


def refuse_sell(t: Tables, s: State, seat: Seat, a: Sell) -> Refusal | None:
    p = s.players[seat]
    if a.kind in ("provision", "provisions"):
        return Refusal("FEL-PRV-01", "Provisions cannot be sold.")
    if a.kind not in t.prices:
        return Refusal("FEL-SEL-07", "Only gold, spice and goods can be sold.")
    held = {"gold": p.gold, "spice": p.spice}.get(a.kind)
    if held is None:
        held = p.goods[t.good_number[a.kind]]
    if held < 1:
        return Refusal("FEL-SEL-01", f"You have no {a.kind} to sell.", need=1, have=0)
    return None


def sell(t: Tables, s: State, seat: Seat, a: Sell, events: Events) -> State:
    """One unit goes for its price; coins above the limit are lost (FEL-SEL-02 to FEL-SEL-06)."""
    p = s.players[seat]
    kind = a.kind
    price = t.prices[kind]
    money = min(t.money_max, p.money + price)
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
