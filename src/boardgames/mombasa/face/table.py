"""The table of Mombasa: the map, the companies, bonus spaces, books, cards, and what the question is about."""

from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import TABLE
from boardgames.kit.look import TABLE_SIZE, Look
from boardgames.kit.panels import step_back
from boardgames.mombasa.face.colours import category_colour, families
from boardgames.mombasa.face.holdings import holdings
from boardgames.mombasa.face.large import large
from boardgames.mombasa.face.map import SMALL, THUMB, draw_map, draw_round, draw_sea_key
from boardgames.mombasa.face.mat import mat
from boardgames.mombasa.face.panels.areas import draw_areas
from boardgames.mombasa.face.panels.books import draw_shelf
from boardgames.mombasa.face.panels.cards import draw_display
from boardgames.mombasa.face.panels.companies import draw_company, sides
from boardgames.mombasa.face.panels.desk import draw_desk, draw_sale, plans, sells
from boardgames.mombasa.face.panels.ledger import draw_ledger
from boardgames.mombasa.face.panels.scene import (
    BOOK_FRAMES,
    BOOKS,
    CARDS,
    KEPT,
    STRIP,
    Scene,
    idle_sheets,
    scene_of,
    show_selection,
)
from boardgames.mombasa.face.panels.spaces import draw_strip
from boardgames.mombasa.face.panels.tiles import SETUP, chooses_tile, draw_rewards, draw_tiles, offers_rewards
from boardgames.mombasa.face.places import place
from boardgames.mombasa.face.tabs import needed, tabs
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.state import State

__all__ = ["category_colour", "families", "holdings", "large", "mat", "needed", "place", "table", "tabs"]

RIGHT = 74
"""Where the companies begin."""
BAND = 17
"""The first line of the lower band."""
MIDDLE = 37
"""Where the cards begin in it, and what takes their place."""


def table(game: Mombasa, seen: State, look: Look) -> Canvas:
    """The whole table, exactly 118 x 26."""
    canvas = Canvas(*TABLE_SIZE, ground=TABLE)
    scene = scene_of(canvas, game, seen, look)
    for i, company in enumerate(sides(game.tables)):
        draw_company(scene, company, RIGHT, 4 * i)
    if plans(seen, look):
        draw_map(scene, 0, 0, THUMB)
        draw_display(scene, 38, 0, titled=False)
        draw_shelf(scene, 38, 8)
        draw_desk(scene, 0, BAND, TABLE_SIZE[0], 9)
        return show_selection(canvas, look)
    draw_map(scene, 0, 0, SMALL)
    draw_sea_key(scene, 1, 13, legend=True)
    draw_round(scene, 65, 0)
    draw_strip(scene, 0, 16, TABLE_SIZE[0])
    draw_shelf(scene, 1, BAND)
    _draw_question(scene)
    idle = idle_sheets(scene)
    if STRIP in idle:
        step_back(canvas, 0, BAND - 1, TABLE_SIZE[0], 1, KEPT)
    if BOOKS in idle:
        step_back(canvas, 0, BAND, MIDDLE - 1, 9, KEPT)
    if CARDS in idle and not sells(seen, look):
        step_back(canvas, MIDDLE, BAND, RIGHT - MIDDLE - 1, 9, KEPT)
    return show_selection(canvas, look)


def _draw_question(scene: Scene) -> None:
    """Right of the books: cards and action areas, or what the question is about."""
    s, width = scene.s, TABLE_SIZE[0]
    if s.phase in SETUP and (chooses_tile(s, scene.look.viewer) or len(s.players) == 2):
        draw_display(scene, MIDDLE, BAND)
        draw_tiles(scene, RIGHT, BAND, width - RIGHT)
    elif s.phase in SETUP:
        draw_tiles(scene, MIDDLE, BAND, width - MIDDLE)
    elif isinstance(scene.top, BOOK_FRAMES):
        draw_ledger(scene, s.active, MIDDLE, BAND, width - MIDDLE)
    elif sells(s, scene.look):
        draw_sale(scene, MIDDLE, BAND, width - MIDDLE)
    else:
        draw_display(scene, MIDDLE, BAND)
        if offers_rewards(s):
            draw_rewards(scene, RIGHT, BAND, width - RIGHT)
        else:
            draw_areas(scene, RIGHT, BAND)
