"""While the cursor rests the table is drawn ahead: an arrow shows what is there already."""

from typing import Any

import pytest

from boardgames.core import registry
from boardgames.kit.canvas import Canvas
from boardgames.kit.look import Look
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.view.table_view import board_of
from boardgames.tui.widgets.board import BoardView
from tests.tui.driving import game_screen, new_session, press, until


@pytest.mark.parametrize("name", ["amerigo", "mombasa"])
async def test_an_arrow_shows_what_was_drawn_while_the_cursor_rested(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.load(name)
    board, drawn = board_of(game), list[tuple[str | None, Any]]()
    draw = board.table

    def counted(game: Any, seen: Any, look: Look) -> Canvas:
        drawn.append((look.selected, look.action))
        return draw(game, seen, look)

    monkeypatch.setattr(board, "table", counted)
    app = BoardgamesApp(new_session(game, players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "down")
        screen = game_screen(app)
        await until(pilot, lambda: screen._pause is None, "the drawings beside the selected choice")
        ahead, before = set(drawn), screen.panel.offer
        await pilot.press("down")
        offer, shown = screen.panel.offer, screen.query_one("#board", BoardView).canvas
        assert offer is not None
        assert offer != before
        assert (offer.place, offer.action) in ahead
        assert drawn.count((offer.place, offer.action)) == 1
        scene = screen.scene
        assert scene is not None
        anew = draw(game, scene.seen, scene.look(offer.place, offer.action, screen.after(offer.action)))
        assert (shown.chars, shown.inks, shown.grounds) == (anew.chars, anew.inks, anew.grounds)


@pytest.mark.parametrize("size", [(121, 41), (80, 24)])
async def test_another_size_still_shows_the_selected_choice(size: tuple[int, int]) -> None:
    app = BoardgamesApp(new_session(registry.load("mombasa"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "down", "down")
        screen = game_screen(app)
        drawn = list[Any]()
        draw = screen.draw_board

        def noted(action: Any = None) -> None:
            drawn.append(action)
            draw(action)

        screen.draw_board = noted  # type: ignore[method-assign]
        offer = screen.panel.offer
        assert offer is not None
        await pilot.resize_terminal(*size)
        await until(pilot, lambda: bool(drawn), "the drawing of the other size")
        assert drawn[-1] == offer.action
