"""The coach: the best choices side by side, from what the seat can see, here and in another process."""

from typing import Any

import msgspec
import pytest

from boardgames.amerigo.actions import Act
from boardgames.bots.coach import MOST, Advice, advise, grown, ideas, in_order, public_view
from boardgames.bots.compare_choices import Future, Likely, futures, named, shared, whole
from boardgames.bots.heuristic import heuristic_of
from boardgames.bots.search import Effort, Outlook, Trial, Trials, worth_a_thought
from boardgames.bots.worker import answer
from boardgames.core.game import Config
from boardgames.core.registry import load
from boardgames.core.shorten import clauses
from boardgames.mombasa.actions import PlanDone, PlanPlace
from boardgames.table.coach_text import in_whole_points, instead, moved_for, reasons
from boardgames.table.session import Session
from tests.toy import DRAW, GAME, PICKS, State


@pytest.fixture(autouse=True)
def small_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardgames.bots.coach.ASKED", Effort(budget=150, candidates=3, ahead=True))
    monkeypatch.setattr("boardgames.bots.coach.THOUGHT_OUT", 6)
    monkeypatch.setattr("boardgames.bots.coach.WORLDS", 6)


def drawing() -> State:
    """The toy at the point where a card, the die and nothing are on offer."""
    state = GAME.start(Config(2, 3, "plain"))
    for seat in (0, 1):
        state = GAME.apply(state, seat, PICKS[seat])
    return state


def test_what_leads_farthest_comes_first() -> None:
    state = drawing()
    actions = GAME.legal_actions(state, 0)
    advice = advise(GAME, GAME.observe(state, 0), 0, actions, 1)
    assert actions[advice.futures[0].choice] == DRAW
    leads = [future.lead for future in advice.futures]
    assert len(leads) == len({future.choice for future in advice.futures}) == 3
    assert leads[1:] == sorted(leads[1:], reverse=True)


def test_every_choice_that_is_compared_has_been_thought_out() -> None:
    """Else the one that somebody asks about would be played on worse than those that the search has followed."""
    state = drawing()
    actions = GAME.legal_actions(state, 0)
    trials = Trials(GAME, GAME.observe(state, 0), 0, actions, Effort(budget=150, candidates=3, ahead=True))
    trials([Trial(0, world, 0, grows=True) for world in range(4)])
    assert set(grown(trials, (0, 2), 5)) == {0, 2}
    assert {choice: tree.root.visits for choice, tree in trials.trees.items()} == {(0, 0): 6, (2, 0): 6}


def test_any_legal_choice_can_be_asked_about() -> None:
    game = load("amerigo")
    state = game.start(Config(2, 8, game.info.variants[0]))
    seat = game.decisions(state)[0].seat
    actions, seen = game.legal_actions(state, seat), game.observe(state, seat)
    for about in (0, len(actions) - 1):
        advice = advise(game, seen, seat, actions, 4, about)
        assert 2 <= len(advice.futures) <= MOST
        assert advice.futures[advice.place_of(about)].choice == about
        assert advice.cost >= 0
        quick = advise(game, seen, seat, actions, 4, about, quick=True)
        assert len(quick.futures) == 2


def test_the_coach_does_not_know_what_the_seat_does_not_see() -> None:
    """Two worlds that look alike to the seat, or to everybody where others look on: the advice is the same."""
    state = GAME.apply(GAME.start(Config(2, 7, "plain")), 1, PICKS[0])
    other = GAME.imagine(GAME.observe(state, 0), 0, 4242)
    assert other != state
    assert advise(GAME, GAME.observe(state, 0), 0, PICKS, 5) == advise(GAME, GAME.observe(other, 0), 0, PICKS, 5)
    unlike = GAME.imagine(GAME.observe(state, None), None, 99)
    assert GAME.observe(unlike, 1) != GAME.observe(state, 1)
    assert public_view(GAME, state, 1, 3) == public_view(GAME, unlike, 1, 3)


def test_a_session_is_advised_the_same_here_and_through_its_plea() -> None:
    session = Session.new(load("eic"), ("Ann", "Bob"), ("", ""), seed=3, variant=load("eic").info.variants[0])
    seat = session.game.decisions(session.table.state)[0].seat
    for public in (False, True):
        assert session.read_advice(answer(session.plea(seat, public=public))) == session.advice(seat, public=public)


def test_a_past_choice_is_weighed_against_the_best_one() -> None:
    session = Session.new(load("felinia"), ("Ann", "Bob"), ("", ""), seed=3, variant="classic")
    for _ in range(3):
        seat = session.game.decisions(session.table.state)[0].seat
        session.choose(seat, session.legal_actions(seat)[-1])
    advice = session.read_advice(answer(session.plea_at(1)))
    chosen = session.table.choices[1]
    assert session.game.legal_actions(session.table.states[1], chosen.seat)[advice.about] == chosen.action


ONE = Future(0, (5, 7, 9, 3, 6, 6), ({"coins": 12.0}, {"coins": 6.0}), (Likely("draw a card", 0.5),))
TWO = Future(2, (1, 2, 2, 3, 2, 2), ({"coins": 8.0}, {"coins": 6.0}), ())


def test_the_reasons_are_points_by_category_risk_and_plan() -> None:
    advice = Advice((ONE, TWO), about=2)
    coins = GAME.words.category("coins")
    first, second = (reasons(GAME, advice, place, 0, ("Ann", "Bob"), told=True) for place in (0, 1))
    assert first == [
        "On average 6 ahead of the best opponent at the end; in eight games out of ten between 3 ahead and 9 ahead.",
        f"About 4 better than choice 2: {coins} +4.",
        "Better than choice 2 in 5 of 6 simulated games, worse in 0.",
        "Then: draw a card (in 3 of 6).",
    ]
    sure = Future(0, ONE.leads, ONE.points, (Likely("draw a card", 1.0), Likely("roll", 0.5)))
    assert (
        reasons(GAME, Advice((sure, TWO)), 0, 0, ("Ann", "Bob"), told=True)[-1]
        == "Then: draw a card; roll (in 3 of 6)."
    )
    assert second[1] == f"About 4 worse than choice 1: {coins} -4."
    assert not any("ahead" in line for line in reasons(GAME, advice, 0, 0, ("Ann", "Bob"), told=False))
    assert instead(GAME, advice, 0, ("Ann", "Bob")) == f"{coins} +4"
    generous = Future(2, TWO.leads, ({"coins": 8.0}, {"coins": 9.0}), ())
    assert instead(GAME, Advice((ONE, generous), about=2), 0, ("Ann", "Bob")) == f"{coins} +4, Bob -3"
    assert advice.cost == 4
    assert advice.is_sure
    level = Future(2, (6, 6, 10, 2, 5, 7), TWO.points, ())
    assert not Advice((ONE, level), about=2).is_sure, "three games won and three lost"
    alone = reasons(GAME, Advice((ONE,)), 0, 0, ("Ann", "Bob"), told=True)
    assert alone == ["There is nothing else to choose.", "Then: draw a card (in 3 of 6)."]


def test_what_the_judgement_may_miss_is_part_of_the_risk() -> None:
    sure, unsure = ONE, msgspec.structs.replace(ONE, doubt=10.0)
    assert (sure.tenth(best=False), sure.tenth(best=True)) == (3, 9)
    assert (unsure.tenth(best=False), unsure.tenth(best=True)) == (-7, 19)


def test_what_luck_explains_is_said_to_be_luck() -> None:
    like = Future(1, (5, 6, 10, 3, 6, 6), ONE.points, ())
    assert reasons(GAME, Advice((like, ONE)), 0, 0, ("Ann", "Bob"), told=True)[1:] == [
        "Hardly a difference to choice 2: much the same.",
        "Better than choice 2 in 1 of 6 simulated games, worse in 1.",
    ]
    seldom = Future(1, (90, 6, 8, 2, 5, 5), ONE.points, ())
    said = reasons(GAME, Advice((seldom, ONE)), 0, 0, ("Ann", "Bob"), told=True)
    assert said[1].startswith("About 13 better than choice 2, but that may be luck"), (
        "far better once, and worse five times"
    )
    same = Future(1, ONE.leads, ONE.points, ())
    said = reasons(GAME, Advice((same, ONE)), 0, 0, ("Ann", "Bob"), told=True)
    assert said[2] == "Choice 2 is just as good: it ended the same in all 6 simulated games."


AMERIGO = ("tiles", "gold", "posts", "pirates", "progress")


def test_the_points_by_kind_add_up() -> None:
    """What is rounded adds up, and the smallest of many are told together as the rest."""
    game = load("mombasa")
    more = {"shares": 5.4, "cash": 1.4, "diamonds": -3.0, "bookkeeping": 0.4}
    one, other = (Future(n, (n,) * 6, (points, {"cash": 2.0}), ()) for n, points in ((7, more), (3, {})))
    said = reasons(game, Advice((one, other)), 0, 0, ("Ann", "Bob"), told=True)[1]
    assert said == "About 4 better than choice 2: Shares +6, Diamonds -3, Cash +1."
    assert in_whole_points({"a": 0.5, "b": 0.4, "c": -1.3}) == {"a": 1, "b": 0, "c": -1}
    assert in_whole_points({"a": 0.6, "b": 0.6, "c": 0.6}) == {"a": 1, "b": 1, "c": 0}
    many = {"shares": 9.0, "cash": 4.0, "diamonds": 3.0, "bookkeeping": -2.0, "points": 1.0}
    assert "+" not in moved_for(load("amerigo"), dict(zip(AMERIGO, many.values(), strict=True)))


def test_a_bot_says_in_a_line_why_it_moved() -> None:
    game = load("eic")
    assert moved_for(game, {"shares": 6.3, "treasury": -2.2, "presidency": 0.2}) == (
        "why: it should bring more from shares by the end"
    )
    assert moved_for(game, {"shares": 2.0, "treasury": 3.0, "presidency": 1.0}).endswith(
        "treasury and shares by the end"
    )
    assert moved_for(game, {"shares": 0.3}) == moved_for(game, {}) == ""


def test_what_nobody_would_do_is_the_best_only_beyond_luck() -> None:
    liked, lucky, clearly = (
        Future(n, leads, ONE.points, ()) for n, leads in enumerate(((5,) * 6, (9, 9, 9, 9, 4, 4), (9,) * 6))
    )
    assert [future.choice for future in in_order((liked, lucky), {0, 1})] == [1, 0]
    assert [future.choice for future in in_order((liked, lucky), {0})] == [0, 1]
    assert [future.choice for future in in_order((liked, lucky, clearly), {0})] == [2, 1, 0]


def test_what_tempts_alone_is_compared_with_others() -> None:
    """The heuristic sees one choice; the coach still says what two others would come to."""
    game = load("mombasa")
    session = Session.new(game, ("Ann", "Bob"), ("", ""), seed=3, variant=game.info.variants[0])
    state: Any = session.table.state
    while True:
        seat = game.decisions(state)[0].seat
        actions = game.legal_actions(state, seat)
        if len(actions) > MOST and len(worth_a_thought(game, game.observe(state, seat), seat, actions, MOST)) == 1:
            break
        weights = heuristic_of(game)(state, seat, actions)
        state = game.apply(state, seat, actions[weights.index(max(weights))])
    assert len(advise(game, game.observe(state, seat), seat, actions, 4).futures) == MOST


def test_a_plan_tells_what_is_the_same_in_all_worlds() -> None:
    """A tile that differs from world to world is not told, brackets are closed, and what is long is cut at a sign."""
    lions = clauses("pay 2 wine: 8:15 to the Tigers (by Ca, 2 left); take a Lions tile")
    tigers = clauses("pay 2 wine: 8:15 to the Tigers (by Ca, 2 left); take a Tigers tile")
    assert whole(shared(lions, tigers)) == "pay 2 wine: 8:15 to the Tigers (by Ca, 2 left)"
    assert (
        whole(shared(lions, clauses("pay 2 wine: 8:15 to the Tigers (by Ca, 1 left)")))
        == "pay 2 wine: 8:15 to the Tigers"
    )
    assert whole(clauses("expand, " + "far and wide " * 5)) == "expand"


def test_a_plan_says_what_is_done() -> None:
    """Without its heading "spices for 1 PO" could be bought or sold."""
    assert named("buy", "spices for 1 PO") == "buy: spices for 1 PO"
    assert named("turn", "turn no book") == "turn no book"
    game = load("eic")
    state = game.start(Config(2, 3, game.info.variants[0]))
    seat = game.decisions(state)[0].seat
    actions = game.legal_actions(state, seat)
    plan = futures(game, game.observe(state, seat), seat, actions, (0,), 5, 4)[0].plan
    assert any(step.text.startswith("agent ") for step in plan)


def test_the_same_card_in_another_slot_is_no_other_idea() -> None:
    """Unless it comes to something else: then the slot is what matters."""
    plans = (PlanPlace("a", "B"), PlanPlace("a", "C"), PlanPlace("a", "D"), PlanPlace("b", "B"), PlanDone())
    ranked = [Outlook(0, 9), Outlook(1, 9), Outlook(2, 5), Outlook(4, 4), Outlook(3, 4)]
    assert [outlook.choice for outlook in ideas(plans, ranked)] == [0, 2, 4, 3, 1]
    colours = (Act("blue"), Act("red"))
    assert [outlook.choice for outlook in ideas(colours, [Outlook(1, 3), Outlook(0, 3)])] == [1, 0]
