"""The table of Amerigo: the archipelago on the left, the storage board on the right."""

from boardgames.amerigo.face.colours import category_colour, families
from boardgames.amerigo.face.holdings import holdings
from boardgames.amerigo.face.large import large
from boardgames.amerigo.face.map import draw_map, table_box
from boardgames.amerigo.face.mat import mat
from boardgames.amerigo.face.panels import scene
from boardgames.amerigo.face.panels.actions import draw_actions
from boardgames.amerigo.face.panels.goods import draw_goods
from boardgames.amerigo.face.panels.islands import draw_islands, draw_pay
from boardgames.amerigo.face.panels.legend import BESIDE, LAND, REST, draw_legend
from boardgames.amerigo.face.panels.pirates import draw_pirates
from boardgames.amerigo.face.panels.scene import Scene
from boardgames.amerigo.face.panels.sheet import light_up, step_back, unshown
from boardgames.amerigo.face.panels.tiles import RACK_ROOM, draw_rack
from boardgames.amerigo.face.panels.tokens import draw_own, draw_tokens
from boardgames.amerigo.face.panels.tracks import draw_progress, draw_special
from boardgames.amerigo.face.places import place
from boardgames.amerigo.face.tabs import needed, tabs
from boardgames.amerigo.game import Amerigo
from boardgames.amerigo.state import State
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import SHEET, TABLE
from boardgames.kit.look import TABLE_SIZE, Look

__all__ = ["category_colour", "families", "holdings", "large", "mat", "needed", "place", "table", "tabs"]

RIGHT = 67
"""Where the storage board begins; the ocean in the east parts it from the map."""
WIDTH = TABLE_SIZE[0] - RIGHT
SIDE = 97
"""The column of the pirates."""


def table(game: Amerigo, seen: State, look: Look) -> Canvas:
    """The whole table, exactly 118 x 26."""
    v = Scene(game, seen, look)
    box = table_box(v, *TABLE_SIZE)
    canvas = draw_map(v, box)
    canvas.wash(0, box.bottom, RIGHT, TABLE_SIZE[1] - box.bottom, TABLE)
    canvas.wash(RIGHT, 0, WIDTH, TABLE_SIZE[1], TABLE)
    small = box.bottom < 20
    if small:
        # Fewer rows of islands: room for words about all of them.
        draw_islands(canvas, v, 0, box.bottom + 1, RIGHT - 1, 3, 3)
    draw_rack(canvas, v, 0, 22, RIGHT - 1)
    if small:
        draw_legend(canvas, v, 0, box.bottom, RIGHT - 1, only=BESIDE)
    else:
        # Over the villages, whose shapes are low; the signs that are left out stand in the rack.
        draw_legend(canvas, v, 0, 22, RACK_ROOM, only=LAND)
    draw_actions(canvas, v, RIGHT, 0, 29)
    _draw_side(canvas, v, small=small)
    draw_own(canvas, v, RIGHT, 9, WIDTH)
    draw_special(canvas, v, RIGHT, 10, WIDTH)
    draw_progress(canvas, v, RIGHT, 13, WIDTH)
    draw_tokens(canvas, v, RIGHT, 15, WIDTH)
    draw_goods(canvas, v, RIGHT, 19, WIDTH)
    if (rest := 4 - len(seen.players)) > 0:
        draw_legend(canvas, v, RIGHT, TABLE_SIZE[1] - rest, WIDTH, rest, only=REST)
    _dim(canvas, v, box.bottom)
    light_up(canvas, unshown(v))
    canvas.shows_selection = True
    return canvas


def _dim(canvas: Canvas, v: Scene, bottom: int) -> None:
    """Dim what cannot matter for the open question."""
    places = {
        scene.MAP: (0, 0, RIGHT, bottom),
        scene.RACK: (0, 22, RIGHT - 1, 4),
        scene.ADVANCE: (RIGHT, 10, WIDTH, 3),
        scene.TOKENS: (RIGHT, 13, WIDTH, 6),
        scene.GOODS: (RIGHT, 19, WIDTH, 3 + len(v.s.players)),
    }
    for sheet, area in places.items():
        if not v.matters(sheet):
            step_back(canvas, *area)


def _draw_side(canvas: Canvas, v: Scene, *, small: bool) -> None:
    """Pirates, and under them islands; what completing one pays where the islands have a sheet of their own."""
    width, players = TABLE_SIZE[0] - SIDE, len(v.s.players)
    draw_pirates(canvas, v, SIDE, 0, width)
    canvas.fill(SIDE, 1 + players, width, 4 - players, SHEET)
    if small and v.island < 0:
        draw_pay(canvas, v, SIDE, 5, width)
    else:
        draw_islands(canvas, v, SIDE, 5, width, 3)
