"""Everything of the kind that the open question asks for, legal or not: what a player may ask about."""

from typing import Any

from boardgames.core.game import Seat
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.rules.mysteries import kinds_drawn
from boardgames.felinia.rules.resources import kinds_held
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
)


def candidates(t: Tables, s: State, seat: Seat) -> tuple[AnyAction, ...]:
    near: list[AnyAction] = []
    menu, board = t.menu, t.boards[s.variant]
    f: Any = s.frames[-1] if s.frames else None
    match f:
        case None | FinalSale():
            return ()
        case Bid():
            near += list(menu.markets)
        case Buy():
            near += list(menu.buys[kinds_held(s.markets[f.place])])
        case Guild():
            goods = s.players[f.seat].goods
            given = [by_bag[-1] for by_bag, count in zip(menu.swaps[s.variant], goods, strict=True) if count]
            near += list(menu.bonuses.values())
            near += [swap for swaps in given for swap in swaps]
        case Boarding():
            near += list(menu.boards)
        case Flipping():
            near += [menu.flips[s.variant][post] for post in board.posts[f.country]]
        case Journey():
            near += [move for _, move in menu.moves[s.variant][f.at]]
            near += [menu.provision] if s.variant == "expert" else []
        case Mystery():
            near += [menu.keeps[kind] for kind in kinds_drawn(t, f)]
        case Storing():
            near += list(menu.fourth)
    return tuple(near)
