"""Every worked example of the catalogues is a position with choices, and shows the figures of the catalogue."""

from importlib import import_module
from typing import Any

import pytest

from boardgames.core.game import Game
from boardgames.core.registry import games, load
from boardgames.core.values import decode, encode
from boardgames.core.worked_example import Scenario, positions, scenario
from boardgames.kit.look import TABLE_SIZE, Look
from boardgames.store.component_tables import data_folder
from boardgames.store.rule_catalogue import load_catalogue

EXAMPLES = [(name, example) for name in games() for example in load(name).parts.examples()]


def shown(name: str, example: str) -> tuple[Game[Any, Any], Scenario]:
    game = load(name)
    found = scenario(game, example)
    assert found is not None
    return game, found


@pytest.mark.parametrize("name", games())
def test_every_example_is_a_scenario(name: str) -> None:
    assert set(load(name).parts.examples()) == {example.id for example in load_catalogue(data_folder(name)).examples}


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_every_step_is_what_the_judge_says(name: str, example: str) -> None:
    game, scene = shown(name, example)
    assert scene.example == example
    assert scene.variant in game.info.variants
    assert len(scene.names) in game.info.players
    for step, state in zip(scene.steps, positions(game, scene), strict=False):
        refusal = game.refusal(state, step.seat, step.action)
        assert (refusal.rule if refusal else "") == step.refused, step.say
        assert step.refused or step.action in game.legal_actions(state, step.seat), step.say
        assert step.say.endswith(".")
        assert len(step.say) <= 130


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_positions_keep_the_invariants(name: str, example: str) -> None:
    game, scene = shown(name, example)
    check = import_module(f"tests.{name}.invariants").check
    for state in positions(game, scene):
        check(game, state)
        assert decode(encode(state), game.state_type) == state
        for seat in (None, *range(len(scene.names))):
            game.observe(state, seat)


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_every_position_can_be_drawn_and_described(name: str, example: str) -> None:
    game, scene = shown(name, example)
    board = load(name).parts.board()
    for step, state in zip(scene.steps, positions(game, scene), strict=False):
        seen = game.observe(state, step.seat)
        look = Look(scene.names, step.seat, action=None if step.refused else step.action)
        drawn = board.table(game, seen, look)
        assert (drawn.width, drawn.height) == TABLE_SIZE
        assert game.describe(seen, step.seat, step.action)
    last = game.observe(positions(game, scene)[-1], None)
    assert board.tabs(game, last, Look(scene.names))


def test_what_is_no_example_has_no_scenario() -> None:
    assert scenario(load("felinia"), "FEL-AUC-01") is None


@pytest.mark.parametrize(("name", "example"), EXAMPLES)
def test_the_figures_are_those_of_the_example(name: str, example: str) -> None:
    game, scene = shown(name, example)
    look, figures = import_module(f"tests.figures.{name}").FIGURES[example]
    assert look(game, positions(game, scene)) == figures
