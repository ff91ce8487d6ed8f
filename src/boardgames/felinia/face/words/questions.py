"""Where the game stands, what is asked, and what somebody might ask about although it is off."""

from typing import Any

from boardgames.core.game import Seat
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.face.words.names import Names
from boardgames.felinia.rules.auction import refuse_bid_market
from boardgames.felinia.rules.boarding import may_board, refuse_board
from boardgames.felinia.rules.commerce import refuse_buy
from boardgames.felinia.rules.guild import refuse_bonus, refuse_swap
from boardgames.felinia.rules.journey import refuse_flip, refuse_move, refuse_provision
from boardgames.felinia.rules.mysteries import kinds_drawn, refuse_keep
from boardgames.felinia.rules.resources import kinds_held
from boardgames.felinia.rules.storage import refuse_keep_fourth
from boardgames.felinia.rules.tokens import price
from boardgames.felinia.state import (
    Bid,
    Boarding,
    Buy,
    FinalSale,
    Flipping,
    Guild,
    Journey,
    Mystery,
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
            return say(key, boats=sum(may_board(t, s.players[f.seat], ship) for ship in s.ships))
        case Flipping():
            return say(key, country=t.countries[f.country].id, left=f.left)
        case Journey():
            return say(key, province=t.boards[s.variant].provinces[f.at].id, moves=f.moves)
        case Storing():
            return say(key, free=t.storage.free, cost=t.storage.paid_extra_cost)
        case _:
            # About cards always the same words: the question stands where others may read it.
            return say(key)


def neighbours(t: Tables, s: State, seat: Seat) -> tuple[AnyAction, ...]:
    """What the open question is about but does not allow now."""
    near: list[tuple[AnyAction, Any]] = []
    menu, board = t.menu, t.boards[s.variant]
    f: Any = s.frames[-1] if s.frames else None
    match f:
        case None | FinalSale():
            return ()
        case Bid():
            near += [(bid, refuse_bid_market) for bid in menu.markets]
        case Buy():
            near += [(buy, refuse_buy) for buy in menu.buys[kinds_held(s.markets[f.place])]]
        case Guild():
            goods = s.players[f.seat].goods
            given = [by_bag[-1] for by_bag, count in zip(menu.swaps[s.variant], goods, strict=True) if count]
            near += [(bonus, refuse_bonus) for bonus in menu.bonuses.values()]
            near += [(swap, refuse_swap) for swaps in given for swap in swaps]
        case Boarding():
            near += [(to_board, refuse_board) for to_board in menu.boards]
        case Flipping():
            near += [(menu.flips[s.variant][post], refuse_flip) for post in board.posts[f.country]]
        case Journey():
            near += [(move, refuse_move) for _, move in menu.moves[s.variant][f.at]]
            near += [(menu.provision, refuse_provision)] if s.variant == "expert" else []
        case Mystery():
            near += [(menu.keeps[kind], refuse_keep) for kind in kinds_drawn(t, f)]
        case Storing():
            near += [(keep, refuse_keep_fourth) for keep in menu.fourth]
    return tuple(a for a, refuse in near if seat != f.seat or refuse(t, s, seat, f, a) is not None)
