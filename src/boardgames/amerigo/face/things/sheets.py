"""A player's sheet: gold, cannons, posts, ships, goods, tiles and tokens of one player."""

from boardgames.amerigo.box.tables import COLOURS, GOODS
from boardgames.amerigo.face.things import tiles, tokens, wheel
from boardgames.amerigo.face.things.asker import AmerigoAsker
from boardgames.amerigo.face.things.goods import figures
from boardgames.amerigo.face.things.waters import ships
from boardgames.amerigo.face.words.names import space_label
from boardgames.amerigo.rules.completion import post_scores
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.state import Player
from boardgames.core.game import Seat, Thing
from boardgames.core.messages import Argument

FIGURES = {
    "points": ("AME-END-02", "AME-END-12", "AME-END-13"),
    "gold": ("AME-GLD-03", "AME-GLD-08", "AME-GLD-09"),
    "cannons": wheel.CANNON_RULES,
    "posts": ("AME-BLU-08", "AME-CPL-04", "AME-CPL-05"),
    "chests": ("AME-CPL-03", "AME-GLD-06"),
    "ships": ("AME-BLU-03", "AME-BLU-15", "AME-BLU-16"),
    "special": ("AME-WHT-04", "AME-WHT-08", "AME-PHA-09"),
    "planned": ("AME-RED-01", "AME-GRN-01", "AME-GRN-23"),
    "villages": ("AME-RED-02", "AME-RED-03"),
}
"""The figures of a sheet in the order in which they are read aloud, each with its rules."""


def on_sheet(a: AmerigoAsker, rest: str) -> Thing | None:
    """Places of a sheet are named `mat-<seat>-<what>`."""
    number, _, what = rest.partition("-")
    if not number.isdecimal() or int(number) not in a.seats:
        return None
    seat = int(number)
    if what == "cannons":
        return wheel.cannons(a, number)
    if what in GOODS:
        return _good(a, seat, what)
    if what in FIGURES:
        return a.told(f"mat-{what}", FIGURES[what], who=a.who(seat), **_facts(a, seat))
    return tokens.of_player(a, what)


def _good(a: AmerigoAsker, seat: Seat, good: str) -> Thing:
    facts = figures(a, seat, GOODS.index(good))
    return a.told("mat-good", ("AME-END-06", "AME-END-08"), who=a.who(seat), good=good, **facts)


def _facts(a: AmerigoAsker, seat: Seat) -> dict[str, Argument]:
    p, t = a.s.players[seat], a.t
    colour = t.special_colours[p.special]
    return {
        "gold": p.gold,
        "most": t.gold_end,
        "posts": t.posts - p.posts_left,
        "all": t.posts,
        "where": posts(a, seat),
        "chests": p.chests,
        "cashed": p.chests_cashed,
        "chest": t.bonus.chest_gold,
        "ships": moorings(a, seat),
        "space": p.special,
        "colour": COLOURS[colour] if colour >= 0 else "",
        "points": t.special_vp[p.special],
        "place": a.s.discs.index(seat) + 1,
        "tiles": tiles.planned(a, seat),
        "villages": tiles.villages(a, seat),
        "vp": p.vp,
        "list": a.of_each("has-count", [(n, {"count": _count(a, other)}) for n, other in a.rivals() if n != seat]),
    }


def _count(a: AmerigoAsker, p: Player) -> int:
    return a.t.posts - p.posts_left


def moorings(a: AmerigoAsker, seat: Seat) -> str:
    """Where a player's ships lie."""
    found = ((ship, a.chart.names[at]) for owner, ship, at in ships(a) if owner == seat)
    return a.listed(a.say("ship-at", ship=ship, space=space_label(name)) for ship, name in found)


def posts(a: AmerigoAsker, seat: Seat) -> str:
    """On which islands a player has posts, how many, and what they would pay now."""
    covered, found = cover(a.s.pieces), []
    for number, board in enumerate(a.chart.islands):
        for owner, count, points in post_scores(a.t, a.s, board, covered.posts):
            if owner == seat:
                found.append(a.say("posts-on", posts=count, island=number, points=points))
    return a.listed(found)
