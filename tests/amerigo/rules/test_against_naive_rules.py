"""Placements, ways by sea and completion, found once more in the plainest way and compared over random games."""

from collections import deque
from collections.abc import Iterator

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.box.tables import LAND
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.rules.map_records import Chart
from boardgames.amerigo.state import FREE, NEUTRAL, POSTS, VILLAGES, Build, BuildTile, Sail, SailShip, State
from boardgames.core.game import Seat
from tests.amerigo.given import T
from tests.amerigo.random_walk import Step, walk

Cell = tuple[int, int]
every_count = pytest.mark.parametrize("players", [2, 3, 4])


def printed(s: State, text: str) -> dict[Cell, str]:
    chart = chart_of(T, s)
    return {(r, c): text[r * chart.stride + c] for r in range(chart.height) for c in range(chart.width)}


def beside(cell: Cell) -> Iterator[Cell]:
    r, c = cell
    yield from ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1))


def spread(start: set[Cell], through: set[Cell]) -> set[Cell]:
    found, edge = set(start), list(start)
    while edge:
        for cell in beside(edge.pop()):
            if cell in through and cell not in found:
                found.add(cell)
                edge.append(cell)
    return found


def expected_placements(s: State, seat: Seat, kind: int) -> set[frozenset[Cell]]:
    grid, pieces = printed(s, s.grid), printed(s, s.pieces)
    posts = {cell for cell, piece in pieces.items() if piece == POSTS[seat]}
    chain = {cell for cell, piece in pieces.items() if piece in (VILLAGES[seat], NEUTRAL)}
    free = {cell for cell in grid if grid[cell] in LAND and pieces[cell] == FREE}
    joined = {cell for own in spread(posts, chain) for cell in beside(own)}
    found = set()
    for turned in T.shapes[T.landscape[kind].form].turns:
        for row, col in grid:
            cells = frozenset((row + r, col + c) for r, c in turned)
            if cells <= free and cells & joined:
                found.add(cells)
    return found


def real_placements(s: State, seat: Seat, kind: int) -> set[frozenset[Cell]]:
    if T.menu.choose_tile[kind] not in GAME.legal_actions(s, seat):
        return set()
    found = set()
    chosen = GAME.apply(s, seat, T.menu.choose_tile[kind])
    for action in GAME.legal_actions(chosen, seat):
        old, new = printed(s, s.pieces), printed(s, GAME.apply(chosen, seat, action).pieces)
        found.add(frozenset(cell for cell in old if old[cell] != new[cell]))
    return found


@pytest.mark.rule("AME-GRN-05", "AME-GRN-06", "AME-GRN-07", "AME-GRN-08", "AME-GRN-12")
@every_count
def test_placements(players: int) -> None:
    compared = 0
    for step in walk(players, 30):
        s, frame = step.before, step.before.frames[-1]
        if isinstance(frame, Build):
            for kind, count in enumerate(s.players[step.seat].reserve):
                if count and T.landscape[kind].cost <= frame.ap:
                    assert real_placements(s, step.seat, kind) == expected_placements(s, step.seat, kind)
                    compared += 1
    assert compared > 20


Space = Cell | int
"""A cell, or the number of a frame space."""


def sea_ways(s: State) -> dict[Space, list[Space]]:
    grid, frame = printed(s, s.grid), T.setup(len(s.players)).frame
    ways: dict[Space, list[Space]] = {
        cell: [other for other in beside(cell) if grid.get(other, "#") not in LAND]
        for cell, text in grid.items()
        if text not in LAND
    }
    for number, space in enumerate(frame):
        top, left, last = space.tile.row * T.tile_size, space.tile.col * T.tile_size, T.tile_size - 1
        ways[number] = [(number + 1) % len(frame), (number - 1) % len(frame)]
        for i in range(T.tile_size):
            edge = {
                "N": (top, left + i),
                "S": (top + last, left + i),
                "W": (top + i, left),
                "E": (top + i, left + last),
            }
            cell = edge[space.side]
            if cell in ways:
                ways[number].append(cell)
                ways[cell].append(number)
    return ways


def as_space(chart: Chart, bit: int) -> Space:
    return bit - chart.frame_at if bit >= chart.frame_at else divmod(bit, chart.stride)


def expected_stops(s: State, seat: Seat, ship: int, moves: int) -> set[Space]:
    chart, ways = chart_of(T, s), sea_ways(s)
    start = as_space(chart, s.players[seat].ships[ship - 1])
    steps, queue = {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for other in ways[here]:
            if other not in steps:
                steps[other] = steps[here] + 1
                queue.append(other)
    taken = {as_space(chart, bit) for p in s.players for bit in p.ships if 0 <= bit < chart.frame_at}
    return {space for space, count in steps.items() if 0 < count <= moves} - taken


@pytest.mark.rule("AME-BLU-04", "AME-BLU-05", "AME-BLU-06", "AME-BLU-07", "AME-Q-39")
@every_count
def test_ways_by_sea(players: int) -> None:
    compared = 0
    for step in walk(players, 30):
        s, top, loop = step.before, step.before.frames[-1], step.before.frames[0]
        if isinstance(top, SailShip) and isinstance(loop, Sail):
            chart = chart_of(T, s)
            real = {as_space(chart, chart.index[stop.space]) for stop in step.legal if isinstance(stop, do.SailTo)}
            assert real == expected_stops(s, step.seat, top.ship, loop.left(top.ship))
            compared += 1
    assert compared > 10


def expected_points(step: Step, after: State) -> list[int]:
    """What a tile or a trading post brings every player at once."""
    s, seat = step.before, step.seat
    grid, old, new = printed(s, s.grid), printed(s, s.pieces), printed(s, after.pieces)
    changed = {cell for cell in old if old[cell] != new[cell]}
    island = spread(set(changed), {cell for cell in grid if grid[cell] in LAND})
    points, top = [0] * len(s.players), s.frames[-1]
    if isinstance(top, BuildTile):
        points[seat] += T.landscape[top.tile].vp_large if len(island) >= 20 else T.landscape[top.tile].vp_small
    else:
        points[seat] += 0 if any(old[cell] in POSTS for cell in island) else 3
        full = s.players[seat].gold == T.gold_end
        points[seat] += "gold-per-post" in s.players[seat].tokens and full
    if all(new[cell] != FREE for cell in island):
        points[seat] += 3
        for other in range(len(points)):
            posts = sum(new[cell] == POSTS[other] for cell in island)
            points[other] += posts * (posts + 1) // 2 * (6 - s.round)
    return points


@pytest.mark.rule("AME-GRN-17", "AME-BLU-11", "AME-CPL-01", "AME-CPL-02", "AME-CPL-04")
@every_count
def test_points_of_tiles_posts_and_completion(players: int) -> None:
    done = 0
    for seed in (30, 31, 32, 33):
        for step in walk(players, seed):
            if isinstance(step.action, do.Place | do.Establish):
                after = GAME.apply(step.before, step.seat, step.action)
                both = zip(after.players, step.before.players, strict=True)
                assert [new.vp - old.vp for new, old in both] == expected_points(step, after)
                done += 1
    assert done > 20
