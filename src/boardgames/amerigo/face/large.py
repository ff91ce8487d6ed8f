"""The table for a large screen: cells of two rows, whole words, and what everybody owns."""

from boardgames.amerigo.face.map import draw_map, large_box
from boardgames.amerigo.face.panels import scene
from boardgames.amerigo.face.panels.actions import draw_actions, draw_question
from boardgames.amerigo.face.panels.goods import draw_goods
from boardgames.amerigo.face.panels.islands import draw_built, draw_islands, draw_pay
from boardgames.amerigo.face.panels.legend import LISTED, draw_legend
from boardgames.amerigo.face.panels.pirates import draw_pirates
from boardgames.amerigo.face.panels.scene import Scene
from boardgames.amerigo.face.panels.sheet import light_up, step_back, unshown
from boardgames.amerigo.face.panels.tiles import draw_reserves, draw_shop
from boardgames.amerigo.face.panels.tokens import draw_own, draw_token_list
from boardgames.amerigo.face.panels.tracks import draw_progress, draw_special
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.state import State
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import SHEET, TABLE
from boardgames.kit.look import LARGE_SIZE, Look

RIGHT = 111
"""Where the storage board begins."""
WIDTH = LARGE_SIZE[0] - RIGHT
SIDE = 21
"""Columns of the pirates."""
GOODS = 51
"""Columns of the goods."""


def large(game: Amerigo, seen: State, look: Look) -> Canvas:
    """The whole table, exactly 198 x 46."""
    v = Scene(game, seen, look)
    box = large_box(v, *LARGE_SIZE)
    canvas = draw_map(v, box)
    canvas.wash(0, box.bottom, RIGHT, LARGE_SIZE[1] - box.bottom, TABLE)
    canvas.wash(box.right, 0, LARGE_SIZE[0] - box.right, LARGE_SIZE[1], TABLE)
    draw_reserves(canvas, v, 0, 42, RIGHT - 1)
    draw_actions(canvas, v, RIGHT, 0, WIDTH - SIDE - 1)
    if v.doing[0] >= 0:
        draw_question(canvas, v, RIGHT + 31, 0, WIDTH - SIDE - 33, 9)
    side = LARGE_SIZE[0] - SIDE
    draw_pirates(canvas, v, side, 0, SIDE)
    canvas.fill(side, 1 + len(seen.players), SIDE, 4 - len(seen.players), SHEET)
    draw_pay(canvas, v, side, 5, SIDE)
    draw_own(canvas, v, RIGHT, 9, WIDTH)
    draw_special(canvas, v, RIGHT, 10, WIDTH)
    draw_progress(canvas, v, RIGHT, 13, WIDTH)
    draw_token_list(canvas, v, RIGHT, 16, WIDTH)
    draw_goods(canvas, v, RIGHT, 26, GOODS)
    draw_islands(canvas, v, RIGHT + GOODS + 1, 26, WIDTH - GOODS - 1, 1 + len(seen.players) + 1)
    if box.bottom < 40:
        draw_built(canvas, v, 0, box.bottom + 1, RIGHT - 1, 8)
    draw_shop(canvas, v, RIGHT, 34, WIDTH)
    draw_legend(canvas, v, RIGHT, 45, WIDTH, only=LISTED)
    _dim(canvas, v, box.right, box.bottom)
    light_up(canvas, unshown(v))
    canvas.shows_selection = True
    return canvas


def _dim(canvas: Canvas, v: Scene, right: int, bottom: int) -> None:
    """Dim what cannot matter for the open question."""
    places = {
        scene.MAP: (0, 0, right, bottom),
        scene.RACK: (RIGHT, 34, WIDTH, 11),
        scene.ADVANCE: (RIGHT, 10, WIDTH, 3),
        scene.TOKENS: (RIGHT, 13, WIDTH, 12),
        scene.GOODS: (RIGHT, 26, GOODS, 3 + len(v.s.players)),
    }
    for sheet, place in places.items():
        if not v.matters(sheet):
            step_back(canvas, *place)
