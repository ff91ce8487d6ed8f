"""A turn in a line: what follows by itself, and where the line ends."""

from dataclasses import replace

from boardgames.amerigo import GAME
from boardgames.core.draft import Draft
from boardgames.core.table import Table
from boardgames.tui.line import Line
from boardgames.tui.scene import build_scene
from boardgames.tui.texts import LINE_ENDS
from boardgames.tui.widgets.prompt import prompt_row
from tests.amerigo.rules.test_completion import large_island_but_two


def accepted(line: Line, code: str) -> Line:
    """The line with the choice of this code."""
    offer = line.type(code).one
    assert offer is not None, code
    return line.accept(offer)


def test_what_follows_by_itself_may_be_typed_and_is_no_slip() -> None:
    first = large_island_but_two(round=2)
    table = Table(GAME, first, ("Ann", "Bob"))
    line = Line(Draft(GAME, 2, 0, first), (build_scene(table, 0, ("", "")),))
    line = accepted(accepted(line, "g"), "2")
    assert line.followed == ("g6",), "the tile fits nowhere else"
    assert not line.type("g").is_slip
    assert not line.type("g6").is_slip
    assert line.type("g7").is_slip


def test_a_line_that_has_ended_says_so() -> None:
    first = large_island_but_two(round=2)
    line = Line(Draft(GAME, 2, 0, first), (build_scene(Table(GAME, first, ("Ann", "Bob")), 0, ("", "")),))
    ended = accepted(line, "t")
    assert ended.offers == ()
    assert ended.scene.question == LINE_ENDS


def test_the_time_of_a_boat_is_not_cut_at_its_colon() -> None:
    first = large_island_but_two(round=2)
    line = Line(Draft(GAME, 2, 0, first), (build_scene(Table(GAME, first, ("Ann", "Bob")), 0, ("", "")),))
    bought = replace(line.offers[0], text="buy 1 wine; enough for 8:30")
    shown = prompt_row(replace(line, tokens=(bought,)), None, 80, can_confirm=True)
    assert " buy 1 wine; enough for 8:30 " in "".join(text for text, _ in shown.parts)
