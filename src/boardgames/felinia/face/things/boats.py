"""The boats at their docks, and those to come."""

from boardgames.core.game import Thing
from boardgames.felinia import actions as do
from boardgames.felinia import events as ev
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.face.things.asker import Facts, FeliniaAsker
from boardgames.felinia.rules.boarding import is_last_merchant, may_board, places_left, shortfall
from boardgames.felinia.rules.exploration import docks_by_time, leaving
from boardgames.felinia.state import State
from boardgames.kit.component import Component

RULES = ("FEL-EMB-01", "FEL-EMB-02", "FEL-EMB-03", "FEL-DEP-01", "FEL-DEP-03", "FEL-END-01")


def _dock(a: FeliniaAsker, place: str) -> Thing:
    number = a.t.dock_number[place]
    ship = a.s.ships[number]
    if not ship.boat:
        return a.told("no-boat", ("FEL-PRP-02", "FEL-PRP-03"), dock=number + 1)
    me, t = a.me, a.t
    order = docks_by_time(t, a.s)
    return a.told(
        "boat",
        RULES,
        **_printed(a, ship.boat),
        aboard=a.listed(a.who(seat) for seat in ship.merchants),
        left=places_left(t, ship),
        leaves=int(number in leaving(t, a.s)),
        earliest=int(order[:1] == (number,)),
        missing=_missing(a, ship.boat),
        may=int(me is not None and may_board(t, me, ship)),
        stock=me.stock if me is not None else 0,
        last=int(me is not None and is_last_merchant(me)),
        able=a.listed(a.names[seat] for seat, p in a.rivals() if may_board(t, p, ship)),
        over=int(not a.s.frames),
    )


def _printed(a: FeliniaAsker, boat: str) -> Facts:
    """Return what is printed on a boat, and what can be won where it goes."""
    row = a.t.boats[boat]
    country = a.t.country_number[row.destination]
    open_tiles = [a.s.tiles[post] for post in a.board.posts[country] if a.s.face_up >> post & 1 and a.s.tiles[post]]
    hidden = sum(bool(a.s.tiles[post]) and not a.s.face_up >> post & 1 for post in a.board.posts[country])
    return {
        "boat": boat,
        "country": row.destination,
        "price": price_of(a, boat),
        "places": row.places,
        "tiles": a.listed(a.say("the-tile", tile=tile) for tile in open_tiles),
        "hidden": 0 if a.expert else hidden,
    }


def price_of(a: FeliniaAsker, boat: str) -> str:
    """Return what one merchant pays."""
    goods, coins = a.goods(a.t.boat_goods[boat]), a.t.boats[boat].coins
    return a.listed([*([goods] if goods else []), *([a.w.coins(coins)] if coins else [])])


def _missing(a: FeliniaAsker, boat: str) -> str:
    """Return what the viewer has too little of."""
    if a.me is None:
        return ""
    goods, coins = shortfall(a.t, a.me, boat)
    lacking = a.goods(goods)
    return a.listed([*([lacking] if lacking else []), *([a.w.coins(coins)] if coins else [])])


def _pile(a: FeliniaAsker, place: str) -> Thing:
    blue = sum(a.t.backs.get(boat, boat) == "?blue" for boat in a.s.boats)
    fewest = min(p.stock for p in a.s.players)
    return a.told(
        "boats",
        ("FEL-PRP-02", "FEL-END-05", "FEL-END-01", "FEL-SET-11"),
        count=len(a.s.boats),
        blue=blue,
        end=a.s.end,
        fewest=fewest,
        who=a.listed(a.who(seat) for seat, p in enumerate(a.s.players) if p.stock == fewest),
    )


def _next(a: FeliniaAsker, place: str) -> Thing | None:
    boat = a.s.boats[0] if a.s.boats else ""
    if boat not in a.t.boats:
        return None
    return a.told("next-boat", ("FEL-VAR-01", "FEL-PRP-02"), **_printed(a, boat), last=0)


def _code(t: Tables, s: State, dock: str) -> str:
    """When its boat sails."""
    boat = t.boats.get(s.ships[t.dock_number[dock]].boat) if dock in t.dock_number else None
    return boat.time if boat else dock[-2:]


KINDS: tuple[Component, ...] = (
    Component(kind="boats", part="harbour", places=lambda t, s: ("boats",), tell=_pile),
    Component(
        kind="boat",
        part="harbour",
        places=lambda t, s: t.dock_number,
        tell=_dock,
        chosen_by={do.Board: "dock"},
        code=_code,
        used_by={ev.MerchantBoarded: "boat"},
        counted=lambda names: [(boat, names.say("uses-boat-name", boat=boat)) for boat in names.tables.boats],
    ),
    Component(
        kind="next-boat",
        part="harbour",
        places=lambda t, s: ("next-boat",),
        listed=lambda t, s: ("next-boat",) if s.next_boat and s.boats and not s.end else (),
        tell=_next,
    ),
)
