"""Descriptions of the things on the table, by the kind of their place."""

from boardgames.amerigo.box.tables import SLOTS
from boardgames.amerigo.face.things import goods, islands, sheets, tiles, tokens, tracks, waters, wheel
from boardgames.amerigo.face.things.asker import AmerigoAsker
from boardgames.amerigo.face.words.names import Names
from boardgames.amerigo.state import State
from boardgames.core.game import Seat, Thing

KINDS = {
    "frame": waters.frame_space,
    "island": islands.island,
    "pay": islands.pay,
    "wheel": wheel.action,
    "gold": wheel.gold,
    "order": wheel.order,
    "pirates": wheel.pirates,
    "cannons": wheel.cannons,
    "own": tokens.owned,
    "progress": tracks.progress,
    "special": tracks.special,
    "good": goods.good,
    "prod": goods.on_sale,
    "tile": tiles.tile,
    "reserve": tiles.reserve,
    "mat": sheets.on_sheet,
}
"""Functions by the first word of a place; slots for tokens and cells of the map have names of their own."""


def thing(w: Names, s: State, viewer: Seat | None, place: str, names: tuple[str, ...]) -> Thing | None:
    asked = AmerigoAsker.of(w, s, viewer, names)
    kind, _, rest = place.partition("-")
    if kind in KINDS:
        return KINDS[kind](asked, rest)
    if place in SLOTS:
        return tokens.on_display(asked, place)
    return waters.cell(asked, place) if place in asked.chart.index else None
