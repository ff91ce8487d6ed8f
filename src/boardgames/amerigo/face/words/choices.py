"""Every action in plain words, with what it costs and what it brings at once."""

from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import BLUE, COLOURS, GOODS, GREEN, RED, SLOTS, SPRINT, WHITE, YELLOW, Tables
from boardgames.amerigo.face.words.names import Names
from boardgames.amerigo.rules import turn
from boardgames.amerigo.rules.chart import bits, chart_of, distance
from boardgames.amerigo.rules.completion import free_cells, post_scores
from boardgames.amerigo.rules.expand import buildable, covered_cells, goods_under, land_from, opened_by, tile_points
from boardgames.amerigo.rules.gold import kept_gold
from boardgames.amerigo.rules.map_records import Chart
from boardgames.amerigo.rules.move_ships import (
    discovery_points,
    free_site,
    gold_for_post,
    sail_of,
    ship_to_place,
    stops,
)
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.rules.pirates import cannons_short, strength_against
from boardgames.amerigo.rules.progress import chances_between
from boardgames.amerigo.rules.scoring import marker_points, production_markers
from boardgames.amerigo.rules.tracks import discs_ahead, front_space, gold_for_rest, track_room
from boardgames.amerigo.state import (
    CANNONS,
    OFF_BOARD,
    POSTS,
    PROGRESS,
    BuildTile,
    Sail,
    SailShip,
    State,
    TrackAction,
)
from boardgames.core.game import Seat
from boardgames.core.messages import Argument
from boardgames.core.values import replaced

MAX_SITES = 6
"""Maximum number of sites that one line names."""


def describe(w: Names, s: State, seat: Seat, a: do.AnyAction) -> str:
    t, p = w.tables, s.players[seat]
    match a:
        case do.Act() | do.WhiteAs() | do.Swap():
            return _chosen(w, s, seat, a, COLOURS.index(a.colour))
        case do.WhiteAdvance():
            return _chosen(w, s, seat, a, WHITE)
        case do.TakeGold():
            return w.say("do-take-gold", gold=gold_text(w, s, seat, turn.gold_on_offer(t, s, p)))
        case do.TakeVp():
            return w.say("do-take-vp", points=turn.points_on_offer(s))
        case do.PlaceShip():
            return _place_ship(w, s, seat, a)
        case do.ChooseShip():
            return _choose_ship(w, s, seat, a)
        case do.SailTo():
            return _sail_to(w, s, seat, a)
        case do.Establish():
            return _establish(w, s, seat, a)
        case do.UseSprint():
            return w.say("do-use-sprint", ap=t.tokens[SPRINT].ap)
        case do.Advance():
            return _advance(w, s, seat, a)
        case do.UseJump():
            space = front_space(s)
            return w.say("do-use-jump", front=POSTS[s.discs[0]], space=space, vp=t.special_vp[space])
        case do.TakeToken():
            return _take_token(w, s.progress[SLOTS.index(a.slot)])
        case do.Decline():
            return w.say("do-decline")
        case do.TakeVillage() | do.TakeNeutral() | do.ChooseTile():
            return w.tile_text(a.tile)
        case do.BuyProduction():
            return _buy_production(w, s, seat, a)
        case do.Place():
            return _place(w, s, seat, a)
        case do.BuyAp():
            return w.say("do-buy-ap", left=p.gold - 1) if p.gold else w.say("do-buy-ap-none")
        case do.CashChest():
            return w.say("do-cash-chest", gold=gold_text(w, s, seat, t.bonus.chest_gold))
        case do.CashToken():
            return w.say("do-cash-token", gold=gold_text(w, s, seat, t.tokens[a.token].gold))
        case do.EndAction():
            return _end(w, s, seat)


def gold_text(w: Names, s: State, seat: Seat, amount: int) -> str:
    """Return an amount of gold, with what would not fit on the track."""
    kept = kept_gold(w.tables, s.players[seat], amount)
    return w.say("gold-amount", gold=kept, beyond=amount - kept)


# choosing an action


def _chosen(w: Names, s: State, seat: Seat, a: do.AnyAction, colour: int) -> str:
    ap = turn.action_points(w.tables, s, s.players[seat], colour)
    key = f"do-{a.__struct_config__.tag}"
    return w.say(key, colour=COLOURS[colour], ap=ap, use=use_text(w, s, seat, colour, ap))


def use_text(w: Names, s: State, seat: Seat, colour: int, ap: int) -> str:
    """Return what the player could do with the AP of a colour."""
    t = w.tables
    if colour == BLUE:
        return _could_sail(w, s, seat, ap)
    if colour == RED:
        return w.say("use-plan", **plan_facts(w, s, seat))
    if colour == GREEN:
        return _could_build(w, s, seat, ap)
    if colour == YELLOW:
        costs = [t.production_kinds[kind][1] for kind in s.production if kind]
        if not costs:
            return w.say("use-produce-nothing")
        return w.say("use-produce", least=min(costs), most=max(costs), apart=max(costs) - min(costs))
    room = track_room(t, s.players[seat], turn.TRACKS[colour])
    steps = min(ap, room)
    gold = gold_for_rest(t, ap - steps, room - steps)
    if not steps:
        return w.say("use-at-end", gold=gold_text(w, s, seat, gold))
    use = _steps(w, s, seat, turn.TRACKS[colour], steps)
    return w.say("use-then-gold", use=use, gold=gold_text(w, s, seat, gold)) if gold else use


def plan_facts(w: Names, s: State, seat: Seat) -> dict[str, Argument]:
    """Return what a village costs, 0 if the player has planned them all, and the cheapest and dearest neutral tile."""
    t = w.tables
    neutral = [cost for cost, count in zip(t.neutral_costs, s.neutral, strict=True) if count]
    village = t.landscape[0].cost if any(s.players[seat].villages) else 0
    return {"village": village, "least": min(neutral, default=0), "most": max(neutral, default=0)}


def _steps(w: Names, s: State, seat: Seat, track: str, steps: int) -> str:
    t, p = w.tables, s.players[seat]
    if track == CANNONS:
        against = strength_against(t, s, seat)
        return w.say("use-cannons", now=p.cannons + steps, strength=against)
    if track == PROGRESS:
        now = p.progress + steps
        return w.say("use-progress", now=now, tokens=chances_between(t, p.progress, now))
    space = p.special + steps
    return w.say("use-special", now=space, vp=t.special_vp[space])


def _could_sail(w: Names, s: State, seat: Seat, ap: int) -> str:
    """Return how far the ships could go, and that it would be for no new post."""
    p, chart = s.players[seat], chart_of(w.tables, s)
    if not p.posts_left:
        return w.say("use-sail", ap=ap, sites="no-post")
    free = chart.sites & ~cover(s.pieces).occupied
    near = any(space == OFF_BOARD or _sites(s, chart, space, ap) for space in p.ships)
    return w.say("use-sail", ap=ap, sites="some" if near else "far" if free else "none")


def _could_build(w: Names, s: State, seat: Seat, ap: int) -> str:
    """Return how many of the planned tiles fit somewhere."""
    reserve = s.players[seat].reserve
    planned = sum(reserve)
    if not planned:
        return w.say("use-build-nothing")
    if not cover(s.pieces).posts[seat]:
        return w.say("use-build-no-post")
    fitting = sum(reserve[kind] for kind in buildable(w.tables, s, seat, ap))
    return w.say("use-build", planned=planned, fitting=fitting)


# ships


def _place_ship(w: Names, s: State, seat: Seat, a: do.PlaceShip) -> str:
    chart, frame = chart_of(w.tables, s), s.frames[-1]
    ship = ship_to_place(s.players[seat]) or 2
    if not isinstance(frame, Sail) or a.space not in chart.index:
        return w.say("do-place-ship", ship=ship, space=a.space)
    sites = _sites(s, chart, chart.index[a.space], frame.total)
    named = " ".join(sites[:MAX_SITES])
    more = int(len(sites) > MAX_SITES)
    return w.say("do-place-ship-near", space=a.space, sites=len(sites), names=named, more=more)


def _sites(s: State, chart: Chart, start: int, moves: int) -> list[str]:
    """The free trading post spaces whose anchors a ship can reach, the nearest first."""
    anchors = [
        space for space in bits(stops(s, chart, start, moves) & chart.moorings) if free_site(s, chart, space) >= 0
    ]
    anchors.sort(key=lambda space: distance(chart, start, space))
    return [chart.names[free_site(s, chart, space)] for space in anchors]


def _choose_ship(w: Names, s: State, seat: Seat, a: do.ChooseShip) -> str:
    chart, left, space = chart_of(w.tables, s), sail_of(s).left(a.ship), s.players[seat].ships[a.ship - 1]
    if space == OFF_BOARD:
        return w.say("do-choose-ship-off", ship=a.ship)
    if not left:
        return w.say("do-choose-ship-done", ship=a.ship, space=chart.names[space])
    sites = len(_sites(s, chart, space, left))
    return w.say("do-choose-ship", ship=a.ship, space=chart.names[space], moves=left, sites=sites)


def _sail_to(w: Names, s: State, seat: Seat, a: do.SailTo) -> str:
    chart, top = chart_of(w.tables, s), s.frames[-1]
    ship = top.ship if isinstance(top, SailShip) else 1
    space, left = chart.index[a.space], sail_of(s).left(ship)
    moves = distance(chart, s.players[seat].ships[ship - 1], space)
    if moves < 0:
        return w.say("do-sail-to-nowhere", space=a.space)
    if moves > left:
        return w.say("do-sail-to-far", space=a.space, moves=moves, left=left, site=_site_text(w, s, chart, space))
    if moves and not stops(s, chart, s.players[seat].ships[ship - 1], left) >> space & 1:
        return w.say("do-sail-to-taken", space=a.space, site=_site_text(w, s, chart, space))
    if (site := free_site(s, chart, space)) >= 0:
        return w.say(
            "do-sail-to-site",
            **opened_facts(w.tables, s, chart, seat, site),
            large=int(chart.large[chart.island_of[site]]),
            cell=chart.names[site],
            island=chart.island_of[site],
            discovery=discovery_points(w.tables, s, chart.islands[chart.island_of[site]]),
            moves=moves,
        )
    return w.say("do-sail-to", space=a.space, moves=moves)


def opened_facts(t: Tables, s: State, chart: Chart, seat: Seat, site: int) -> dict[str, Argument]:
    """Return how much land a post on a free site would open to this player, who may have none left or be there
    already; then also what their posts pay without it and with it."""
    island, posts = chart.islands[chart.island_of[site]], cover(s.pieces).posts
    after = replaced(posts, seat, posts[seat] | 1 << site)
    paid, pays = ({of: points for of, _, points in post_scores(t, s, island, held)} for held in (posts, after))
    linked = land_from(chart, s.pieces, seat, cover(s.pieces).posts[seat]) >> site & 1
    return {
        "opens": opened_by(chart, s.pieces, seat, site).bit_count(),
        "linked": linked,
        "posts": s.players[seat].posts_left,
        "paid": paid.get(seat, 0),
        "pays": pays[seat],
    }


def _site_text(w: Names, s: State, chart: Chart, space: int) -> str:
    """Return what a ship finds at an anchor."""
    site = chart.anchors.get(space, -1)
    if site < 0:
        return ""
    number = chart.island_of[site]
    if free_site(s, chart, space) < 0:
        return w.say("site-taken", cell=chart.names[site], island=number)
    discovery = discovery_points(w.tables, s, chart.islands[number])
    return w.say("site-free", cell=chart.names[site], island=number, discovery=discovery)


def _establish(w: Names, s: State, seat: Seat, a: do.Establish) -> str:
    t, p, chart = w.tables, s.players[seat], chart_of(w.tables, s)
    site = chart.anchors.get(p.ships[a.ship - 1], -1)
    if site < 0:
        return w.say("do-establish-nowhere", ship=a.ship)
    number, amount = chart.island_of[site], gold_for_post(t, p)
    return w.say(
        "do-establish",
        cell=chart.names[site],
        **opened_facts(t, s, chart, seat, site),
        discovery=discovery_points(t, s, chart.islands[number]),
        island=number,
        gold=w.say("do-establish-gold", gold=gold_text(w, s, seat, amount)) if amount else "",
        completion=completion_text(w, s, chart, seat, number, 1 << site, post=1 << site),
        ship=a.ship,
    )


# tracks and production


def _advance(w: Names, s: State, seat: Seat, a: do.Advance) -> str:
    track, facts = _step(w, s, seat, a)
    if a.steps > (room := track_room(w.tables, s.players[seat], track)):
        return w.say("do-advance-beyond", steps=a.steps, room=room)
    return w.say(f"do-advance-{track}", **facts)


def step_text(w: Names, s: State, seat: Seat, a: do.Advance) -> tuple[str, str]:
    """An advance in two short texts: where to, and what is there."""
    track, facts = _step(w, s, seat, a)
    return w.say("step-to", **facts), w.say(f"step-{track}", **facts)


def _step(w: Names, s: State, seat: Seat, a: do.Advance) -> tuple[str, dict[str, Argument]]:
    """The track of an advance, and what can be said of the space where it ends."""
    t, p, frame = w.tables, s.players[seat], s.frames[-1]
    track = frame.track if isinstance(frame, TrackAction) else ""
    if track == CANNONS:
        against, now = strength_against(t, s, seat), p.cannons + a.steps
        return track, {"before": p.cannons, "now": now, "short": cannons_short(against, now)}
    if track == PROGRESS:
        now = min(p.progress + a.steps, t.progress_end)
        chances = chances_between(t, p.progress, now)
        return track, {"before": p.progress, "now": now, "tokens": chances, "vp": t.progress_vp[now]}
    now = min(p.special + a.steps, t.special_end)
    colour, place = COLOURS[t.special_colours[now]], discs_ahead(s, seat, now) + 1
    return "special", {"now": now, "colour": colour, "vp": t.special_vp[now], "place": place}


def _take_token(w: Names, token: str) -> str:
    if not token:
        return w.say("do-take-token-none")
    return w.token_text(token, kind="take")


def _buy_production(w: Names, s: State, seat: Seat, a: do.BuyProduction) -> str:
    p, good = s.players[seat], GOODS.index(a.good)
    have = production_markers(w.tables, p)[good]
    points = marker_points(p, good)
    return w.say(
        "do-buy-production",
        cost=a.cost,
        good=a.good,
        now=have + 1,
        goods=p.goods[good],
        points=points,
    )


# tiles


def _place(w: Names, s: State, seat: Seat, a: do.Place) -> str:
    t, chart, top = w.tables, chart_of(w.tables, s), s.frames[-1]
    kind = top.tile if isinstance(top, BuildTile) else 0
    cells = covered_cells(t, chart, kind, a.turn, chart.index[a.cell]) or 0
    if not cells or cells & chart.sea:
        return w.say("do-place-sea", cell=a.cell)
    if cells & cover(s.pieces).occupied:
        return w.say("do-place-taken", cells=_cells_text([chart.names[cell] for cell in bits(cells)]))
    number, taken = chart.island_of[next(bits(cells))], goods_under(chart, cells)
    letters = [good.letter for good, count in zip(t.goods, taken, strict=True) for _ in range(count)]
    left = free_cells(chart.islands[number], cover(s.pieces).occupied | cells).bit_count()
    completion = completion_text(w, s, chart, seat, number, cells)
    return w.say(
        "do-place",
        cells=_cells_text([chart.names[cell] for cell in bits(cells)]),
        points=tile_points(t, chart, kind, number),
        goods=len(letters),
        letters=" ".join(letters),
        completion=completion or w.say("do-place-left", left=left),
    )


def _cells_text(cells: list[str]) -> str:
    """The cells of a tile, those in a row or a column as `i7-l7`, the longest first taken together."""
    left, runs = [(int(cell[1:]), ord(cell[0])) for cell in cells], []
    while left:
        run = max((_run(left, cell, step) for cell in left for step in ((0, 1), (1, 0))), key=len)
        runs.append(run)
        left = [cell for cell in left if cell not in run]
    ends = [[f"{chr(column)}{row}" for row, column in dict.fromkeys((run[0], run[-1]))] for run in sorted(runs)]
    return " ".join(map("-".join, ends))


def _run(cells: list[tuple[int, int]], cell: tuple[int, int], step: tuple[int, int]) -> list[tuple[int, int]]:
    """The cells that follow one another in steps from one of them."""
    run = [cell]
    while (after := (run[-1][0] + step[0], run[-1][1] + step[1])) in cells:
        run.append(after)
    return run


def completion_text(w: Names, s: State, chart: Chart, seat: Seat, number: int, cells: int, post: int = 0) -> str:
    """Return what everybody gets if these cells, one perhaps a post, complete the island; empty if they do not."""
    t, covered, island = w.tables, cover(s.pieces), chart.islands[number]
    if free_cells(island, covered.occupied | cells):
        return ""
    posts = replaced(covered.posts, seat, covered.posts[seat] | post)
    paid = "".join(f" {POSTS[other]} +{points}" for other, _, points in post_scores(t, s, island, posts))
    return w.say("completes", points=t.bonus.completion_vp, large=int(chart.large[number]), posts=paid)


def _end(w: Names, s: State, seat: Seat) -> str:
    t, frame = w.tables, s.frames[-1]
    if isinstance(frame, Sail):
        return w.say("do-end-voyage", one=frame.left(1), two=frame.left(2))
    ap = int(getattr(frame, "ap", 0))
    if isinstance(frame, TrackAction) and (gold := gold_for_rest(t, ap, track_room(t, s.players[seat], frame.track))):
        return w.say("do-end-action-gold", gold=gold_text(w, s, seat, gold))
    return w.say("do-end-action", ap=ap)
