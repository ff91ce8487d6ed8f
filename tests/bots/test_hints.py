"""Hints: the best choices with their reasons, from what the seat can see, here and in another process."""

import pytest

from boardgames.bots import find_bot
from boardgames.bots.hints import MOST, best_choices, reason
from boardgames.bots.levels import EFFORTS
from boardgames.bots.search import Effort, Outlook
from boardgames.bots.worker import answer, make_task
from boardgames.core.protocol import Config
from boardgames.core.values import decode
from boardgames.session import Session
from boardgames.shelf import load
from tests.toy import DRAW, GAME, PICKS, State


@pytest.fixture(autouse=True)
def small_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EFFORTS, "normal", Effort(budget=150, candidates=3))


HINTS = (Outlook(4, 12), Outlook(0, 9), Outlook(2, 9))


def drawing() -> State:
    """The toy at the point where a card, the die and nothing are on offer."""
    state = GAME.start(Config(2, 3, "plain"))
    for seat in (0, 1):
        state = GAME.apply(state, seat, PICKS[seat])
    return state


def test_the_best_choice_comes_first_and_leads_never_rise() -> None:
    state = drawing()
    actions = GAME.legal_actions(state, 0)
    hints = best_choices(GAME, GAME.observe(state, 0), 0, actions, 1)
    assert actions[hints[0].choice] == DRAW
    assert len({hint.choice for hint in hints}) == len(hints) == 3
    assert [hint.lead for hint in hints] == sorted((hint.lead for hint in hints), reverse=True)


def test_the_first_hint_is_what_a_normal_bot_would_do() -> None:
    game = load("mombasa")
    state = game.start(Config(2, 8, "first-game"))
    for luck in (3, 4):
        seat = game.decisions(state)[0].seat
        seen, actions = game.observe(state, seat), game.legal_actions(state, seat)
        chosen = find_bot("normal").choose(game, lambda seen=seen: seen, seat, actions, luck)  # type: ignore[misc]
        assert actions[best_choices(game, seen, seat, actions, luck)[0].choice] == chosen
        state = game.apply(state, seat, chosen)


def test_there_are_never_more_than_three_and_fewer_if_fewer_are_sensible() -> None:
    game = load("amerigo")
    state = game.start(Config(2, 8, game.info.variants[0]))
    counts = set()
    for luck in range(30):
        seat = game.decisions(state)[0].seat
        actions = game.legal_actions(state, seat)
        hints = best_choices(game, game.observe(state, seat), seat, actions, luck)
        assert 1 <= len(hints) <= min(MOST, len(actions))
        counts.add(len(hints))
        state = game.apply(state, seat, actions[hints[0].choice])
    assert counts == {1, 2, 3}


def test_a_hint_does_not_know_what_the_seat_does_not_see() -> None:
    """Two worlds that look alike to the seat: the hints are the same."""
    state = GAME.apply(GAME.start(Config(2, 7, "plain")), 1, PICKS[0])
    other = GAME.imagine(GAME.observe(state, 0), 0, 4242)
    assert other != state
    assert len({best_choices(GAME, GAME.observe(world, 0), 0, PICKS, 5) for world in (state, other)}) == 1


def test_the_worker_answers_a_task_without_a_bot_with_hints() -> None:
    game = load("felinia")
    state = game.start(Config(2, 7, "classic"))
    seat = game.decisions(state)[0].seat
    line = answer(make_task(game, None, "", seat, 17, state))
    here = best_choices(game, game.observe(state, seat), seat, game.legal_actions(state, seat), 17)
    assert decode(line, tuple[Outlook, ...]) == here


def test_a_session_gives_the_same_hints_here_and_through_its_task() -> None:
    session = Session.new(load("eic"), ("Ann", "Bob"), ("", ""), seed=3, variant=load("eic").info.variants[0])
    seat = session.game.decisions(session.table.state)[0].seat
    assert session.read_hints(answer(session.task(seat, ""))) == session.hints(seat)


def test_a_reason_has_the_change_now_and_the_lead_later() -> None:
    assert reason(HINTS, 0, 3, private=True) == "+3 now; about 12 ahead in the end"
    assert reason(HINTS, 1, 0, private=True) == "nothing now; about 9 ahead in the end"
    assert reason((Outlook(0, -4), Outlook(1, -5)), 0, -2, private=True) == "-2 now; about 4 behind in the end"
    assert reason((Outlook(0, -4),), 0, -2, private=True) == "nothing else makes sense here"
    even = (Outlook(0, 0), Outlook(1, 0))
    assert reason(even, 0, None, private=True) == "now: chance decides; about level in the end"


def test_in_front_of_everybody_only_the_differences_are_told() -> None:
    """How far somebody is ahead would tell what lies in a hidden hand."""
    told = [reason(HINTS, place, 0, private=False) for place in range(3)]
    assert told[0] == "nothing now; best in the end"
    assert told[1] == "nothing now; about 3 worse than the first in the end"
    assert "12" not in "".join(told)
    equal = (Outlook(0, 5), Outlook(1, 5))
    assert reason(equal, 1, 2, private=False) == "+2 now; about level with the first in the end"
