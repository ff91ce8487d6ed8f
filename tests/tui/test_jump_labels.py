"""Jump labels: one for every panel and legal place, none the beginning of another, and typing one goes there."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardgames.core import registry
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import CURSOR, INK, ON_PLAYERS, PLAYERS, SHEET, contrast
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.jump_labels import JumpLabels, labels_for
from boardgames.tui.look.palettes import DARK
from boardgames.tui.look.themes import Inks
from boardgames.tui.screens.table_layout import put_label
from boardgames.tui.widgets.board import BoardView
from tests.tui.driving import game_screen, is_asking, new_session, press, screen_text, until


@given(st.lists(st.text(min_size=1, max_size=5), unique=True, max_size=800))
def test_every_target_gets_a_label_of_its_own(targets: list[str]) -> None:
    labels = labels_for(targets)
    assert list(labels) == targets
    assert len(set(labels.values())) == len(targets)
    assert len({len(label) for label in labels.values()}) <= 1


def test_two_letters_are_needed_for_many_targets() -> None:
    jump = JumpLabels([str(number) for number in range(100)])
    assert jump.take("s") is None
    assert jump.take("a") == "26"


def test_a_letter_without_a_label_leads_nowhere() -> None:
    assert JumpLabels(["here"]).take("x") == ""


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_a_label_leads_to_a_place_and_to_a_panel(size: tuple[int, int]) -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2))
    async with app.run_test(size=size) as pilot:
        await press(pilot, app, "ctrl+o")
        screen = game_screen(app)
        board = screen.query_one("#board", BoardView)
        wanted = next(place for place in screen.labels if place in board.canvas.regions)
        await pilot.press(*screen.labels[wanted])
        assert screen.labels == {}
        assert screen.place == wanted
        assert screen.panel.offer is not None
        await press(pilot, app, "ctrl+o")
        await pilot.press(*screen.labels["#board"])
        await until(pilot, lambda: screen.focused is board, "the board to be focused")


@pytest.mark.parametrize("key", ["escape", "down", "f9", "0"])
async def test_another_key_puts_the_labels_away(key: str) -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "ctrl+o", key)
        screen = game_screen(app)
        assert screen.labels == {}
        assert is_asking(app)
        assert screen.panel.offer is None


async def test_tab_goes_from_the_choices_to_the_board_and_the_title_says_so() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: is_asking(app))
        await pilot.pause()
        assert "▶A  Anna" in screen_text(app)
        await pilot.press("tab")
        await until(pilot, lambda: screen_text(app).startswith("▶FELINIA"), "the mark of the board")
        await pilot.press("shift+tab")
        await until(pilot, lambda: "▶A  Anna" in screen_text(app), "the mark of the choices")


async def test_the_mark_of_the_board_follows_it_to_a_smaller_terminal() -> None:
    app = BoardgamesApp(new_session(registry.load("felinia"), players=2))
    async with app.run_test(size=(120, 40)) as pilot:
        await press(pilot, app, "tab")
        await until(pilot, lambda: screen_text(app).startswith("▶FELINIA"), "the mark over the board")
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: "\n▶ F2 [" in screen_text(app), "the mark at the tabs")
        assert screen_text(app).startswith(" FELINIA")


def test_a_label_is_a_cap_but_a_piece_keeps_its_colour() -> None:
    canvas = Canvas(10, 1, SHEET)
    canvas.put(0, 0, "harbour", INK, "harbour")
    canvas.chip(8, 0, "A", PLAYERS[0], ON_PLAYERS[0])
    canvas.mark("ship", 8, 0, 1, 1)
    put_label(canvas, "harbour", "as")
    put_label(canvas, "ship", "d")
    assert canvas.lines() == ["asrbour d"]
    assert canvas.grounds[0][:3] == [CURSOR, CURSOR, SHEET]
    assert canvas.grounds[0][8] == PLAYERS[0]
    style = Inks(DARK).look(canvas.inks[0][8], canvas.grounds[0][8])
    assert style.underline
    assert style.color is not None
    assert contrast(style.color.get_truecolor().hex, PLAYERS[0]) >= 4.5
