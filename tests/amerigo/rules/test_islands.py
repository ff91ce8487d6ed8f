"""The archipelago: legal maps only, reproducible, islands across tile edges, one sea."""

import pytest

from boardgames.amerigo.box.parts.land_checks import components
from boardgames.amerigo.box.tables import LAND
from boardgames.amerigo.rules.chart import board_of, chart, chart_of, distance, reach
from boardgames.amerigo.rules.islands import assemble, draw_layout, encloses_sea, flaws, generate, touches_diagonally
from boardgames.amerigo.rules.setup import set_up
from boardgames.core.game import Config
from boardgames.core.rng import start_stream
from tests.amerigo.given import T, given

every_count = pytest.mark.parametrize("players", [2, 3, 4])
MAPS = range(1000)


def cells_of(grid: str, letters: str) -> set[tuple[int, int]]:
    rows = grid.split("/")
    return {(r, c) for r, row in enumerate(rows) for c, char in enumerate(row) if char in letters}


def judge_slowly(players: int, grid: str) -> None:
    """The rules of a map, by sets of cells instead of bitboards."""
    rows = grid.split("/")
    height, width = len(rows), len(rows[0])
    land, sea = cells_of(grid, LAND), cells_of(grid, ".pqr")
    assert len(land) + len(sea) == height * width
    for lake in components(sea):
        assert any(r in (0, height - 1) or c in (0, width - 1) for r, c in lake), "an enclosed sea"
    for r in range(height - 1):
        for c in range(width - 1):
            block = [(r, c) in land, (r, c + 1) in land, (r + 1, c) in land, (r + 1, c + 1) in land]
            assert block not in ([True, False, False, True], [False, True, True, False]), "a diagonal touch"
    sizes = [len(island) for island in components(land)]
    setup = T.setup(players)
    assert setup.limits.min_large_islands <= sum(size >= 20 for size in sizes) <= 5
    assert max(sizes) <= setup.limits.max_island_cells


@every_count
@pytest.mark.rule("AME-SET-05", "AME-SET-06", "AME-Q-01", "AME-Q-04")
def test_every_seed_gives_a_legal_map(players: int) -> None:
    grids = set()
    for seed in MAPS:
        _, grid = generate(T, T.setup(players), start_stream(seed, "map"))
        judge_slowly(players, grid)
        assert flaws(T, T.setup(players), grid) == ()
        grids.add(grid)
    assert len(grids) == len(MAPS)


@every_count
@pytest.mark.rule("AME-SET-04", "AME-Q-02")
def test_tiles_are_shuffled_and_turned(players: int) -> None:
    setup = T.setup(players)
    first, turns = set(), set()
    stream = start_stream(9, "map")
    for _ in range(200):
        stream, layout = draw_layout(T, setup, stream)
        tiles = [tile for tile, _ in layout]
        assert len(set(tiles)) == len(tiles) == setup.island_tiles
        first.add(tiles[0])
        turns |= set(layout)
    assert first == set(range(16))
    assert turns == {(tile, turn) for tile in range(16) for turn in range(4)}


@pytest.mark.rule("AME-Q-02")
def test_four_quarter_turns_are_the_identity_and_nothing_is_mirrored() -> None:
    for tile in T.tiles:
        rows = tile.turns[0]
        for turn in range(4):
            expected = rows
            for _ in range(turn):
                expected = tuple("".join(expected[4 - c][r] for c in range(5)) for r in range(5))
            assert tile.turns[turn] == expected


@pytest.mark.rule("AME-Q-03")
def test_a_rejected_layout_is_drawn_again_from_the_same_stream() -> None:
    setup = T.setup(2)
    redrawn = 0
    for seed in range(40):
        stream = start_stream(seed, "map")
        after, layout = draw_layout(T, setup, stream)
        first = assemble(T, setup, layout)
        end, grid = generate(T, setup, stream)
        if flaws(T, setup, first):
            redrawn += 1
            assert generate(T, setup, after) == (end, grid)
        else:
            assert (end, grid) == (after, first)
    assert 2 < redrawn < 25


@pytest.mark.rule("AME-SET-05")
def test_an_enclosed_sea_is_seen() -> None:
    grid = "....../.####./.#..#./.####./......"
    assert encloses_sea(grid, 7, board_of(grid, "."))
    open_sea = grid.replace(".#..#.", ".#...."[:6])
    assert not encloses_sea(open_sea, 7, board_of(open_sea, "."))


@pytest.mark.rule("AME-SET-05")
def test_a_single_sea_cell_is_enclosed_unless_it_lies_at_one_of_the_four_edges() -> None:
    height, width = 4, 5
    for r in range(height):
        for c in range(width):
            rows = ["#" * width] * height
            rows[r] = "#" * c + "." + "#" * (width - 1 - c)
            grid = "/".join(rows)
            is_inside = 0 < r < height - 1 and 0 < c < width - 1
            assert encloses_sea(grid, width + 1, board_of(grid, ".")) == is_inside, grid


@pytest.mark.rule("AME-SET-06", "AME-Q-01")
@pytest.mark.parametrize("grid", ["..../.#../..#./....", "..../..#./.#../...."])
def test_a_touch_at_a_corner_only_is_seen(grid: str) -> None:
    assert touches_diagonally(5, board_of(grid, "#"), board_of(grid, "."))
    joined = grid.replace("..#.", ".##.").replace(".#..", ".##.")
    assert not touches_diagonally(5, board_of(joined, "#"), board_of(joined, "."))


@pytest.mark.rule("AME-Q-04")
def test_more_large_islands_than_chests_are_not_accepted() -> None:
    setup = T.setup(4)
    island = ["#" * 5] * 4 + ["." * 5]
    rows = ["".join(part) for _ in range(4) for part in zip(*[[row + "." for row in island]] * 3, strict=True)]
    grid = "/".join(row + ".." for row in rows)
    assert "AME-Q-04" in flaws(T, setup, grid)


@every_count
@pytest.mark.rule("AME-SET-08")
def test_islands_are_joined_across_tile_borders(players: int) -> None:
    for seed in range(10):
        s = set_up(T, Config(players, seed, "standard"))
        found = chart_of(T, s)
        expected = {frozenset(island) for island in components(cells_of(s.grid, LAND))}
        mine = {
            frozenset(divmod(cell, found.stride) for cell in range(found.frame_at) if island >> cell & 1)
            for island in found.islands
        }
        assert mine == expected
        firsts = [(island & -island).bit_length() for island in found.islands]
        assert firsts == sorted(firsts)
        assert any(len({(r // 5, c // 5) for r, c in island}) > 1 for island in expected)
        assert all(island & found.sites for island in found.islands), "every island can be discovered"


@every_count
@pytest.mark.rule("AME-Q-39", "AME-BLU-14")
def test_a_frame_space_touches_the_sea_cells_of_one_tile_edge(players: int) -> None:
    s = given(players)
    found, setup = chart_of(T, s), T.setup(players)
    rows = s.grid.split("/")
    for space, shore, action in zip(setup.frame, found.shores, found.place_ship, strict=True):
        assert action.space == space.id
        top, left = 5 * space.tile.row, 5 * space.tile.col
        edge = {
            "N": [(top, left + i) for i in range(5)],
            "S": [(top + 4, left + i) for i in range(5)],
            "W": [(top + i, left) for i in range(5)],
            "E": [(top + i, left + 4) for i in range(5)],
        }[space.side]
        sea = {r * found.stride + c for r, c in edge if rows[r][c] in ".pqr"}
        assert {cell for cell in range(found.frame_at) if shore >> cell & 1} == sea
        for cell in sea:
            assert distance(found, found.index[space.id], cell) == 1


@every_count
def test_the_sea_is_one_and_distances_agree_with_a_walk(players: int) -> None:
    s = given(players)
    found = chart_of(T, s)
    neighbours: dict[int, set[int]] = {}
    for cell in range(found.frame_at):
        if found.sea >> cell & 1:
            beside = (cell - 1, cell + 1, cell - found.stride, cell + found.stride)
            neighbours[cell] = {near for near in beside if near >= 0 and found.sea >> near & 1}
    ring = len(found.shores)
    for i, shore in enumerate(found.shores):
        here = found.frame_at + i
        neighbours[here] = {found.frame_at + (i + 1) % ring, found.frame_at + (i - 1) % ring}
        for cell in [cell for cell in neighbours if cell < found.frame_at and shore >> cell & 1]:
            neighbours[here].add(cell)
            neighbours[cell].add(here)
    for start in list(neighbours)[::17]:
        steps, frontier, moves = {start: 0}, [start], 0
        while frontier:
            moves += 1
            frontier = [n for f in frontier for n in neighbours[f] if steps.setdefault(n, moves) == moves]
            frontier = list(dict.fromkeys(frontier))
        assert steps.keys() == neighbours.keys()
        for space, expected in steps.items():
            assert distance(found, start, space) == expected
        for limit in (1, 4, 7):
            within = {space for space, d in steps.items() if 0 < d <= limit}
            reached = reach(found, start, limit)
            assert {space for space in neighbours if reached >> space & 1} == within


def test_a_chart_is_kept_for_its_map() -> None:
    s = given(4)
    assert chart_of(T, s) is chart_of(T, given(4, round=2))
    assert chart(s.grid, T.setup(4).frame_plan, 30) is not chart_of(T, s)
    assert sum(chart(s.grid, T.setup(4).frame_plan, 30).large) == 1
