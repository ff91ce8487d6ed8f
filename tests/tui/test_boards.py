"""What holds for the drawing of every game: sizes, characters, places, codes, secrets."""

from collections.abc import Iterator

import pytest

from boardgames.core.registry import games
from boardgames.kit.look import Look
from tests.laws.random_walks import Setting, Step, settings_of, walk
from tests.tui.drawing import check_form, check_places, check_secrets, drawings, names_of

SETTINGS = [setting for name in games() for setting in settings_of(name)]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def sampled(setting: Setting, seed: int, every: int) -> Iterator[Step]:
    """The first question of each kind, one step in `every`, and the last."""
    met: set[str] = set()
    last = None
    for step in walk(setting.load(), setting.config(seed), seed):
        last = step
        if step.number % every == 0 or step.decision.kind not in met:
            met.add(step.decision.kind)
            yield step
    if last is not None:
        yield last


@every_setting
def test_sizes_characters_styles_and_regions(setting: Setting) -> None:
    for step in sampled(setting, 6, 120):
        check_form(setting.load(), step.before, step.decision.seat, step.action)


@every_setting
def test_every_legal_place_is_marked_with_its_code(setting: Setting) -> None:
    for step in sampled(setting, 7, 75):
        check_places(setting.load(), step.before, step.decision.seat)


@every_setting
def test_nothing_hidden_is_drawn(setting: Setting) -> None:
    for step in sampled(setting, 8, 20):
        check_secrets(setting.load(), step.before, step.number)


@every_setting
def test_beginning_and_end_can_be_drawn_for_everybody_and_open(setting: Setting) -> None:
    game = setting.load()
    steps = list(walk(game, setting.config(9), 9))
    for state in (steps[0].before, steps[-1].after):
        names = names_of(game, state)
        looks = [(state, None), *((game.observe(state, viewer), viewer) for viewer in (None, *range(len(names))))]
        for seen, viewer in looks:
            for canvas in drawings(game, seen, Look(names, viewer)):
                assert any(line.strip() for line in canvas.lines())
