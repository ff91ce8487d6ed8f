"""The table for a large screen: larger cubes, phrases instead of names, ships to buy and shares in every port."""

from typing import TYPE_CHECKING, cast

from boardgames.eic import state as st
from boardgames.eic.box.tables import EUROPE, INDIES
from boardgames.eic.face.map import draw_map
from boardgames.eic.face.panels.advice import draw_advice
from boardgames.eic.face.panels.exchange import LARGE as LARGE_BARS
from boardgames.eic.face.panels.exchange import draw_exchange
from boardgames.eic.face.panels.homeward import draw_homeward
from boardgames.eic.face.panels.markets import LARGE, draw_market
from boardgames.eic.face.panels.offers import draw_cards, draw_yard_sheet
from boardgames.eic.face.panels.ports import draw_large_port
from boardgames.eic.face.panels.ribbon import draw_ribbon
from boardgames.eic.face.panels.ring import draw_ring
from boardgames.eic.face.panels.scene import Scene, show_selection, spread
from boardgames.eic.face.words.names import begun
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.state import State
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import TABLE
from boardgames.kit.look import LARGE_SIZE, Look

if TYPE_CHECKING:
    from boardgames.eic.face.words.words import EicWords

CENTRE, WIDTH, SHORE = LARGE.width + 1, 128, 14
"""Where the central board begins, its columns, and the rows of its map."""


def large(game: EastIndiaCompanies, seen: State, look: Look) -> Canvas:
    """The whole table, exactly 198 x 46."""
    scene = Scene.of(game, seen, look)
    canvas = Canvas(*LARGE_SIZE, TABLE)
    width, x = LARGE_SIZE[0], CENTRE
    draw_ribbon(canvas, scene, 0, 0, width)
    draw_market(canvas, scene, EUROPE, 0, 1, 33, LARGE)
    draw_market(canvas, scene, INDIES, width - LARGE.width, 1, 33, LARGE)
    draw_exchange(canvas, scene, x, 1, WIDTH, 8, LARGE_BARS)
    draw_ring(canvas, scene, x, 10, WIDTH, 9, _phrases(game, seen, scene))
    _draw_shore(canvas, scene, x, 20)
    draw_advice(canvas, scene, 0, 34, width)
    for company, (left, wide) in enumerate(spread(width, len(seen.companies))):
        draw_large_port(canvas, scene, company, left, 35, wide)
    show_selection(canvas, scene)
    return canvas


def _draw_shore(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """The map, what is bought or picked below it, or the ships on their way home."""
    match scene.frame:
        case st.CardChoice() as frame:
            draw_map(canvas, scene, x, y, WIDTH, SHORE - 3)
            draw_cards(canvas, scene, frame, x, y + SHORE - 3, WIDTH)
        case st.ShipPurchase():
            draw_map(canvas, scene, x, y, WIDTH, SHORE - 3)
            draw_yard_sheet(canvas, scene, x, y + SHORE - 3, WIDTH)
        case _ if scene.phase == "E":
            draw_homeward(canvas, scene, x, y, WIDTH, SHORE, 3)
        case _:
            draw_map(canvas, scene, x, y, WIDTH, SHORE)


def _phrases(game: EastIndiaCompanies, seen: State, scene: Scene) -> tuple[str, ...]:
    """Return what each cell would do for the seat to move, or for the first player if nobody is asked."""
    words = cast("EicWords", game.words)
    if not seen.period:
        return ()
    seat = scene.seat if scene.seat is not None and scene.seat < seen.players else 0
    texts = [words.capability(seen, seat, cell) for cell in range(len(scene.t.cells))]
    return tuple(map(begun, texts))
