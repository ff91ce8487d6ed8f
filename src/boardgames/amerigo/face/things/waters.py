"""Cells of the map: sea, anchors, land and what stands on it, and the frame around it."""

from collections.abc import Iterator

from boardgames.amerigo.box.tables import GOODS, GOODS_LETTERS, SITES
from boardgames.amerigo.face.things.asker import AmerigoAsker
from boardgames.amerigo.face.words.choices import opened_facts
from boardgames.amerigo.rules.chart import bits, dilate, distance
from boardgames.amerigo.rules.completion import free_cells
from boardgames.amerigo.rules.expand import network
from boardgames.amerigo.rules.move_ships import discovery_points, free_site, gold_for_post
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.rules.scoring import production_markers
from boardgames.amerigo.state import FREE, NEUTRAL, OFF_BOARD, POSTS, VILLAGES
from boardgames.core.game import Seat, Thing
from boardgames.core.messages import Argument

NOWHERE = -1
"""The distance of a ship that is not on the board, or cannot come."""


def frame_space(a: AmerigoAsker, rest: str) -> Thing | None:
    space = a.chart.index.get(f"frame-{rest}")
    if space is None:
        return None
    return a.told("frame", ("AME-BLU-05", "AME-BLU-02"), space=f"frame-{rest}", **_ships(a, space))


def cell(a: AmerigoAsker, place: str) -> Thing:
    at = a.chart.index[place]
    if a.chart.island_of[at] >= 0:
        return _land(a, place, at)
    return _anchorage(a, place, at) if at in a.chart.anchors else _sea(a, place, at)


def _sea(a: AmerigoAsker, place: str, at: int) -> Thing:
    return a.told("sea", ("AME-BLU-04", "AME-BLU-06"), space=place, **_ships(a, at))


def _anchorage(a: AmerigoAsker, place: str, at: int) -> Thing:
    site = a.chart.anchors[at]
    number = a.chart.island_of[site]
    free = free_site(a.s, a.chart, at) >= 0
    return a.told(
        "anchor",
        ("AME-BLU-08", "AME-BLU-11", "AME-BLU-13"),
        space=place,
        site=a.chart.names[site],
        island=number,
        state="free" if free else "post" if a.s.pieces[site] in POSTS else "covered",
        holder=_holder(a, site),
        discovery=discovery_points(a.t, a.s, a.chart.islands[number]) if free else 0,
        gold=gold_for_post(a.t, a.me) if a.me is not None else 0,
        **_opens(a, site),
        **_ships(a, at),
    )


def _opens(a: AmerigoAsker, site: int) -> dict[str, Argument]:
    """Return how much land a post on a site would open to the viewer."""
    if a.viewer is None:
        return {"opens": 0, "linked": 0, "posts": 0, "paid": 0, "pays": 0}
    return opened_facts(a.t, a.s, a.chart, a.viewer, site)


def _holder(a: AmerigoAsker, cell: int) -> str:
    """Return whose post or village is on a cell."""
    piece = a.s.pieces[cell].upper()
    return a.who(POSTS.index(piece)) if piece in POSTS else ""


def _ships(a: AmerigoAsker, space: int) -> dict[str, str | int]:
    """Return whose ships are there, how far away the viewer's are, and the nearest of each of the others."""
    here = [(seat, {"ship": ship}) for seat, ship, at in ships(a) if at == space]
    one, two = (_distance(a, at, space) for at in (a.me.ships if a.me is not None else (OFF_BOARD, OFF_BOARD)))
    near = [(seat, min((_distance(a, at, space) for at in p.ships), key=_far)) for seat, p in a.rivals()]
    others = a.of_each("moves-away", [(seat, {"moves": moves}) for seat, moves in near if moves != NOWHERE])
    return {"ships": a.of_each("ship-of", here), "here": len(here), "one": one, "two": two, "nearest": others}


def ships(a: AmerigoAsker) -> Iterator[tuple[Seat, int, int]]:
    """(seat, ship, space) of every ship on the board."""
    for seat in a.seats:
        for ship, at in enumerate(a.s.players[seat].ships, start=1):
            if at != OFF_BOARD:
                yield seat, ship, at


def _distance(a: AmerigoAsker, ship: int, space: int) -> int:
    return NOWHERE if ship == OFF_BOARD else distance(a.chart, ship, space)


def _far(moves: int) -> tuple[bool, int]:
    return (moves == NOWHERE, moves)


def _land(a: AmerigoAsker, place: str, at: int) -> Thing:
    chart, s = a.chart, a.s
    number = chart.island_of[at]
    island, covered = chart.islands[number], cover(s.pieces)
    sign = s.grid[at]
    good = GOODS_LETTERS.find(sign)
    anchor = next((sea for sea, site in chart.anchors.items() if site == at), -1)
    return a.told(
        "land",
        ("AME-GRN-05", "AME-GRN-12", "AME-BLU-08") if s.pieces[at] == FREE else ("AME-GRN-14", "AME-GRN-06"),
        cell=place,
        island=number,
        what=_what(a, at, sign),
        good=GOODS[good] if good >= 0 else "",
        holder=_holder(a, at),
        anchor=chart.names[anchor] if anchor >= 0 else "",
        left=free_cells(island, covered.occupied).bit_count(),
        cells=island.bit_count(),
        discovery=discovery_points(a.t, s, island),
        large=int(chart.large[number]),
        bonus=a.t.bonus.completion_vp,
        **_opens(a, at),
        made=production_markers(a.t, a.me)[good] if a.me is not None and good >= 0 else 0,
        joined=_joined(a, at, island),
        builders=a.listed(a.names[seat] for seat, _ in a.rivals() if _touches(a, seat, at)),
    )


def _what(a: AmerigoAsker, at: int, sign: str) -> str:
    """Return what is on a land cell, for the messages to select by."""
    piece = a.s.pieces[at]
    if piece in POSTS:
        return "post"
    if piece in VILLAGES:
        return "village"
    if piece == NEUTRAL:
        return "neutral"
    return "site" if sign in SITES else "good" if sign in GOODS_LETTERS else "plain"


def _touches(a: AmerigoAsker, seat: Seat, at: int) -> bool:
    """True if a tile on this cell would join what a player has there."""
    return bool(dilate(a.chart, network(a.chart, a.s.pieces, seat)) >> at & 1) and a.s.pieces[at] == FREE


def _joined(a: AmerigoAsker, at: int, island: int) -> str:
    """Return the viewer's relation to a cell: `beside` it, elsewhere on its `island`, or with no post there."""
    if a.viewer is None:
        return "none"
    if _touches(a, a.viewer, at):
        return "beside"
    return "island" if cover(a.s.pieces).posts[a.viewer] & island else "none"


def cell_names(a: AmerigoAsker, mask: int) -> str:
    return a.listed(a.chart.names[cell] for cell in bits(mask))
