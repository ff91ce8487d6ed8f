"""Terminals with 256 colours: families stay together and apart, pieces can be told, letters can be read."""

import random
from itertools import pairwise, permutations

import pytest
from rich.color import Color as RichColor
from rich.color import ColorType
from rich.segment import Segment
from rich.style import Style
from textual.color import Color

from boardgames.core.registry import load
from boardgames.kit.colours import CURSOR, FOCUS, KEY, PLAYERS, RAISED, SHEET, TABLE, contrast, mix
from boardgames.kit.families import SHELL
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.look.assign_colours import STEPPED_BACK
from boardgames.tui.look.colours_16 import Colours16, cheapest
from boardgames.tui.look.colours_256 import Colours256
from boardgames.tui.look.few_colours import FewColours
from boardgames.tui.look.palettes import PALETTES, Palette
from boardgames.tui.look.terminal_colours import ENTRIES
from tests.laws.random_walks import PLAYED
from tests.tui.colours import ciede2000, lab, smallest_distance
from tests.tui.driving import is_asking, new_session, until

DECLARED = (SHELL, *(families for name in PLAYED for families in load(name).parts.board().families))
COLOURED = [PALETTES[name] for name in ("dark", "light")]


@pytest.fixture(params=COLOURED, ids=lambda palette: palette.id)
def indexed(request: pytest.FixtureRequest) -> Colours256:
    palette: Palette = request.param
    made = Colours256(palette)
    made.learn(*DECLARED)
    return made


def test_players_keys_and_sheets_stay_apart(indexed: Colours256) -> None:
    shown = [indexed.ground(indexed.palette.shade(one)) for one in PLAYERS]
    assert smallest_distance(tuple(shown)) >= 14
    sheets = [indexed.ground(indexed.palette.shade(one)) for one in (TABLE, SHEET, RAISED, FOCUS)]
    assert len(set(sheets)) == 4
    key, cursor = (indexed.ground(indexed.palette.shade(one)) for one in (KEY, CURSOR))
    assert smallest_distance((key, cursor)) >= 8


def test_shades_keep_the_order_of_their_lightness(indexed: Colours256) -> None:
    for families in DECLARED:
        for shades in families.shades:
            shown = sorted((lab(indexed.palette.shade(one))[0], one) for one in shades)
            lights = [lab(indexed.ground(indexed.palette.shade(one)))[0] for _, one in shown]
            fallen = [a - b for a, b in pairwise(lights) if a > b]
            assert max(fallen, default=0.0) <= 6, shades


def test_countries_are_one_colour_each_and_differ(indexed: Colours256) -> None:
    from boardgames.felinia.face.colours import LAND, TINTS

    shade, ground = indexed.palette.shade, indexed.ground
    lands = [{ground(shade(mix(land, "#ffffff", tint))) for tint in TINTS} for land in LAND]
    assert all(len(land) == 1 for land in lands)
    entries = [land.pop() for land in lands]
    assert min(ciede2000(lab(a), lab(b)) for i, a in enumerate(entries) for b in entries[i + 1 :]) >= 14


def test_tiles_of_peoples_differ_also_where_they_are_dark(indexed: Colours256) -> None:
    """In the light theme Jaguars were as grey as Panthers and nearly as black as Cheetahs."""
    from boardgames.felinia.face.colours import TILE

    entries = [lab(indexed.ground(indexed.palette.shade(tile))) for tile in TILE]
    assert min(ciede2000(a, b) for i, a in enumerate(entries) for b in entries[i + 1 :]) >= 15


@pytest.mark.parametrize("table", [Colours16, Colours256])
def test_the_square_of_a_category_has_the_colour_of_its_bar(table: type[Colours16] | type[Colours256]) -> None:
    """In the light theme gold was yellow in the bars and grey in the list beside them."""
    for palette in COLOURED:
        for colour in map(palette.shade, ("#d9a92b", "#a85aa3")):
            ground = palette.background.lower()
            line = [Segment(char, Style.parse(f"{colour} on {ground}")) for char in "▌█"]
            square, bar = FewColours(table(palette)).apply(line, Color(0, 0, 0))
            assert square.style == bar.style


def test_every_letter_that_can_be_read_still_can(indexed: Colours256) -> None:
    luck = random.Random(5)
    colours = [f"#{luck.randrange(1 << 24):06x}" for _ in range(60)]
    for ground in colours:
        for ink in colours:
            if contrast(ink, ground) >= indexed.palette.least:
                assert contrast(indexed.ink(ink, ground), indexed.ground(ground)) >= indexed.palette.least


@pytest.mark.parametrize("palette", PALETTES.values(), ids=lambda palette: palette.id)
def test_no_letter_is_lost_in_sixteen_colours(palette: Palette) -> None:
    """Rich rounds ink and ground by themselves: dim words on a dim sheet became grey on grey."""
    luck, sixteen = random.Random(5), Colours16(palette)
    colours = [palette.background, *(f"#{luck.randrange(1 << 24):06x}" for _ in range(60))]
    for ground in colours:
        for ink in colours:
            true, shown = contrast(ink, ground), contrast(sixteen.ink(ink, ground), sixteen.ground(ground))
            assert shown >= 3 if true >= 3 else shown > 1 or ink == ground


@pytest.mark.parametrize("name", ["dark", "light", "high-contrast"])
def test_peoples_of_felinia_never_meet_a_player_in_sixteen_colours(name: str) -> None:
    """Two headers of boats were grey, a third had the colour of player C; three bonus tiles were white."""
    from boardgames.felinia.face.colours import FLAG, LAND, SPECIAL, TILE

    palette = PALETTES[name]
    sixteen = Colours16(palette)
    sixteen.learn(*DECLARED)
    back = [mix(tile, TABLE, STEPPED_BACK) for tile in TILE]
    peoples = [
        {sixteen.ground(palette.shade(colour)) for colour in colours}
        for colours in zip(FLAG, TILE, LAND, back, strict=True)
    ]
    assert all(len(people) == 1 for people in peoples), "a people has one colour"
    others = [sixteen.ground(palette.shade(colour)) for colour in (*PLAYERS, KEY, CURSOR, TABLE, SPECIAL)]
    shown = [*others, *(people.pop() for people in peoples)]
    assert len(set(shown)) == len(shown)


def test_things_get_the_entries_that_suit_them_best_together() -> None:
    luck = random.Random(5)
    for rows in range(1, 5):
        costs = [[luck.random() for _ in range(5)] for _ in range(rows)]
        found = cheapest(costs)
        best = min(sum(map(list.__getitem__, costs, columns)) for columns in permutations(range(5), rows))
        assert len(set(found)) == rows
        assert sum(map(list.__getitem__, costs, found)) == pytest.approx(best)


def test_sixteen_colours_are_sent_by_their_numbers() -> None:
    line = [Segment("x", Style.parse("#ff0000 on #000000")), Segment("▀", Style.parse("#ffffff on #0000ee"))]
    words, block = FewColours(Colours16(PALETTES["dark"])).apply(line, Color(0, 0, 0))
    assert words.style == Style(color=RichColor.from_ansi(9), bgcolor=RichColor.from_ansi(0))
    assert block.style == Style(color=RichColor.from_ansi(15), bgcolor=RichColor.from_ansi(4))


def test_only_fixed_entries_are_sent(indexed: Colours256) -> None:
    line = [Segment("x", Style.parse("#123456 on #654321")), Segment("▀▄", Style.parse("#2e2250 on #0d2236"))]
    for segment in FewColours(indexed).apply(line, Color(0, 0, 0)):
        assert segment.style is not None
        for colour in (segment.style.color, segment.style.bgcolor):
            assert colour is not None
            assert colour.type is ColorType.EIGHT_BIT
            assert colour.number in ENTRIES


@pytest.mark.parametrize("name", PLAYED)
async def test_a_table_in_a_terminal_with_256_colours_is_drawn_in_its_entries(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, terminal colours were rounded channel by channel, and the tints of one country became grey and purple."""
    monkeypatch.setattr(BoardgamesApp, "few_colours", property(lambda app: Colours256))
    app = BoardgamesApp(new_session(load(name), players=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app), "the table")
        strips = app.screen._compositor.render_strips()
        styles = [segment.style for strip in strips for segment in strip if segment.style is not None]
        shown = [colour for style in styles for colour in (style.color, style.bgcolor) if colour is not None]
        assert len(shown) > 500
        assert {colour.type for colour in shown} == {ColorType.EIGHT_BIT}
