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
from boardgames.amerigo.box.tables import SLOTS, Tables
from boardgames.amerigo.play.phase_worth import (
    POINT,
    harbours_of,
    marker_worth,
    phase_weight,
    rounds_left,
    shore_worth,
    shores_near,
    store_cost,
    store_wanted,
)
from boardgames.amerigo.play.weights import Weights
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.rules.completion import free_cells, post_points
from boardgames.amerigo.rules.expand import buildable, fits_somewhere, laid_cells, tile_points
from boardgames.amerigo.rules.map_records import Chart
from boardgames.amerigo.rules.move_ships import stops
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.rules.pirates import strength_against
from boardgames.amerigo.rules.production import token_kind
from boardgames.amerigo.rules.scoring import production_markers
from boardgames.amerigo.rules.tracks import front_space
from boardgames.amerigo.state import State
from boardgames.core.game import Seat

if TYPE_CHECKING:
    from boardgames.amerigo.game import Amerigo

DEAREST_STEPS = 2
"""Maximum number of steps to a token for which gold is spent."""


def weigh(game: "Amerigo", s: State, seat: Seat, actions: Actions, learned: Weights) -> list[int]:
    """A weight for every action; 0 for what nobody would do."""
    t = game.tables
    match s.frames[-1]:
        case st.Turn():
            return [phase_weight(t, s, seat, a, learned) for a in actions]
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
        worth = 1 + POINT + shore_worth(t, s, seat, chart, harbours, space, learned) if harbours >> space & 1 else 0
        weights.append(worth * worth)
    return weights if any(weights) else [1 + shores_near(s, chart, harbours, chart.index[a.space]) for a in actions]


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
    later = against + learned.hidden_pirates if rounds_left(t, s) else 0
    return against + later - s.players[seat].cannons


def _token(t: Tables, s: State, seat: Seat, a: AnyAction, learned: Weights) -> int:
    """Those that work often are best early, points and gold late."""
    if not isinstance(a, do.TakeToken):
        return 0
    token = t.tokens[s.progress[SLOTS.index(a.slot)]]
    left, p = rounds_left(t, s), s.players[seat]
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
        if not store_wanted(t, s, learned):
            return 0
        if s.players[seat].posts_left < t.posts and not fits_somewhere(t, s, chart_of(t, s), seat, number):
            return 2 * kind.village
        if store_cost(t, s.players[seat]) + kind.cost > store_wanted(t, s, learned) + 2:
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
        markers.append(marker_worth(t, s, p, good, learned) if cost else 0)
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
        (chart.goods[good] & ~occupied, POINT * markers[good] + learned.good * rounds_left(t, s))
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
