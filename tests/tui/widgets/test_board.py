"""The board on the screen: mouse, keys, and no more redrawn than has changed."""

from typing import Any

import pytest

from boardgames.tui.app import BoardgamesApp
from boardgames.tui.widgets.board import BoardView
from boardgames_toy.state import Drawing
from tests.tui.driving import game_screen, is_asking, new_session, press, until


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
