"""What a sensible explorer of Amerigo would do without thinking: for bots that try out what may come.

First posts, then tiles: a post on every shore in reach, the largest tiles that can still be built, progress while it
is cheap, cannons no more than the pirates ask for, production of the goods one has. Action points are never left over
while something can be had for them.

This is the heuristic of the bot `planner-1`, by which others are measured: it stays as it is.
"""

from typing import TYPE_CHECKING, Any

from boardgames.amerigo import actions as do
from boardgames.amerigo import state as st
from boardgames.amerigo.actions import Actions, AnyAction
from boardgames.amerigo.box.tables import BLACK, BLUE, BROWN, COLOURS, GREEN, RED, WHITE, YELLOW, Tables
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.rules.completion import free_cells
from boardgames.amerigo.rules.expand import buildable, fits_somewhere, laid_cells
from boardgames.amerigo.rules.map_records import Chart
from boardgames.amerigo.rules.move_ships import discovery_points, free_site, stops
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.rules.pirates import strength_against
from boardgames.amerigo.rules.production import token_kind
from boardgames.amerigo.rules.tracks import track_room
from boardgames.amerigo.rules.turn import TRACKS, action_points
from boardgames.amerigo.state import Player, State
from boardgames.core.game import Seat

if TYPE_CHECKING:
    from boardgames.amerigo.game import Amerigo

HIDDEN_PIRATES = 2
"""About how strong the next marker is that turns up."""
STORE = 12
"""Action points that the tiles of the reserve may cost to build; more of them would hardly ever be built."""


def weigh(game: "Amerigo", s: State, seat: Seat, actions: Actions) -> list[int]:
    """A weight for every action; 0 for what nobody would do."""
    t = game.tables
    match s.frames[-1]:
        case st.Turn():
            return [_turn(t, s, seat, a) for a in actions]
        case st.Sail() as f:
            chart = chart_of(t, s)
            harbours = _harbours(s, chart)
            return [_sail(s, seat, chart, harbours, f, a) for a in actions]
        case st.SailShip():
            return _voyages(t, s, actions)
        case st.TrackAction() as f:
            return [_track(t, s, seat, f, a) for a in actions]
        case st.PickToken():
            return [int(isinstance(a, do.TakeToken)) for a in actions]
        case st.Plan():
            return [_plan(t, s, seat, a) for a in actions]
        case st.Produce():
            return [_produce(t, s, seat, a) for a in actions]
        case st.Build():
            return [_build(t, s, seat, a) for a in actions]
        case st.BuildTile() as f:
            return _sites(t, s, f, actions)
    return [1] * len(actions)


def _store(t: Tables, p: Player) -> int:
    return sum(count * kind.cost for count, kind in zip(p.reserve, t.landscape, strict=True))


def _buildable(t: Tables, s: State, seat: Seat) -> int:
    """Action points that could be spent on tiles of the reserve."""
    p = s.players[seat]
    kinds = buildable(t, s, seat, action_points(t, s, p, GREEN))
    return sum(p.reserve[kind] * t.landscape[kind].cost for kind in kinds)


def _cannons_wanted(t: Tables, s: State, seat: Seat) -> int:
    return strength_against(t, s, seat) + HIDDEN_PIRATES - s.players[seat].cannons


def _colour(t: Tables, s: State, seat: Seat, colour: int) -> int:
    """How much the action of a colour is wanted, for each action point."""
    p, left = s.players[seat], len(t.multipliers) - s.round
    posts = t.posts - p.posts_left
    if colour == BLUE:
        return 20 if not posts else 3 + 2 * left if p.posts_left else 0
    if colour == RED:
        return 0 if not left else 10 if posts and _store(t, p) < STORE - 4 else 3 if _store(t, p) < STORE else 0
    if colour == GREEN:
        return 3 * min(_buildable(t, s, seat), 6) if posts else 0
    if colour == BLACK:
        return 4 + strength_against(t, s, seat) if _cannons_wanted(t, s, seat) > 0 else 0
    if colour == BROWN:
        return 8 if track_room(t, p, TRACKS[BROWN]) else 0
    if colour == YELLOW:
        return 2 + 3 * max(p.goods)
    return 4 if track_room(t, p, TRACKS[WHITE]) else 0


def _turn(t: Tables, s: State, seat: Seat, a: AnyAction) -> int:
    match a:
        case do.Act() | do.WhiteAs() | do.Swap():
            weight = _colour(t, s, seat, COLOURS.index(a.colour))
        case do.WhiteAdvance():
            weight = _colour(t, s, seat, WHITE)
        case do.TakeVp():
            weight = 5 + 3 * (s.round == len(t.multipliers))
        case do.TakeGold():
            weight = 1
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


def _voyages(t: Tables, s: State, actions: tuple[Any, ...]) -> list[int]:
    """To the anchors of free sites, rather on large islands that nobody has found; anywhere if none is in reach."""
    chart = chart_of(t, s)
    harbours = _harbours(s, chart)
    weights = []
    for a in actions:
        space = chart.index[a.space]
        weight = 0
        if harbours >> space & 1:
            island = chart.island_of[chart.anchors[space]]
            weight = 40 + 20 * chart.large[island] + 40 * bool(discovery_points(t, s, chart.islands[island]))
        weights.append(weight)
    return weights if any(weights) else [1] * len(actions)


def _track(t: Tables, s: State, seat: Seat, f: st.TrackAction, a: AnyAction) -> int:
    """As far as the points go; cannons only as far as they are needed."""
    if isinstance(a, do.Advance):
        if f.track == st.CANNONS and a.steps > max(1, _cannons_wanted(t, s, seat) + HIDDEN_PIRATES):
            return 0
        return int(4**a.steps)
    return int(isinstance(a, do.EndAction))


def _plan(t: Tables, s: State, seat: Seat, a: AnyAction) -> int:
    """Large tiles, as long as they can still be built."""
    if isinstance(a, do.TakeVillage | do.TakeNeutral):
        kind = t.landscape[t.landscape_index[a.tile]]
        number = t.landscape_index[a.tile]
        if _store(t, s.players[seat]) + kind.cost > STORE + 2:
            return 0
        if s.players[seat].posts_left < t.posts and not fits_somewhere(t, s, chart_of(t, s), seat, number):
            return 0
        return kind.size**3 if kind.village else kind.vp_large * kind.vp_large
    return int(isinstance(a, do.EndAction))


def _produce(t: Tables, s: State, seat: Seat, a: AnyAction) -> int:
    if isinstance(a, do.BuyProduction):
        have = s.players[seat].goods[t.production_kinds[token_kind(a.good, a.cost)][0]]
        return 3 + 30 * have // a.cost
    return int(isinstance(a, do.EndAction))


def _build(t: Tables, s: State, seat: Seat, a: AnyAction) -> int:
    if isinstance(a, do.ChooseTile):
        kind = t.landscape[t.landscape_index[a.tile]]
        return 20 * (1 + kind.vp_large) * (1 + kind.vp_large) // kind.cost
    if isinstance(a, do.BuyAp):
        return int(bool(_store(t, s.players[seat])))
    return int(isinstance(a, do.EndAction))


def _sites(t: Tables, s: State, frame: st.BuildTile, actions: tuple[Any, ...]) -> list[int]:
    """Over goods, on large islands, and where an island is then complete or nearly so."""
    chart, occupied = chart_of(t, s), cover(s.pieces).occupied
    goods = sum(chart.goods)
    weights = []
    for a in actions:
        first = chart.index[a.cell]
        cells = laid_cells(t, s, frame.tile, a.turn, first)
        island = chart.island_of[first]
        left = free_cells(chart.islands[island], occupied | cells).bit_count()
        whole = t.multipliers[s.round - 1] * (2 if not left else left < 5)
        weights.append((1 + 3 * (cells & goods).bit_count() + 2 * chart.large[island] + whole) ** 2)
    return weights
