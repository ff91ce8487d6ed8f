"""Codes of the actions, and the places on the board that they point at."""

import re
from typing import Any

from boardgames.felinia import actions as do
from boardgames.felinia.actions import AnyAction
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.face.things.components import THINGS
from boardgames.felinia.face.words.names import BANK, good_place
from boardgames.felinia.state import Buy, State

CODES: dict[type, str] = {
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
        case do.Keep():
            return re.sub("[^a-z]", "", action.kind)[:4]
        case do.Sell():
            kind = action.kind[:2] if action.kind in ("gold", "spice") else _good_code(t, action.kind)
            return f"s.{kind}"
        case _:
            return THINGS.code(t, s, action) or CODES[type(action)]


def _good_code(t: Tables, good: str) -> str:
    return t.goods[t.good_number[good]].code.lower() if good in t.good_number else good[:2]


def _place_code(t: Tables, place: str) -> str:
    return t.places[t.place_number[place]].code.lower() if place in t.place_number else place[:2]


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
        case _:
            return THINGS.place(action)
