"""A list of rows: the cursor goes by lines, pages and to the edges; without a cursor the list scrolls."""

from collections.abc import Sequence

import pytest
from textual.app import App, ComposeResult

from boardgames.tui.look.paint import Row, row
from boardgames.tui.look.palettes import DARK
from boardgames.tui.look.themes import Inks
from boardgames.tui.widgets.row_list import RowList


class OneList(App[None]):
    """A list and nothing else."""

    CSS = "RowList { height: 10; }"

    def __init__(self, rows: Sequence[Row], columns: int = 1) -> None:
        super().__init__()
        self.inks, self.ascii_only = Inks(DARK), False
        self._given, self._columns = rows, columns
        self.activated: list[object] = []

    def compose(self) -> ComposeResult:
        yield RowList(id="list")

    def on_mount(self) -> None:
        self.list.show_rows(self._given, columns=self._columns)
        self.list.focus()

    @property
    def list(self) -> RowList:
        return self.query_one("#list", RowList)

    def on_row_list_activated(self, event: RowList.Activated) -> None:
        assert event.control is self.list
        self.activated.append(event.key)


def rows(count: int, *, keys: bool = True) -> list[Row]:
    return [row(f"row {i}", key=i if keys else None) for i in range(count)]


async def test_lines_pages_and_edges() -> None:
    app = OneList(rows(40))
    async with app.run_test(size=(40, 12)) as pilot:
        seen = []
        for key in ("down", "down", "up", "pagedown", "end", "down", "up", "pageup", "home"):
            await pilot.press(key)
            seen.append(app.list.current)
        assert seen == [0, 1, 0, 9, 39, 0, 39, 30, 0]
        await pilot.press("end", "enter")
        assert app.activated == [39]
        assert app.list.scroll_offset.y == 30


async def test_without_keys_the_arrows_scroll() -> None:
    app = OneList(rows(40, keys=False))
    async with app.run_test(size=(40, 12)) as pilot:
        tops = []
        for key in ("down", "pagedown", "end", "up", "pageup", "home"):
            await pilot.press(key)
            tops.append(app.list.scroll_offset.y)
        assert tops == [1, 10, 30, 29, 20, 0]
        assert app.list.current is None
        await pilot.press("enter")
        assert app.activated == []


async def test_columns_are_crossed_sideways_and_down() -> None:
    app = OneList([*rows(3), row(), *rows(8)[4:]], columns=2)
    async with app.run_test(size=(40, 12)) as pilot:
        seen = []
        for key in ("right", "right", "down", "down", "left", "up"):
            await pilot.press(key)
            seen.append(app.list.current)
        assert seen == [0, 1, 2, 4, 2, 0]


@pytest.mark.parametrize(("offset", "key"), [((2, 3), 3), ((2, 0), 0)])
async def test_a_click_goes_there_and_a_second_one_activates(offset: tuple[int, int], key: int) -> None:
    app = OneList(rows(5))
    async with app.run_test(size=(40, 12)) as pilot:
        await pilot.click("#list", offset=offset)
        assert app.list.current == key
        assert app.activated == []
        await pilot.click("#list", offset=offset)
        await pilot.pause()
        assert app.activated == [key]
        await pilot.click("#list", offset=(2, 8))
        assert app.list.current == key, "nothing is below the last row"


async def test_a_row_that_is_not_there_takes_the_cursor_away() -> None:
    app = OneList(rows(5))
    async with app.run_test(size=(40, 12)):
        assert app.list.select(4)
        assert app.list.current == 4
        assert not app.list.select(99)
        assert app.list.current is None
