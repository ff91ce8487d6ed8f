"""What a sensible explorer of Amerigo would do without thinking: for bots that try out what may come.

First posts, then tiles: a post on every shore in reach, the largest tiles that can still be built, progress while it
is cheap, cannons no more than the pirates ask for, production of the goods one has. Action points are never left over
while something can be had for them, and gold buys more of them where a tile, a token or a safe harbour is one short.
"""

from typing import TYPE_CHECKING, Any

from boardgames.amerigo import actions as do
from boardgames.amerigo import state as st
from boardgames.amerigo.actions import Actions, AnyAction
from boardgames.amerigo.box.tables import BLACK, BLUE, BROWN, COLOURS, GREEN, RED, SLOTS, WHITE, YELLOW, Tables
from boardgames.amerigo.play.taste import Taste
from boardgames.amerigo.rules.chart import Chart, chart_of
from boardgames.amerigo.rules.completion import free_cells
from boardgames.amerigo.rules.expand import buildable, fits_somewhere, laid_cells
from boardgames.amerigo.rules.move_ships import discovery_points, free_site, stops
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.rules.pirates import strength_against
from boardgames.amerigo.rules.production import token_kind
from boardgames.amerigo.rules.tracks import front_space, track_room
from boardgames.amerigo.rules.turn import TRACKS, action_points
from boardgames.amerigo.state import Player, State
from boardgames.core.protocol import Seat

if TYPE_CHECKING:
    from boardgames.amerigo.game import Amerigo


def weigh(game: "Amerigo", s: State, seat: Seat, actions: Actions, taste: Taste) -> list[int]:
    """A weight for every action; 0 for what nobody would do."""
    t = game.tables
    match s.frames[-1]:
        case st.Turn():
            return [_turn(t, s, seat, a, taste) for a in actions]
        case st.Sail() as f:
            chart = chart_of(t, s)
            harbours = _harbours(s, chart)
            return [_sail(s, seat, chart, harbours, f, a) for a in actions]
        case st.SailShip():
            return _voyages(t, s, actions, taste)
        case st.TrackAction() as f:
            return [_track(t, s, seat, f, a, taste) for a in actions]
        case st.PickToken():
            return [_token(t, s, seat, a, taste) for a in actions]
        case st.Plan():
            return [_plan(t, s, seat, a, taste) for a in actions]
        case st.Produce():
            return [_produce(t, s, seat, a) for a in actions]
        case st.Build() as f:
            return [_build(t, s, seat, f, a, taste) for a in actions]
        case st.BuildTile() as f:
            return _sites(t, s, f, actions, taste)
    return [1] * len(actions)


def _store(t: Tables, p: Player) -> int:
    return sum(count * kind.cost for count, kind in zip(p.reserve, t.landscape, strict=True))


def _buildable(t: Tables, s: State, seat: Seat) -> int:
    """Action points that could be spent on tiles of the reserve."""
    p = s.players[seat]
    kinds = buildable(t, s, seat, action_points(t, s, p, GREEN))
    return sum(p.reserve[kind] * t.landscape[kind].cost for kind in kinds)


def _cannons_wanted(t: Tables, s: State, seat: Seat, more: int) -> int:
    return strength_against(t, s, seat) + more - s.players[seat].cannons


def _colour(t: Tables, s: State, seat: Seat, colour: int, taste: Taste) -> int:
    """How much the action of a colour is wanted."""
    p, left = s.players[seat], len(t.multipliers) - s.round
    posts = t.posts - p.posts_left
    if colour == BLUE:
        return taste.blue_first if not posts else taste.blue + taste.blue_left * left if p.posts_left else 0
    if colour == RED:
        if not left and s.phase >= GREEN:
            return 0
        store = _store(t, p)
        return taste.red if posts and store < taste.store - 4 else taste.red_more if store < taste.store else 0
    if colour == GREEN:
        return taste.green * min(_buildable(t, s, seat), taste.green_most) if posts else 0
    if colour == BLACK:
        short = _cannons_wanted(t, s, seat, taste.hidden_pirates if left else 0)
        return taste.black + taste.black_strength * strength_against(t, s, seat) if short > 0 else 0
    if colour == BROWN:
        return taste.brown if track_room(t, p, TRACKS[BROWN]) else 0
    if colour == YELLOW:
        return taste.yellow + taste.yellow_goods * max(p.goods)
    return taste.white if track_room(t, p, TRACKS[WHITE]) else 0


def _turn(t: Tables, s: State, seat: Seat, a: AnyAction, taste: Taste) -> int:
    match a:
        case do.Act() | do.WhiteAs() | do.Swap():
            weight = _colour(t, s, seat, COLOURS.index(a.colour), taste)
        case do.WhiteAdvance():
            weight = _colour(t, s, seat, WHITE, taste)
        case do.TakeVp():
            weight = taste.points + taste.points_late * (s.round == len(t.multipliers))
        case do.TakeGold():
            weight = taste.gold
        case _:
            weight = 0
    return weight * weight


def _harbours(s: State, chart: Chart) -> int:
    """The anchors whose post space is still free."""
    free = 0
    for anchor in chart.anchors:
        if free_site(s, chart, anchor) >= 0:
            free |= 1 << anchor
    return free


def _sail(s: State, seat: Seat, chart: Chart, harbours: int, f: st.Sail, a: AnyAction) -> int:
    match a:
        case do.PlaceShip():
            near = stops(s, chart, chart.index[a.space], f.total) & harbours
            return 1 + 10 * near.bit_count()
        case do.Establish():
            return 200
        case do.ChooseShip():
            in_reach = stops(s, chart, s.players[seat].ships[a.ship - 1], f.left(a.ship)) & harbours
            return 30 if in_reach and s.players[seat].posts_left else 0
        case do.UseSprint():
            return 1
        case do.EndAction():
            return 2
    return 0


def _voyages(t: Tables, s: State, actions: tuple[Any, ...], taste: Taste) -> list[int]:
    """To the anchors of free sites, rather on large islands that nobody has found; anywhere if none is in reach."""
    chart = chart_of(t, s)
    harbours = _harbours(s, chart)
    weights = []
    for a in actions:
        space = chart.index[a.space]
        weight = 0
        if harbours >> space & 1:
            island = chart.island_of[chart.anchors[space]]
            found = bool(discovery_points(t, s, chart.islands[island]))
            weight = 40 + taste.large * chart.large[island] + taste.found * found
        weights.append(weight)
    return weights if any(weights) else [1] * len(actions)


def _track(t: Tables, s: State, seat: Seat, f: st.TrackAction, a: AnyAction, taste: Taste) -> int:
    """As far as the points go; cannons only as far as they are needed, and for gold where little is missing."""
    p = s.players[seat]
    if isinstance(a, do.Advance):
        more = 2 * taste.hidden_pirates if s.round < len(t.multipliers) else 0
        if f.track == st.CANNONS and a.steps > max(1, _cannons_wanted(t, s, seat, more)):
            return 0
        return int(4**a.steps)
    if isinstance(a, do.BuyAp):
        if f.track == st.CANNONS:
            missing = _cannons_wanted(t, s, seat, 0) - f.ap
            return taste.buy_cannons if 0 < missing <= p.gold else 0
        if f.track == st.PROGRESS:
            ahead = next((space for space in t.progress_spaces if space > p.progress), 0)
            return taste.buy_progress if 0 < ahead - p.progress - f.ap <= min(2, p.gold) else 0
        return 0
    if isinstance(a, do.UseJump):
        gap = front_space(s) - p.special
        return int(4**gap) if gap > f.ap else 0
    return int(isinstance(a, do.EndAction))


def _token(t: Tables, s: State, seat: Seat, a: AnyAction, taste: Taste) -> int:
    """Those that work often are best early, points and gold late."""
    if not isinstance(a, do.TakeToken):
        return 0
    token = t.tokens[s.progress[SLOTS.index(a.slot)]]
    left, p = len(t.multipliers) - s.round, s.players[seat]
    worth = taste.token
    if token.vp or token.vp_per_post or token.vp_per_gold:
        points = token.vp or (t.posts - p.posts_left if token.vp_per_post else p.gold)
        worth += taste.token_end * points
    elif token.gold:
        worth += taste.token_gold * token.gold
    elif token.actions:
        worth += taste.token_ap * token.ap * left
    else:
        worth //= 2  # of use now and then
    return worth * worth


def _plan(t: Tables, s: State, seat: Seat, a: AnyAction, taste: Taste) -> int:
    """Large tiles, as long as they can still be built."""
    if isinstance(a, do.TakeVillage | do.TakeNeutral):
        kind = t.landscape[t.landscape_index[a.tile]]
        number = t.landscape_index[a.tile]
        if _store(t, s.players[seat]) + kind.cost > taste.store + 2:
            return 0
        if s.players[seat].posts_left < t.posts and not fits_somewhere(t, s, chart_of(t, s), seat, number):
            return 0
        return kind.size**3 if kind.village else kind.vp_large * kind.vp_large
    if isinstance(a, do.BuyAp):
        return taste.buy_plan
    return int(isinstance(a, do.EndAction))


def _produce(t: Tables, s: State, seat: Seat, a: AnyAction) -> int:
    if isinstance(a, do.BuyProduction):
        have = s.players[seat].goods[t.production_kinds[token_kind(a.good, a.cost)][0]]
        return 3 + 30 * have // a.cost
    return int(isinstance(a, do.EndAction))


def _build(t: Tables, s: State, seat: Seat, f: st.Build, a: AnyAction, taste: Taste) -> int:
    if isinstance(a, do.ChooseTile):
        kind = t.landscape[t.landscape_index[a.tile]]
        return 20 * (1 + kind.vp_large) * (1 + kind.vp_large) // kind.cost
    if isinstance(a, do.BuyAp):
        return taste.buy_build if buildable(t, s, seat, f.ap + s.players[seat].gold) else 0
    return int(isinstance(a, do.EndAction))


def _sites(t: Tables, s: State, frame: st.BuildTile, actions: tuple[Any, ...], taste: Taste) -> list[int]:
    """Over goods, on large islands, and where an island is then complete or nearly so."""
    chart, occupied = chart_of(t, s), cover(s.pieces).occupied
    goods = sum(chart.goods)
    weights = []
    for a in actions:
        first = chart.index[a.cell]
        cells = laid_cells(t, s, frame.tile, a.turn, first)
        island = chart.island_of[first]
        left = free_cells(chart.islands[island], occupied | cells).bit_count()
        whole = t.multipliers[s.round - 1] * (taste.whole if not left else taste.nearly * (left < 5))
        weights.append(
            (1 + taste.good * (cells & goods).bit_count() + taste.site_large * chart.large[island] + whole) ** 2
        )
    return weights
