"""Heuristic: a weight for every choice, something wanted at every decision, nothing that is plainly wasted."""

from typing import Any

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.play.heuristic import weigh
from boardgames.amerigo.play.weights import Weights
from boardgames.amerigo.state import State
from tests.amerigo.given import A, B, given, legal, play, with_display
from tests.amerigo.random_walk import walk


def wanted(s: State) -> dict[do.AnyAction, int]:
    """How tempting every choice is."""
    actions = legal(s)
    return dict(zip(actions, weigh(GAME, s, s.order[s.active], actions, Weights()), strict=True))


def best(s: State) -> do.AnyAction:
    weights = wanted(s)
    return max(weights, key=lambda action: weights[action])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_has_something_to_like(players: int) -> None:
    for step in walk(players, 20 + players):
        weights = weigh(GAME, step.before, step.seat, step.legal, Weights())
        assert len(weights) == len(step.legal)
        assert min(weights) >= 0
        assert any(weights), (step.before.frames, step.legal)


def test_an_anchor_where_another_ship_lies_is_no_reason_to_sail() -> None:
    ships = {A: ("a1", "frame-w-2"), B: ("b1", "frame-n-2")}
    taken, free = given(cubes={"blue": 1}, ships=ships), given(cubes={"blue": 1}, ships={A: ships[A]})
    assert wanted(taken)[do.Act("blue")] < wanted(free)[do.Act("blue")], "the only anchor in reach is taken"
    sailing = wanted(play(taken, do.Act("blue")))
    assert sailing[do.ChooseShip(1)] < wanted(play(free, do.Act("blue")))[do.ChooseShip(1)]


def test_a_post_for_each_ship_is_more_than_one_post() -> None:
    one, two = (given(cubes={"blue": 1}, ships={A: ("a1", other)}, posts={"d4": B}) for other in ("frame-w-2", "e2"))
    assert wanted(two)[do.Act("blue")] > wanted(one)[do.Act("blue")]


def test_gold_buys_the_move_to_a_shore_that_is_one_short() -> None:
    s = play(given(cubes={"blue": 1}, ships={A: ("a2", "frame-w-2")}, gold={A: 1}), do.Act("blue"))
    assert best(s) == do.BuyAp()
    near = play(given(cubes={"blue": 1}, ships={A: ("a1", "frame-w-2")}, gold={A: 1}), do.Act("blue"))
    assert wanted(near)[do.BuyAp()] == 0


def test_a_ship_sails_to_an_island_that_nobody_has_found() -> None:
    s = given(cubes={"blue": 3}, ships={A: ("d1", "frame-w-2")}, posts={"d4": B})
    s = play(s, do.Act("blue"), do.ChooseShip(1))
    assert wanted(s)[do.SailTo("f2")] > wanted(s)[do.SailTo("b1")] > 0


def test_cannons_are_wanted_where_they_repel_the_pirates() -> None:
    strong: dict[str, Any] = {
        "pirates": ("pirate-4", "pirate-3", "pirate-2", "pirate-1", "pirate-0a", "pirate-0b"),
        "round": 3,
        "cubes": {"black": 3},
    }
    out_of_reach, for_gold = given(**strong), given(**strong, gold={A: 6})
    assert wanted(for_gold)[do.Act("black")] > wanted(out_of_reach)[do.Act("black")]
    assert best(play(for_gold, do.Act("black"))) == do.BuyAp()
    ready = given(round=5, cubes={"black": 3}, cannons={A: 12})
    assert wanted(ready)[do.Act("black")] == 0, "no pirates come any more that these could not repel"


def test_steps_that_reach_nothing_are_not_wanted_in_the_last_round() -> None:
    short, there = (given(round=5, cubes={"brown": 1, "white": 1}, progress={A: n}, special={A: n}) for n in (0, 2))
    for act in (do.Act("brown"), do.WhiteAdvance()):
        assert wanted(short)[act] == 0 < wanted(there)[act]


def test_planning_ends_when_nothing_more_can_be_built() -> None:
    assert wanted(given(round=5, phase="red", cubes={"red": 3}))[do.Act("red")] > 0
    assert wanted(given(round=5, phase="white", cubes={"red": 3}))[do.Act("red")] == 0, "no build action comes"
    full = given(round=2, phase="red", cubes={"red": 3}, filled={5: A})
    assert wanted(full)[do.Act("red")] == 0, "no land is left"


def test_production_counts_for_the_goods_one_has() -> None:
    with_coffee, without = (
        with_display(given(cubes={"yellow": 2}, posts={"d4": A}, tiles=tiles), "wool-2", "coffee-2")
        for tiles in ([("village-i1", A, "c4", 0)], [])
    )
    assert wanted(with_coffee)[do.Act("yellow")] > wanted(without)[do.Act("yellow")]
    assert best(play(with_coffee, do.Act("yellow"))) == do.BuyProduction("coffee", 2)


def test_a_tile_goes_where_it_completes_an_island_of_many_own_posts() -> None:
    s = given(
        phase="green",
        cubes={"green": 1},
        posts={"c7": A, "b2": A},
        tiles=[("village-i3", A, "b6", 0)],
        reserve={A: ("village-i1",)},
    )
    s = play(s, do.Act("green"), do.ChooseTile("village-i1"))
    assert best(s) == do.Place("d7")
