"""The table before the first choice."""

from collections import Counter

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo.actions import TakeVp
from boardgames.amerigo.box.build import read
from boardgames.amerigo.box.tables import GOODS
from boardgames.amerigo.rules.chart import chart_of, distance
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.rules.scoring import production_markers
from boardgames.amerigo.rules.setup import set_up
from boardgames.amerigo.state import OFF_BOARD, State, Turn
from boardgames.core.game import Config
from boardgames.store.component_tables import data_folder
from tests.amerigo import invariants
from tests.amerigo.given import A, T, given, play

every_count = pytest.mark.parametrize("players", [2, 3, 4])
SEEDS = range(12)


def table(players: int, seed: int = 3) -> State:
    return set_up(T, Config(players, seed, "standard"))


def frame_pieces(players: int) -> tuple[int, int]:
    return T.setup(players).frame_corners, T.setup(players).frame_elements


@pytest.mark.rule("AME-SET-01")
def test_two_players_have_nine_tiles() -> None:
    rows = table(2).grid.split("/")
    assert (len(rows), len(rows[0])) == (15, 15)
    assert frame_pieces(2) == (4, 0)
    assert len(T.setup(2).frame) == 12


@pytest.mark.rule("AME-SET-02")
def test_three_players_have_twelve_tiles() -> None:
    rows = table(3).grid.split("/")
    assert (len(rows), len(rows[0])) == (15, 20)
    assert frame_pieces(3) == (4, 2)
    assert len(T.setup(3).frame) == 14


@pytest.mark.rule("AME-SET-03")
def test_four_players_have_all_sixteen_tiles() -> None:
    s = table(4)
    rows = s.grid.split("/")
    assert (len(rows), len(rows[0])) == (20, 20)
    assert frame_pieces(4) == (4, 4)
    assert len(T.setup(4).frame) == 16
    assert chart_of(T, s).land.bit_count() == 187


@every_count
@pytest.mark.rule("AME-SET-07")
def test_the_frame_is_sea_around_the_map(players: int) -> None:
    chart = chart_of(T, table(players))
    ring = len(T.setup(players).frame)
    assert len(chart.shores) == ring == len(chart.place_ship)
    for i in range(ring):
        here, there = chart.frame_at + i, chart.frame_at + (i + 1) % ring
        assert distance(chart, here, there) == 1


@pytest.mark.rule("AME-SET-09", "AME-CPL-06")
def test_the_round_markers_uncover_falling_numbers() -> None:
    assert [T.multipliers[number - 1] for number in range(1, 6)] == [5, 4, 3, 2, 1]
    assert table(4).round == 1


@pytest.mark.rule("AME-SET-10", "AME-SET-11")
def test_twenty_cells_make_a_large_island() -> None:
    sizes: Counter[tuple[bool, bool]] = Counter()
    for seed in range(40):
        chart = chart_of(T, table(4, seed))
        for island, large in zip(chart.islands, chart.large, strict=True):
            assert large == (island.bit_count() >= 20)
            sizes[island.bit_count() == 20, large] += 1
    assert sizes[True, True]
    assert not sizes[True, False]


@every_count
@pytest.mark.rule("AME-SET-12")
def test_a_chest_on_each_large_island(players: int) -> None:
    for seed in SEEDS:
        s = table(players, seed)
        large = sum(chart_of(T, s).large)
        assert T.setup(players).limits.min_large_islands <= large <= 5
        assert not cover(s.pieces).occupied
        assert not any(p.chests or p.chests_cashed for p in s.players), "all chests are still on the islands"


@every_count
@pytest.mark.rule("AME-SET-13")
def test_a_goods_token_on_every_goods_space(players: int) -> None:
    s = table(players)
    chart = chart_of(T, s)
    printed = Counter(s.grid)
    for good, board in zip(T.goods, chart.goods, strict=True):
        assert board.bit_count() == printed[good.letter]
        assert not board & cover(s.pieces).occupied
    assert all(sum(p.goods) == 0 for p in s.players)


@pytest.mark.rule("AME-SET-14", "AME-Q-46")
def test_all_neutral_tiles_lie_open_in_the_supply() -> None:
    s = table(4)
    assert s.neutral == tuple(kind.count for kind in T.landscape if not kind.village)
    assert GAME.observe(s, None).neutral == s.neutral
    assert GAME.observe(s, 2).players == s.players


@every_count
@pytest.mark.rule("AME-SET-15")
def test_each_player_has_everything_of_a_colour(players: int) -> None:
    s = table(players)
    assert len(s.players) == players
    for p in s.players:
        assert p.posts_left == 12
        assert len(p.ships) == 2
        assert sum(p.villages) == 16


@pytest.mark.rule("AME-SET-16")
def test_ships_and_posts_start_off_the_board() -> None:
    s = table(4)
    assert all(p.ships == (OFF_BOARD, OFF_BOARD) for p in s.players)
    assert not any(cover(s.pieces).posts)


@pytest.mark.rule("AME-SET-17")
def test_villages_start_in_the_supply() -> None:
    for p in table(4).players:
        assert p.villages == tuple(kind.count for kind in T.landscape if kind.village)
        assert sum(p.reserve) == 0


@pytest.mark.rule("AME-SET-18")
def test_discs_on_the_first_spaces() -> None:
    s = table(4)
    assert [(p.progress, p.cannons, p.special) for p in s.players] == [(0, 0, 0)] * 4
    assert min(p.gold for p in s.players) == 0


@pytest.mark.rule("AME-SET-19")
def test_five_pirate_markers_on_the_board_and_one_in_the_box() -> None:
    orders = set()
    for seed in SEEDS:
        s = table(4, seed)
        assert sorted(s.pirates) == sorted(T.pirates)
        assert 5 not in s.pirates_up, "the sixth stays in the box"
        orders.add(s.pirates)
    assert len(orders) > 8


@pytest.mark.rule("AME-SET-20")
def test_one_marker_chosen_at_random_is_face_up() -> None:
    slots = {table(4, seed).pirates_up for seed in range(60)}
    assert slots == {(0,), (1,), (2,), (3,), (4,)}


@pytest.mark.rule("AME-SET-21")
def test_eight_progress_tokens_face_up() -> None:
    s = table(4)
    assert len(s.progress) == 8
    assert all(s.progress)
    assert len(s.progress_stack) == 16
    assert sorted((*s.progress, *s.progress_stack)) == sorted(T.tokens)
    assert GAME.observe(s, None).progress == s.progress


@every_count
@pytest.mark.rule("AME-SET-22", "AME-SET-25")
def test_every_production_space_in_play_is_filled(players: int) -> None:
    s = table(players)
    assert len(s.production) == {2: 6, 3: 8, 4: 10}[players]
    assert all(s.production)
    assert s.production != table(players, 4).production, "shuffled"


@pytest.mark.rule("AME-SET-23")
def test_two_players_use_thirty_production_tokens() -> None:
    s = table(2)
    assert len(s.production) + len(s.production_stack) == 30
    assert Counter((*s.production, *s.production_stack)) == Counter(
        {f"{good}-{cost}": 2 for good in GOODS for cost in (2, 3, 4)}
    )


@pytest.mark.rule("AME-SET-24")
def test_three_players_use_forty_production_tokens() -> None:
    s = table(3)
    counts = Counter((*s.production, *s.production_stack))
    assert counts.total() == 40
    assert [counts[f"wool-{cost}"] for cost in (2, 3, 4)] == [3, 2, 3]


@pytest.mark.rule("AME-SET-33")
def test_what_is_not_used_is_not_on_the_table() -> None:
    setup = read(data_folder("amerigo")).components.setup
    for row in setup:
        s = table(row.players)
        assert s.grid.count("/") + 1 == 5 * row.tile_rows
        assert len(chart_of(T, s).place_ship) == row.frame_spaces
        goods = sum(board.bit_count() for board in chart_of(T, s).goods)
        assert goods == sum(char in "WTSNC" for char in s.grid) <= 40
        assert len(s.production) + len(s.production_stack) == row.production_tokens


@pytest.mark.rule("AME-SET-26")
def test_everybody_starts_with_no_points() -> None:
    assert [p.vp for p in table(4).players] == [0] * 4


@pytest.mark.rule("AME-SET-27")
def test_the_order_discs_are_piled_at_random() -> None:
    orders = {table(3, seed).discs for seed in range(60)}
    assert len(orders) == 6
    assert all(p.special == 0 for p in table(3).players)


@pytest.mark.rule("AME-SET-28", "AME-SET-29", "AME-EX-01")
def test_starting_gold_follows_the_pile() -> None:
    for seed in SEEDS:
        s = GAME.start(Config(4, seed, "standard"))
        assert [s.players[seat].gold for seat in s.discs] == [0, 1, 2, 3]
        assert s.order[0] == s.discs[0], "the disc on top is the first player"
        assert GAME.decisions(s)[0].seat == s.discs[0]


@pytest.mark.rule("AME-SET-30")
def test_the_score_goes_on_past_the_end_of_the_track() -> None:
    s = given(vp={A: 48}, tokens={A: ("vp-cubes",)}, cubes={"blue": 4, "red": 1})
    assert play(s, TakeVp()).players[A].vp == 53, "the printed track has 50 spaces and begins again"


@pytest.mark.rule("AME-SET-31")
def test_all_cubes_are_thrown_and_some_stay_inside() -> None:
    for seed in SEEDS:
        s = table(4, seed)
        inside = sum(s.upper) + sum(s.lower)
        assert sum(s.storage) + inside == 49
        assert 0 < inside < 49
        assert sum(s.action_space) == 0
        for colour in range(7):
            assert s.storage[colour] + s.upper[colour] + s.lower[colour] == 7


@pytest.mark.rule("AME-SET-32", "AME-END-08")
def test_one_production_marker_of_each_good_is_printed() -> None:
    for p in table(4).players:
        assert production_markers(T, p) == (1, 1, 1, 1, 1)
        assert p.production == ()


@every_count
def test_the_first_choice_is_open(players: int) -> None:
    for seed in SEEDS:
        s = GAME.start(Config(players, seed, "standard"))
        invariants.check(GAME, s)
        assert isinstance(s.frames[-1], Turn)
        assert (s.round, s.phase, s.active) == (1, 0, 0)
