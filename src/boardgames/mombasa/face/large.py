"""The table for a large screen: the same parts with more air, a lane for every player on every track, whole words."""

from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import DIM, TABLE
from boardgames.kit.look import LARGE_SIZE, Look
from boardgames.kit.panels import step_back
from boardgames.mombasa.box.tables import LETTERS
from boardgames.mombasa.face.map import LARGE, draw_map, draw_round, draw_sea_key
from boardgames.mombasa.face.panels.areas import draw_areas_large
from boardgames.mombasa.face.panels.books import coins_to_come, draw_shelf
from boardgames.mombasa.face.panels.cards import draw_display
from boardgames.mombasa.face.panels.companies import draw_company_large, sides
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
from boardgames.mombasa.face.panels.spaces import draw_strip_tall
from boardgames.mombasa.face.panels.tiles import SETUP, draw_rewards, draw_tiles, offers_rewards
from boardgames.mombasa.game import Mombasa
from boardgames.mombasa.state import State

BAND = 32
"""The first line of the lower band."""
CARDS_LEFT, RIGHT = 46, 90
"""Where the cards begin in it, and what the question is about."""


def large(game: Mombasa, seen: State, look: Look) -> Canvas:
    """The whole table, exactly 198 x 46."""
    canvas, t = Canvas(*LARGE_SIZE, ground=TABLE), game.tables
    scene = scene_of(canvas, game, seen, look)
    draw_map(scene, 0, 0, LARGE)
    draw_sea_key(scene, 3, 24)
    draw_round(scene, 101, 1)
    for i, company in enumerate(sides(t)):
        draw_company_large(scene, company, 112, 7 * i)
    draw_strip_tall(scene, 0, 29, LARGE_SIZE[0])
    draw_shelf(scene, 1, BAND, 14, 1)
    draw_display(scene, CARDS_LEFT, BAND, 13, 1)
    left = ", ".join(f"{len(pile)} {letter}" for letter, pile in zip(LETTERS, seen.supply, strict=True))
    canvas.put(1, BAND + 13, scene.say("supply-left", books=left), DIM)
    canvas.put(CARDS_LEFT, BAND + 13, scene.say("coins-by-round", coins=coins_to_come(scene)), DIM)
    _draw_question(scene)
    idle = idle_sheets(scene)
    if STRIP in idle:
        step_back(canvas, 0, BAND - 3, LARGE_SIZE[0], 2, KEPT)
    if BOOKS in idle:
        step_back(canvas, 0, BAND, CARDS_LEFT - 1, 14, KEPT)
    if CARDS in idle:
        step_back(canvas, CARDS_LEFT, BAND, RIGHT - CARDS_LEFT, 14, KEPT)
    return show_selection(canvas, look)


def _draw_question(scene: Scene) -> None:
    s, width = scene.s, LARGE_SIZE[0] - RIGHT
    if plans(s, scene.look):
        draw_desk(scene, RIGHT, BAND, width, 14)
    elif s.phase in SETUP:
        draw_tiles(scene, RIGHT, BAND, width, 14)
    elif isinstance(scene.top, BOOK_FRAMES):
        draw_ledger(scene, s.active, RIGHT, BAND, width)
    elif sells(s, scene.look):
        draw_sale(scene, RIGHT, BAND, width)
    elif offers_rewards(s):
        draw_rewards(scene, RIGHT, BAND, width)
    else:
        draw_areas_large(scene, RIGHT, BAND, width)
