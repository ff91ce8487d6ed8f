"""The green action: build tiles of the reserve on the islands (AME-GRN-01 to AME-GRN-23)."""

from functools import lru_cache

from boardgames.amerigo.actions import Actions, AnyAction, ChooseTile, Place
from boardgames.amerigo.box.tables import GOODS, Tables
from boardgames.amerigo.events import TileBuilt, TileChosen
from boardgames.amerigo.rules.action_points import BUY_AP, END_ACTION
from boardgames.amerigo.rules.chart import bits, chart_of, diagonal, dilate, flood
from boardgames.amerigo.rules.completion import after_covering
from boardgames.amerigo.rules.gold import CASH, cashable
from boardgames.amerigo.rules.map_records import Chart
from boardgames.amerigo.rules.pieces import cover, put
from boardgames.amerigo.rules.state_helpers import credited, with_player
from boardgames.amerigo.state import NEUTRAL, TILES, VILLAGES, Build, BuildTile, State
from boardgames.core.game import Refusal, Seat, refuse
from boardgames.core.rulebook import Answer, Events, Question, not_now
from boardgames.core.values import evolve, replaced

Offsets = tuple[int, ...]


def build_of(s: State) -> Build:
    """The green action that is being performed; a chosen tile lies on top of it."""
    build: Build = s.frames[0]  # type: ignore[assignment]
    return build


# where a tile can lie


def free_land(chart: Chart, pieces: str) -> int:
    """Land that nothing covers (AME-GRN-05, AME-GRN-06)."""
    return chart.land & ~cover(pieces).occupied


@lru_cache(maxsize=512)
def network(chart: Chart, pieces: str, seat: Seat) -> int:
    """Own posts and everything they reach through own villages and anybody's neutral tiles (AME-GRN-08, AME-GRN-09)."""
    covered = cover(pieces)
    return flood(chart.stride, covered.posts[seat], covered.villages[seat] | covered.neutral)


@lru_cache(maxsize=512)
def land_from(chart: Chart, pieces: str, seat: Seat, posts: int) -> int:
    """Free land that tiles of a player can come to lie on, one beside the other, from these posts on.

    The chain goes over own villages, anybody's neutral tiles and free land (AME-GRN-05 to AME-GRN-09); what others have
    built, and their posts, stop it.
    """
    covered, free = cover(pieces), free_land(chart, pieces)
    return flood(chart.stride, posts, covered.villages[seat] | covered.neutral | free) & free & ~posts


def opened_by(chart: Chart, pieces: str, seat: Seat, site: int) -> int:
    """Free land that a trading post on this site would open to a player who cannot come to it now."""
    own = cover(pieces).posts[seat]
    return land_from(chart, pieces, seat, own | 1 << site) & ~land_from(chart, pieces, seat, own)


@lru_cache(maxsize=4096)
def spots(chart: Chart, pieces: str, seat: Seat, offsets: Offsets) -> int:
    """One bit for each legal placement: the cell under the first one of the tile, in reading order.

    A connected tile on free land lies on one island, and one that touches the network has an own post there
    (AME-GRN-02), so land, freedom and touch are all there is to check. What would stick out of the map covers the
    guard column, which is no land.
    """
    free = free_land(chart, pieces)
    border = dilate(chart, network(chart, pieces, seat)) & free
    fit, touch = -1, 0
    for offset in offsets:
        fit &= free >> offset
        touch |= border >> offset
    return fit & touch


def turns_of(t: Tables, s: State, kind: int) -> tuple[Offsets, ...]:
    """The ways in which a tile can be turned."""
    return t.setups[len(s.players) - 2].offsets[t.landscape[kind].form]


def fitting_turns(t: Tables, s: State, seat: Seat, kind: int, first: int) -> tuple[int, ...]:
    """The ways in which a tile can lie with its first cell on this one."""
    chart = chart_of(t, s)
    return tuple(
        turn for turn, offsets in enumerate(turns_of(t, s, kind)) if spots(chart, s.pieces, seat, offsets) >> first & 1
    )


def fits_somewhere(t: Tables, s: State, chart: Chart, seat: Seat, kind: int) -> bool:
    pieces, fits = s.pieces, 0
    for offsets in turns_of(t, s, kind):
        fits = fits or spots(chart, pieces, seat, offsets)
    return bool(fits)


def covered_cells(t: Tables, chart: Chart, kind: int, turn: int, first: int) -> int | None:
    """The board of a tile laid with its first cell there; None if part of it would lie outside the map."""
    cells = t.shapes[t.landscape[kind].form].turns[turn]
    row, col = divmod(first, chart.stride)
    col -= cells[0][1]
    if col < 0 or any(row + r >= chart.height or col + c >= chart.width for r, c in cells):
        return None
    return sum(1 << (row + r) * chart.stride + col + c for r, c in cells)


# choosing a tile


def buildable(t: Tables, s: State, seat: Seat, ap: int) -> list[int]:
    """The kinds of the reserve that so many AP pay for and that fit somewhere (AME-GRN-03, AME-GRN-04)."""
    chart, landscape = chart_of(t, s), t.landscape
    return [
        kind
        for kind, count in enumerate(s.players[seat].reserve)
        if count and landscape[kind].cost <= ap and fits_somewhere(t, s, chart, seat, kind)
    ]


def offer_build(t: Tables, s: State, seat: Seat, f: Build) -> Actions:
    menu, p = t.menu, s.players[seat]
    choose_tile = menu.choose_tile
    out: list[AnyAction] = [choose_tile[kind] for kind in buildable(t, s, seat, f.ap)]
    if p.tokens or p.chests:
        out += cashable(t, p)
    if p.gold:
        out.append(menu.buy_ap)
    out.append(menu.end_action)
    return tuple(out)


def refuse_choose_tile(t: Tables, s: State, seat: Seat, f: Build, a: ChooseTile) -> Refusal | None:
    kind = t.landscape_index.get(a.tile, -1)
    if kind < 0:
        return refuse("AME-GRN-01", "no-such-tile")
    if not s.players[seat].reserve[kind]:
        return refuse("AME-GRN-23", "tile-not-planned", 1, 0)
    cost = t.landscape[kind].cost
    if cost > f.ap:
        rule = "AME-GRN-03" if t.landscape[kind].village else "AME-GRN-04"
        return refuse(rule, "building-too-dear", cost, f.ap)
    if not cover(s.pieces).posts[seat]:
        return refuse("AME-GRN-02", "no-post-yet", 1, 0)
    if not fits_somewhere(t, s, chart_of(t, s), seat, kind):
        return refuse("AME-GRN-07", "tile-fits-nowhere")
    return None


def choose_tile(t: Tables, s: State, seat: Seat, f: Build, a: ChooseTile, events: Events) -> State:
    if events is not None:
        events.append(TileChosen(seat, a.tile))
    return evolve(s, frames=(f, BuildTile(t.landscape_index[a.tile])))


# placing it


def offer_places(t: Tables, s: State, seat: Seat, f: BuildTile) -> tuple[Place, ...]:
    """Every cell for the first one of the tile, in every way that it can lie there."""
    chart = chart_of(t, s)
    boards = [spots(chart, s.pieces, seat, offsets) for offsets in turns_of(t, s, f.tile)]
    firsts = 0
    for board in boards:
        firsts |= board
    return tuple(
        chart.place[cell][turn] for cell in bits(firsts) for turn, board in enumerate(boards) if board >> cell & 1
    )


def _names(chart: Chart, cells: int) -> str:
    return " ".join(chart.names[cell] for cell in bits(cells))


def refuse_place(t: Tables, s: State, seat: Seat, f: BuildTile, a: Place) -> Refusal | None:
    chart = chart_of(t, s)
    if not 0 <= a.turn < len(turns_of(t, s, f.tile)):
        return refuse("AME-Q-31", "no-such-turn")
    first = chart.index.get(a.cell, chart.frame_at)
    if first >= chart.frame_at:
        return refuse("AME-GRN-05", "no-such-cell")
    cells = covered_cells(t, chart, f.tile, a.turn, first)
    if cells is None:
        return refuse("AME-GRN-05", "outside-the-map")
    if cells & chart.sea:
        return refuse("AME-GRN-05", "tile-on-sea", cells=_names(chart, cells & chart.sea))
    covered = cover(s.pieces)
    if posts := cells & sum(covered.posts):
        return refuse("AME-GRN-14", "post-in-the-way", cells=_names(chart, posts))
    if cells & covered.occupied:
        return refuse("AME-GRN-06", "built-on-already", cells=_names(chart, cells & covered.occupied))
    return _refuse_touch(chart, network(chart, s.pieces, seat), cells)


def _refuse_touch(chart: Chart, own: int, cells: int) -> Refusal | None:
    """A tile must touch a post of the player, or a chain of tiles that leads to one, along an edge."""
    if dilate(chart, cells) & own:
        return None
    if not own & chart.islands[chart.island_of[next(bits(cells))]]:
        return refuse("AME-GRN-02", "no-post-on-island", 1, 0)
    if diagonal(chart, own) & cells:
        return refuse("AME-GRN-11", "only-at-a-corner")
    return refuse("AME-GRN-07", "touches-nothing")


def laid_cells(t: Tables, s: State, kind: int, turn: int, first: int) -> int:
    """The cells that a tile covers in a legal placement."""
    cells = 0
    for offset in turns_of(t, s, kind)[turn]:
        cells |= 1 << first + offset
    return cells


def tile_points(t: Tables, chart: Chart, kind: int, number: int) -> int:
    """Return what a tile counts on an island: more on a large one (AME-GRN-18, AME-GRN-19)."""
    tile = t.landscape[kind]
    return tile.vp_large if chart.large[number] else tile.vp_small


def goods_under(chart: Chart, cells: int) -> tuple[int, ...]:
    """Goods of each type that a tile on these cells takes (AME-GRN-12, AME-GRN-13)."""
    return tuple((cells & spaces).bit_count() for spaces in chart.goods)


def place(t: Tables, s: State, seat: Seat, f: BuildTile, a: Place, events: Events) -> State:
    """Cover the cells, take the goods, score the tile, then see whether the island is complete."""
    p, chart = s.players[seat], chart_of(t, s)
    kind, build = t.landscape[f.tile], build_of(s)
    cells = laid_cells(t, s, f.tile, a.turn, chart.index[a.cell])
    number = chart.island_of[(cells & -cells).bit_length() - 1]
    points, taken = tile_points(t, chart, f.tile, number), goods_under(chart, cells)
    if events is not None:
        goods = tuple(good for good, count in zip(GOODS, taken, strict=True) for _ in range(count))
        events.append(TileBuilt(seat, kind.id, a.cell, number, points, goods))
    p = evolve(
        p,
        reserve=replaced(p.reserve, f.tile, p.reserve[f.tile] - 1),
        goods=tuple(a + b for a, b in zip(p.goods, taken, strict=True)),
        ledger=credited(p, TILES, points),
    )
    s = evolve(
        s,
        pieces=put(s.pieces, cells, VILLAGES[seat] if kind.village else NEUTRAL),
        players=with_player(s, seat, p),
        frames=(Build(build.ap - kind.cost),),
    )
    return after_covering(t, s, chart, seat, number, events)


BUILD = Question(
    Build,
    answers=(
        Answer(
            ChooseTile,
            choose_tile,
            rules=("AME-GRN-01",),
            refuse=refuse_choose_tile,
        ),
        *CASH,
        BUY_AP,
        END_ACTION,
    ),
    offer=offer_build,
    rules=("AME-GRN-03", "AME-GRN-04", "AME-GRN-07", "AME-GRN-08", "AME-CPL-01"),
)

BUILD_TILE = Question(
    BuildTile,
    answers=(
        Answer(
            Place,
            place,
            rules=("AME-GRN-05", "AME-GRN-06", "AME-GRN-07"),
            otherwise=not_now("AME-GRN-01"),
            refuse=refuse_place,
        ),
    ),
    offer=offer_places,
    rules=("AME-GRN-05", "AME-GRN-06", "AME-GRN-07", "AME-GRN-08", "AME-GRN-12", "AME-GRN-15"),
)
