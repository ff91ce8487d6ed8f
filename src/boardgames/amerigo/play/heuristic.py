"""Heuristic of Amerigo: what a sensible explorer would do without thinking, for bots that play games out.

Every phase goes where its action points bring most. Then: posts on the shores that are worth most,
tiles with the most points for what they cost, sites that complete islands while posts count much there, cannons as
far as the pirates of this round and the next ask for them, production of the goods one has. Gold buys action points
where a shore, a tile, a token or a safe harbour is just out of reach.
"""

from typing import TYPE_CHECKING, Any

from boardgames.amerigo import actions as do
from boardgames.amerigo import state as st
from boardgames.amerigo.actions import Actions, AnyAction
from boardgames.amerigo.box.tables import BLACK, BLUE, BROWN, GREEN, RED, SLOTS, WHITE, YELLOW, Tables
from boardgames.amerigo.play.weights import Weights
from boardgames.amerigo.rules.chart import bits, chart_of
from boardgames.amerigo.rules.completion import free_cells, post_points
from boardgames.amerigo.rules.expand import buildable, fits_somewhere, laid_cells, tile_points
from boardgames.amerigo.rules.map_records import Chart
from boardgames.amerigo.rules.move_ships import discovery_points, free_site, stops
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.rules.pirates import strength_against
from boardgames.amerigo.rules.production import token_kind
from boardgames.amerigo.rules.progress import chances_between
from boardgames.amerigo.rules.scoring import production_markers
from boardgames.amerigo.rules.tracks import front_space, track_room
from boardgames.amerigo.rules.turn import TRACKS, action_points, gold_on_offer, points_on_offer
from boardgames.amerigo.state import OFF_BOARD, Player, State
from boardgames.core.game import Seat

if TYPE_CHECKING:
    from boardgames.amerigo.game import Amerigo

POINT = 10
"""Wishes are told in tenths of a point."""
VOYAGE = 5
"""Moves that a ship has in an ordinary sail action."""
DEAREST_STEPS = 2
"""Gold for more steps to a token is better kept."""


def weigh(game: "Amerigo", s: State, seat: Seat, actions: Actions, learned: Weights) -> list[int]:
    """A weight for every action; 0 for what nobody would do."""
    t = game.tables
    match s.frames[-1]:
        case st.Turn():
            return [_wish(t, s, seat, a, learned) for a in actions]
        case st.Sail() as f:
            chart = chart_of(t, s)
            harbours = harbours_of(s, chart)
            return [_sail(s, seat, chart, harbours, f, a, learned) for a in actions]
        case st.SailShip():
            return _voyages(t, s, seat, actions, learned)
        case st.TrackAction() as f:
            return [_track(t, s, seat, f, a, learned) for a in actions]
        case st.PickToken():
            return [_token(t, s, seat, a, learned) for a in actions]
        case st.Plan():
            return _not_in_vain(actions, [_plan(t, s, seat, a, learned) for a in actions])
        case st.Produce():
            return _not_in_vain(actions, _productions(t, s, seat, actions, learned))
        case st.Build() as f:
            return [_build(t, s, seat, f, a, learned) for a in actions]
        case st.BuildTile() as f:
            return _sites(t, s, seat, f, actions, learned)
    return [1] * len(actions)


# what to spend a phase on: about what the action points bring; what cannot be used counts nothing


def _wish(t: Tables, s: State, seat: Seat, a: AnyAction, learned: Weights) -> int:
    """Return how tempting it is to spend the phase like this."""
    match a:
        case do.Act() | do.WhiteAs() | do.Swap():
            worth = _COLOURS[a.colour](t, s, seat, learned)
        case do.WhiteAdvance():
            worth = _special(t, s, seat, learned)
        case do.TakeVp():
            worth = POINT * points_on_offer(s) - learned.keep_points * _rounds_left(t, s)
        case do.TakeGold():
            worth = learned.gold * gold_on_offer(t, s, s.players[seat])
        case _:
            worth = 0
    return worth * worth if worth > 0 else 0


def _rounds_left(t: Tables, s: State) -> int:
    """Rounds after this one."""
    return len(t.multipliers) - s.round


def _store(t: Tables, p: Player) -> int:
    """Action points that the tiles of the reserve cost to build."""
    return sum(count * kind.cost for count, kind in zip(p.reserve, t.landscape, strict=True))


def _store_wanted(t: Tables, s: State, learned: Weights) -> int:
    """Action points that may still be spent on building: more tiles than that would hardly ever be built."""
    builds = _rounds_left(t, s) + (s.phase < GREEN)
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
        return learned.nearer * _rounds_left(t, s)
    best = max(_shore(t, s, seat, chart, harbours, anchor, learned) for anchor in bits(first | second))
    return best * (1 + posts) // 2 + posts * (learned.post + learned.post_left * _rounds_left(t, s))


def _shores_near(s: State, chart: Chart, harbours: int, space: int) -> int:
    """Free shores within an ordinary voyage."""
    return (stops(s, chart, space, VOYAGE) & harbours).bit_count()


def _shore(t: Tables, s: State, seat: Seat, chart: Chart, harbours: int, anchor: int, learned: Weights) -> int:
    """Return how much better a post there is than elsewhere."""
    number = chart.island_of[chart.anchors[anchor]]
    island, covered = chart.islands[number], cover(s.pieces)
    worth = learned.large * chart.large[number] + learned.found * bool(discovery_points(t, s, island))
    worth += learned.neighbours * _shores_near(s, chart, harbours, anchor)
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
    later = short + against + learned.hidden_pirates if _rounds_left(t, s) else 0
    return learned.black_later * min(ap, later) if later > 0 else 0


def _planning(t: Tables, s: State, seat: Seat, learned: Weights) -> int:
    """Tiles for action points, as far as there is time and land to build them."""
    p = s.players[seat]
    ap, room = action_points(t, s, p, RED), _store_wanted(t, s, learned) - _store(t, p)
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
    p, left = s.players[seat], _rounds_left(t, s)
    steps = min(action_points(t, s, p, BROWN), track_room(t, p, TRACKS[BROWN]))
    then = p.progress + steps
    worth = POINT * (t.progress_vp[then] - t.progress_vp[p.progress])
    worth += chances_between(t, p.progress, then) * (learned.token + learned.token_left * left)
    return worth + steps * learned.brown if left else worth


def _special(t: Tables, s: State, seat: Seat, learned: Weights) -> int:
    p = s.players[seat]
    steps = min(action_points(t, s, p, WHITE), track_room(t, p, TRACKS[WHITE]))
    worth = POINT * (t.special_vp[p.special + steps] - t.special_vp[p.special])
    return worth + steps * learned.white if _rounds_left(t, s) else worth


def _building(t: Tables, s: State, seat: Seat, learned: Weights) -> int:
    """The tiles of the reserve that the action points pay for, the best ones first."""
    p = s.players[seat]
    ap, landscape, worth = action_points(t, s, p, GREEN), t.landscape, 0
    kinds = [(landscape[kind].vp_large * 60 // landscape[kind].cost, kind) for kind in buildable(t, s, seat, ap)]
    for _, kind in sorted(kinds, reverse=True):
        count = min(p.reserve[kind], ap // landscape[kind].cost)
        ap -= count * landscape[kind].cost
        worth += count * (POINT * landscape[kind].vp_large + learned.tile + learned.tile_left * _rounds_left(t, s))
    return worth


def _marker(t: Tables, s: State, p: Player, good: int, learned: Weights) -> int:
    """Return the worth of one more production marker of a good: a point for every good of its kind, and for those to
    come."""
    return POINT * p.goods[good] + learned.yellow_left * _rounds_left(t, s)


def _production(t: Tables, s: State, seat: Seat, learned: Weights) -> int:
    """The tokens on display that the action points pay for, the best ones first."""
    p = s.players[seat]
    ap, worth = action_points(t, s, p, YELLOW), 0
    offers = []
    for kind in s.production:
        if kind:
            good, cost = t.production_kinds[kind]
            brings = _marker(t, s, p, good, learned)
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


# what to do in an action


def _sail(s: State, seat: Seat, chart: Chart, harbours: int, f: st.Sail, a: AnyAction, learned: Weights) -> int:
    p = s.players[seat]
    match a:
        case do.PlaceShip():
            near = stops(s, chart, chart.index[a.space], f.total) & harbours
            return 1 + 10 * near.bit_count()
        case do.Establish():
            return 200
        case do.ChooseShip():
            if not p.posts_left:
                return 0
            if stops(s, chart, p.ships[a.ship - 1], f.left(a.ship)) & harbours:
                return 30
            return 0 if f.moved[a.ship - 1] else 3  # nearer to the next shore, once
        case do.BuyAp():
            return learned.buy_moves if p.posts_left and _one_move_short(s, seat, chart, harbours, f) else 0
        case do.UseSprint():
            return 1
        case do.EndAction():
            return 2
    return 0


def _one_move_short(s: State, seat: Seat, chart: Chart, harbours: int, f: st.Sail) -> bool:
    """True if a ship without a shore in reach would have one with another move."""
    for number, ship in enumerate(s.players[seat].ships, start=1):
        in_reach = f.ended[number - 1] or stops(s, chart, ship, f.left(number)) & harbours
        if not in_reach and stops(s, chart, ship, f.left(number) + 1) & harbours:
            return True
    return False


def _voyages(t: Tables, s: State, seat: Seat, actions: tuple[Any, ...], learned: Weights) -> list[int]:
    """To the best free shore; to where the most of them are near if none is in reach."""
    chart = chart_of(t, s)
    harbours = harbours_of(s, chart)
    weights = []
    for a in actions:
        space = chart.index[a.space]
        worth = 1 + POINT + _shore(t, s, seat, chart, harbours, space, learned) if harbours >> space & 1 else 0
        weights.append(worth * worth)
    return weights if any(weights) else [1 + _shores_near(s, chart, harbours, chart.index[a.space]) for a in actions]


def _track(t: Tables, s: State, seat: Seat, f: st.TrackAction, a: AnyAction, learned: Weights) -> int:
    """As far as the points go; cannons only as far as they are needed, and for gold where little is missing."""
    p = s.players[seat]
    if isinstance(a, do.Advance):
        if f.track == st.CANNONS and a.steps > max(1, _cannons_wanted(t, s, seat, learned)):
            return 0
        return int(4**a.steps)
    if isinstance(a, do.BuyAp):
        if f.track == st.CANNONS:
            missing = strength_against(t, s, seat) - p.cannons - f.ap
            return int(4 ** (f.ap + 1)) if 0 < missing <= p.gold else 0
        if f.track == st.PROGRESS:
            ahead = next((space for space in t.progress_spaces if space > p.progress), 0)
            return int(4 ** (f.ap + 1)) if 0 < ahead - p.progress - f.ap <= min(DEAREST_STEPS, p.gold) else 0
        return 0
    if isinstance(a, do.UseJump):
        gap = front_space(s) - p.special
        return int(4**gap) if gap > f.ap else 0
    return int(isinstance(a, do.EndAction))


def _cannons_wanted(t: Tables, s: State, seat: Seat, learned: Weights) -> int:
    """Those missing for this round, and for the next one if it is not the last."""
    against = strength_against(t, s, seat)
    later = against + learned.hidden_pirates if _rounds_left(t, s) else 0
    return against + later - s.players[seat].cannons


def _token(t: Tables, s: State, seat: Seat, a: AnyAction, learned: Weights) -> int:
    """Those that work often are best early, points and gold late."""
    if not isinstance(a, do.TakeToken):
        return 0
    token = t.tokens[s.progress[SLOTS.index(a.slot)]]
    left, p = _rounds_left(t, s), s.players[seat]
    worth = learned.token_any
    if token.vp or token.vp_per_post or token.vp_per_gold:
        points = token.vp or (t.posts - p.posts_left if token.vp_per_post else p.gold)
        worth += learned.token_end * points
    elif token.gold:
        worth += learned.token_gold * token.gold
    elif token.actions:
        worth += learned.token_ap * token.ap * left
    else:
        worth //= 2  # of use now and then
    return worth * worth


def _plan(t: Tables, s: State, seat: Seat, a: AnyAction, learned: Weights) -> int:
    """Tiles with many points for their action points, as long as they can still be built."""
    if isinstance(a, do.TakeVillage | do.TakeNeutral):
        number = t.landscape_index[a.tile]
        kind = t.landscape[number]
        if not _store_wanted(t, s, learned):
            return 0
        if s.players[seat].posts_left < t.posts and not fits_somewhere(t, s, chart_of(t, s), seat, number):
            return 2 * kind.village
        if _store(t, s.players[seat]) + kind.cost > _store_wanted(t, s, learned) + 2:
            return 3
        worth = POINT * kind.vp_large // kind.cost
        if kind.village:
            worth = worth * (10 + learned.village) // 10
        return 4 + worth * worth
    return int(isinstance(a, do.EndAction))


def _not_in_vain(actions: tuple[AnyAction, ...], weights: list[int]) -> list[int]:
    """Return weights that lose no action points while something tempts that can be had for them."""
    if not any(weight and not isinstance(a, do.EndAction) for a, weight in zip(actions, weights, strict=True)):
        return weights
    return [0 if isinstance(a, do.EndAction) else weight for a, weight in zip(actions, weights, strict=True)]


def _productions(t: Tables, s: State, seat: Seat, actions: tuple[AnyAction, ...], learned: Weights) -> list[int]:
    """Goods that bring most for their action points, and none that brings less than another for as many."""
    p, markers, brings = s.players[seat], list[int](), dict[int, int]()
    for a in actions:
        good, cost = t.production_kinds[token_kind(a.good, a.cost)] if isinstance(a, do.BuyProduction) else (0, 0)
        markers.append(_marker(t, s, p, good, learned) if cost else 0)
        brings[cost] = max(brings.get(cost, 0), markers[-1])
    weights = []
    for a, marker in zip(actions, markers, strict=True):
        if isinstance(a, do.BuyProduction):
            _, cost = t.production_kinds[token_kind(a.good, a.cost)]
            best = max(brought for paid, brought in brings.items() if paid <= cost)
            weights.append(2 + marker * 12 // cost if marker == best else 0)
        else:
            weights.append(int(isinstance(a, do.EndAction)))
    return weights


def _build(t: Tables, s: State, seat: Seat, f: st.Build, a: AnyAction, learned: Weights) -> int:
    if isinstance(a, do.ChooseTile):
        kind = t.landscape[t.landscape_index[a.tile]]
        return 20 * (1 + kind.vp_large) * (1 + kind.vp_large) // kind.cost
    if isinstance(a, do.BuyAp):
        return learned.buy_build if buildable(t, s, seat, f.ap + s.players[seat].gold) else 0
    return int(isinstance(a, do.EndAction))


def _sites(
    t: Tables, s: State, seat: Seat, frame: st.BuildTile, actions: tuple[Any, ...], learned: Weights
) -> list[int]:
    """Where a tile brings most: its points, goods, and what posts count where an island is complete or nearly so."""
    chart, occupied = chart_of(t, s), cover(s.pieces).occupied
    markers = production_markers(t, s.players[seat])
    goods = [
        (chart.goods[good] & ~occupied, POINT * markers[good] + learned.good * _rounds_left(t, s))
        for good in range(len(markers))
    ]
    islands: dict[int, tuple[int, int, int]] = {}
    weights = []
    for a in actions:
        first = chart.index[a.cell]
        cells = laid_cells(t, s, frame.tile, a.turn, first)
        number = chart.island_of[first]
        if number not in islands:
            islands[number] = (
                free_cells(chart.islands[number], occupied).bit_count() - t.landscape[frame.tile].size,
                POINT * tile_points(t, chart, frame.tile, number),
                _whole(t, s, seat, chart, number, learned),
            )
        left, worth, whole = islands[number]
        worth += 1 + (whole if not left else whole * learned.nearly // (20 * left))
        for spaces, brings in goods:
            if cells & spaces:
                worth += brings * (cells & spaces).bit_count()
        weights.append(worth * worth if worth > 0 else 1)
    return weights


def _whole(t: Tables, s: State, seat: Seat, chart: Chart, number: int, learned: Weights) -> int:
    """Return the worth of completing an island now, in tenths of a point: for oneself, less a share of what rivals
    get."""
    island, worth = chart.islands[number], POINT * t.bonus.completion_vp
    for other, posts in enumerate(cover(s.pieces).posts[: len(s.players)]):
        points = post_points(t, s, (posts & island).bit_count())
        worth += POINT * points if other == seat else -learned.rivals * points
    return worth + POINT * t.bonus.chest_gold * chart.large[number]
