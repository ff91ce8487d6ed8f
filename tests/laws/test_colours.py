"""One table, one language of colour: a thing has one colour in bars, score sheets, coach, strip and end."""

from itertools import combinations

import pytest

from boardgames.core.rng import start_stream
from boardgames.tui.look.points import category_colours
from tests.laws.random_walks import PLAYED, SETTINGS, walk
from tests.tui.colours import ciede2000, lab

LEAST = 4.0
"""Difference by which two neighbours in a bar are told apart; their order and the legend say the rest."""


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
    alike = [
        (one, other)
        for one, other in combinations(together, 2)
        if ciede2000(lab(together[one]), lab(together[other])) < LEAST
    ]
    assert not alike, "two kinds of points look the same"


def test_points_that_a_thing_brings_have_the_colour_of_the_thing() -> None:
    from boardgames.amerigo import GAME as AMERIGO
    from boardgames.amerigo.face.colours import GOODS
    from boardgames.felinia import GAME as FELINIA
    from boardgames.felinia.face.colours import TILE

    goods = [f"good.{good.id}" for good in AMERIGO.tables.goods]
    assert category_colours(AMERIGO, 3, goods) == GOODS
    peoples = [f"people.{people.id}" for people in FELINIA.tables.peoples]
    assert category_colours(FELINIA, 3, peoples) == TILE
