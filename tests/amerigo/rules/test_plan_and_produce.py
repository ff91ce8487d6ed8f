"""The red action and the yellow action."""

import pytest

from boardgames.amerigo import GAME
from boardgames.amerigo import actions as do
from boardgames.amerigo.rules.scoring import production_markers
from boardgames.amerigo.state import Plan, Produce, State
from tests.amerigo.given import A, B, T, given, legal, play, why, with_display

PLAN, PRODUCE = do.Act("red"), do.Act("yellow")


def reserve(s: State, seat: int) -> dict[str, int]:
    return {kind.id: n for kind, n in zip(T.landscape, s.players[seat].reserve, strict=True) if n}


@pytest.mark.rule("AME-RED-01")
def test_tiles_go_from_the_supply_to_the_reserve() -> None:
    s = given(cubes={"red": 4})
    after = play(s, PLAN, do.TakeVillage("village-v3"), do.TakeNeutral("neutral-i1"))
    assert reserve(after, A) == {"village-v3": 1, "neutral-i1": 1}
    at = T.landscape_index["village-v3"]
    assert after.players[A].villages[at] == s.players[A].villages[at] - 1
    assert after.neutral[0] == s.neutral[0] - 1


@pytest.mark.rule("AME-RED-02")
def test_only_own_villages() -> None:
    s = given(2, cubes={"red": 4})
    after = play(s, PLAN, do.TakeVillage("village-o4"))
    assert after.players[B].villages == s.players[B].villages
    assert why(after, do.TakeVillage("neutral-i1")) == "AME-RED-02"


@pytest.mark.rule("AME-RED-03", "AME-RED-04", "AME-RED-06", "AME-EX-10")
def test_a_neutral_of_two_and_villages_of_four_and_three_cost_four() -> None:
    s = play(given(cubes={"red": 4}), PLAN, do.TakeNeutral("neutral-i2"))
    assert s.frames == (Plan(2, 1),)
    s = play(s, do.TakeVillage("village-o4"), do.TakeVillage("village-i3"))
    assert s.frames == (Plan(0, 1),)
    assert reserve(s, A) == {"village-i3": 1, "village-o4": 1, "neutral-i2": 1}
    assert legal(s) == (do.EndAction(),)
    assert why(s, do.TakeVillage("village-i1")) == "AME-RED-03"


@pytest.mark.rule("AME-RED-04")
def test_a_neutral_tile_costs_its_size() -> None:
    s = play(given(cubes={"red": 6}), PLAN)
    for kind in T.landscape[T.villages :]:
        after = play(s, do.TakeNeutral(kind.id))
        assert after.frames == (Plan(6 - kind.size, 1),)
    poor = play(given(cubes={"red": 3}), PLAN)
    assert why(poor, do.TakeNeutral("neutral-o4")) == "AME-RED-04"
    refusal = GAME.refusal(poor, A, do.TakeNeutral("neutral-o4"))
    assert refusal is not None
    assert (refusal.need, refusal.have) == (4, 3)


@pytest.mark.rule("AME-RED-05", "AME-Q-30")
def test_one_neutral_tile_a_phase() -> None:
    s = play(given(cubes={"red": 6}), PLAN, do.TakeNeutral("neutral-i1"))
    assert why(s, do.TakeNeutral("neutral-i1")) == "AME-RED-05"
    assert not [a for a in legal(s) if isinstance(a, do.TakeNeutral)]
    again = play(given(cubes={"red": 6}, phase="black"), PLAN)
    assert do.TakeNeutral("neutral-i1") in legal(again), "in another phase another one"


@pytest.mark.rule("AME-RED-06")
def test_any_number_of_villages() -> None:
    s = play(given(cubes={"red": 7}), PLAN, *[do.TakeVillage("village-i2")] * 4, *[do.TakeVillage("village-t4")] * 2)
    assert sum(s.players[A].reserve) == 6


@pytest.mark.rule("AME-RED-07")
def test_the_supply_is_finite() -> None:
    s = play(given(cubes={"red": 3}), PLAN, do.TakeVillage("village-o4"))
    assert why(s, do.TakeVillage("village-o4")) == "AME-RED-07"
    taken = given(cubes={"red": 6}, reserve={B: ("neutral-x5",)})
    assert why(play(taken, PLAN), do.TakeNeutral("neutral-x5")) == "AME-RED-07"


@pytest.mark.rule("AME-Q-55", "AME-RED-01")
def test_the_reserve_has_no_limit_and_taken_tiles_stay() -> None:
    villages = tuple(kind.id for kind in T.landscape[: T.villages] for _ in range(kind.count))
    s = given(2, cubes={"red": 6}, reserve={A: (*villages, "neutral-i1", "neutral-i1", "neutral-i2")})
    after = play(s, PLAN, do.TakeNeutral("neutral-o6"), do.EndAction())
    assert sum(after.players[A].reserve) == 20
    lines = [line.points for line in GAME.scores(after)[A].lines]
    assert sum(lines) == 0, "tiles that are not built score nothing"


@pytest.mark.rule("AME-Q-55", "AME-GRN-04")
def test_any_number_of_neutral_tiles_may_be_built() -> None:
    s = given(cubes={"green": 4}, posts={"b2": A}, reserve={A: ("neutral-i1", "neutral-i1")})
    s = play(s, do.Act("green"), do.ChooseTile("neutral-i1"), do.Place("c2"))
    s = play(s, do.ChooseTile("neutral-i1"), do.Place("b3"))
    assert sum(s.players[A].reserve) == 0


@pytest.mark.rule("AME-YEL-01", "AME-YEL-02")
def test_a_production_token_costs_its_number() -> None:
    s = with_display(given(cubes={"yellow": 4}), "wool-2", "sugar-3", "coffee-4")
    s = play(s, PRODUCE)
    for good, cost in (("wool", 2), ("sugar", 3), ("coffee", 4)):
        after = play(s, do.BuyProduction(good, cost))
        assert after.frames == (Produce(4 - cost),)
        assert after.players[A].production == (f"{good}-{cost}",)
    poor = play(with_display(given(cubes={"yellow": 2}), "coffee-4"), PRODUCE)
    assert why(poor, do.BuyProduction("coffee", 4)) == "AME-YEL-02"


@pytest.mark.rule("AME-YEL-02", "AME-YEL-03", "AME-EX-19")
def test_two_wool_tokens_for_five() -> None:
    s = with_display(given(cubes={"yellow": 5}), "wool-2", "wool-3")
    s = play(s, PRODUCE, do.BuyProduction("wool", 2), do.BuyProduction("wool", 3))
    assert s.players[A].production == ("wool-2", "wool-3")
    assert s.frames == (Produce(0),)


@pytest.mark.rule("AME-YEL-04")
def test_bought_tokens_lie_with_their_goods() -> None:
    s = given(production={A: ("wool-2", "wool-3", "sugar-4")})
    assert production_markers(T, s.players[A]) == (3, 1, 2, 1, 1)


@pytest.mark.rule("AME-YEL-05")
def test_an_emptied_production_space_stays_empty_in_the_round() -> None:
    shown = ("wool-2", "tobacco-2", "sugar-2", "sugar-3", "coffee-3", "coffee-4")
    s = play(with_display(given(2, cubes={"yellow": 5}), *shown), PRODUCE, do.BuyProduction("wool", 2))
    assert s.production == ("", *shown[1:])
    assert why(s, do.BuyProduction("wool", 2)) == "AME-YEL-05"
    s = play(s, do.EndAction(), do.TakeGold())
    assert s.production[0] == ""


@pytest.mark.rule("AME-YEL-05")
def test_of_equal_tokens_the_first_is_taken() -> None:
    s = with_display(given(cubes={"yellow": 5}), "sugar-3", "wool-2", "wool-2")
    s = play(s, PRODUCE)
    assert legal(s).count(do.BuyProduction("wool", 2)) == 1
    s = play(s, do.BuyProduction("wool", 2))
    assert s.production[1:3] == ("", "wool-2")


@pytest.mark.rule("AME-YEL-06")
def test_goods_and_production_score_together_at_the_end() -> None:
    s = with_display(given(cubes={"yellow": 5}, posts={"b2": A}, tiles=[("village-i2", A, "c2", 0)]), "wool-2")
    assert s.players[A].goods == (1, 0, 0, 0, 0)
    after = play(s, PRODUCE, do.BuyProduction("wool", 2))
    assert after.players[A].vp == 0
    wool = [next(line for line in GAME.scores(x)[A].lines if line.category == "good.wool").points for x in (s, after)]
    assert wool == [1, 2]
