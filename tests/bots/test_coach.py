"""The coach: the best choices side by side, from what the seat can see, here and in another process."""

from typing import Any

import pytest

from boardgames import words
from boardgames.amerigo.actions import Advance, BuyAp, EndAction
from boardgames.bots.coach import (
    MOST,
    advise,
    asked_first,
    candidates,
    folded,
    is_same,
    is_useless,
    public_view,
    with_asked,
    without_extras,
)
from boardgames.bots.compare_choices import Sample, named, samples, shared, whole
from boardgames.bots.heuristic import heuristic_of
from boardgames.bots.plans import thought
from boardgames.bots.search import HALVES, Effort, Trials, worth_a_thought
from boardgames.bots.sets_of_choices import end_of, ends_question, is_idle, planned_line, without_parts
from boardgames.bots.tree import Plan, Tree
from boardgames.bots.worker import answer
from boardgames.core.game import Config, Game
from boardgames.core.registry import load
from boardgames.core.shorten import clauses
from boardgames.eic.actions import BuyCube, CloseShip
from boardgames.eic.rules.loading import hold_left
from boardgames.table.coach_text import bot_reason, spoken
from boardgames.table.session import Session
from tests.toy import DRAW, GAME, PICKS, STOP, State


@pytest.fixture(autouse=True)
def small_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardgames.bots.coach.ASKED", Effort(budget=150, candidates=3, ahead=True))
    monkeypatch.setattr("boardgames.bots.coach.WORLDS", 6)
    monkeypatch.setattr("boardgames.bots.coach.FEW_WORLDS", 2)
    monkeypatch.setattr("boardgames.bots.plans.FIRST", 2)
    monkeypatch.setattr("boardgames.bots.plans.LEAST", 2)


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
    assert leads == sorted(leads, reverse=True)


def test_all_choices_that_are_compared_have_been_searched_equally_long() -> None:
    """Else the one that somebody asks about would be played on worse than those that the search has followed."""
    state = drawing()
    actions = GAME.legal_actions(state, 0)
    effort = Effort(budget=150, candidates=3, ahead=True)
    trials = Trials(GAME, GAME.observe(state, 0), 0, actions, effort)
    thought(trials, (0, 1, 2), 5, effort)
    visits = {trials.tree(choice, half).root.visits for choice in (0, 1, 2) for half in HALVES}
    assert len(visits) == 1
    assert visits != {0}


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
        assert quick.place_of(about) == len(quick.futures) - 1


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
        assert session.read_advice(answer(session.coach_task(seat, public=public))) == session.advice(
            seat, public=public
        )


def test_the_coach_in_another_process_speaks_the_language_of_the_table() -> None:
    plans = []
    for language in ("en", "fr"):
        game = load("eic", language=language)
        session = Session.new(game, ("Ann", "Bob"), ("", ""), seed=3, variant=game.info.variants[0])
        seat = game.decisions(session.table.state)[0].seat
        advice = session.read_advice(answer(session.coach_task(seat, public=False)))
        plans.append([step.text for step in advice.futures[0].plan])
    assert plans[0]
    assert not set(plans[0]) & set(plans[1])


def test_a_past_choice_is_weighed_against_the_best_one() -> None:
    session = Session.new(load("felinia"), ("Ann", "Bob"), ("", ""), seed=3, variant="classic")
    for _ in range(3):
        seat = session.game.decisions(session.table.state)[0].seat
        session.choose(seat, session.legal_actions(seat)[-1])
    advice = session.read_advice(answer(session.coach_task_at(1)))
    chosen = session.table.choices[1]
    assert session.game.legal_actions(session.table.states[1], chosen.seat)[advice.about] == chosen.action


def test_a_bot_says_in_a_line_why_it_moved() -> None:
    game = load("eic")
    assert bot_reason(game, {"shares": 6.3, "treasury": -2.2, "presidency": 0.2}) == (
        "why: it should bring more from shares by the end"
    )
    assert bot_reason(game, {"shares": 2.0, "treasury": 3.0, "presidency": 1.0}).endswith(
        "treasury and shares by the end"
    )
    assert bot_reason(game, {"shares": 0.3}) == bot_reason(game, {}) == ""
    assert bot_reason(game, {"shares": 6.3, "treasury": 2.2}, {"shares"}).endswith("more from treasury by the end")
    assert not bot_reason(game, {"shares": 6.3}, {"shares"})


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
    told = advise(game, game.observe(state, seat), seat, actions, 4).futures
    assert len([choice for future in told for choice in (future.choice, *future.alike)]) >= MOST


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
    assert spoken(named("buy", "spices for 1 PO")) == "buy: spices for 1 PO"
    words.use("fr")
    assert spoken(named("buy", "spices for 1 PO")) == "buy\u00a0: spices for 1 PO"
    words.use("en")
    assert named("turn", "turn no book") == "turn no book"
    game, state, seat, actions = opening("eic")
    (sample,) = samples(game, game.observe(state, seat), seat, [(one,) for one in actions], (0,), 5, 4)
    assert any(step.text.startswith("agent ") for step in sample.future().plan)


def opening(name: str, luck: int = 3) -> tuple[Game[Any, Any], Any, int, tuple[Any, ...]]:
    game = load(name)
    state = game.start(Config(2, luck, game.info.variants[0]))
    seat = game.decisions(state)[0].seat
    return game, state, seat, game.legal_actions(state, seat)


def test_equal_choices_are_one_row() -> None:
    """Of one kind, and by nothing that is known; unless they come to something else: then that is what matters."""
    level, same, other = (Sample(n, leads) for n, leads in enumerate(([1.0, 2.0] * 4, [2.0, 1.0] * 4, [9.0] * 8)))
    ports = ("Canton for tea and silk: -1 PO; I China", "Nagasaki for tea and silk: -1 PO; I China")
    assert is_same(level, same, ports)
    assert not is_same(level, other, ports)
    assert not is_same(level, same, ("Sail, 1 AP: 1 move each", "Cannons, 1 AP: 2 in all")), (
        "no difference is not alike"
    )
    assert is_same(level, Sample(3, level.leads), ("Loango: £2", "Namib: 1 step")), "in any order, it seems"


def test_of_few_choices_all_are_compared_and_of_many_the_one_that_was_asked_about() -> None:
    game, state, seat, actions = opening("amerigo", 8)
    seen = game.observe(state, seat)
    few = actions[:4]
    assert sorted(candidates(game, seen, seat, few, -1)) == [0, 1, 2, 3]
    game, state, seat, actions = opening("eic")
    asked = candidates(game, game.observe(state, seat), seat, actions, len(actions) - 1)
    assert len(actions) - 1 in asked
    assert len(asked) == len(set(asked)) < len(actions)
    assert with_asked([4, 7, 2, 9], 9, 3) == [4, 7, 9]
    assert with_asked([4, 7, 2, 9], 7, 3) == with_asked([4, 7, 2, 9], -1, 3) == [4, 7, 2]


def loading() -> tuple[Game[Any, Any], Any, int]:
    """East India Companies, where a ship can load at least three cubes."""
    game, state, _, _ = opening("eic")
    while True:
        asked = game.decisions(state)[0]
        state = game.apply(state, asked.seat, first_liked(game, state, asked.seat))
        if (asked := game.decisions(state)[0]).kind == "loading-turn" and hold_left(game.tables, state.frames[-1]) > 2:  # type: ignore[attr-defined]
            return game, state, asked.seat


def test_a_set_begins_with_what_was_asked_about_where_that_comes_to_the_same() -> None:
    """To close the ship first is not to load it and then to close it."""
    game, state, seat = loading()
    cube, *_ = [one for one in game.legal_actions(state, seat) if isinstance(one, BuyCube)]
    full, less = (cube, cube, CloseShip()), (cube, CloseShip())
    assert asked_first(game, state, seat, [full, less], CloseShip()) == [(CloseShip(),), full, less]
    assert asked_first(game, state, seat, [(CloseShip(),), full], cube) == [full, (CloseShip(),)]
    assert asked_first(game, state, seat, [(CloseShip(),)], cube) == [(cube,), (CloseShip(),)]


def test_a_set_ends_with_its_question() -> None:
    """What the next ship loads is no part of what this one does, least of all behind an empty sailing."""
    game, state, seat = loading()
    cube, *_ = [one for one in game.legal_actions(state, seat) if isinstance(one, BuyCube)]
    assert planned_line(game, state, seat, CloseShip(), Plan(Tree(seat)))[0] == (CloseShip(),)
    line, end = planned_line(game, state, seat, cube, Plan(Tree(seat)))
    assert line.count(CloseShip()) <= 1
    assert CloseShip() not in line[:-1]
    assert end == end_of(game, state, seat, line)


def test_one_advance_is_not_cut_in_two() -> None:
    """Two steps and then the others are no advice where all steps can be made at once."""
    game, state, _, _ = opening("amerigo")
    while True:
        asked = game.decisions(state)[0]
        actions = game.legal_actions(state, asked.seat)
        if asked.kind == "track" and {BuyAp(), Advance(1), Advance(2)} <= {*actions}:
            break
        state = game.apply(state, asked.seat, first_liked(game, state, asked.seat))
    steps = {action.steps: at for at, action in enumerate(actions) if isinstance(action, Advance)}
    most, plan = steps[max(steps)], Plan(Tree(asked.seat))
    assert planned_line(game, state, asked.seat, actions[steps[1]], plan)[0][1:]
    assert without_parts(game, state, asked.seat, actions, [steps[1], most], {}) == [most]
    assert ends_question(game, state, asked.seat, EndAction())
    assert not ends_question(game, state, asked.seat, BuyAp()), "it can be bought before or after"


def test_a_past_choice_that_ends_a_question_of_many_is_compared_with_sets() -> None:
    game, state, seat = loading()
    actions = game.legal_actions(state, seat)
    about = actions.index(CloseShip())
    advice = advise(game, game.recall(state, seat), seat, actions, 4, about, proof=True)
    assert advice.futures[advice.place_of(about)].choice == about
    assert advice.loss <= advice.cost


def test_choices_that_come_to_the_same_are_one_row() -> None:
    """The first of them stands there; if one was asked about, that one."""

    def same(one: Sample, other: Sample) -> bool:
        return one.leads == other.leads

    ends = {4: (1.0, 2.0), 7: (0.0, 5.0), 2: (1.0, 2.0), 9: (3.0, 3.0), 5: (4.0, 0.0)}
    found = [Sample(choice, list(leads)) for choice, leads in ends.items()]
    kept, alike = folded(found, -1, 3, same)
    assert [one.choice for one in kept] == [4, 7, 9]
    assert (alike[4], alike[7]) == ((2,), ())
    kept, alike = folded(found, 2, 3, same)
    assert [one.choice for one in kept] == [2, 7, 9]
    assert alike[2] == (4,)
    assert [one.choice for one in folded(found, 5, 3, same)[0]] == [4, 7, 5]


def planning() -> tuple[Any, int]:
    """The first plan of Mombasa: several cards for several piles."""
    game, state, _, _ = opening("mombasa")
    while (asked := game.decisions(state)[0]).kind != "plan":
        state = game.apply(state, asked.seat, game.legal_actions(state, asked.seat)[0])
    return state, asked.seat


def test_in_planning_sets_of_cards_are_compared_and_not_orders_of_one_set() -> None:
    game, (state, seat) = load("mombasa"), planning()
    actions, seen = game.legal_actions(state, seat), game.recall(state, seat)
    about = len(actions) // 2
    for asked in (-1, about):
        advice = advise(game, seen, seat, actions, 4, asked)
        assert len(advice.futures) + advice.futures[0].ways > 1
        ends = set()
        for future in advice.futures:
            assert future.also, "the other cards are named"
            first = game.describe(seen, seat, actions[future.choice])
            ends.add(frozenset((first, *future.also)))
        assert len(ends) == len(advice.futures), "no set stands there twice"
    assert advice.futures[advice.place_of(about)].choice == about


def test_what_cannot_matter_is_known_by_ending_like_doing_nothing() -> None:
    state = drawing()
    actions = GAME.legal_actions(state, 0)
    seen, lines = GAME.observe(state, 0), [(one,) for one in actions]
    draw, stop = actions.index(DRAW), actions.index(STOP)
    assert is_useless(GAME, seen, 0, lines, (stop, stop), 5)
    assert not is_useless(GAME, seen, 0, lines, (draw, stop), 5)


@pytest.mark.parametrize(
    ("name", "kind", "idle"),
    [("felinia", "board", "Done"), ("eic", "sale-window", "Decline"), ("amerigo", "track", "EndAction")],
)
def test_an_idle_choice_ends_a_question_and_changes_nothing(name: str, kind: str, idle: str) -> None:
    game, state, _, _ = opening(name)
    while (asked := game.decisions(state)[0]).kind != kind:
        state = game.apply(state, asked.seat, first_liked(game, state, asked.seat))
    found = [one for one in game.legal_actions(state, asked.seat) if is_idle(game, state, asked.seat, one)]
    assert [type(one).__name__ for one in found] == [idle]


def first_liked(game: Game[Any, Any], state: Any, seat: int) -> Any:
    actions = game.legal_actions(state, seat)
    weights = heuristic_of(game)(state, seat, actions)
    return actions[weights.index(max(weights))]


def test_what_everybody_saw_is_remembered_at_a_shared_screen() -> None:
    """Cards that lay open before they were turned down are known to whoever watched."""
    game, (state, seat) = load("mombasa"), planning()
    known = public_view(game, state, seat, 3)
    assert known == game.recall(known, seat)
    assert game.recall(known, None) == game.recall(state, None), "and nothing else is"


@pytest.mark.parametrize(
    ("lead", "same", "first"), [(9.0, True, 1), (9.0, False, 0), (1.5, False, 1)], ids=["same", "better", "hardly"]
)
def test_of_two_lines_that_come_to_the_same_the_one_without_extras_is_compared_first(
    monkeypatch: pytest.MonkeyPatch, *, lead: float, same: bool, first: int
) -> None:
    """Keeping no card, and selling gold for no coins besides: the sale is advice only where it changes anything."""
    lines = [("skip", "gold", "gold"), ("skip", "gold"), ("skip", "skip"), ("keep",)]
    long, short, twice, other = (Sample(at, [1.0, 1.0]) for at in range(4))
    long.leads = [lead, lead]
    monkeypatch.setattr("boardgames.bots.coach.is_useless", lambda *_: same)
    assert without_extras(GAME, None, 0, [long, short, twice, other], lines, 5) == first
    assert without_extras(GAME, None, 0, [short, twice, other, long], lines, 5) == 1, "no line that does more"
