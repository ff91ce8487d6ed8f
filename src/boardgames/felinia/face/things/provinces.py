"""The provinces of the island: quays, crossroads and posts; the countries, and the merchant who travels."""

from boardgames.core.game import Seat, Thing
from boardgames.felinia import actions as do
from boardgames.felinia import events as ev
from boardgames.felinia.box.tables import Tables
from boardgames.felinia.face.things.asker import FeliniaAsker
from boardgames.felinia.rules.journey import extra_income
from boardgames.felinia.rules.scoring import group_sets
from boardgames.felinia.state import Departures, Flipping, Journey, Mystery, State
from boardgames.kit.component import Component


def _province(a: FeliniaAsker, place: str) -> Thing:
    at = a.board.number[place]
    row = a.board.provinces[at]
    if row.kind == "port":
        return a.told(
            "port",
            ("FEL-EXP-02", "FEL-EXP-18"),
            province=row.id,
            country=row.country,
            ways=_ways(a, at),
            expert=int(a.expert),
        )
    return _crossroads(a, at) if row.kind == "crossroads" else _post(a, at)


def _ways(a: FeliniaAsker, at: int) -> str:
    """Where the roads of a province lead."""
    return a.listed(a.say("the-province", province=a.board.provinces[to].id) for to in a.board.roads[at])


def _crossroads(a: FeliniaAsker, at: int) -> Thing:
    row = a.board.provinces[at]
    symbols = [*a.board.symbols[at], *["mystery"] * a.board.mysteries[at]]
    extra = extra_income(a.t, a.me, a.board.symbols[at]) if a.me is not None and a.knows_own else []
    return a.told(
        "crossroads",
        ("FEL-EXP-07", "FEL-EXP-06", "FEL-EXP-15", *(("FEL-MYS-01",) if a.board.mysteries[at] else ())),
        province=row.id,
        country=row.country,
        gains=a.listed(a.say("symbol", symbol=symbol, n=symbols.count(symbol)) for symbol in dict.fromkeys(symbols)),
        extra=a.listed(a.w.amount(kind) for kind in extra),
        points=_paid(a, [*a.board.symbols[at], *extra]),
        cards=a.board.mysteries[at],
        single=a.t.score.mystery_single,
        several=a.t.score.mystery_each_if_several,
        ways=_ways(a, at),
        moves=row.distance,
        here=_traveller(a, at),
    )


def _paid(a: FeliniaAsker, units: list[str]) -> int:
    """Return the points of what a province pays, for the one who asks; a random good is worth as much as any."""
    if a.me is None or not a.knows_own:
        return 0
    me = a.me
    goods = (me.goods[0] + units.count("good"), *me.goods[1:])
    provisions = me.provisions + units.count("provision")
    gold, spice = me.gold + units.count("gold"), me.spice + units.count("spice")
    return a.gain(goods=goods, gold=gold, spice=spice, provisions=provisions)


def _traveller(a: FeliniaAsker, at: int) -> str:
    """Return whose merchant is on the way there."""
    return a.listed(a.who(f.seat) for f in a.s.frames if isinstance(f, Journey) and f.at == at)


def _post(a: FeliniaAsker, at: int) -> Thing:
    row, tile = a.board.provinces[at], a.s.tiles[at]
    owner = next((seat for seat, p in enumerate(a.s.players) if p.settled >> at & 1), None)
    known = tile in a.t.trade_tiles and bool(a.s.face_up >> at & 1)
    return a.told(
        "post",
        ("FEL-EXP-12", "FEL-EXP-13", "FEL-EXP-14", "FEL-EXP-16", "FEL-EXP-17", "FEL-SCO-04"),
        province=row.id,
        country=row.country,
        state="settled" if owner is not None else "open" if known else "hidden" if tile else "empty",
        who=a.who(owner) if owner is not None else "",
        group=_group(a, owner, at) if owner is not None else 0,
        tile=tile if known else "",
        gist=a.w.gist(a.t.trade_tiles[tile].effect) if known and a.t.trade_tiles[tile].effect else "",
        moves=row.distance,
        base=a.t.exploration.base_moves,
        expert=int(a.expert),
        ways=_ways(a, at),
        own=int(a.knows_own),
        **_worth(a, at, tile if known else ""),
        touching=_touching(a, at),
        beside=_beside(a, at),
        sailing=_sailing(a, row.country),
    )


def _group(a: FeliniaAsker, owner: int, at: int) -> int:
    """Return how many merchants of a player touch each other around a province."""
    groups = group_sets(a.board, a.s.players[owner].settled)
    return next((group.bit_count() for group in groups if group >> at & 1), 0)


def _worth(a: FeliniaAsker, at: int, tile: str) -> dict[str, int]:
    """Points for the one who asks: of a merchant settled there, and of the tile beside that."""
    if a.me is None:
        return {"merchant": 0, "points": 0, "both": 0}
    settled = a.gain(settled=a.me.settled | 1 << at)
    both = a.gain(settled=a.me.settled | 1 << at, trade=(*a.me.trade, tile)) if tile and a.knows_own else settled
    return {"merchant": settled, "points": both - settled, "both": both}


def _touching(a: FeliniaAsker, at: int) -> str:
    """The posts around a post: merchants there would be of one group."""
    around = a.board.adjacent[at]
    posts = [row for to, row in enumerate(a.board.provinces) if around >> to & 1 and row.kind == "post"]
    return a.listed(a.say("the-province", province=row.id) for row in posts)


def _beside(a: FeliniaAsker, at: int) -> str:
    """Return who has merchants in the provinces around."""
    around = a.board.adjacent[at]
    found = [(seat, {"count": (p.settled & around).bit_count()}) for seat, p in enumerate(a.s.players)]
    return a.of_each("has-count", [(seat, facts) for seat, facts in found if facts["count"]])


def _sailing(a: FeliniaAsker, country: str) -> str:
    """Return whose merchants are on boats to a country."""
    ships = [ship for ship in a.s.ships if ship.boat and a.t.boats[ship.boat].destination == country]
    aboard = [seat for ship in ships for seat in ship.merchants]
    for seat in _settled_from(a, country):
        aboard.remove(seat)
    return a.of_each("has-count", [(seat, {"count": aboard.count(seat)}) for seat in dict.fromkeys(aboard)])


def _settled_from(a: FeliniaAsker, country: str) -> list[Seat]:
    """Return whose journeys from the boat that is landing there have ended: the boat keeps them until the last is
    done."""
    leaving = next((f for f in a.s.frames if isinstance(f, Departures)), None)
    if leaving is None or not leaving.docks or not a.s.ships[leaving.docks[0]].boat:
        return []
    ship = a.s.ships[leaving.docks[0]]
    under_way = sum(isinstance(f, Journey) for f in a.s.frames)
    return list(ship.merchants[: leaving.landed - under_way]) if a.t.boats[ship.boat].destination == country else []


def _country(a: FeliniaAsker, place: str) -> Thing:
    name = place.partition(".")[2]
    number = a.t.country_number[name]
    posts = a.board.posts[number]
    opened = [post for post in posts if a.s.tiles[post] in a.t.trade_tiles and a.s.face_up >> post & 1]
    hidden = [post for post in posts if a.s.tiles[post] and post not in opened]
    boats = [a.t.boats[ship.boat] for ship in a.s.ships if ship.boat]
    return a.told(
        "country",
        ("FEL-CMP-17", "FEL-CMP-19", "FEL-EXP-03", "FEL-SCO-04"),
        country=name,
        posts=len(posts),
        left=len(opened) + len(hidden),
        open=a.listed(a.say("tile-at", tile=a.s.tiles[post], province=a.board.provinces[post].id) for post in opened),
        hidden=len(hidden),
        maybe=_maybe(a, number),
        boats=a.listed(boat.time for boat in sorted(boats, key=lambda boat: boat.minutes) if boat.destination == name),
        sailing=_sailing(a, name),
        settlers=a.of_each("has-count", [(seat, {"count": n}) for seat, n in _settlers(a, posts) if n]),
    )


def _settlers(a: FeliniaAsker, posts: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(seat, sum(p.settled >> post & 1 for post in posts)) for seat, p in enumerate(a.s.players)]


def _maybe(a: FeliniaAsker, country: int) -> str:
    """Return what the unseen tiles of a country may be: those printed beside it that are not in sight."""
    in_sight = {*a.s.tiles, *a.s.gone, *(tile for p in a.s.players for tile in p.trade)}
    unseen = [tile for tile in a.board.tiles[country] if tile not in in_sight]
    labels = [a.say("tile-label", tile=tile) for tile in unseen]
    return a.listed(a.say("of-kind", count=labels.count(label), label=label) for label in dict.fromkeys(labels))


def _journey(a: FeliniaAsker, place: str) -> Thing:
    frames = a.s.frames
    way = next((f for f in frames if isinstance(f, Journey)), None)
    sailing = next((f for f in frames if isinstance(f, Departures)), None)
    boat = a.s.ships[sailing.docks[0]].boat if sailing is not None and sailing.docks else ""
    top = frames[-1] if frames else None
    return a.told(
        "journey",
        ("FEL-EXP-01", "FEL-EXP-06", "FEL-EXP-12", "FEL-EXP-19", *(("FEL-XEX-02",) if a.expert else ())),
        who=a.who(way.seat) if way is not None else "",
        province=a.board.provinces[way.at].id if way is not None else "",
        moves=way.moves if way is not None else 0,
        provisions=a.s.players[way.seat].provisions if way is not None else 0,
        expert=int(a.expert),
        flips=top.left if isinstance(top, Flipping) else 0,
        cards=len(top.cards) if isinstance(top, Mystery) else 0,
        base=a.t.exploration.base_moves,
        boat=int(bool(boat)),
        time=a.t.boats[boat].time if boat else "",
        country=a.t.boats[boat].destination if boat else "",
    )


def _code(t: Tables, s: State, place: str) -> str:
    board = t.boards[s.variant]
    return board.provinces[board.number[place]].code.lower() if place in board.number else place[:2]


KINDS: tuple[Component, ...] = (
    Component(
        kind="journey",
        part="island",
        places=lambda t, s: ("journey",),
        listed=lambda t, s: ("journey",) if any(isinstance(f, Departures | Journey) for f in s.frames) else (),
        tell=_journey,
    ),
    Component(
        kind="country",
        part="island",
        places=lambda t, s: [f"country.{row.id}" for row in t.countries],
        tell=_country,
    ),
    Component(
        kind="visited",
        places=lambda t, s: t.boards[s.variant].number,
        tell=_province,
        chosen_by={do.Flip: "post", do.Move: "to"},
        code=_code,
        used_by={ev.MerchantMoved: "province"},
        counted=lambda names: [
            (row.id, row.label)
            for board in names.tables.boards.values()
            for row in board.provinces
            if row.kind != "port"
        ],
    ),
)
