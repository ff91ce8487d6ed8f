"""What is typed for an action, and the place on the board that it points at."""

import re
from typing import Any

from boardgames.felinia import actions as do
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.state import Buy, State

FIXED: dict[type, str] = {
    do.BidBank: "bank",
    do.Decline: "pass",
    do.Done: "done",
    do.StopFlipping: "stop",
    do.SpendProvision: "prov",
    do.GoHome: "home",
    do.KeepNone: "skip",
    do.KeepFourth: "keep",
}
"""Actions that point at nothing are typed as a word."""


def code(t: Tables, s: State, action: AnyAction) -> str:
    match action:
        case do.BidMarket():
            return _place_code(t, action.market)
        case do.BidGuild():
            return t.places[-1].code.lower()
        case do.BuyGood():
            return _good_code(t, action.good)
        case do.Swap():
            return f"{_good_code(t, action.give)}{_good_code(t, action.take)}.{action.reward[:1]}"
        case do.TakeBonus():
            return _bonus_code(t, action.tile)
        case do.Board():
            return _boat_code(t, s, action.dock)
        case do.Flip():
            return _province_code(t, s, action.post)
        case do.Move():
            return _province_code(t, s, action.to)
        case do.Keep():
            return re.sub("[^a-z]", "", action.kind)[:4]
        case do.Sell():
            kind = action.kind[:2] if action.kind in ("gold", "spice") else _good_code(t, action.kind)
            return f"s.{kind}"
        case _:
            return FIXED[type(action)]


def _good_code(t: Tables, good: str) -> str:
    return t.goods[t.good_number[good]].code.lower() if good in t.good_number else good[:2]


def _bonus_code(t: Tables, name: str) -> str:
    """The people of a bonus tile; where several tiles speak of one people, also what the tile does."""
    tile = t.bonus_tiles.get(name)
    if tile is None:
        return f"b.{name[:2]}"
    alone = sum(other.people == tile.people for other in t.bonus_tiles.values()) == 1
    return f"b.{tile.people[:2]}" if alone else f"b.{tile.people[:2]}{tile.effect[:1]}"


def _place_code(t: Tables, place: str) -> str:
    return t.places[t.place_number[place]].code.lower() if place in t.place_number else place[:2]


def _boat_code(t: Tables, s: State, dock: str) -> str:
    boat = t.boats.get(s.ships[t.dock_number[dock]].boat) if dock in t.dock_number else None
    return boat.time if boat else dock[-2:]


def _province_code(t: Tables, s: State, province: str) -> str:
    board = t.boards[s.variant]
    return board.provinces[board.number[province]].code.lower() if province in board.number else province[:2]


BANK = "bank"
"""The place of the player boards."""


def place(t: Tables, s: State, action: AnyAction) -> str | None:
    frame: Any = s.frames[-1] if s.frames else None
    match action:
        case do.BidBank():
            return BANK
        case do.BidMarket():
            return action.market
        case do.BidGuild() | do.Swap():
            return t.places[-1].id
        case do.BuyGood() if isinstance(frame, Buy):
            return good_place(t, frame.place, action.good)
        case do.TakeBonus():
            return action.tile
        case do.Board():
            return action.dock
        case do.Flip():
            return action.post
        case do.Move():
            return action.to
        case _:
            return None


def good_place(t: Tables, market: int, good: str) -> str:
    """A kind of goods in a market is a place of its own while it is bought there."""
    return f"{t.places[market].id}.{good}"
