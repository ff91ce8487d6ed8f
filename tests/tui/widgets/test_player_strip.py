"""The strip of players: whole figures, points by where they come from, rivals on a small terminal."""

import re
from dataclasses import replace

import pytest

from boardgames.core import registry
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.view.player_figures import PlayerFigures
from boardgames.tui.view.points_bar import points_bar
from boardgames.tui.widgets.player_strip import Measures, measure, most_points, of_one_scale, player_row
from tests.tui.driving import is_asking, new_session, screen_lines, until

HOLDINGS = (("£", "12", ""), ("discs", "2", ""), ("shares", "Mo1 Ct22 Sl3", "*"), ("ink", "104", "+3"))


def player(
    points: tuple[int, ...] = (5, 12, 0, 30), holdings: tuple[tuple[str, str, str], ...] = HOLDINGS
) -> PlayerFigures:
    return PlayerFigures(1, "Boris", True, "", sum(points), holdings, points)


@pytest.mark.parametrize("width", range(40, 200, 7))
def test_a_holding_is_shown_whole_or_not_at_all_and_then_there_is_a_mark(width: int) -> None:
    shown = player_row(player(), Measures(width, 8, 14, 50)).text
    figures = (r" £12\b", r" dis\w* 2\b", r" sha\w* Mo1 Ct22 Sl3\b", r" ink 104(▲3)?")
    rest = re.sub("|".join(figures), "", shown)
    assert not re.search(r"dis|sha|ink|£", rest), "a part of something that did not fit"
    assert shown.endswith(" …") == any(re.search(figure, shown) is None for figure in figures)
    assert "47" in shown


def test_bars_become_shorter_first_and_a_column_is_left_out_before_letters_of_a_label() -> None:
    asked = player(holdings=(*((f"{letter * 8}", "12", "") for letter in "abcdefg"), ("hhhhhhhh", "0", "")))
    wide, narrow, tight = (player_row(asked, measure((asked,), width)).text for width in (150, 108, 76))
    assert ("aaaaaaaa 12" in wide, "hhhhhhhh 0" in wide, "▁" in wide) == (True, True, True)
    assert ("gggggggg 12" in narrow, "▁" in narrow) == (True, False)
    assert ("aaaaaaaa 12" in tight, "hhh" in tight, tight.endswith(" …")) == (True, False, True)
    assert not re.search(r"\b([a-h])\1{0,6}\b 12", wide + narrow + tight), "a label is whole"


@pytest.mark.parametrize("width", [3, 14, 36, 64])
@pytest.mark.parametrize("points", [(5, 12, 0, 30), (0, 0, 0, 0), (1,) * 9, (47, -3, 0, 0), (400, 1, 1, 1)])
def test_a_bar_is_as_long_as_it_should_be_and_every_figure_in_it_is_one_of_the_sheet(
    points: tuple[int, ...], width: int
) -> None:
    parts = points_bar(points, 50, width)
    text = "".join(text for text, _ in parts)
    assert len(text) == width
    figures = [text.strip("▁ ") for text, _ in parts if text.strip("▁ ")]
    assert set(figures) <= {str(value) for value in points}


def test_figures_of_neighbouring_pieces_never_touch() -> None:
    for width in range(8, 40):
        text = "".join(text for text, _ in points_bar((3, 12, 1, 11, 2, 1, 40), 70, width))
        assert set(re.findall(r"\d+", text)) <= {"3", "12", "1", "11", "2", "40"}


def test_bars_give_way_so_that_no_belongings_are_left_out() -> None:
    one, other = player(), player(holdings=(*HOLDINGS, ("hand", "4", ""), ("cards", "12", "")))
    measures = measure((one, other), 120)
    assert not any(player_row(each, measures).text.endswith("…") for each in (one, other))
    assert measures.bar < measure((one,), 120).bar == 36


def test_a_full_bar_belongs_to_whoever_has_most() -> None:
    leader, last = player((30, 20)), player((2, 3))
    most = most_points((leader, last))
    assert most == 50
    assert points_bar(leader.points, most, 20)[-1][0].strip() == ""
    assert sum(len(text) for text, style in points_bar(leader.points, most, 20) if "/" in style) == 20
    assert sum(len(text) for text, style in points_bar(last.points, most, 20) if "/" in style) == 2


def test_points_that_are_not_told_have_no_bar() -> None:
    secret = PlayerFigures(0, "Anna", False, "", None, HOLDINGS)
    assert all("/" not in style for _, style in player_row(secret, measure([secret], 120)).parts)


async def test_a_small_terminal_has_the_rivals_points_beside_the_player_to_move() -> None:
    app = BoardgamesApp(new_session(registry.load("amerigo"), players=4))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: is_asking(app))
        lines = [line for line in screen_lines(app) if re.search(r" A \d+ +B \d+ +C \d+$", line)]
        assert len(lines) == 1
        assert lines[0].startswith("▶ D  Dmitri")


def test_bars_are_of_one_scale_also_where_a_choice_fills_a_row() -> None:
    after = player((9, 12, 0, 30), (*HOLDINGS, ("cards", "12", "")))
    long = replace(player(), then=after)
    other = player()
    measures = replace(measure((player(), other), 100), bar=36, most=60)
    common = of_one_scale((long, other), measures)
    assert common.bar < 36
    widths = [player_row(one, common).text.count("▁") for one in (long, other)]
    assert abs(widths[0] - widths[1]) <= 3


def test_nothing_is_a_nought_beside_a_number() -> None:
    one = player(holdings=(("prov", "1", ""), ("goods", "book", "")))
    then = player(holdings=(("prov", "-", ""), ("goods", "-", ""), ("gold", "2", "")))
    text = player_row(replace(one, then=then), Measures(120, 8)).text
    assert "prov 1→0" in text
    assert "gold 0→2" in text
    assert "goods -" in text
