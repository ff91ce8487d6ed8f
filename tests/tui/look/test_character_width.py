"""Names whose letters take two columns, or none."""

import pytest
from rich.cells import cell_len
from rich.segment import Segment

from boardgames.core import registry
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.look.character_width import strip_in_columns
from tests.tui.driving import new_session


def shown(*texts: str) -> str:
    width = sum(map(len, texts))
    strip = strip_in_columns([Segment(text) for text in texts], width)
    assert strip.cell_length == cell_len(strip.text) == width
    return strip.text


@pytest.mark.parametrize(
    ("texts", "row"),
    [
        (("A  Ann   ", "12 coins"), "A  Ann   12 coins"),
        (("A  李雷   ", "12 coins"), "A  李雷 12 coins"),
        (("A  李雷: place a token    ", "12 coins"), "A  李雷: place a token  12 coins"),
        (("A  Zoe\u0308   ", "12 coins"), "A  Zoe\u0308    12 coins"),
        (("A  李雷雷   ", "12 coins", "  7"), "A  李雷雷 12 coins 7"),
        (("李雷", "x"), "李 "),
    ],
)
def test_what_a_name_takes_too_much_is_taken_from_the_blanks_behind_it(texts: tuple[str, ...], row: str) -> None:
    assert shown(*texts) == row


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_no_row_of_a_table_is_wider_than_the_screen(size: tuple[int, int]) -> None:
    session = new_session(registry.load("felinia"), players=2)
    session.table.names = session.names = ("李雷雷雷雷雷雷雷雷雷", "e\u0301" * 20)
    app = BoardgamesApp(session)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        rows = ["".join(segment.text for segment in strip) for strip in app.screen._compositor.render_strips()]
        assert any("李" in row for row in rows)
        assert {cell_len(row) for row in rows} == {size[0]}
