"""The board on the screen: mouse, keys, and no more redrawn than has changed."""

from typing import Any

import pytest

from boardgames.core import registry
from boardgames.kit.canvas import Canvas
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.table_pages import MatsPage
from boardgames.tui.screens.thing_card import ThingCard
from boardgames.tui.widgets.board import BoardView
from boardgames_toy.state import Drawing
from tests.tui.driving import game_screen, is_asking, new_session, press, screen_text, until


async def test_a_click_on_the_board_selects_the_choice_there() -> None:
    app = BoardgamesApp(new_session(players=2, bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "1", "enter")
        await until(pilot, lambda: is_asking(app) and game_screen(app).session.table.state.frames[-1] == Drawing(0, 0))
        await pilot.click("#board", offset=(5, 2))
        offer = game_screen(app).panel.offer
        assert offer is not None
        assert offer.code == "d"
        assert game_screen(app).place == "deck"


async def test_only_changed_regions_of_the_board_are_refreshed(monkeypatch: pytest.MonkeyPatch) -> None:
    app = BoardgamesApp(new_session(players=2, bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        board = app.screen.query_one("#board", BoardView)
        refreshed: list[Any] = []
        monkeypatch.setattr(board, "refresh", lambda *regions, **options: refreshed.extend(regions))
        game_screen(app).draw_board()
        assert refreshed == []
        game_screen(app).place = "deck"
        game_screen(app).draw_board()
        assert refreshed
        assert all(region.height == 1 and region.width <= 20 for region in refreshed)


def crossroads() -> BoardView:
    """A place in the middle, one on each side of it, and one far off the line."""
    canvas = Canvas(60, 30)
    for name, x, y in (("middle", 25, 10), ("left", 10, 11), ("right", 40, 9), ("above", 26, 2), ("below", 24, 20)):
        canvas.mark(name, x, y, 6, 2)
    canvas.mark("corner", 50, 28, 6, 1)
    view = BoardView()
    view.canvas = canvas
    return view


@pytest.mark.parametrize(
    ("step", "place"), [((-1, 0), "left"), ((1, 0), "right"), ((0, -1), "above"), ((0, 1), "below")]
)
def test_an_arrow_points_at_the_nearest_place_in_its_direction(step: tuple[int, int], place: str) -> None:
    view = crossroads()
    view.place = "middle"
    assert view.nearest(*step) == place


def test_an_arrow_that_points_at_nothing_says_so_and_the_first_one_enters_at_the_top() -> None:
    view = crossroads()
    assert view.nearest(1, 0) == "above"
    view.place = "above"
    assert view.nearest(0, -1) is None
    view.canvas = Canvas(10, 10)
    assert view.nearest(1, 0) is None


async def test_arrows_move_the_cursor_over_the_board_and_select_what_can_be_done_there() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2, bots=("", "random"), seed=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "tab")
        screen = game_screen(app)
        board = screen.query_one("#board", BoardView)
        await until(pilot, lambda: screen.focused is board and screen.place is not None, "a place under the cursor")
        assert screen.panel.offer is not None, "the first place is one where something can be done"
        seen = {screen.place}
        for key, step in (("down", (0, 1)), ("right", (1, 0)), ("up", (0, -1)), ("left", (-1, 0))):
            wanted = board.nearest(*step)
            await pilot.press(key)
            if wanted is not None:
                assert screen.place == board.place == wanted
            offer = screen.panel.offer
            assert offer is None or offer.place == screen.place
            seen.add(screen.place)
        assert len(seen) > 2


async def test_a_place_where_nothing_can_be_done_is_explained_too() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2, bots=("", "random"), seed=3))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "tab")
        screen = game_screen(app)
        board = screen.query_one("#board", BoardView)
        await until(pilot, lambda: screen.focused is board, "the board")
        assert screen.scene is not None
        offered = {offer.place for offer in (*screen.scene.offers, *screen.scene.off)}
        idle = next(place for place in board.canvas.regions if place not in offered)
        board.picked(idle)
        assert screen.place == idle
        assert "nothing can be done there now" in screen_text(app)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(app.screen, ThingCard), "its card")


async def test_arrows_scroll_what_has_no_places() -> None:
    app = BoardgamesApp(new_session(players=8, bots=("", *["random"] * 7)))
    async with app.run_test(size=(80, 24)) as pilot:
        await press(pilot, app, "O")
        await until(pilot, lambda: isinstance(app.screen, MatsPage), "the mats")
        mats = app.screen.query_one("#mat", BoardView)
        await until(pilot, lambda: mats.max_scroll_y > 0, "more than fits")
        await pilot.press("down")
        await until(pilot, lambda: mats.scroll_offset.y == 2, "two lines farther down")
        await pilot.press("enter")
        await until(pilot, lambda: is_asking(app), "the table")
