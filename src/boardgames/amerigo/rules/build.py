"""The green action: build tiles of the reserve on the islands (AME-GRN-01 to AME-GRN-23)."""

from functools import lru_cache

from boardgames.amerigo.actions import (
    BUY_AP,
    END_ACTION,
    Actions,
    AnyAction,
    ChooseTile,
    Place,
)
from boardgames.amerigo.box.chart import Chart, bits, chart_of, flood
from boardgames.amerigo.box.names import GOODS
from boardgames.amerigo.box.tables import Tables
from boardgames.amerigo.events import TileBuilt, TileChosen
from boardgames.amerigo.rules.completion import after_covering
from boardgames.amerigo.rules.gold import free_actions
from boardgames.amerigo.rules.pieces import cover, put
from boardgames.amerigo.state import (
    NEUTRAL,
    TILES,
    VILLAGES,
    Build,
    BuildTile,
    Events,
    State,
    credited,
    with_player,
)
from boardgames.core.protocol import Refusal, Seat
from boardgames.core.values import evolve, replaced

Offsets = tuple[int, ...]


@lru_cache(maxsize=512)
def network(chart: Chart, pieces: str, seat: Seat) -> int:
    """Own posts and everything they reach through own villages and anybody's neutral tiles (AME-GRN-08, AME-GRN-09)."""
    covered = cover(pieces)
    return flood(chart.stride, covered.posts[seat], covered.villages[seat] | covered.neutral)


@lru_cache(maxsize=4096)
def spots(chart: Chart, pieces: str, seat: Seat, offsets: Offsets) -> int:
    """One bit for each legal placement: the cell under the first one of the tile, in reading order.

    A connected tile on free land lies on one island, and one that touches the network has an own post there
    (AME-GRN-02), so land, freedom and touch are all there is to check. What would stick out of the map covers the
    guard column, which is no land.
    """
    free = chart.land & ~cover(pieces).occupied
    border = chart.dilate(network(chart, pieces, seat)) & free
    fit, touch = -1, 0
    for offset in offsets:
        fit &= free >> offset
        touch |= border >> offset
    return fit & touch


def _turns(t: Tables, s: State, kind: int) -> tuple[Offsets, ...]:
    return t.setups[len(s.players) - 2].offsets[t.landscape[kind].shape]


def fitting_turns(t: Tables, s: State, seat: Seat, kind: int, first: int) -> tuple[int, ...]:
    """The ways in which a tile can lie with its first cell on this one."""
    chart = chart_of(t, s)
    return tuple(
        turn for turn, offsets in enumerate(_turns(t, s, kind)) if spots(chart, s.pieces, seat, offsets) >> first & 1
    )


def fits_somewhere(t: Tables, s: State, chart: Chart, seat: Seat, kind: int) -> bool:
    return any(spots(chart, s.pieces, seat, offsets) for offsets in _turns(t, s, kind))


def building(t: Tables, s: State, seat: Seat, frame: Build) -> Actions:
    p, chart = s.players[seat], chart_of(t, s)
    out: list[AnyAction] = [
        t.choose_tile[kind]
        for kind, count in enumerate(p.reserve)
        if count and t.landscape[kind].cost <= frame.ap and fits_somewhere(t, s, chart, seat, kind)
    ]
    out += free_actions(p)
    if p.gold:
        out.append(BUY_AP)
    out.append(END_ACTION)
    return tuple(out)


def placing(t: Tables, s: State, seat: Seat, frame: BuildTile) -> tuple[Place, ...]:
    """Every cell for the first one of the tile, in every way that it can lie there."""
    chart = chart_of(t, s)
    boards = [spots(chart, s.pieces, seat, offsets) for offsets in _turns(t, s, frame.tile)]
    firsts = 0
    for board in boards:
        firsts |= board
    return tuple(
        chart.place[cell][turn] for cell in bits(firsts) for turn, board in enumerate(boards) if board >> cell & 1
    )


def _build(s: State) -> Build:
    frame = s.frames[0]
    assert isinstance(frame, Build)
    return frame


def _build_tile(s: State) -> BuildTile:
    frame = s.frames[-1]
    assert isinstance(frame, BuildTile)
    return frame


def refuse_choose_tile(t: Tables, s: State, seat: Seat, a: ChooseTile) -> Refusal | None:
    kind, ap = t.landscape_index.get(a.tile, -1), _build(s).ap
    if kind < 0:
        return Refusal("AME-GRN-01", "There is no such tile.")
    if not s.players[seat].reserve[kind]:
        return Refusal("AME-GRN-23", "No such tile is in your reserve: plan it first.", 1, 0)
    cost = t.landscape[kind].cost
    if cost > ap:
        rule = "AME-GRN-03" if t.landscape[kind].village else "AME-GRN-04"
        return Refusal(rule, f"Building it costs {cost} AP and you have {ap}.", cost, ap)
    chart = chart_of(t, s)
    if not cover(s.pieces).posts[seat]:
        return Refusal("AME-GRN-02", "You have no trading post on any island yet.", 1, 0)
    if not fits_somewhere(t, s, chart, seat, kind):
        return Refusal("AME-GRN-07", "It fits nowhere beside your trading posts and what is joined to them.")
    return None


def choose_tile(t: Tables, s: State, seat: Seat, a: ChooseTile, events: Events) -> State:
    if events is not None:
        events.append(TileChosen(seat, a.tile))
    return evolve(s, frames=(*s.frames, BuildTile(t.landscape_index[a.tile])))


def covered_cells(t: Tables, chart: Chart, kind: int, turn: int, first: int) -> int | None:
    """The board of a tile laid with its first cell there; None if part of it would lie outside the map."""
    cells = t.shapes[t.landscape[kind].shape].turns[turn]
    row, col = divmod(first, chart.stride)
    col -= cells[0][1]
    if col < 0 or any(row + r >= chart.height or col + c >= chart.width for r, c in cells):
        return None
    return sum(1 << (row + r) * chart.stride + col + c for r, c in cells)


def _names(chart: Chart, cells: int) -> str:
    return " ".join(chart.names[cell] for cell in bits(cells))


def refuse_place(t: Tables, s: State, seat: Seat, a: Place) -> Refusal | None:
    chart, frame = chart_of(t, s), _build_tile(s)
    if not 0 <= a.turn < len(_turns(t, s, frame.tile)):
        return Refusal("AME-Q-31", "The tile cannot be turned like that.")
    first = chart.index.get(a.cell, chart.frame_at)
    if first >= chart.frame_at:
        return Refusal("AME-GRN-05", "That is no cell of the map.")
    cells = covered_cells(t, chart, frame.tile, a.turn, first)
    if cells is None:
        return Refusal("AME-GRN-05", "Part of the tile would lie outside the map.")
    if cells & chart.sea:
        return Refusal("AME-GRN-05", f"{_names(chart, cells & chart.sea)} would lie on sea, not on land.")
    covered = cover(s.pieces)
    if posts := cells & sum(covered.posts):
        return Refusal("AME-GRN-14", f"A trading post is in the way: {_names(chart, posts)}.")
    if cells & covered.occupied:
        return Refusal("AME-GRN-06", f"Built on already: {_names(chart, cells & covered.occupied)}.")
    own = network(chart, s.pieces, seat)
    if chart.dilate(cells) & own:
        return None
    island = chart.islands[chart.island_of[next(bits(cells))]]
    if not own & island:
        return Refusal("AME-GRN-02", "You have no trading post on that island.", 1, 0)
    diagonal = chart.dilate(own << 1 | own >> 1) & cells
    if diagonal:
        return Refusal("AME-GRN-11", "The tile would touch your pieces only at a corner.")
    return Refusal("AME-GRN-07", "It would touch neither your post nor a chain of tiles from it.")


def place(t: Tables, s: State, seat: Seat, a: Place, events: Events) -> State:
    """Cover the cells, take the goods, score the tile, then see whether the island is complete."""
    p, chart, frame = s.players[seat], chart_of(t, s), _build_tile(s)
    kind, first = t.landscape[frame.tile], chart.index[a.cell]
    cells = 0
    for offset in _turns(t, s, frame.tile)[a.turn]:
        cells |= 1 << first + offset
    number = chart.island_of[(cells & -cells).bit_length() - 1]
    points = kind.large if chart.large[number] else kind.small
    taken = tuple((cells & spaces).bit_count() for spaces in chart.goods)
    if events is not None:
        goods = tuple(good for good, count in zip(GOODS, taken, strict=True) for _ in range(count))
        events.append(TileBuilt(seat, kind.id, a.cell, number, points, goods))
    p = evolve(
        p,
        reserve=replaced(p.reserve, frame.tile, p.reserve[frame.tile] - 1),
        goods=tuple(a + b for a, b in zip(p.goods, taken, strict=True)),
        ledger=credited(p, TILES, points),
    )
    s = evolve(
        s,
        pieces=put(s.pieces, cells, VILLAGES[seat] if kind.village else NEUTRAL),
        players=with_player(s, seat, p),
        frames=(Build(_build(s).ap - kind.cost),),
    )
    return after_covering(t, s, chart, seat, number, events)
