"""One table, one language of colour: a thing has one colour in bars, score sheets, coach, strip and end."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from boardgames.core.game import Game
from boardgames.core.rng import start_stream
from boardgames.tui.look.colours_256 import Colours256
from boardgames.tui.look.palettes import CONTRAST, DARK, LIGHT
from boardgames.tui.look.points import category_colours
from boardgames.tui.view.table_view import board_of
from tests.laws.random_walks import PLAYED, SETTINGS, walk
from tests.tui.colours import ciede2000, lab

LEAST = ((DARK, 10.0), (LIGHT, 10.0), (CONTRAST, 4.0))
"""Difference by theme by which two neighbours in a bar are told apart; their order and the legend say the rest."""


def categories(name: str) -> tuple[str, ...]:
    """Every category on the sheets of games of three, in all variants."""
    found: dict[str, None] = {}
    for setting in SETTINGS:
        if setting.game == name and setting.players == 3:
            game = setting.load()
            *_, last = walk(game, setting.config(4), start_stream(4, str(setting)))
            found |= dict.fromkeys(line.category for sheet in game.scores(last.after) for line in sheet.lines)
    return tuple(found)


@pytest.mark.parametrize("name", PLAYED)
def test_a_category_has_one_colour_whatever_stands_beside_it(name: str) -> None:
    game = next(setting for setting in SETTINGS if setting.game == name).load()
    found = categories(name)
    together = dict(zip(found, category_colours(game, 3, found), strict=True))
    for category in found:
        assert category_colours(game, 3, [category]) == (together[category],), category
        assert category_colours(game, 3, ["gold", category])[1] == together[category], category
    assert not [*alike(game, together)], "two kinds of points look the same"


def alike(game: Game[Any, Any], together: dict[str, str]) -> Iterator[tuple[str, ...]]:
    """Categories that can hardly be told apart in a theme, with true colours or with 256."""
    for palette, least in LEAST:
        few = Colours256(palette)
        few.learn(*getattr(board_of(game), "families", ()))
        true = {category: palette.shade(colour) for category, colour in together.items()}
        for shown in (true, {category: few.ground(colour) for category, colour in true.items()}):
            for one, other in combinations(shown, 2):
                if ciede2000(lab(shown[one]), lab(shown[other])) < least:
                    yield palette.id, one, other, shown[one], shown[other]


def test_points_that_a_thing_brings_have_the_colour_of_the_thing() -> None:
    from boardgames.amerigo import GAME as AMERIGO
    from boardgames.amerigo.face.colours import GOODS
    from boardgames.felinia import GAME as FELINIA
    from boardgames.felinia.face.colours import TILE

    goods = [f"good.{good.id}" for good in AMERIGO.tables.goods]
    assert category_colours(AMERIGO, 3, goods) == GOODS
    peoples = [f"people.{people.id}" for people in FELINIA.tables.peoples]
    assert category_colours(FELINIA, 3, peoples) == TILE
