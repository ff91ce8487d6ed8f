"""Descriptions of every place that a drawing marks: what is there and what it is worth."""

from collections.abc import Callable

from boardgames.core.game import Thing
from boardgames.kit.asker import for_asker
from boardgames.mombasa.box.tables import LETTERS
from boardgames.mombasa.face.things import books, cards, people, regions, spaces, tracks
from boardgames.mombasa.face.things.asker import MombasaAsker

HAND_CELLS = 14
"""A hand is drawn in so many cells; the last one stands for what has none."""


def thing(c: MombasaAsker, place: str) -> Thing | None:
    """Return the description of a place, or None if there is no such place on this table."""
    t = c.t
    if place in t.region_at:
        return regions.region(c, place)
    if place in t.display_at:
        return cards.display_card(c, place)
    if place in t.shelf_at:
        return books.shelf_book(c, place)
    if place in SINGLE:
        return SINGLE[place](c)
    kind, _, rest = place.partition("-")
    return _of_company(c, kind, rest) or _of_player(c, place) or _of_viewer(c, kind, rest)


SINGLE: dict[str, Callable[[MombasaAsker], Thing | None]] = {
    "borders": regions.borders,
    "round": people.round_track,
    "waiting": books.waiting,
    "ahead": books.ahead,
}


def _of_company(c: MombasaAsker, kind: str, rest: str) -> Thing | None:
    """`base-cairo`, `base-cairo-2`, `track-cairo`, `space-cairo-7`, `special-cairo-1`, `shares-cairo`; bonus spaces."""
    t = c.t
    if kind == "bonus" and rest in t.space_at:
        return spaces.bonus_space(c, rest)
    whole: dict[str, Callable[[MombasaAsker, int], Thing]] = {
        "base": regions.base,
        "track": tracks.track,
        "shares": tracks.held_shares,
    }
    if kind in whole and rest in t.company_at:
        return whole[kind](c, t.company_at[rest])
    name, _, figure = rest.rpartition("-")
    if name not in t.company_at or not figure.isdecimal():
        return None
    company, number = t.company_at[name], int(figure)
    match kind:
        case "base" if 1 <= number <= len(t.columns[0]):
            return regions.base_column(c, company, number - 1)
        case "space" if 1 <= number <= tracks.track_of(c, company).length:
            return tracks.space(c, company, number)
        case "special" if number in (1, 2):
            return tracks.special(c, company, number)
        case _:
            return None


def _of_player(c: MombasaAsker, place: str) -> Thing | None:
    """Return the description of a place with a seat in its name, such as `player-0`, `area-0-slot-b`, `ink-0-7`."""
    t = c.t
    for kind, tell in OF_SEAT.items():
        if place.startswith(f"{kind}-") and place[len(kind) + 1 :].isdecimal():
            seat = int(place[len(kind) + 1 :])
            return for_asker(tell(c, seat), seat == c.viewer) if seat in c.seats else None
    kind, _, rest = place.partition("-")
    figure, _, name = rest.partition("-")
    if not figure.isdecimal() or int(figure) not in c.seats:
        return None
    seat = int(figure)
    if kind == "area" and name in t.place_at:
        return for_asker(cards.area_card(c, seat, t.place_at[name]), seat == c.viewer)
    if kind == "pile" and name in t.slot_letters:
        return cards.slot(c, seat, t.slot_letters.index(name))
    if kind == "ink" and name.isdecimal() and 1 <= int(name) <= t.ink.length:
        return for_asker(books.position(c, seat, int(name)), seat == c.viewer)
    return None


OF_SEAT: dict[str, Callable[[MombasaAsker, int], Thing]] = {
    "player": people.player,
    "tracks": people.progress,
    "diamonds": people.diamonds,
    "bonuses": people.bonuses,
    "ledger": books.ledger,
    "plus-one": cards.plus_one,
    "hand-of": cards.hand_of,
}


def _of_viewer(c: MombasaAsker, kind: str, rest: str) -> Thing | None:
    """Return the description of the viewer's own things, and of the books of the player who acts."""
    t = c.t
    if kind == "slot" and f"slot-{rest}" in t.slots and c.viewer is not None:
        return cards.slot(c, c.viewer, t.slots.index(f"slot-{rest}"))
    if kind == "hand" and rest.isdecimal() and int(rest) < HAND_CELLS:
        return cards.hand_card(c, int(rest), HAND_CELLS)
    if kind == "ink" and rest.isdecimal() and 1 <= int(rest) <= t.ink.length:
        return for_asker(books.position(c, c.s.active, int(rest)), c.s.active == c.viewer)
    if kind == "tile" and rest in t.starting_tiles:
        return cards.starting_tile(c, rest)
    if kind == "books" and rest.upper() in LETTERS:
        return books.supply(c, rest.upper())
    if kind == "reward" and rest.isdecimal():
        return spaces.reward(c, int(rest))
    return None
