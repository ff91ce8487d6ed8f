"""Without colours: inverse instead of caps and chips, no half cells."""

from rich.segment import Segment
from rich.style import Style
from textual.color import Color

from boardgames.tui.look.no_colour import NoColour, without_colour
from boardgames.tui.look.palettes import MONO
from boardgames.tui.look.themes import Inks


def test_caps_chips_and_the_cursor_are_inverse() -> None:
    inks = Inks(MONO)
    for name in ("key", "key-chosen", "cursor", "selected", "player-a"):
        assert without_colour(inks.style(name)).reverse, name
    for name in ("", "bold", "bar", "sheet", "lit-key", "cap"):
        assert not without_colour(inks.style(name)).reverse, name


def test_no_colour_is_left_and_bold_and_underline_are() -> None:
    plain = without_colour(Style.parse("bold underline #ff0000 on #000000"))
    assert (plain.color, plain.bgcolor) == (None, None)
    assert plain.bold
    assert plain.underline


def test_half_cells_are_blank() -> None:
    line = NoColour().apply([Segment("▀▀A▄", Style.parse("red on blue")), Segment("x", None)], Color(0, 0, 0))
    assert "".join(segment.text for segment in line) == "  A x"
    for halves in ("#0f141b on #18212c", "#18212c on #ffffff"):
        (blank,) = NoColour().apply([Segment("▀▀", Style.parse(halves))], Color(0, 0, 0))
        assert blank.style is not None
        assert not blank.style.reverse, "neither an edge nor half of a shape becomes a bar of light"
