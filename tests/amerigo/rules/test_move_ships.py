"""The blue action: ships, anchors, trading posts, discovery."""

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.rules.chart import chart_of, distance
from boardgames.amerigo.rules.pieces import cover
from boardgames.amerigo.state import (
    COMPLETION,
    DISCOVERY,
    OFF_BOARD,
    TRADING_POSTS,
    VILLAGES,
    Sail,
    SailShip,
    State,
)
from tests.amerigo.given import A, B, T, given, legal, play, why

SAIL = do.Act("blue")


def where(s: State, seat: int) -> tuple[str, ...]:
    """The spaces of a player's ships by name."""
    names = chart_of(T, s).names
    return tuple(names[space] for space in s.players[seat].ships)


def sail(s: State, ship: int, space: str) -> State:
    """A ship to a space, through all small choices."""
    return play(s, do.ChooseShip(ship), do.SailTo(space))


def in_reach(s: State, ship: int) -> set[str]:
    """Every space that a ship is offered."""
    return {a.space for a in legal(play(s, do.ChooseShip(ship))) if isinstance(a, do.SailTo)}


@pytest.mark.rule("AME-BLU-01", "AME-BLU-03", "AME-BLU-08", "AME-BLU-15", "AME-EX-07")
def test_the_first_sail_action_of_the_rulebook() -> None:
    """4 AP and no ship: placed free, 3 moves to an anchor, a post; the second ship still has 4 moves."""
    s = play(given(cubes={"blue": 4}), SAIL, do.PlaceShip("frame-s-4"), do.PlaceShip("frame-n-2"))
    assert s.frames == (Sail(4),), "placing costs nothing"
    s = sail(s, 1, "c18")
    assert s.frames == (Sail(4, (3, 0)),)
    s = play(s, do.Establish(1))
    assert s.frames == (Sail(4, (3, 0), (True, False)),)
    assert why(s, do.ChooseShip(1)) == "AME-Q-09", "the fourth move is forgone"
    frame = s.frames[0]
    assert isinstance(frame, Sail)
    assert frame.left(2) == 4
    s = sail(s, 2, "j4")
    assert where(s, A) == ("c18", "j4")


@pytest.mark.rule("AME-BLU-01")
def test_both_ships_may_enter_on_the_same_space() -> None:
    s = play(given(), SAIL, do.PlaceShip("frame-e-1"), do.PlaceShip("frame-e-1"))
    assert where(s, A) == ("frame-e-1", "frame-e-1")


@pytest.mark.rule("AME-BLU-02", "AME-Q-50")
def test_ships_enter_on_the_frame_only() -> None:
    s = play(given(players=2), SAIL)
    assert [a.space for a in legal(s) if isinstance(a, do.PlaceShip)] == [space.id for space in T.setup(2).frame]
    assert len(legal(s)) == 12
    assert why(s, do.PlaceShip("a1")) == "AME-BLU-02"
    for action in (do.EndAction(), do.ChooseShip(1), do.BuyAp()):
        assert why(s, action) == "AME-Q-50", "both ships are placed before anything else"
    half = play(s, do.PlaceShip("frame-n-1"))
    assert half.players[A].ships[1] == OFF_BOARD
    assert why(half, do.EndAction()) == "AME-Q-50"


@pytest.mark.rule("AME-Q-50", "AME-WHT-04")
def test_ships_are_placed_by_a_special_action_too_even_if_they_then_stay() -> None:
    s = given(cubes={"white": 2}, special={A: 2})
    s = play(s, do.WhiteAs("blue"), do.PlaceShip("frame-n-1"), do.PlaceShip("frame-s-1"), do.EndAction())
    assert where(s, A) == ("frame-n-1", "frame-s-1")


@pytest.mark.rule("AME-BLU-03")
def test_each_action_point_moves_each_ship_one_space() -> None:
    s = given(cubes={"blue": 3}, ships={A: ("frame-n-1", "frame-s-1")})
    s = play(s, SAIL)
    chart = chart_of(T, s)
    for ship in (1, 2):
        start = s.players[A].ships[ship - 1]
        for space in in_reach(s, ship):
            assert 1 <= distance(chart, start, chart.index[space]) <= 3
    s = sail(sail(s, 1, "c1"), 2, "s20")
    assert s.frames == (Sail(3, (1, 1)),)


@pytest.mark.rule("AME-BLU-03")
def test_a_ship_may_sail_in_several_stretches() -> None:
    s = play(given(cubes={"blue": 4}, ships={A: ("frame-n-2", "frame-s-1")}), SAIL)
    s = sail(sail(s, 1, "f2"), 1, "f4")
    assert s.frames == (Sail(4, (4, 0)),)
    assert why(s, do.ChooseShip(1)) == "AME-BLU-03"


@pytest.mark.rule("AME-BLU-04")
def test_ships_sail_orthogonally_on_sea_only() -> None:
    s = given(cubes={"blue": 1}, ships={A: ("e3", "frame-s-1")})
    s = play(s, SAIL)
    assert in_reach(s, 1) == {"e2", "f3", "e4"}, "no land at d3, no diagonal"
    chosen = play(s, do.ChooseShip(1))
    assert why(chosen, do.SailTo("d3")) == "AME-BLU-04"
    assert why(chosen, do.SailTo("e5")) == "AME-BLU-03"
    assert why(chosen, do.SailTo("e3")) == "AME-BLU-04", "staying is no move"


@pytest.mark.rule("AME-BLU-05")
def test_a_frame_space_holds_any_number_of_ships() -> None:
    ships = dict.fromkeys(range(1, 4), ("frame-n-1", "frame-n-1"))
    s = play(given(cubes={"blue": 2}, ships={**ships, A: ("frame-n-2", "frame-n-2")}), SAIL)
    s = sail(sail(s, 1, "frame-n-1"), 2, "frame-n-1")
    assert where(s, A) == ("frame-n-1", "frame-n-1")


@pytest.mark.rule("AME-BLU-06", "AME-Q-40")
def test_one_ship_on_an_inner_sea_cell() -> None:
    s = given(cubes={"blue": 2}, ships={A: ("e2", "e4"), B: ("e1", "frame-n-1")})
    s = play(s, SAIL)
    assert not {"e1", "e4"} & in_reach(s, 1)
    chosen = play(s, do.ChooseShip(1))
    assert why(chosen, do.SailTo("e1")) == "AME-BLU-06"
    assert why(chosen, do.SailTo("e4")) == "AME-BLU-06", "the own other ship blocks as well"


@pytest.mark.rule("AME-BLU-07")
def test_ships_do_not_block_the_way() -> None:
    s = given(cubes={"blue": 4}, ships={A: ("frame-n-2", "frame-s-1"), B: ("f1", "f3")})
    s = play(s, SAIL)
    assert "f4" in in_reach(s, 1)
    s = sail(s, 1, "f4")
    assert s.frames == (Sail(4, (4, 0)),), "straight through both ships of B"


@pytest.mark.rule("AME-BLU-08", "AME-Q-10")
def test_a_post_at_the_anchor_also_without_moving() -> None:
    s = play(given(ships={A: ("b1", "frame-s-1")}), SAIL)
    assert do.Establish(1) in legal(s)
    assert why(s, do.Establish(2)) == "AME-BLU-08"
    s = play(s, do.Establish(1))
    assert s.pieces[chart_of(T, s).index["b2"]] == "A"
    assert s.players[A].posts_left == 11


@pytest.mark.rule("AME-Q-51", "AME-BLU-08")
def test_an_anchor_serves_its_own_space_only() -> None:
    s = given(posts={"b2": B}, ships={A: ("b1", "frame-s-1")})
    assert why(play(s, SAIL), do.Establish(1)) == "AME-BLU-09"
    chart = chart_of(T, s)
    assert len(chart.anchors) == 40 == len(set(chart.anchors.values()))
    for anchor, cell in chart.anchors.items():
        assert s.grid[anchor].upper() == s.grid[cell]
        (r1, c1), (r2, c2) = divmod(anchor, chart.stride), divmod(cell, chart.stride)
        assert (r1 // 5, c1 // 5) == (r2 // 5, c2 // 5)
        assert abs(r1 - r2) + abs(c1 - c2) == 1


@pytest.mark.rule("AME-BLU-09")
def test_the_space_must_be_free() -> None:
    s = given(posts={"d4": A}, tiles=[("village-i1", A, "c4", 0)], ships={A: ("d5", "frame-s-1")})
    assert why(play(s, SAIL), do.Establish(1)) == "AME-BLU-09"
    tiles = [("village-i2", B, "b4", 0), ("village-i2", B, "b2", 1)]
    covered = given(posts={"d4": B}, tiles=tiles, ships={A: ("b1", "frame-s-1")})
    assert covered.pieces[chart_of(T, covered).index["b2"]] == VILLAGES[B]
    assert why(play(covered, SAIL), do.Establish(1)) == "AME-BLU-09"


@pytest.mark.rule("AME-BLU-10", "AME-GRN-02")
def test_a_post_gives_the_right_to_build() -> None:
    s = given(cubes={"blue": 4, "green": 1}, ships={A: ("b1", "frame-s-1")}, reserve={A: ("village-i2",)})
    assert why(play(s, do.Act("green")), do.ChooseTile("village-i2")) == "AME-GRN-02"
    s = given(cubes={"green": 1}, posts={"b2": A}, reserve={A: ("village-i2",)})
    assert do.ChooseTile("village-i2") in legal(play(s, do.Act("green")))


@pytest.mark.rule("AME-BLU-11")
def test_the_first_post_on_an_island_scores_three() -> None:
    s = play(given(ships={A: ("b1", "frame-s-1")}), SAIL, do.Establish(1))
    assert s.players[A].vp == 3
    assert s.players[A].ledger[DISCOVERY] == 3


@pytest.mark.rule("AME-BLU-12", "AME-BLU-13", "AME-EX-08")
def test_a_second_post_on_the_island_scores_no_discovery() -> None:
    s = given(cubes={"blue": 5}, posts={"b2": A}, ships={A: ("frame-w-4", "frame-s-1")})
    s = play(sail(play(s, SAIL), 1, "d5"), do.Establish(1))
    assert s.players[A].vp == 0
    assert cover(s.pieces).posts[A].bit_count() == 2, "both on the same island"
    other = given(cubes={"blue": 5}, posts={"b2": B}, ships={A: ("frame-w-4", "frame-s-1")})
    other = play(sail(play(other, SAIL), 1, "d5"), do.Establish(1))
    assert other.players[A].vp == 0, "nor on an island that somebody else has discovered"


@pytest.mark.rule("AME-BLU-15")
def test_moves_cannot_be_given_to_the_other_ship() -> None:
    s = play(given(cubes={"blue": 2}, ships={A: ("frame-n-1", "frame-s-1")}), SAIL)
    s = sail(s, 2, "frame-s-3")
    assert s.frames == (Sail(2, (0, 2)),)
    assert why(s, do.ChooseShip(2)) == "AME-BLU-03"
    assert do.ChooseShip(1) in legal(s)


@pytest.mark.rule("AME-BLU-16")
def test_ships_stay_on_the_board() -> None:
    s = play(given(ships={A: ("b1", "d5")}), SAIL)
    assert why(s, do.PlaceShip("frame-n-1")) == "AME-BLU-16"
    s = play(s, do.EndAction(), do.TakeGold(), do.TakeGold(), do.TakeGold())
    assert where(s, A) == ("b1", "d5")


@pytest.mark.rule("AME-Q-09")
def test_establishing_ends_the_movement_of_that_ship() -> None:
    s = given(cubes={"blue": 4}, ships={A: ("b1", "frame-s-1")}, gold={A: 2}, tokens={A: ("ship-sprint",)})
    s = play(s, SAIL, do.Establish(1))
    assert why(s, do.ChooseShip(1)) == "AME-Q-09"
    for more in (do.BuyAp(), do.UseSprint()):
        s = play(s, more)
        assert why(s, do.ChooseShip(1)) == "AME-Q-09"
        assert why(s, do.Establish(1)) == "AME-Q-09"
    passing = play(given(cubes={"blue": 4}, ships={A: ("b1", "frame-s-1")}), SAIL)
    assert do.ChooseShip(1) in legal(passing), "a ship that does not establish may sail on"


@pytest.mark.rule("AME-Q-11")
def test_bought_action_points_serve_both_ships() -> None:
    s = play(given(cubes={"blue": 2}, ships={A: ("frame-n-1", "b1")}, gold={A: 3}), SAIL, do.BuyAp())
    frame = s.frames[0]
    assert isinstance(frame, Sail)
    assert (frame.left(1), frame.left(2)) == (3, 3)
    assert s.players[A].gold == 2
    both = given(cubes={"blue": 2}, ships={A: ("b1", "d5")}, gold={A: 3})
    both = play(both, SAIL, do.Establish(1), do.Establish(2))
    assert why(both, do.BuyAp()) == "AME-Q-11"


@pytest.mark.rule("AME-CMP-17")
def test_without_posts_left_none_can_be_established() -> None:
    cells = ("g2", "i4", "g8", "i9", "h10", "d4", "c7", "s2", "q4", "n2", "l4", "l7")
    s = given(posts=dict.fromkeys(cells, A), ships={A: ("b1", "frame-s-1")})
    assert s.players[A].posts_left == 0
    assert why(play(s, SAIL), do.Establish(1)) == "AME-CMP-17"


@pytest.mark.rule("AME-Q-43")
def test_nothing_is_built_on_an_undiscovered_island() -> None:
    s = given(cubes={"green": 4}, reserve={A: ("village-i1", "neutral-i2")}, posts={"s2": B})
    for tile in ("village-i1", "neutral-i2"):
        assert why(play(s, do.Act("green")), do.ChooseTile(tile)) == "AME-GRN-02"


@pytest.mark.rule("AME-Q-52", "AME-CPL-08")
def test_a_post_on_the_last_cell_completes_the_island() -> None:
    """Island 2 with a post of A at d4 and every other cell built over but the second post space b2."""
    tiles = [
        ("village-i3", A, "b3", 0),
        ("village-i2", A, "b4", 0),
        ("village-i2", A, "c2", 0),
    ]
    s = given(cubes={"blue": 4}, posts={"d4": A}, tiles=tiles, ships={A: ("b1", "frame-s-1")}, round=3)
    after = play(s, SAIL, do.Establish(1))
    p = after.players[A]
    assert p.ledger[DISCOVERY] == 0, "the island was discovered before"
    assert p.ledger[COMPLETION] == 3
    assert p.ledger[TRADING_POSTS] == 3 * 3, "two posts, the new one included, in round 3"
    gold = given(
        cubes={"blue": 4},
        posts={"d4": B},
        tiles=[(k, B, c, t) for k, _, c, t in tiles],
        ships={A: ("b1", "frame-s-1")},
        tokens={A: ("gold-per-post",)},
        gold={A: 12},
    )
    after = play(gold, SAIL, do.Establish(1))
    assert after.players[A].ledger[DISCOVERY] == 0
    assert after.players[A].vp == 1 + 3 + 5, "overflow of the post's gold, completion, one post in round 1"
    assert after.players[B].vp == 5, "the other player's post scores too"


@pytest.mark.rule("AME-Q-58", "AME-TOK-06")
def test_the_sprint_token_helps_ships_that_may_still_move() -> None:
    s = given(cubes={"white": 2}, special={A: 2}, ships={A: ("b1", "frame-n-1")}, tokens={A: ("ship-sprint",)})
    s = play(s, do.WhiteAs("blue"), do.Establish(1), do.UseSprint())
    frame = s.frames[0]
    assert isinstance(frame, Sail)
    assert (frame.left(1), frame.left(2)) == (0, 7)
    assert s.players[A].used_tokens == ("ship-sprint",)
    assert why(s, do.UseSprint()) == "AME-TOK-02"
    both = given(ships={A: ("b1", "d5")}, tokens={A: ("ship-sprint",)})
    both = play(both, SAIL, do.Establish(1), do.Establish(2))
    assert why(both, do.UseSprint()) == "AME-Q-58"


def test_anchors_are_offered_first_and_no_list_is_endless() -> None:
    s = play(given(cubes={"blue": 7}, ships={A: ("frame-n-2", "frame-n-3")}, gold={A: 12}), SAIL, *[do.BuyAp()] * 12)
    chosen = play(s, do.ChooseShip(1))
    assert isinstance(chosen.frames[-1], SailShip)
    chart = chart_of(T, s)
    anchors = [chart.index[a.space] in chart.anchors for a in legal(chosen) if isinstance(a, do.SailTo)]
    assert anchors == sorted(anchors, reverse=True)
    assert 200 < len(anchors) < 300, "all the sea with the most AP there can be"
    assert GAME.decisions(chosen)[0].kind == "sail-ship"
