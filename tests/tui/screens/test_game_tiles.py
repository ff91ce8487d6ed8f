"""The boxes of the start screen: a small picture of a real position for each game and for the newest saved one."""

import pytest

from boardgames.core import registry
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import CURSOR, PLAYERS, SEA, TABLE
from boardgames.tui.app import BoardgamesApp
from boardgames.tui.art.thumbnail import lived_in, miniature, table_of
from boardgames.tui.screens.game_tiles import NARROWEST, Box, paint_boxes
from boardgames.tui.screens.new_game import NewGameScreen
from boardgames.tui.screens.start_menu import StartScreen
from boardgames.tui.widgets.picture import Picture
from tests.tui.driving import is_asking, new_session, screen_lines, screen_text, until


def test_half_a_cell_has_the_commonest_colour_of_what_it_stands_for() -> None:
    canvas = Canvas(8, 4, SEA)
    canvas.fill(0, 0, 4, 2, PLAYERS[0])
    canvas.put(0, 0, "A", "#000000")
    canvas.pixel(7, 7, PLAYERS[1])
    small = miniature(canvas, 2, 2)
    assert small.grounds == [[PLAYERS[0], SEA], [SEA, SEA]]
    assert {ink.strip("=") for row in small.inks for ink in row} == {PLAYERS[0], SEA}


@pytest.mark.parametrize("name", registry.games())
def test_a_position_is_the_same_every_time_and_shows_nothing_hidden(name: str) -> None:
    game = registry.load(name)
    seen = list(lived_in(game))[-1]
    assert seen == list(lived_in(game))[-1]
    assert game.observe(seen, None) == seen
    small = miniature(table_of(game, seen, ("Anna", "Boris", "Chloe", "Dmitri")), 28, 10)
    assert len({ground for row in small.grounds for ground in row}) > 3


def test_as_many_boxes_as_fit_and_a_frame_around_the_chosen_one() -> None:
    boxes = [Box(("new", name), name[0], name, SEA, Canvas(4, 2, SEA)) for name in "abcdefgh"]
    for width in (100, 120, 200):
        canvas = paint_boxes(boxes, ("new", "b"), width, 13)
        assert 4 <= len(canvas.regions) <= 8
        assert all(region.width >= NARROWEST for region in canvas.regions.values())
        framed = canvas.regions["1"]
        assert canvas.inks[5][framed.x - 1] == f"={CURSOR}"
        assert canvas.inks[5][canvas.regions["0"].x - 1] != f"={CURSOR}"
    assert paint_boxes([Box(("new", "x"), "x", "x", SEA)], None, 120, 13).grounds[0][0] == TABLE


def test_a_long_name_takes_the_room_around_its_key() -> None:
    boxes = [Box(("new", name), name[0], name, SEA, Canvas(4, 2, SEA)) for name in ("East India Companies", *"abcd")]
    assert "East India Companies" in "".join(paint_boxes(boxes, None, 120, 13).chars[11])


async def test_every_box_gets_its_picture_and_a_click_opens_the_game() -> None:
    new_session(registry.load("felinia"), players=2).close()
    app = BoardgamesApp()
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, StartScreen) and bool(app.screen._saves), "the menu")
        start = app.screen
        assert isinstance(start, StartScreen)
        await until(pilot, lambda: len(start._tables) == len(registry.games()) + 1, "the pictures")
        await until(pilot, lambda: "Continue: Felinia" in screen_text(app), "the newest game")
        plate = next(y for y, line in enumerate(screen_lines(app)) if "Amerigo" in line)
        await pilot.click(Picture, offset=(screen_lines(app)[plate].index("Amerigo"), plate - 3))
        await until(pilot, lambda: isinstance(app.screen, NewGameScreen), "the wizard")
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is start, "the menu again")
        await pilot.press("r")
        await until(pilot, lambda: is_asking(app), "the saved game")


async def test_a_small_or_plain_terminal_has_no_boxes() -> None:
    for size, plain in (((80, 24), False), ((120, 40), True)):
        app = BoardgamesApp(ascii_only=plain)
        async with app.run_test(size=size) as pilot:
            await until(pilot, lambda a=app: isinstance(a.screen, StartScreen), "the menu")  # type: ignore[misc]
            await pilot.pause()
            assert not app.screen.query_one(Picture).display or not app.screen.query_one(Picture).region.height
