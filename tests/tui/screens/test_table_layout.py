"""The skeleton of a table screen: status, key caps, and the large drawing where there is room for it."""

from typing import Any

import pytest
from rich.style import Style

from boardgames.core import registry
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import CURSOR, KEY
from boardgames.kit.look import LARGE_SIZE, Look
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.screens.status_line import round_dots
from boardgames.tui.view.table_view import board_of
from tests.toy import GAME
from tests.tui.driving import game_screen, is_asking, new_session, press, screen_lines, until


def style_at(app: BoardgamesApp, x: int, y: int) -> Style:
    """How a cell of the terminal looks."""
    for segment in app.screen._compositor.render_strips()[y]:
        if x < len(segment.text):
            assert segment.style is not None
            return segment.style
        x -= len(segment.text)
    raise AssertionError("outside")


def ground(style: Style) -> str:
    assert style.bgcolor is not None
    return style.bgcolor.get_truecolor().hex


async def test_codes_are_green_caps_and_the_selected_one_is_yellow() -> None:
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        rows = [y for y, line in enumerate(screen_lines(app)) if "ask for" in line]
        columns = [screen_lines(app)[y].index(" ask for") - 1 for y in rows]
        assert [ground(style_at(app, x, y)) for x, y in zip(columns, rows, strict=True)] == [KEY] * 3
        await press(pilot, app, "down", "down")
        caps = [ground(style_at(app, x, y)) for x, y in zip(columns, rows, strict=True)]
        assert caps == [KEY, CURSOR, KEY]


async def test_the_status_has_the_game_the_round_and_whoever_is_to_act() -> None:
    app = BoardgamesApp(new_session(registry.load("amerigo"), players=4))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        status = screen_lines(app)[0]
        assert status.startswith(" AMERIGO  ●○○○○ round 1 of 5")
        assert "A  B  C ▶ D " in status
        assert status.endswith("no undo")


def test_rounds_that_are_over_come_before_the_one_that_is_played() -> None:
    assert [text for text, _ in round_dots(3, 5)][:3] == ["●●", "●", "○○"]


def large(game: Any, seen: Any, look: Look) -> Canvas:
    canvas = Canvas(*LARGE_SIZE)
    canvas.put(0, LARGE_SIZE[1] - 1, "the last row of the large table")
    return canvas


@pytest.mark.parametrize(("size", "is_large"), [((200, 60), True), ((200, 50), False), ((150, 60), False)])
async def test_the_large_drawing_is_used_where_it_fits(
    size: tuple[int, int], is_large: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(board_of(GAME), "large", large, raising=False)
    app = BoardgamesApp(new_session(bots=("", "random")))
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: is_asking(app))
        await pilot.pause()
        shown = [line for line in screen_lines(app) if "the last row of the large table" in line]
        assert len(shown) == int(is_large)
        assert game_screen(app).has_class("-large") == is_large
        text = "\n".join(screen_lines(app))
        for words in ("ask for 1 coin", "ask for 3 coins", "History", "Anna", "Boris"):
            assert words in text
        await pilot.resize_terminal(120, 40)
        await until(pilot, lambda: not game_screen(app).has_class("-large"), "the usual table")
