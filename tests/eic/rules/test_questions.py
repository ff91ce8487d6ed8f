"""The records of the questions: every frame is asked about once, and an action carries out the rules it names."""

import re

import pytest

from boardgames.eic import GAME
from boardgames.eic.actions import AnyAction, Mortgage, SellShares
from boardgames.eic.game import RULEBOOK
from boardgames.eic.state import AnyFrame
from tests.eic.given import started

ANSWERS = [answer for question in RULEBOOK.questions for answer in question.answers]


def test_every_frame_has_one_question() -> None:
    frames = [question.frame for question in RULEBOOK.questions]
    assert len(set(frames)) == len(frames)
    assert set(frames) == set(AnyFrame.__args__)


def test_every_action_answers_a_question() -> None:
    assert {answer.action for answer in ANSWERS} == set(AnyAction.__args__)


@pytest.mark.parametrize("answer", ANSWERS, ids=lambda answer: answer.action.__name__)
def test_an_action_names_the_rules_that_it_carries_out(answer: object) -> None:
    action, rules = answer.action, answer.rules  # type: ignore[attr-defined]
    assert tuple(re.findall(r"EIC-[A-Z]+-\d+", action.__doc__)) == rules


def test_the_kind_of_a_decision_is_the_tag_of_its_frame() -> None:
    state = started()
    assert GAME.decisions(state)[0].kind == state.frames[-1].__struct_config__.tag == "agent-turn"


@pytest.mark.rule("EIC-Q-06", "EIC-Q-34", "EIC-SEL-02")
def test_free_actions_belong_to_turns_and_not_to_choices_inside_them() -> None:
    free = {
        question.frame.__struct_config__.tag
        for question in RULEBOOK.questions
        if SellShares in [answer.action for answer in question.answers]
    }
    turns = {"agent-turn", "ship-placement", "loading-turn", "warehouse-turn", "unload-turn"}
    assert free == {*turns, "sale-window", "raise-cash"}
    pledged = {
        question.frame.__struct_config__.tag
        for question in RULEBOOK.questions
        if Mortgage in [answer.action for answer in question.answers]
    }
    assert pledged == {*free, "exchange-turn"}
