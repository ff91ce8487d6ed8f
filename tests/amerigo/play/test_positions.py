"""Positions put together by hand are possible ones, and what goes somewhere is taken from somewhere."""

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo.play.positions import given, position
from boardgames.amerigo.rules.chart import chart_of
from boardgames.amerigo.rules.pieces import cover
from boardgames.core.values import evolve
from tests.amerigo import invariants
from tests.amerigo.given import A, B

T = GAME.tables


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("round", [1, 3, 5])
def test_everything_at_once(players: int, round: int) -> None:
    s = given(
        GAME,
        players,
        seat=B,
        round=round,
        phase="green",
        cubes={"green": 3, "white": 1},
        tower={"red": 5},
        posts={"b2": A},
        tiles=[("village-i2", A, "c2", 0)],
        filled={5: B},
        ships={A: ("e1", "frame-n-1")},
        reserve={B: ("neutral-i2", "village-o4")},
        tokens={A: ("gold-five", "order-jump"), B: ("ship-sprint",)},
        production={B: ("wool-2", "coffee-3")},
        special={B: 4},
        vp={A: 12},
        gold={A: 3},
    )
    invariants.check(GAME, s)
    assert GAME.decisions(s)[0].seat == B == s.discs[0]
    assert not chart_of(T, s).islands[4] & ~cover(s.pieces).occupied
    assert (s.players[A].gold, s.players[A].vp) == (3, 12)
    assert s.players[B].production == ("wool-2", "coffee-3")


def test_a_story_begins_like_any_other_position() -> None:
    told = position(GAME).posts(A, "b2").sheet(A, gold=2).phase(A, {"blue": 4})
    stated = given(GAME, posts={"b2": A}, gold={A: 2})
    assert evolve(stated, progress=told.progress, progress_stack=told.progress_stack).players == told.players
    assert stated.grid == told.grid
