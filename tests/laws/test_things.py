"""What the table answers: about every place of every drawing, in whole sentences."""

import re
from functools import cache
from typing import Any

import pytest

from boardgames.core.game import Game, Thing
from boardgames.core.player_names import DEFAULT_NAMES
from boardgames.kit.look import Look
from boardgames.table.inspect import places
from tests.laws.random_walks import SETTINGS, Setting, walk

TRIED = [next(s for s in reversed(SETTINGS) if s.game == game) for game in dict.fromkeys(s.game for s in SETTINGS)]
"""Of every game its last variant with most players and all options."""
SAMPLES = 4
TEXTS = ("line", "does", "worth", "get", "others")
ODD = re.compile(r"[{}_]|  |\.\.|,\.| ,|: ?\.|^\.|\b\w+-\d+\.\w+\b", re.MULTILINE)
"""What no sentence has: braces, double blanks, stops and commas with nothing between them, ids of places."""


@cache
def sampled(setting: Setting) -> list[tuple[Any, int]]:
    """Some states of a walk, and who is asked in each."""
    steps = list(walk(setting.load(), setting.config(11), luck=5))
    return [(steps[at].before, steps[at].decision.seat) for at in range(0, len(steps), len(steps) // SAMPLES + 1)]


def things(game: Game[Any, Any], seen: Any, viewer: int | None, eye: int | None) -> dict[str, Thing | None]:
    names = DEFAULT_NAMES[: len(game.scores(seen))]
    return {
        place: game.words.thing(seen, viewer, place, names) for place in places(game, seen, Look(names, viewer=eye))
    }


@pytest.mark.parametrize("setting", TRIED, ids=str)
def test_every_place_of_every_drawing_has_a_name_and_a_sentence(setting: Setting) -> None:
    game = setting.load()
    for number, (state, seat) in enumerate(sampled(setting)):
        eye = None if number % 2 else seat
        viewer = seat if number % 3 else eye
        for place, thing in things(game, game.observe(state, eye), viewer, eye).items():
            assert thing is not None, place
            assert thing.name, place
            assert thing.line, place
            for text in (getattr(thing, name) for name in TEXTS):
                assert not ODD.search(text), f"{place}: {text}"
                assert all(line.endswith((".", "!", "?")) for line in text.splitlines()), f"{place}: {text}"
    assert game.words.thing(game.observe(state, None), None, "no-such-place", DEFAULT_NAMES) is None


@pytest.mark.parametrize("setting", TRIED, ids=str)
def test_the_table_can_be_read_in_parts(setting: Setting) -> None:
    game = setting.load()
    for state, seat in sampled(setting)[::2]:
        seen = game.observe(state, seat)
        names = DEFAULT_NAMES[: len(game.scores(seen))]
        parts = game.words.parts(seen)
        assert len({part for part, _, _ in parts}) == len(parts) > 1
        for part, title, listed in parts:
            assert title
            assert all(game.words.thing(seen, seat, place, names) for place in listed), part
            lines = game.words.prose(seen, seat, part, names)
            assert lines, part
            assert all(line.endswith(".") and not ODD.search(line) for line in lines), part
