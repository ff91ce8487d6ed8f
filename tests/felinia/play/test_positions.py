"""The builder of positions moves things that exist: every position keeps the invariants."""

import pytest

from boardgames.felinia import GAME
from boardgames.felinia.play.examples import SCENARIOS
from tests.felinia.given import Given, asked, given
from tests.felinia.invariants import check

POSITIONS = {
    "goods": given(3).player(0, money=4, books=2).goods(1, wine=1),
    "market": given(3).market(1, books=1, wine=2),
    "bag": given(3).empty_bag("wine"),
    "tokens": Given(GAME, given(3).market(1, wine=1).piles(m1=(0, 1), guild=(2,)).bank(0, 3).commerce()),
    "boats": given(3).boats("5:00", "5:15", "7:15", "9:45").aboard(1, 2).aboard(4, 0, 1),
    "land": given(3).tile("T1", "tt-tigers-tigers-1").face_up("T1").settled(1, "L1").took(2, "tt-lions-lions-1"),
    "tiles": given(3, "expert").bonus(0, "bonus-lions").mystery(1, "mp-temple-1").next_mysteries("mp-archive-1"),
    "first": Given(GAME, given(4).first(2).auction()),
}


@pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS)
def test_nothing_appears_and_nothing_is_lost(position: Given) -> None:
    check(GAME, position.state)


def test_the_moment_can_be_chosen() -> None:
    rich = given(3).player(0, money=2, books=3, clocks=2, wine=1).boats("5:00", "5:15", "7:15", "9:45")
    assert asked(rich.auction(2, 1)) == (1, "bid")
    assert asked(rich.market(1, wine=1).piles(m1=(0,)).commerce()) == (0, "buy")
    assert asked(rich.boarding(0)) == (0, "board")
    assert asked(rich.aboard(1, 1).exploration()) == (1, "flip")
    assert asked(rich.storage()) == (0, "storage")
    assert asked(rich.preparation()) == (1, "bid")
    assert asked(rich.final_sales()) == (0, "final-sale")
    assert GAME.decisions(rich.over()) == ()


@pytest.mark.parametrize("build", SCENARIOS.values(), ids=SCENARIOS)
def test_worked_examples_are_positions_that_could_be(build: object) -> None:
    assert callable(build)
    scenario = build(GAME)
    if scenario.state.frames:
        check(GAME, scenario.state)
