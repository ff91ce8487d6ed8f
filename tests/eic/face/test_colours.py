"""The colours of goods: told apart from each other and from the players, and readable."""

from boardgames.eic.face.colours import BLACK, GOOD_INKS, GOODS, LIT, NEUTRAL
from boardgames.kit.colours import CURSOR, KEY, PLAYERS, contrast
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
