"""What can be computed of colours, and the colours of the house."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardgames.kit import colours as c
from boardgames.tui.look import theme_colours
from boardgames.tui.look.palettes import PALETTES
from boardgames.tui.look.themes import Inks

COLOUR = st.integers(0, 0xFFFFFF).map(lambda n: f"#{n:06x}")
PAIRS = [
    *((ink, ground) for ink in (c.INK, c.BRIGHT, c.SOFT) for ground in (c.TABLE, c.SHEET, c.RAISED)),
    *((ink, ground) for ink in (c.DIM, c.GOLD, c.GOOD, c.BAD, c.WARM, c.FINAL) for ground in (c.TABLE, c.SHEET)),
    (c.ON_KEY, c.KEY),
    (c.ON_CURSOR, c.CURSOR),
    *zip(c.ON_PLAYERS, c.PLAYERS, strict=True),
    *((ink, c.SHEET) for ink in c.PLAYER_INKS),
]


@pytest.mark.parametrize(("ink", "ground"), PAIRS)
def test_letters_of_the_house_can_be_read(ink: str, ground: str) -> None:
    assert c.contrast(ink, ground) >= 4.5


@given(COLOUR, COLOUR)
def test_every_ink_is_made_readable_on_every_ground(ink: str, ground: str) -> None:
    assert c.contrast(c.readable(ink, ground), ground) >= 4.5


@given(COLOUR, COLOUR)
def test_a_mixture_lies_between(a: str, b: str) -> None:
    assert c.mix(a, b, 0) == a
    assert c.mix(a, b, 1) == b


@pytest.mark.parametrize("tone", [theme_colours.light, theme_colours.strong, theme_colours.grey])
@given(colour=COLOUR)
def test_a_tone_is_a_colour(tone: object, colour: str) -> None:
    made = tone(colour)  # type: ignore[operator]
    assert len(made) == 7
    assert 0 <= int(made[1:], 16) <= 0xFFFFFF


def test_paper_turns_lightness_upside_down() -> None:
    ladder = [c.TABLE, c.SHEET, c.RAISED, c.FAINT, c.DIM, c.INK, c.BRIGHT]
    lights = [c.luminance(theme_colours.light(colour)) for colour in ladder]
    assert lights == sorted(lights, reverse=True)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@given(ink=COLOUR, ground=COLOUR)
def test_every_theme_makes_every_letter_readable(palette: object, ink: str, ground: str) -> None:
    inks = Inks(palette)  # type: ignore[arg-type]
    style = inks.look(c.bold(ink), ground)
    assert style.bold
    assert style.color is not None
    assert style.bgcolor is not None
    assert c.contrast(style.color.name, style.bgcolor.name) >= 4.5


def test_what_is_no_letter_is_left_alone() -> None:
    inks = Inks(PALETTES["dark"])
    style = inks.look(c.exact(c.SEA), c.SHALLOW)
    assert style.color is not None
    assert style.color.name == c.SEA
