"""Themes: every style name has a style, letters can be read, and players stay apart for every kind of vision."""

from itertools import pairwise

import pytest
from rich.color import Color, ColorSystem
from rich.style import Style

from boardgames.kit.colours import KEY, ON_KEY, PLAYERS, bold
from boardgames.tui.look.palettes import DARK, MONO, PALETTES, Palette
from boardgames.tui.look.shell_colours import ACCENTS, POINTS
from boardgames.tui.look.styles import STYLES
from boardgames.tui.look.themes import Inks, textual_theme, wanted_palette
from tests.tui.colours import ciede2000, contrast, smallest_distance

COLOURED = [palette for palette in PALETTES.values() if palette is not MONO]


def colours(palette: Palette, style: Style) -> tuple[str, str]:
    ink = style.color.get_truecolor().hex if style.color is not None else palette.foreground
    fill = style.bgcolor.get_truecolor().hex if style.bgcolor is not None else palette.background
    return ink, fill


def test_the_distance_of_colours_is_the_published_one() -> None:
    # Pairs 1, 7, 17 and 24 of the test data of Sharma, Wu and Dalal (2005).
    assert ciede2000((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000((50, 0, 0), (50, -1, 2)) == pytest.approx(2.3669, abs=1e-4)
    assert ciede2000((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert ciede2000((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864)) == pytest.approx(1.2630, abs=1e-4)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.id)
def test_every_style_name_has_a_style(palette: Palette) -> None:
    inks = Inks(palette)
    for name in STYLES:
        assert inks.style(name) is inks.style(name)
        assert inks.style(f"{name}+selected").bgcolor is not None


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.id)
def test_every_style_can_be_read(palette: Palette) -> None:
    for name, words in palette.spelled().items():
        ink, fill = colours(palette, Style.parse(words))
        assert contrast(ink, fill) >= 4.5, f"{name}: {ink} on {fill}"


@pytest.mark.parametrize("palette", COLOURED, ids=lambda palette: palette.id)
def test_players_stay_apart_for_every_kind_of_vision(palette: Palette) -> None:
    assert smallest_distance(tuple(fill for fill, _ in palette.players)) >= 20
    assert smallest_distance(palette.inks) >= 20
    assert smallest_distance(palette.kinds) >= 14


@pytest.mark.parametrize("palette", COLOURED, ids=lambda palette: palette.id)
def test_painted_players_and_accents_stay_apart_in_every_theme(palette: Palette) -> None:
    assert smallest_distance(tuple(map(palette.shade, PLAYERS))) >= 20
    assert smallest_distance(tuple(map(palette.shade, ACCENTS[:4]))) >= 18
    assert smallest_distance((palette.key, palette.cursor)) >= 8, "and a mark says which row is selected"


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.id)
def test_every_style_of_the_shell_can_be_read_on_every_ground_of_the_shell(palette: Palette) -> None:
    inks = Inks(palette)
    for fill in ("", "sheet", "raised", "lit", "well", "bar"):
        for name in palette.spelled():
            for over in ("", "cursor", "cursor-idle"):
                ink, ground = colours(palette, inks.style(f"{fill}+{name}+{over}"))
                assert contrast(ink, ground) >= 4.5, f"{name} on {fill} under {over}: {ink} on {ground}"
    for colour in POINTS + ACCENTS:
        ink, ground = colours(palette, inks.style(f"#000000!/{colour}"))
        assert contrast(ink, ground) >= 4.5


def test_greys_differ_by_forty_steps() -> None:
    greys = sorted(int(fill[1:3], 16) for fill, _ in MONO.players)
    assert all(b - a >= 40 for a, b in pairwise(greys))


# What the sixteen colours look like on a Linux console.
CONSOLE = (
    *("#000000", "#AA0000", "#00AA00", "#AA5500", "#0000AA", "#AA00AA", "#00AAAA", "#AAAAAA"),
    *("#555555", "#FF5555", "#55FF55", "#FFFF55", "#5555FF", "#FF55FF", "#55FFFF", "#FFFFFF"),
)


def on_the_console(colour: Color | None) -> str:
    """The colour that a terminal with sixteen colours shows for it."""
    assert colour is not None
    number = colour.downgrade(ColorSystem.STANDARD).number
    assert number is not None
    return CONSOLE[number]


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.id)
def test_sixteen_colours_are_enough_to_read_and_to_see_the_cursor(palette: Palette) -> None:
    inks = Inks(palette)
    for name in palette.spelled():
        style = inks.style(name)
        ink, fill = on_the_console(style.color), on_the_console(style.bgcolor)
        assert contrast(ink, fill) >= 2.5, f"{name}: {ink} on {fill}"
    for name in ("selected", "cursor"):
        assert on_the_console(inks.style(name).bgcolor) != on_the_console(inks.style("").bgcolor)


@pytest.mark.parametrize("palette", COLOURED, ids=lambda palette: palette.id)
def test_players_stay_apart_in_sixteen_colours(palette: Palette) -> None:
    assert len({on_the_console(Color.parse(fill)) for fill, _ in palette.players}) == 4


def test_no_color_outdoes_the_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert wanted_palette("light") is MONO
    monkeypatch.setenv("NO_COLOR", "")
    assert wanted_palette("light").id == "light"
    assert wanted_palette("no such theme") is DARK


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.id)
def test_textual_gets_the_same_background(palette: Palette) -> None:
    assert textual_theme(palette).background == palette.background


def test_caps_are_underlined_where_colour_cannot_part_them_from_pieces() -> None:
    assert Inks(MONO).look(bold(ON_KEY), KEY).underline
    assert not Inks(MONO).look(bold(ON_KEY), "#ffffff").underline
    assert not Inks(DARK).look(bold(ON_KEY), KEY).underline
