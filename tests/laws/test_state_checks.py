"""Laws of positions: whatever play reaches is sound, and whatever is called sound can be played to the end."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boardgames.core.registry import load
from boardgames.core.rng import below, start_stream
from boardgames.core.values import evolve, to_plain
from boardgames.core.worked_example import positions, scenario
from boardgames.store.lesson import load_lesson, step_action
from boardgames.store.log import read_log
from boardgames.store.replay import replay
from tests.laws.mutants import mutant, plain_states, play_on, read
from tests.laws.random_walks import PLAYED, SETTINGS, Setting, walk

GOLDEN = sorted((Path(__file__).resolve().parent.parent / "golden" / "games").glob("*.jsonl"))
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@every_setting
@settings(max_examples=3)
@given(seed=st.integers(0, 2**32))
def test_every_state_of_a_game_is_sound(setting: Setting, seed: int) -> None:
    game = setting.load()
    assert game.fault(game.start(setting.config(seed))) == ""
    for step in walk(game, setting.config(seed), seed):
        assert game.fault(step.after) == "", step.action


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_state_of_a_recorded_game_is_sound(path: Path) -> None:
    log = read_log(path)
    game = load(log.header.game)
    assert {game.fault(state) for state in replay(log, game).states} == {""}


@pytest.mark.parametrize("name", PLAYED)
def test_every_position_of_a_worked_example_is_sound(name: str) -> None:
    game = load(name)
    for example in game.parts.examples():
        scene = scenario(game, example)
        assert scene is not None
        assert {game.fault(state) for state in positions(game, scene)} == {""}, example


@pytest.mark.parametrize("name", PLAYED)
def test_every_state_of_a_lesson_is_sound(name: str) -> None:
    game = load(name)
    lesson = load_lesson(game)
    state = game.start(lesson.config)
    for step in lesson.step:
        state = game.apply(state, step.seat, step_action(game, step))
        assert game.fault(state) == "", step.say


@every_setting
def test_what_is_called_sound_can_be_played(setting: Setting) -> None:
    """States with something changed: most are refused, and the others are as good as any."""
    game, luck = setting.load(), start_stream(1, str(setting))
    states = [step.after for step in walk(game, setting.config(1), 1)]
    others = plain_states(states[:: max(1, len(states) // 40)])
    refused = accepted = 0
    for _ in range(120):
        luck, at = below(luck, len(states))
        luck, seed = below(luck, 1 << 60)
        state = read(mutant(to_plain(states[at]), others, seed), game)
        if state is None or state == states[at]:
            continue
        if game.fault(state):
            refused += 1
        else:
            accepted += 1
            play_on(game, state, seed, 60)
    assert refused > accepted or setting.game == "toy"


@pytest.mark.parametrize("name", PLAYED)
def test_a_fault_names_the_field_and_ends_a_sentence(name: str) -> None:
    game = load(name)
    for setting in (setting for setting in SETTINGS if setting.game == name):
        state = game.start(setting.config(3))
        wrong = evolve(state, rng=state.rng[1:])
        assert game.fault(wrong) == f"rng has {len(state.rng) - 1} entries, not {len(state.rng)}"
        wrong = evolve(state, rng=(-1, *state.rng[1:]))
        assert game.fault(wrong) == f"rng.0 is -1, not 0 to {2**64 - 1}"
