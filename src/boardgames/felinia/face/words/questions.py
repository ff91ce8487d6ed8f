"""Where the game stands, what is asked, and what somebody might ask about although it is off."""

from typing import Any

from boardgames.core.game import Seat
from boardgames.core.values import evolve
from boardgames.felinia.face.words.names import Names
from boardgames.felinia.rules.boarding import may_board
from boardgames.felinia.rules.resources import add, fitting
from boardgames.felinia.rules.tokens import price
from boardgames.felinia.state import (
    Bid,
    Boarding,
    Buy,
    Flipping,
    Guild,
    Journey,
    State,
    Storing,
    phase,
)


def status(names: Names, s: State) -> str:
    if not s.frames:
        return names.say("status-over", round=s.round)
    top = s.frames[-1]
    lap = top.lap if isinstance(top, Bid) else 0
    now = names.say(f"phase-{phase(s)}", lap=lap, laps=names.tables.bank.laps)
    return names.say("status", round=s.round, now=now, end=s.end)


def question(names: Names, s: State) -> str:
    t, say = names.tables, names.say
    f: Any = s.frames[-1]
    key = f"ask-{f.__struct_config__.tag}"
    match f:
        case Bid():
            return say(key, lap=f.lap, laps=t.bank.laps)
        case Buy() | Guild():
            due = price(s, f.place)
            return say(key, place=t.places[f.place].id, price=due, short=int(due > s.players[f.seat].money))
        case Boarding():
            boats = any(may_board(t, s.players[f.seat], ship) for ship in s.ships)
            return say(key, sale="" if boats else _sale(names, s, f.seat))
        case Flipping():
            return say(key, country=t.countries[f.country].id, left=f.left)
        case Journey():
            return say(key, province=t.boards[s.variant].provinces[f.at].id, moves=f.moves)
        case Storing():
            return say(key, free=t.storage.free, cost=t.storage.paid_extra_cost)
        case _:
            # About cards always the same words: the question stands where others may read it.
            return say(key)


def _sale(names: Names, s: State, seat: Seat) -> str:
    """Return the single sale that would pay for a boat, and that boat: spice and goods before gold; else nothing."""
    t, p = names.tables, s.players[seat]
    held = {"spice": p.spice, **{good.id: p.goods[number] for number, good in enumerate(t.goods)}, "gold": p.gold}
    for kind in (kind for kind, count in held.items() if count):
        goods = add(p.goods, t.good_number[kind], -1) if kind in t.good_number else p.goods
        sold = evolve(p, goods=goods, money=p.money + fitting(t, p, t.prices[kind]))
        boats = [ship.boat for ship in s.ships if may_board(t, sold, ship)]
        if boats:
            return names.say("one-sale", kind=kind, boat=min(boats, key=lambda boat: t.boats[boat].minutes))
    return ""
