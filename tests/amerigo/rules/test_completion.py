"""Completing islands: for the one who does it, and for everybody with a post there."""

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.events import IslandCompleted, PostsScored, TileBuilt
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.state import COMPLETION, TILES, TRADING_POSTS, State
from tests.amerigo.given import A, B, C, T, Tile, events_of, given, legal, play
from tests.amerigo.rules.test_expand import build

BUILD = do.Act("green")

ALMOST: list[Tile] = [("village-i3", A, "b3", 0), ("village-i2", A, "c2", 0)]
"""Island 2 (b2 to d4) with posts at b2 and d4 but for b4 and c4."""


def almost(round: int = 1, second: int = B) -> State:
    return given(
        cubes={"green": 2},
        posts={"b2": A, "d4": second},
        tiles=ALMOST,
        reserve={A: ("village-i2", "village-i1", "village-i1")},
        round=round,
    )


@pytest.mark.rule("AME-CPL-01", "AME-CPL-02")
def test_the_last_cell_completes_a_small_island() -> None:
    s = build(play(almost(), BUILD), "village-i1", "b4")
    assert s.players[A].ledger[COMPLETION] == 0, "the goods space c4 is still free"
    s = build(s, "village-i1", "c4")
    assert s.players[A].ledger[COMPLETION] == 3
    assert s.players[A].chests == 0


@pytest.mark.rule("AME-CPL-01")
def test_an_empty_post_space_is_a_free_cell() -> None:
    s = given(cubes={"green": 4}, posts={"b2": A}, tiles=ALMOST, reserve={A: ("village-i2", "village-i1")})
    s = build(play(s, BUILD), "village-i2", "b4")
    assert s.players[A].ledger[COMPLETION] == 0, "d4 is free"
    s = build(s, "village-i1", "d4")
    assert s.players[A].ledger[COMPLETION] == 3


@pytest.mark.rule("AME-CPL-03", "AME-CPL-04", "AME-CPL-05", "AME-CPL-06", "AME-EX-18")
def test_the_completion_of_the_rulebook() -> None:
    """Round 2, a large island lacking two cells, two posts of red and one of blue: 2 + 3 + 12 = 17 and 4."""
    s = large_island_but_two(round=2)
    before_a, before_b = s.players[A].vp, s.players[B].vp
    after = build(play(s, BUILD), "village-i2", "g6")
    assert after.players[A].vp - before_a == 2 + 3 + 3 * 4 == 17
    assert after.players[A].chests == 1
    assert after.players[B].vp - before_b == 1 * 4


def large_island_but_two(round: int) -> State:
    """Island 3 of the map but for g6 and h6: posts of A at g2 and i4, of B at h10; all else built."""
    tiles: list[Tile] = [
        ("village-i2", A, "h2", 0),
        ("neutral-i3", A, "g3", 0),
        ("village-i2", A, "g4", 0),
        ("village-i3", A, "g5", 0),
        ("village-i1", B, "i10", 0),
        ("village-i2", B, "h9", 0),
        ("village-i3", B, "g8", 0),
        ("village-i2", B, "g7", 0),
    ]
    return given(
        cubes={"green": 1},
        posts={"g2": A, "i4": A, "h10": B},
        tiles=tiles,
        reserve={A: ("village-i2",)},
        round=round,
    )


@pytest.mark.rule("AME-CPL-04")
def test_everybody_with_a_post_there_scores() -> None:
    s = almost(round=3)
    events = events_of(play(s, BUILD, do.ChooseTile("village-i2")), do.Place("b4"))
    assert PostsScored(A, 1, 1, 3) in events
    assert PostsScored(B, 1, 1, 3) in events
    after = build(play(s, BUILD), "village-i2", "b4")
    assert after.players[B].ledger[TRADING_POSTS] == 3
    assert after.players[C].vp == 0


@pytest.mark.rule("AME-Q-18")
def test_posts_score_on_a_small_island_too() -> None:
    after = build(play(almost(round=5, second=A), BUILD), "village-i2", "b4")
    assert not chart_of(T, after).large[1]
    assert after.players[A].ledger[TRADING_POSTS] == 3 * 1


@pytest.mark.rule("AME-CPL-05")
def test_the_post_table() -> None:
    assert T.post_factors[1:7] == (1, 3, 6, 10, 15, 21)


@pytest.mark.rule("AME-Q-17")
def test_the_table_goes_on_to_twelve_posts() -> None:
    assert T.post_factors[7:] == (28, 36, 45, 55, 66, 78)
    assert len(T.post_factors) == 13


@pytest.mark.rule("AME-CPL-06")
@pytest.mark.parametrize(("round", "multiplier"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_the_multiplier_falls_from_round_to_round(round: int, multiplier: int) -> None:
    after = build(play(almost(round=round, second=A), BUILD), "village-i2", "b4")
    assert after.players[A].ledger[TRADING_POSTS] == 3 * multiplier


@pytest.mark.rule("AME-CPL-07", "AME-Q-32")
def test_everything_is_entered_at_once_tile_first() -> None:
    s = play(almost(), BUILD, do.ChooseTile("village-i2"))
    kinds = [type(e) for e in events_of(s, do.Place("b4"))]
    assert kinds == [TileBuilt, IslandCompleted, PostsScored, PostsScored]
    after = play(s, do.Place("b4"))
    assert after.players[A].vp == 1 + 3 + 5
    assert after.players[A].ledger[TILES] == 1
    assert after.frames, "still the same action"


@pytest.mark.rule("AME-CPL-08")
def test_a_post_on_the_last_cell_completes() -> None:
    """Island 2 with every cell built but the post space b2, completed in round 1 by B's ship at its anchor."""
    tiles: list[Tile] = [("village-i3", A, "b3", 0), ("village-i2", A, "b4", 0), ("village-i2", A, "c2", 0)]
    s = given(cubes={"blue": 1}, posts={"d4": A}, tiles=tiles, ships={B: ("b1", "frame-n-1")}, seat=B)
    after = play(s, do.Act("blue"), do.Establish(1))
    assert after.players[B].ledger[COMPLETION] == 3
    assert after.players[B].ledger[TRADING_POSTS] == 5
    assert after.players[A].ledger[TRADING_POSTS] == 5


@pytest.mark.rule("AME-CPL-03", "AME-Q-54")
def test_a_chest_just_won_can_be_cashed_and_spent_at_once() -> None:
    s = large_island_but_two(round=2)
    after = build(play(s, BUILD), "village-i2", "g6")
    assert do.CashChest() in legal(after)
    after = play(after, do.CashChest(), do.BuyAp())
    assert after.players[A].gold == 2
    assert (after.players[A].chests, after.players[A].chests_cashed) == (0, 1)


def test_a_completed_island_has_no_free_cell() -> None:
    s = given(cubes={"green": 5}, filled={2: A}, reserve={A: ("village-i1",)})
    assert GAME.refusal(play(s, BUILD), A, do.ChooseTile("village-i1")) is not None
