"""Pictures of drawings: grounds and blocks are rectangles, text is as wide as its cells."""

import xml.etree.ElementTree as ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardgames.core import registry
from boardgames.core.game import Config
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import INK, SAND, SEA
from boardgames.kit.look import TABLE_SIZE, Look
from boardgames.tui.look.palettes import PALETTES
from boardgames.tui.look.svg import BLOCKS, HEIGHT, WIDTH, cells_of_canvas, picture
from boardgames.tui.look.themes import Inks

NAMESPACE = "{http://www.w3.org/2000/svg}"


def drawn(canvas: Canvas, theme: str = "dark") -> ElementTree.Element:
    return ElementTree.fromstring(picture(cells_of_canvas(canvas, Inks(PALETTES[theme])), "a title & more"))


@given(st.text("ab <&▀█▌▐ ", min_size=1, max_size=12))
def test_text_is_as_wide_as_its_cells_and_blocks_are_no_text(text: str) -> None:
    canvas = Canvas(12, 1, SEA)
    canvas.put(0, 0, text, INK)
    root = drawn(canvas)
    words = root.findall(f".//{NAMESPACE}text")
    assert not any(char in BLOCKS for word in words for char in word.text or "")
    for word in words:
        assert int(word.attrib["textLength"]) == len(word.text or "") * WIDTH


def test_half_a_cell_is_a_rectangle_of_half_a_cell() -> None:
    canvas = Canvas(2, 1, SEA)
    canvas.pixel(1, 0, SAND)
    half = [r for r in drawn(canvas).iter(f"{NAMESPACE}rect") if r.attrib["fill"] == SAND]
    assert [(r.attrib["x"], r.attrib["height"]) for r in half] == [(str(WIDTH), f"{HEIGHT / 2:g}")]


@pytest.mark.parametrize("theme", PALETTES)
@pytest.mark.parametrize("name", registry.games())
def test_every_table_has_a_picture(name: str, theme: str) -> None:
    game = registry.load(name)
    state = game.start(Config(game.info.players[0], 1, game.info.variants[0]))
    table = game.parts.board().table(game, game.observe(state, None), Look(("Ann", "Bob")))
    root = drawn(table, theme)
    assert root.attrib["viewBox"] == f"0 0 {TABLE_SIZE[0] * WIDTH} {TABLE_SIZE[1] * HEIGHT}"
    assert "".join(word.text or "" for word in root.iter(f"{NAMESPACE}text")).strip()
