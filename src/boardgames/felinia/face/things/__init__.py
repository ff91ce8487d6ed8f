"""Descriptions of the things on the table, by the kind of their place."""

from collections.abc import Callable

from boardgames.core.game import Seat, Thing
from boardgames.felinia.face.things import belongings, markets, tiles
from boardgames.felinia.face.things.asker import FeliniaAsker
from boardgames.felinia.face.things.components import THINGS
from boardgames.felinia.face.words.names import Names
from boardgames.felinia.state import State

SINGLE: dict[str, Callable[[FeliniaAsker], Thing | None]] = {
    "bank": markets.bank,
    "bag": markets.bag,
    "first": markets.first,
}
OF_NAME: dict[str, Callable[[FeliniaAsker, str], Thing | None]] = {
    "bag": markets.in_bag,
    "people": tiles.people,
    "special": tiles.special,
    "card": tiles.card,
    "stock": belongings.for_sale,
}
"""Functions by what precedes the full stop of a place."""


def thing(w: Names, s: State, viewer: Seat | None, place: str, names: tuple[str, ...]) -> Thing | None:
    a = FeliniaAsker.of(w, s, viewer, names)
    if place in SINGLE:
        return SINGLE[place](a)
    if (found := THINGS.thing(a, place)) is not None:
        return found
    if place in a.t.place_number:
        return markets.place(a, a.t.place_number[place])
    kind, _, rest = place.partition(".")
    if kind in a.t.place_number and rest in a.t.good_number:
        return markets.good(a, a.t.place_number[kind], a.t.good_number[rest])
    if kind in belongings.OF_SEAT and rest.isdecimal():
        return belongings.OF_SEAT[kind](a, int(rest)) if int(rest) in a.seats else None
    return OF_NAME[kind](a, rest) if kind in OF_NAME else None
