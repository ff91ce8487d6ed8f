"""The table of East India Companies, composed as the real one: Europe's price columns on the left, those of the Indies
on the right, the central board (exchange, ring of characters, map) between them, the ports along the edge.

What the open question is about is lit and has more rows; the rest of the table rests. The order never changes.
"""

from boardgames.eic import state as st
from boardgames.eic.box.tables import EUROPE, INDIES
from boardgames.eic.face.colours import category_colour, families
from boardgames.eic.face.holdings import holdings
from boardgames.eic.face.large import large
from boardgames.eic.face.map import draw_map
from boardgames.eic.face.mat import mat
from boardgames.eic.face.panels.advice import draw_advice
from boardgames.eic.face.panels.exchange import draw_exchange
from boardgames.eic.face.panels.homeward import draw_homeward
from boardgames.eic.face.panels.markets import SMALL, draw_market
from boardgames.eic.face.panels.offers import draw_cards, draw_yard_sheet
from boardgames.eic.face.panels.ports import draw_port
from boardgames.eic.face.panels.ribbon import draw_ribbon
from boardgames.eic.face.panels.ring import draw_ring, draw_strip
from boardgames.eic.face.panels.scene import EXCHANGE, Scene, show_selection, spread
from boardgames.eic.face.places import place
from boardgames.eic.face.tabs import needed, tabs
from boardgames.eic.game import EastIndiaCompanies
from boardgames.eic.state import State
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import TABLE
from boardgames.kit.look import TABLE_SIZE, Look

__all__ = ["category_colour", "families", "holdings", "large", "mat", "needed", "place", "table", "tabs"]

CENTRE, WIDTH = SMALL.width + 1, 72
"""Where the central board begins, and its columns."""
ADVICE_ROW, PORTS_ROW = 19, 20


def table(game: EastIndiaCompanies, seen: State, look: Look) -> Canvas:
    """The whole table, exactly 118 x 26."""
    scene = Scene.of(game, seen, look)
    canvas = Canvas(*TABLE_SIZE, TABLE)
    width = TABLE_SIZE[0]
    draw_ribbon(canvas, scene, 0, 0, width)
    draw_market(canvas, scene, EUROPE, 0, 1, 18)
    draw_market(canvas, scene, INDIES, width - SMALL.width, 1, 18)
    _draw_centre(canvas, scene)
    draw_advice(canvas, scene, 0, ADVICE_ROW, width)
    for company, (x, wide) in enumerate(spread(width, len(seen.companies))):
        draw_port(canvas, scene, company, x, PORTS_ROW, wide)
    show_selection(canvas, scene)
    return canvas


def _draw_centre(canvas: Canvas, scene: Scene) -> None:
    """Eighteen rows: exchange, ring, map; whichever the question is about has most of them."""
    x, frame = CENTRE, scene.frame
    if isinstance(frame, st.AgentTurn):
        draw_exchange(canvas, scene, x, 1, WIDTH, 5)
        draw_ring(canvas, scene, x, 6, WIDTH, 7)
        draw_map(canvas, scene, x, 13, WIDTH, 6)
    elif EXCHANGE in scene.lit:
        draw_exchange(canvas, scene, x, 1, WIDTH, 8)
        draw_strip(canvas, scene, x, 9)
        draw_map(canvas, scene, x, 13, WIDTH, 6)
    else:
        draw_exchange(canvas, scene, x, 1, WIDTH, 5)
        draw_strip(canvas, scene, x, 6)
        _draw_far_shore(canvas, scene, x, 10)


def _draw_far_shore(canvas: Canvas, scene: Scene, x: int, y: int) -> None:
    """Nine rows for the map, for what is bought or picked beside it, or for the ships on their way home."""
    match scene.frame:
        case st.ShipPurchase():
            draw_map(canvas, scene, x, y, WIDTH, 6)
            draw_yard_sheet(canvas, scene, x, y + 6, WIDTH)
        case st.CardChoice() as frame:
            draw_map(canvas, scene, x, y, WIDTH, 6)
            draw_cards(canvas, scene, frame, x, y + 6, WIDTH)
        case _ if scene.phase == "E":
            draw_homeward(canvas, scene, x, y, WIDTH, 9)
        case _:
            draw_map(canvas, scene, x, y, WIDTH, 9)
