"""The colours of goods: told apart from each other and from the players, and readable."""

import pytest

from boardgames.eic.face.colours import AT_REST, BLACK, GOOD_INKS, GOODS, LIT, MAY_GO, NEUTRAL, families
from boardgames.eic.face.panels.forecast import STAYS
from boardgames.eic.face.panels.hulls import cube
from boardgames.eic.face.panels.markets import SMALL, draw_cube
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import CURSOR, KEY, PLAYERS, SHEET, contrast, mix
from boardgames.tui.look.colours_16 import Colours16
from boardgames.tui.look.few_colours import GROUNDS
from boardgames.tui.look.palettes import PALETTES
from tests.tui.colours import VISIONS, ciede2000, lab, smallest_distance


def test_goods_differ_for_every_kind_of_sight() -> None:
    assert smallest_distance(GOODS) >= 12


def test_no_good_can_be_taken_for_a_player() -> None:
    for vision in VISIONS:
        for good in GOODS:
            assert min(ciede2000(lab(good, vision), lab(one, vision)) for one in (*PLAYERS, NEUTRAL)) >= 12


def test_a_cube_is_no_key_and_no_selection() -> None:
    for vision in VISIONS:
        assert min(ciede2000(lab(good, vision), lab(one, vision)) for good in GOODS for one in (KEY, CURSOR)) >= 10


def test_what_stands_on_a_cube_and_the_names_of_goods_can_be_read() -> None:
    assert all(contrast(BLACK, good) >= 4.5 for good in GOODS)
    assert all(contrast(ink, LIT) >= 4.5 for ink in GOOD_INKS)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_sixteen_colours_keep_the_goods_apart(theme: str) -> None:
    """All cubes were grey there: a cube and its paler tints have one entry that nothing else on the table has."""
    palette = PALETTES[theme]
    sixteen = Colours16(palette)
    sixteen.learn(*families)

    def entries(good: str, sheet: str) -> set[str]:
        return {sixteen.ground(palette.shade(mix(good, sheet, share)).lower()) for share in (0.0, MAY_GO, AT_REST)}

    cubes = [entries(good, LIT) | entries(good, SHEET) for good in GOODS]
    others = {sixteen.ground(palette.shade(colour).lower()) for colour in (*PLAYERS, KEY, CURSOR, LIT, SHEET)}
    assert [len(found) for found in cubes] == [1, 1, 1, 1], cubes
    assert len(set().union(*cubes)) == 4
    assert not set().union(*cubes) & others


def test_a_cube_is_an_area_where_there_are_few_colours() -> None:
    """It is drawn as a letter that fills its cell; a letter would be made to be read, and that made it grey."""
    canvas = Canvas(9, 3, SHEET)
    draw_cube(canvas, 0, STAYS, 0, 0, SHEET, AT_REST, SMALL)
    cube(canvas, 4, 0, "t", GOODS[0], SHEET)
    assert {canvas.chars[0][at] for at in (0, 1, 2, 3, 5)} - {" "} <= GROUNDS
