"""Village and neutral tiles: in the supply, and planned."""

from boardgames.amerigo.face.things.asker import AmerigoAsker
from boardgames.amerigo.rules.chart import bits
from boardgames.amerigo.rules.expand import spots, turns_of
from boardgames.core.game import SEAT_LETTERS, Seat, Thing


def tile(a: AmerigoAsker, name: str) -> Thing | None:
    kind = a.t.landscape_index.get(name)
    if kind is None:
        return None
    row, me, s = a.t.landscape[kind], a.me, a.s
    # Villages are everybody's own: a bystander has none to count.
    is_counted = me is not None or not row.village
    if row.village:
        left = me.villages[kind] if me is not None else 0
        rules = ("AME-RED-02", "AME-RED-03", "AME-GRN-03", "AME-GRN-17")
    else:
        left = s.neutral[kind - a.t.villages]
        rules = ("AME-RED-04", "AME-RED-05", "AME-GRN-04", "AME-GRN-09")
    return a.told(
        "tile",
        (*rules, "AME-GRN-18", "AME-GRN-19"),
        tile=name,
        cost=row.cost,
        size=row.size,
        small=row.vp_small,
        large=row.vp_large,
        left=left,
        counted=int(is_counted),
        missing=int(is_counted and not left),
        planned=me.reserve[kind] if me is not None else 0,
        spots=_spots(a, kind),
        village=int(row.village),
        list=a.of_each("has-count", [(seat, {"count": p.reserve[kind]}) for seat, p in a.rivals() if p.reserve[kind]]),
    )


def _spots(a: AmerigoAsker, kind: int) -> int:
    """On how many cells the first cell of a tile of the one who asks could lie now."""
    if a.viewer is None:
        return 0
    found = 0
    for offsets in turns_of(a.t, a.s, kind):
        found |= spots(a.chart, a.s.pieces, a.viewer, offsets)
    return sum(1 for _ in bits(found))


def reserve(a: AmerigoAsker, letter: str) -> Thing | None:
    if letter not in SEAT_LETTERS[: len(a.s.players)] or not letter:
        return None
    seat = SEAT_LETTERS.index(letter)
    p = a.s.players[seat]
    return a.told(
        "reserve",
        ("AME-RED-01", "AME-GRN-23", "AME-TOK-01"),
        who=a.who(seat),
        count=sum(p.reserve),
        tiles=planned(a, seat),
        tokens=a.listed(a.w.token(token) for token in p.tokens),
        owned=len(p.tokens),
    )


def planned(a: AmerigoAsker, seat: Seat) -> str:
    """The tiles that a player has planned, in words."""
    kinds = ((a.t.landscape[kind].id, count) for kind, count in enumerate(a.s.players[seat].reserve) if count)
    return a.listed(a.say("tiles-of-kind", tile=tile, count=count) for tile, count in kinds)


def villages(a: AmerigoAsker, seat: Seat) -> str:
    """The villages that a player has not planned yet."""
    kinds = ((a.t.landscape[kind].id, count) for kind, count in enumerate(a.s.players[seat].villages) if count)
    return a.listed(a.say("tiles-of-kind", tile=tile, count=count) for tile, count in kinds)
