"""Every game has a guided first round, and the real engine accepts every step of it."""

import re
from functools import cache
from typing import Any

import pytest

from boardgames.core.engine import BoxedGame
from boardgames.core.registry import games, load
from boardgames.core.table import Table
from boardgames.kit.look import Look
from boardgames.store.component_tables import data_folder
from boardgames.store.lesson import Lesson, lesson_path, load_lesson, step_action
from boardgames.store.rule_catalogue import Rule, load_catalogue
from tests.laws.random_walks import PLAYED

TAUGHT = tuple(name for name in PLAYED if lesson_path(load(name)).exists())

VERBS = {
    "amerigo": "act place-ship choose-ship sail-to establish advance take-token take-neutral take-village "
    "buy-ap choose-tile place take-gold buy-production white-advance end-action",
    "eic": "place-agent choose-ship choose-post pass-exchange buy-share decline choose-card place-ship buy-cube "
    "close-ship choose-unload sell-cube store-cube",
    "mombasa": "arrange-rest plan-place plan-done place-disc tier use-bookkeeper ink-step take-book place-book "
    "use-goods buy step use-expansion expand enter take-post collect end-phase use-merchant",
    "felinia": "bid-market bid-guild bid-bank buy decline swap board flip stop-flipping move",
}
"""What a lesson must show of each game, as actions of the log."""


STANDINGS = {"mombasa": (8, 4), "amerigo": (16, 25), "eic": (28, 30), "felinia": (5, 4, 4)}
"""Who would have what after the last step. If this changes, the luck of the seed has changed, and every figure that the
lesson's sentences name must be read again."""


@cache
def told(name: str) -> tuple[Lesson, Table[Any, Any]]:
    game = load(name)
    lesson = load_lesson(game)
    table = Table(game, game.start(lesson.config), lesson.names)
    for number, step in enumerate(lesson.step, start=1):
        assert step.seat in [decision.seat for decision in table.decisions()], f"step {number}: not this seat's turn"
        table.play(step.seat, step_action(game, step))
    return lesson, table


@pytest.mark.parametrize("name", TAUGHT)
def test_the_lesson_can_be_played_as_it_is_told(name: str) -> None:
    lesson, table = told(name)
    assert len(table.choices) == len(lesson.step)
    assert {step.seat for step in lesson.step} == set(range(len(lesson.names))), "everybody learns something"


@pytest.mark.parametrize("name", TAUGHT)
def test_the_lesson_shows_what_matters(name: str) -> None:
    lesson, table = told(name)
    assert set(VERBS[name].split()) <= {step.act["do"] for step in lesson.step}
    assert len(lesson.step) <= 60, "a first round, not an evening"
    assert table.decisions(), "the game can be played on"


@pytest.mark.parametrize("name", TAUGHT)
def test_the_figures_in_the_sentences_still_hold(name: str) -> None:
    _, table = told(name)
    assert tuple(sheet.total for sheet in table.game.scores(table.state)) == STANDINGS[name]


@pytest.mark.parametrize("name", TAUGHT)
def test_the_lesson_names_rules_that_apply_to_it(name: str) -> None:
    lesson, _ = told(name)
    catalogue = load_catalogue(data_folder(name))
    for number, step in enumerate(lesson.step, start=1):
        assert step.rules, f"step {number}: why?"
        for rule_id in step.rules:
            rule = catalogue.find(rule_id)
            assert rule is not None, f"step {number}: {rule_id}"
            assert rule.id == rule_id, f"step {number}: {rule_id}"
            if isinstance(rule, Rule):
                assert not rule.players or len(lesson.names) in rule.players, f"step {number}: {rule_id}"
                assert rule.variant in ("", lesson.variant, *lesson.options), f"step {number}: {rule_id}"


@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_is_short_and_speaks_to_its_player(name: str) -> None:
    lesson, _ = told(name)
    for number, step in enumerate(lesson.step, start=1):
        sentences = re.findall(r"[.!?:](?:\s|$)", step.say.replace("etc.", ""))
        assert len(sentences) <= 4, f"step {number}: {step.say}"
        assert lesson.names[step.seat] not in step.say, f"step {number}: the player is told by `you`"
    assert lesson.step[0].heading, "the first part of the round has a heading"


@pytest.mark.parametrize("name", TAUGHT)
def test_no_step_depends_on_what_its_player_may_not_see(name: str) -> None:
    """A lesson is read by everybody at the table, so a step is open to its player in every world he can imagine."""
    lesson, table = told(name)
    game = table.game
    for number, (step, state) in enumerate(zip(lesson.step, table.states, strict=False), start=1):
        action = step_action(game, step)
        seen = game.observe(state, step.seat)
        assert action in game.legal_actions(seen, step.seat), f"step {number}"
        for luck in (1, 2):
            imagined = game.imagine(seen, step.seat, luck)
            assert game.refusal(imagined, step.seat, action) is None, f"step {number}"


POINTLESS = {"end-action", "pass-exchange", "decline", "close-ship", "plan-done", "stop-flipping"}
"""What speaks of nothing on the board."""


@pytest.mark.parametrize("name", TAUGHT)
def test_every_step_points_at_what_it_speaks_of(name: str) -> None:
    lesson, table = told(name)
    game = table.game
    for number, (step, state) in enumerate(zip(lesson.step, table.states, strict=False), start=1):
        seen = game.observe(state, step.seat)
        place = step.at or game.parts.board().place(game, seen, step_action(game, step))
        if place is None:
            assert step.act["do"] in POINTLESS, f"step {number}"
            continue
        drawn = game.parts.board().table(game, seen, Look(lesson.names, step.seat, selected=place))
        assert place in drawn.regions, f"step {number}: {place}"


@pytest.mark.parametrize("name", TAUGHT)
def test_every_kind_of_question_has_a_tip(name: str) -> None:
    game = load(name)
    assert isinstance(game, BoxedGame)
    tips = [game.words.tip(question.frame.__struct_config__.tag) for question in game.rulebook.questions]
    assert len(set(tips)) == len(tips)
    for tip in tips:
        assert tip.endswith("."), tip
        assert len(tip) <= 220, tip


@pytest.mark.parametrize("name", TAUGHT)
def test_a_secret_choice_is_told_without_the_others(name: str) -> None:
    lesson, table = told(name)
    for number, (step, state) in enumerate(zip(lesson.step, table.states, strict=False), start=1):
        decision = next(each for each in table.game.decisions(state) if each.seat == step.seat)
        if decision.secret:
            others = set(lesson.names) - {lesson.names[step.seat]}
            assert not others & set(re.findall(r"\w+", step.say)), f"step {number}: {step.say}"


def test_every_game_has_a_lesson() -> None:
    assert set(VERBS) == set(games())
    assert set(TAUGHT) == set(games())
