"""Worth of the phases of Amerigo: what their action points bring now; points that cannot be used count nothing."""

from boardgames.amerigo import actions as do
from boardgames.amerigo.actions import AnyAction
from boardgames.amerigo.box.tables import BLACK, BLUE, BROWN, GREEN, RED, WHITE, YELLOW, Tables
from boardgames.amerigo.play.weights import Weights
from boardgames.amerigo.rules.chart import bits, chart_of
from boardgames.amerigo.rules.completion import free_cells, post_points
from boardgames.amerigo.rules.expand import buildable
from boardgames.amerigo.rules.map_records import Chart
from boardgames.amerigo.rules.move_ships import discovery_points, free_site, stops
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.rules.pirates import strength_against
from boardgames.amerigo.rules.progress import chances_between
from boardgames.amerigo.rules.tracks import track_room
from boardgames.amerigo.rules.turn import TRACKS, action_points, gold_on_offer, points_on_offer
from boardgames.amerigo.state import OFF_BOARD, Player, State
from boardgames.core.game import Seat

POINT = 10
"""Worth of a victory point."""
VOYAGE = 5
"""Moves that a ship has in an ordinary sail action."""


def phase_weight(t: Tables, s: State, seat: Seat, a: AnyAction, learned: Weights) -> int:
    """Return how tempting it is to spend the phase like this."""
    match a:
        case do.Act() | do.WhiteAs() | do.Swap():
            worth = _COLOURS[a.colour](t, s, seat, learned)
        case do.WhiteAdvance():
            worth = _special(t, s, seat, learned)
        case do.TakeVp():
            worth = POINT * points_on_offer(s) - learned.keep_points * rounds_left(t, s)
        case do.TakeGold():
            worth = learned.gold * gold_on_offer(t, s, s.players[seat])
        case _:
            worth = 0
    return worth * worth if worth > 0 else 0


def rounds_left(t: Tables, s: State) -> int:
    """Rounds after this one."""
    return len(t.multipliers) - s.round


def store_cost(t: Tables, p: Player) -> int:
    """Action points that the tiles of the reserve cost to build."""
    return sum(count * kind.cost for count, kind in zip(p.reserve, t.landscape, strict=True))


def store_wanted(t: Tables, s: State, learned: Weights) -> int:
    """Action points that may still be spent on building: more tiles than that would hardly ever be built."""
    builds = rounds_left(t, s) + (s.phase < GREEN)
    return learned.store + learned.store_builds * builds if builds else 0


def harbours_of(s: State, chart: Chart) -> int:
    """The anchors whose post space is still free."""
    return sum(1 << anchor for anchor in chart.anchors if free_site(s, chart, anchor) >= 0)


def _sailing(t: Tables, s: State, seat: Seat, learned: Weights) -> int:
    """A post for every ship that has a free shore in reach."""
    p = s.players[seat]
    if p.ships[1] == OFF_BOARD:
        return learned.blue_first
    if not p.posts_left:
        return 0
    chart = chart_of(t, s)
    harbours, moves = harbours_of(s, chart), action_points(t, s, p, BLUE)
    first, second = [stops(s, chart, ship, moves) & harbours for ship in p.ships]
    posts = min(bool(first) + bool(second), (first | second).bit_count(), p.posts_left)
    if not posts:
        return learned.nearer * rounds_left(t, s)
    best = max(shore_worth(t, s, seat, chart, harbours, anchor, learned) for anchor in bits(first | second))
    return best * (1 + posts) // 2 + posts * (learned.post + learned.post_left * rounds_left(t, s))


def shores_near(s: State, chart: Chart, harbours: int, space: int) -> int:
    """Free shores within an ordinary voyage."""
    return (stops(s, chart, space, VOYAGE) & harbours).bit_count()


def shore_worth(t: Tables, s: State, seat: Seat, chart: Chart, harbours: int, anchor: int, learned: Weights) -> int:
    """Return how much better a post there is than elsewhere."""
    number = chart.island_of[chart.anchors[anchor]]
    island, covered = chart.islands[number], cover(s.pieces)
    worth = learned.large * chart.large[number] + learned.found * bool(discovery_points(t, s, island))
    worth += learned.neighbours * shores_near(s, chart, harbours, anchor)
    if free_cells(island, covered.occupied).bit_count() == 1:
        posts = 1 + (covered.posts[seat] & island).bit_count()
        worth += POINT * (t.bonus.completion_vp + post_points(t, s, posts))
    return worth


def _cannons(t: Tables, s: State, seat: Seat, learned: Weights) -> int:
    """All that pirates would take, if they can be repelled now; else a start for this round or the next."""
    p, against, ap = s.players[seat], strength_against(t, s, seat), action_points(t, s, s.players[seat], BLACK)
    short = against - p.cannons
    if short > 0:
        bought = max(0, short - ap)
        return POINT * (against - bought) + learned.black if bought <= p.gold else learned.black_some * ap
    later = short + against + learned.hidden_pirates if rounds_left(t, s) else 0
    return learned.black_later * min(ap, later) if later > 0 else 0


def _planning(t: Tables, s: State, seat: Seat, learned: Weights) -> int:
    """Tiles for action points, as far as there is time and land to build them."""
    p = s.players[seat]
    ap, room = action_points(t, s, p, RED), store_wanted(t, s, learned) - store_cost(t, p)
    if room <= 0 or (p.posts_left < t.posts and _land(t, s, seat) <= _cells(t, p)):
        return 0
    neutrals = [cost for cost, count in zip(t.neutral_costs, s.neutral, strict=True) if count and cost <= ap]
    return learned.red * min(ap, room, sum(p.villages) + max(neutrals, default=0))


def _cells(t: Tables, p: Player) -> int:
    """Cells that the tiles of the reserve would cover."""
    return sum(count * kind.size for count, kind in zip(p.reserve, t.landscape, strict=True))


def _land(t: Tables, s: State, seat: Seat) -> int:
    """Free cells of the islands where a player has posts."""
    covered = cover(s.pieces)
    own = (island for island in chart_of(t, s).islands if island & covered.posts[seat])
    return sum(free_cells(island, covered.occupied).bit_count() for island in own)


def _progress(t: Tables, s: State, seat: Seat, learned: Weights) -> int:
    p, left = s.players[seat], rounds_left(t, s)
    steps = min(action_points(t, s, p, BROWN), track_room(t, p, TRACKS[BROWN]))
    then = p.progress + steps
    worth = POINT * (t.progress_vp[then] - t.progress_vp[p.progress])
    worth += chances_between(t, p.progress, then) * (learned.token + learned.token_left * left)
    return worth + steps * learned.brown if left else worth


def _special(t: Tables, s: State, seat: Seat, learned: Weights) -> int:
    p = s.players[seat]
    steps = min(action_points(t, s, p, WHITE), track_room(t, p, TRACKS[WHITE]))
    worth = POINT * (t.special_vp[p.special + steps] - t.special_vp[p.special])
    return worth + steps * learned.white if rounds_left(t, s) else worth


def _building(t: Tables, s: State, seat: Seat, learned: Weights) -> int:
    """The tiles of the reserve that the action points pay for, the best ones first."""
    p = s.players[seat]
    ap, landscape, worth = action_points(t, s, p, GREEN), t.landscape, 0
    kinds = [(landscape[kind].vp_large * 60 // landscape[kind].cost, kind) for kind in buildable(t, s, seat, ap)]
    for _, kind in sorted(kinds, reverse=True):
        count = min(p.reserve[kind], ap // landscape[kind].cost)
        ap -= count * landscape[kind].cost
        worth += count * (POINT * landscape[kind].vp_large + learned.tile + learned.tile_left * rounds_left(t, s))
    return worth


def marker_worth(t: Tables, s: State, p: Player, good: int, learned: Weights) -> int:
    """Return the worth of one more production marker of a good: a point for every good of its kind, and for those to
    come."""
    return POINT * p.goods[good] + learned.yellow_left * rounds_left(t, s)


def _production(t: Tables, s: State, seat: Seat, learned: Weights) -> int:
    """The tokens on display that the action points pay for, the best ones first."""
    p = s.players[seat]
    ap, worth = action_points(t, s, p, YELLOW), 0
    offers = []
    for kind in s.production:
        if kind:
            good, cost = t.production_kinds[kind]
            brings = marker_worth(t, s, p, good, learned)
            offers.append((brings * 12 // cost, brings, cost))
    for _, brings, cost in sorted(offers, reverse=True):
        if cost <= ap:
            ap -= cost
            worth += brings
    return worth


_COLOURS = {
    "blue": _sailing,
    "black": _cannons,
    "red": _planning,
    "brown": _progress,
    "green": _building,
    "yellow": _production,
}
