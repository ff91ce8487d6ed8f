"""Gold: instead of an action, its limit, chests, and extra action points."""

import pytest

from boardgames.amerigo import actions as do
from boardgames.amerigo.events import GoldGained
from boardgames.amerigo.state import OVERFLOW, Build, Plan, Produce, Sail, TrackAction
from tests.amerigo.given import A, B, events_of, given, legal, play, why


@pytest.mark.rule("AME-GLD-01")
def test_gold_instead_of_an_action() -> None:
    s = given(cubes={"blue": 3})
    after = play(s, do.TakeGold())
    assert after.players[A].gold == 1
    assert after.order[after.active] == B, "it was the choice of the phase"


@pytest.mark.rule("AME-GLD-02")
@pytest.mark.parametrize(("cubes", "gold"), [(1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_a_gold_for_every_three_cubes_rounded_up(cubes: int, gold: int) -> None:
    offer = {"blue": min(cubes, 4), "red": max(cubes - 4, 0)}
    assert play(given(cubes=offer), do.TakeGold()).players[A].gold == gold


@pytest.mark.rule("AME-GLD-02", "AME-GLD-03", "AME-EX-22")
def test_nine_and_four_gold_are_twelve_and_a_point() -> None:
    s = given(cubes={"blue": 4, "red": 3, "green": 2, "white": 1}, gold={A: 9})
    assert GoldGained(A, 3, 1, "instead") in events_of(s, do.TakeGold())
    after = play(s, do.TakeGold())
    assert after.players[A].gold == 12
    assert after.players[A].vp == 1
    assert after.players[A].ledger[OVERFLOW] == 1


@pytest.mark.rule("AME-GLD-03", "AME-Q-41")
def test_every_gold_beyond_twelve_is_a_point() -> None:
    s = given(cubes={"blue": 4}, gold={A: 12}, ships={A: ("b1", "frame-n-1")}, tokens={A: ("gold-per-post",)})
    after = play(s, do.Act("blue"), do.Establish(1))
    assert after.players[A].gold == 12
    assert after.players[A].ledger[OVERFLOW] == 1, "gold of a token too"


@pytest.mark.rule("AME-GLD-06")
def test_a_chest_is_three_gold() -> None:
    s = given(cubes={"blue": 4}, filled={3: A})
    after = play(s, do.CashChest())
    assert after.players[A].gold == 3
    assert (after.players[A].chests, after.players[A].chests_cashed) == (0, 1), "removed from the game"
    assert why(after, do.CashChest()) == "AME-GLD-06"
    assert after.frames == s.frames, "the choice of the phase is still open"


@pytest.mark.rule("AME-GLD-07", "AME-TOK-17", "AME-TOK-18", "AME-TOK-02")
def test_tokens_give_gold() -> None:
    s = given(cubes={"blue": 4}, tokens={A: ("gold-three", "gold-five")})
    after = play(s, do.CashToken("gold-three"))
    assert after.players[A].gold == 3
    assert after.players[A].used_tokens == ("gold-three",)
    assert why(after, do.CashToken("gold-three")) == "AME-TOK-02", "once"
    after = play(after, do.CashToken("gold-five"))
    assert after.players[A].gold == 8
    assert why(given(), do.CashToken("gold-five")) == "AME-TOK-18"
    assert why(given(), do.CashToken("end-seven")) == "AME-GLD-07"


@pytest.mark.rule("AME-GLD-08")
def test_a_gold_buys_an_action_point_any_number_of_times() -> None:
    s = play(given(cubes={"red": 2}, gold={A: 2}), do.Act("red"), do.BuyAp(), do.BuyAp())
    assert s.frames == (Plan(4),)
    assert s.players[A].gold == 0
    assert why(s, do.BuyAp()) == "AME-GLD-08"


@pytest.mark.rule("AME-GLD-08")
@pytest.mark.parametrize(
    ("choice", "frame"),
    [
        (do.Act("blue"), Sail(3)),
        (do.Act("black"), TrackAction("cannons", 3)),
        (do.Act("red"), Plan(3)),
        (do.Act("brown"), TrackAction("progress", 3)),
        (do.Act("green"), Build(3)),
        (do.Act("yellow"), Produce(3)),
        (do.WhiteAdvance(), TrackAction("special", 3)),
    ],
)
def test_action_points_can_be_bought_in_every_action(choice: do.AnyAction, frame: object) -> None:
    everything = {"blue": 2, "black": 1, "red": 1, "brown": 1, "green": 1, "yellow": 1, "white": 1}
    s = given(cubes=everything, gold={A: 1}, ships={A: ("frame-n-1", "frame-n-2")})
    assert why(s, do.BuyAp()) == "AME-GLD-08", "not before an action is chosen"
    assert play(s, choice, do.BuyAp()).frames == (frame,)


@pytest.mark.rule("AME-Q-24")
def test_chests_and_gold_tokens_can_be_cashed_at_any_decision_of_the_own_turn() -> None:
    everything = {"blue": 2, "black": 1, "red": 1, "brown": 3, "green": 1, "yellow": 1, "white": 1}
    s = given(
        cubes=everything,
        filled={3: A},
        tokens={A: ("gold-three",)},
        ships={A: ("frame-n-1", "frame-n-2")},
        progress={A: 3},
    )
    cash = {do.CashChest(), do.CashToken("gold-three")}
    assert cash <= set(legal(s))
    for colour in ("blue", "black", "red", "brown", "green", "yellow"):
        assert cash <= set(legal(play(s, do.Act(colour))))
    assert cash <= set(legal(play(s, do.WhiteAdvance())))
    assert cash <= set(legal(play(s, do.Act("brown"), do.Advance(3)))), "while a token is picked"
    half = play(s, do.Act("blue"), do.ChooseShip(1))
    assert why(half, do.CashChest()) == "AME-Q-24", "but not inside a gesture"
    other = play(s, do.TakeGold())
    assert why(other, do.CashChest()) == "AME-GLD-06", "B has none"


@pytest.mark.rule("AME-GLD-09", "AME-END-05")
def test_gold_is_worth_a_point_at_the_end() -> None:
    s = given(2, round=5, phase="white", cubes={"white": 1}, gold={A: 7, B: 2}, seat=B)
    over = play(s, do.TakeGold())
    assert over.players[A].vp == 7
    assert over.players[B].vp == 3
