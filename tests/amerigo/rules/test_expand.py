"""The green action: what may be built where, and what it brings."""

import pytest

from boardgames.amerigo import actions as do
from boardgames.amerigo.events import TileBuilt
from boardgames.amerigo.rules.chart import chart_of, dilate
from boardgames.amerigo.rules.expand import network, spots
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.state import TILES, Build, State
from boardgames.core.rng import below
from tests.amerigo.given import A, B, T, events_of, given, legal, play, why
from tests.amerigo.random_walk import walk

BUILD = do.Act("green")


def build(s: State, tile: str, cell: str, turn: int = 0) -> State:
    """A tile on the map, through all small choices."""
    return play(s, do.ChooseTile(tile), do.Place(cell, turn))


def places(s: State, tile: str) -> set[str]:
    """Where a tile of one cell may be built."""
    return {a.cell for a in legal(play(s, BUILD, do.ChooseTile(tile))) if isinstance(a, do.Place)}


def piece(s: State, cell: str) -> str:
    return s.pieces[chart_of(T, s).index[cell]]


@pytest.mark.rule("AME-GRN-01")
def test_tiles_of_the_reserve_are_built() -> None:
    s = given(cubes={"green": 3}, posts={"b2": A}, reserve={A: ("village-i2", "neutral-i2")})
    s = play(s, BUILD)
    assert [a.tile for a in legal(s) if isinstance(a, do.ChooseTile)] == ["village-i2", "neutral-i2"]
    s = build(s, "village-i2", "c2")
    assert piece(s, "c2") == piece(s, "d2") == "a"
    assert s.players[A].reserve[T.landscape_index["village-i2"]] == 0


@pytest.mark.rule("AME-GRN-02")
def test_no_building_without_an_own_post_on_the_island() -> None:
    s = given(cubes={"green": 3}, posts={"b2": A, "s2": B}, reserve={A: ("village-i1",)})
    s = play(s, BUILD, do.ChooseTile("village-i1"))
    assert why(s, do.Place("r2")) == "AME-GRN-02"
    assert why(s, do.Place("b6")) == "AME-GRN-02"


@pytest.mark.rule("AME-GRN-03", "AME-GRN-04", "AME-EX-12")
def test_building_costs_one_for_a_village_and_its_size_for_a_neutral_tile() -> None:
    s = given(cubes={"green": 4}, posts={"g2": A}, reserve={A: ("neutral-i2", "village-o4", "village-i3")})
    s = build(play(s, BUILD), "neutral-i2", "h2")
    assert s.frames == (Build(2),)
    s = build(s, "village-o4", "g3")
    assert s.frames == (Build(1),)
    s = build(s, "village-i3", "g5")
    assert s.frames == (Build(0),)
    assert legal(s) == (do.EndAction(),)


@pytest.mark.rule("AME-GRN-03", "AME-GRN-04")
def test_a_tile_that_cannot_be_paid_is_refused() -> None:
    s = given(cubes={"green": 1}, posts={"g2": A}, reserve={A: ("neutral-i2", "village-o4", "village-i1")})
    s = play(s, BUILD)
    assert why(s, do.ChooseTile("neutral-i2")) == "AME-GRN-04"
    s = build(s, "village-o4", "g3")
    assert why(s, do.ChooseTile("village-i1")) == "AME-GRN-03"


@pytest.mark.rule("AME-GRN-05", "AME-EX-13")
def test_no_part_of_a_tile_may_lie_on_sea() -> None:
    s = given(cubes={"green": 1}, posts={"b2": A}, reserve={A: ("village-i3",)})
    s = play(s, BUILD, do.ChooseTile("village-i3"))
    assert why(s, do.Place("c2")) == "AME-GRN-05", "its third cell would be e2"
    edge = given(cubes={"green": 1}, posts={"s2": A}, reserve={A: ("village-i3",)})
    edge = play(edge, BUILD, do.ChooseTile("village-i3"))
    assert why(edge, do.Place("s3")) == "AME-GRN-05", "nor outside the map"
    assert why(edge, do.Place("frame-n-1")) == "AME-GRN-05"


@pytest.mark.rule("AME-GRN-06")
def test_no_tile_on_a_tile() -> None:
    s = given(cubes={"green": 2}, posts={"b2": A}, tiles=[("village-i2", A, "c2", 0)], reserve={A: ("village-i1",)})
    s = play(s, BUILD, do.ChooseTile("village-i1"))
    assert why(s, do.Place("c2")) == "AME-GRN-06"


@pytest.mark.rule("AME-GRN-07")
def test_beside_an_own_post() -> None:
    s = given(cubes={"green": 2}, posts={"b2": A}, reserve={A: ("village-i1",)})
    s = play(s, BUILD, do.ChooseTile("village-i1"))
    assert {a.cell for a in legal(s) if isinstance(a, do.Place)} == {"c2", "b3"}
    assert why(s, do.Place("d3")) == "AME-GRN-07"


@pytest.mark.rule("AME-GRN-11", "AME-GRN-07", "AME-EX-14")
def test_touching_at_a_corner_is_not_enough() -> None:
    s = given(cubes={"green": 2}, posts={"b2": A}, reserve={A: ("village-i1", "village-o4")})
    s = play(s, BUILD, do.ChooseTile("village-i1"))
    assert why(s, do.Place("c3")) == "AME-GRN-11"
    four = given(cubes={"green": 2}, posts={"b2": A}, reserve={A: ("village-i2",)})
    four = play(four, BUILD, do.ChooseTile("village-i2"))
    assert why(four, do.Place("c3")) == "AME-GRN-11"


@pytest.mark.rule("AME-GRN-07", "AME-GRN-11")
def test_two_cells_away_is_no_corner() -> None:
    s = given(cubes={"green": 2}, posts={"b2": A}, reserve={A: ("village-i1",)})
    s = play(s, BUILD, do.ChooseTile("village-i1"))
    assert why(s, do.Place("d2")) == "AME-GRN-07", "two columns away in the same row"
    assert why(s, do.Place("b4")) == "AME-GRN-07", "two rows away in the same column"
    assert why(s, do.Place("d3")) == "AME-GRN-07"
    assert why(s, do.Place("c3")) == "AME-GRN-11"


@pytest.mark.rule("AME-GRN-08", "AME-EX-15")
def test_a_chain_of_own_villages_and_neutral_tiles_connects() -> None:
    s = given(
        cubes={"green": 5}, posts={"g2": A}, reserve={A: ("neutral-i2", "village-o4", "village-i3", "village-i1")}
    )
    s = build(play(s, BUILD), "neutral-i2", "h2")
    s = build(s, "village-o4", "g3")
    s = build(s, "village-i3", "g5")
    s = build(s, "village-i1", "g6")
    chart = chart_of(T, s)
    assert network(chart, s.pieces, A) == cover(s.pieces).occupied


@pytest.mark.rule("AME-GRN-09", "AME-Q-06")
def test_neutral_tiles_connect_for_everybody() -> None:
    posts, reserve = {"d4": B, "b2": A}, {A: ("village-i1",)}
    apart = given(cubes={"green": 2}, posts=posts, tiles=[("neutral-i2", B, "c3", 0)], reserve=reserve)
    assert places(apart, "village-i1") == {"c2", "b3"}
    tiles = [("neutral-i2", B, "c3", 0), ("village-i1", A, "b3", 0)]
    joined = given(cubes={"green": 2}, posts=posts, tiles=tiles, reserve=reserve)
    assert places(joined, "village-i1") == {"d2", "c4", "c2", "b4"}, "through the neutral tile of B"


@pytest.mark.rule("AME-GRN-10")
def test_pieces_of_others_do_not_connect() -> None:
    tiles = [("village-i2", B, "c3", 0), ("village-i1", A, "b3", 0)]
    s = given(cubes={"green": 2}, posts={"d4": B, "b2": A}, tiles=tiles, reserve={A: ("village-i1",)})
    assert network(chart_of(T, s), s.pieces, A) == cover(s.pieces).posts[A] | cover(s.pieces).villages[A]
    assert places(s, "village-i1") == {"c2", "b4"}


@pytest.mark.rule("AME-GRN-12", "AME-GRN-13", "AME-EX-16")
def test_goods_under_a_tile_go_to_the_sheet() -> None:
    """Over a sugar and a wool space, as in the rulebook: r2 is sugar, d2 wool."""
    s = given(cubes={"green": 4}, posts={"b2": A, "s2": A}, reserve={A: ("village-i2", "village-i1")})
    s = build(play(s, BUILD), "village-i1", "r2")
    s = build(s, "village-i2", "c2")
    assert s.players[A].goods == (1, 0, 1, 0, 0)


@pytest.mark.rule("AME-GRN-12")
def test_one_tile_may_take_several_goods() -> None:
    s = given(cubes={"green": 1}, posts={"g12": A}, reserve={A: ("village-i2",)})
    s = play(s, BUILD, do.ChooseTile("village-i2"))
    built = [e for e in events_of(s, do.Place("h12", 1)) if isinstance(e, TileBuilt)]
    assert built[0].goods == ("wool", "coffee"), "h12 and h13 with one tile"
    assert play(s, do.Place("h12", 1)).players[A].goods == (1, 0, 0, 0, 1)


@pytest.mark.rule("AME-GRN-14")
def test_no_tile_over_a_post() -> None:
    s = given(cubes={"green": 2}, posts={"b2": A, "d4": B}, reserve={A: ("village-i2",)})
    s = play(s, BUILD, do.ChooseTile("village-i2"))
    assert why(s, do.Place("b2")) == "AME-GRN-14"
    assert why(s, do.Place("c4")) == "AME-GRN-14"


@pytest.mark.rule("AME-GRN-15")
def test_an_empty_post_space_may_be_covered_for_good() -> None:
    s = given(
        cubes={"green": 2, "blue": 1},
        posts={"b2": A},
        tiles=[("village-i3", A, "b3", 0)],
        reserve={A: ("village-i1",)},
        ships={B: ("d5", "frame-s-1")},
    )
    s = build(play(s, BUILD), "village-i1", "d4")
    assert piece(s, "d4") == "a"
    s = play(s, do.EndAction(), do.Act("blue"))
    assert why(s, do.Establish(1)) == "AME-BLU-09"


@pytest.mark.rule("AME-GRN-16")
def test_several_tiles_on_several_islands() -> None:
    s = given(cubes={"green": 3}, posts={"b2": A, "s2": A, "c7": A}, reserve={A: ("village-i2",) * 3})
    s = build(play(s, BUILD), "village-i2", "c2", 0)
    s = build(s, "village-i2", "q2", 0)
    s = build(s, "village-i2", "c6", 0)
    chart = chart_of(T, s)
    assert len({chart.island_of[chart.index[cell]] for cell in ("c2", "q2", "c6")}) == 3


@pytest.mark.rule("AME-GRN-17", "AME-GRN-18")
def test_the_smaller_value_on_a_small_island() -> None:
    s = given(cubes={"green": 6}, posts={"b2": A, "s2": A}, reserve={A: ("village-i3", "neutral-o4")})
    s = build(play(s, BUILD), "village-i3", "b3")
    assert s.players[A].vp == 2
    s = build(s, "neutral-o4", "q2")
    assert s.players[A].vp == 2 + 7
    assert s.players[A].ledger[TILES] == 9


@pytest.mark.rule("AME-GRN-19", "AME-EX-17", "AME-Q-47")
def test_ten_points_for_the_tiles_of_the_example_on_a_large_island() -> None:
    s = given(cubes={"green": 4}, posts={"g2": A}, reserve={A: ("neutral-i2", "village-o4", "village-i3")})
    s = build(play(s, BUILD), "neutral-i2", "h2")
    s = build(s, "village-o4", "g3")
    s = build(s, "village-i3", "g5")
    assert s.players[A].vp == 3 + 4 + 3 == 10


@pytest.mark.rule("AME-GRN-20")
def test_large_stays_large_without_the_chest() -> None:
    s = given(cubes={"green": 4}, filled={3: A})
    chart = chart_of(T, s)
    assert s.players[A].chests == 1
    assert chart.large[2], "large is a fact of the printed map"
    part = given(cubes={"green": 4}, posts={"g2": A}, reserve={A: ("village-i1",)})
    assert build(play(part, BUILD), "village-i1", "h2").players[A].vp == 1


@pytest.mark.rule("AME-GRN-21", "AME-Q-32")
def test_a_tile_is_scored_once_and_at_once() -> None:
    s = given(cubes={"green": 4}, posts={"b2": A}, reserve={A: ("village-i2", "village-i1")})
    s = build(play(s, BUILD), "village-i2", "c2")
    assert s.players[A].vp == 1, "before the next tile is chosen"
    s = build(s, "village-i1", "b3")
    assert s.players[A].vp == 1, "the first tile does not score again"
    s = play(s, do.EndAction(), do.TakeGold(), do.TakeGold(), do.TakeGold())
    assert s.players[A].vp == 1


@pytest.mark.rule("AME-GRN-22")
def test_the_chest_is_no_obstacle() -> None:
    """A chest lies on no cell in particular: every free land cell of a large island can be built on."""
    s = given(cubes={"green": 1}, posts={"g2": A, "i4": A, "g8": A, "i9": A, "h10": A}, reserve={A: ("village-i1",)})
    chart = chart_of(T, s)
    offsets = T.setup(4).offsets[T.landscape[0].form][0]
    open_cells = spots(chart, s.pieces, A, offsets)
    beside = dilate(chart, cover(s.pieces).posts[A]) & chart.islands[2]
    assert open_cells == beside & ~cover(s.pieces).occupied


@pytest.mark.rule("AME-GRN-23")
def test_a_tile_of_the_supply_cannot_be_built() -> None:
    s = given(cubes={"green": 4}, posts={"b2": A}, reserve={A: ("village-i2",), B: ("village-i3",)})
    s = play(s, BUILD)
    assert why(s, do.ChooseTile("village-i3")) == "AME-GRN-23"
    assert why(s, do.ChooseTile("neutral-i1")) == "AME-GRN-23"


@pytest.mark.rule("AME-Q-38")
def test_a_post_walled_in_gives_no_place_to_build() -> None:
    posts, reserve = {"d4": A, "b2": B}, {A: ("village-i1",)}
    s = given(cubes={"green": 2}, posts=posts, tiles=[("village-i2", B, "b3", 0)], reserve=reserve)
    assert do.ChooseTile("village-i1") in legal(play(s, BUILD))
    wall = [("village-i3", B, "b3", 0), ("village-i2", B, "b4", 0)]
    walled = given(cubes={"green": 2}, posts=posts, tiles=wall, reserve=reserve)
    assert why(play(walled, BUILD), do.ChooseTile("village-i1")) == "AME-GRN-07"


@pytest.mark.rule("AME-Q-31")
def test_orientations_are_quarter_turns_clockwise() -> None:
    s = given(cubes={"green": 1}, posts={"i4": A}, reserve={A: ("village-v3",)})
    s = play(s, BUILD, do.ChooseTile("village-v3"))
    assert {a.turn for a in legal(s) if isinstance(a, do.Place)} == {0, 1, 2, 3}
    turns = T.shapes[T.landscape[T.landscape_index["village-v3"]].form].turns
    assert turns == (
        ((0, 0), (1, 0), (1, 1)),
        ((0, 0), (0, 1), (1, 0)),
        ((0, 0), (0, 1), (1, 1)),
        ((0, 1), (1, 0), (1, 1)),
    )
    assert why(s, do.Place("i2", 4)) == "AME-Q-31"


def test_a_tile_is_offered_in_every_way_that_it_can_lie() -> None:
    """From c2 and b3, which lie beside the post at b2, along the row or down the column."""
    s = given(cubes={"green": 1}, posts={"b2": A}, reserve={A: ("village-i2",)})
    s = play(s, BUILD, do.ChooseTile("village-i2"))
    assert legal(s) == (do.Place("c2"), do.Place("c2", 1), do.Place("b3"), do.Place("b3", 1))


def slow_spots(s: State, seat: int, cells: tuple[tuple[int, int], ...]) -> set[tuple[int, int]]:
    """Where the first cell of a tile may lie, by sets of cells and a walk through the chain."""
    rows = s.pieces.split("/")
    land = {(r, c) for r, row in enumerate(s.grid.split("/")) for c, char in enumerate(row) if char in "#PQRWTSNC"}
    free = {(r, c) for r, c in land if rows[r][c] == "."}
    todo = [(r, c) for r, c in land if rows[r][c] == "ABCD"[seat]]
    chain = set(todo)
    while todo:
        r, c = todo.pop()
        for near in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if near in land and near not in chain and rows[near[0]][near[1]] in ("abcd"[seat], "n"):
                chain.add(near)
                todo.append(near)
    found = set()
    for r, row in enumerate(rows):
        for c in range(-2, len(row)):
            tile = [(r + dr, c + dc) for dr, dc in cells]
            beside = {(y + dy, x + dx) for y, x in tile for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0))}
            if all(cell in free for cell in tile) and beside & chain:
                found.add(tile[0])
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bitboards_agree_with_brute_force(players: int) -> None:
    luck = players
    placements = 0
    for number, step in enumerate(walk(players, 40 + players)):
        if number % 10:
            continue
        s = step.after
        chart = chart_of(T, s)
        for seat in range(players):
            luck, shape = below(luck, len(T.shapes))
            for turn, cells in enumerate(T.shapes[shape].turns):
                board = spots(chart, s.pieces, seat, T.setup(players).offsets[shape][turn])
                mine = {divmod(i, chart.stride) for i in range(chart.frame_at) if board >> i & 1}
                assert mine == slow_spots(s, seat, cells)
                placements += len(mine)
    assert placements > 50
