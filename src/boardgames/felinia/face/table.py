"""The table of Felinia: the desk of the phase on the left, the island on the right. The island never moves."""

from boardgames.felinia.face.colours import POINTS, families
from boardgames.felinia.face.holdings import holdings
from boardgames.felinia.face.large import large
from boardgames.felinia.face.map import SMALL, draw_island
from boardgames.felinia.face.mat import mat
from boardgames.felinia.face.panels.guild import draw_guild
from boardgames.felinia.face.panels.harbour import draw_boat_list, draw_harbour
from boardgames.felinia.face.panels.journey import draw_journey
from boardgames.felinia.face.panels.markets import draw_markets
from boardgames.felinia.face.panels.players import draw_result
from boardgames.felinia.face.panels.scene import Scene, is_place_of_choice, scene
from boardgames.felinia.face.panels.storage import draw_storage
from boardgames.felinia.face.panels.worth import draw_groups, draw_worth
from boardgames.felinia.face.places import place
from boardgames.felinia.face.tabs import needed, tabs
from boardgames.felinia.face.things.bonus import draw_row
from boardgames.felinia.game import Felinia
from boardgames.felinia.state import Boarding, FinalSale, Guild, State, Storing
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import TABLE
from boardgames.kit.look import TABLE_SIZE, Look
from boardgames.kit.panels import show_selection, step_back

__all__ = ["category_colour", "families", "holdings", "large", "mat", "needed", "place", "table", "tabs"]

DESK = 42


def category_colour(game: Felinia, players: int, category: str) -> str:
    """Return the colour of points of a category: peoples have that of their tiles."""
    return POINTS.get(category, "")


def table(game: Felinia, seen: State, look: Look) -> Canvas:
    """The whole table, exactly 118 x 26."""
    canvas, view = Canvas(*TABLE_SIZE, TABLE), scene(game, seen, look)
    canvas.paste(draw_island(view, SMALL[seen.variant]), DESK + 1, 0)
    if view.phase in ("exploration", "end"):
        _draw_landing(canvas, view)
    else:
        _draw_desk(canvas, view)
    show_selection(canvas, look.selected, is_place_of_choice(view, look.selected))
    return canvas


def _draw_desk(canvas: Canvas, view: Scene) -> None:
    """Draw the desk with which people bid, buy, swap, board and store."""
    top = view.top
    if isinstance(top, Guild):
        draw_guild(canvas, view, 0, 0)
    elif isinstance(top, Storing | FinalSale):
        draw_storage(canvas, view, 0, 0)
    else:
        draw_markets(canvas, view, 0, 0)
        draw_row(canvas, view, 0, 13, DESK)
    if isinstance(top, FinalSale):  # every boat has sailed
        draw_worth(canvas, view, 0, 14, DESK)
        draw_groups(canvas, view, 0, 21, DESK)
        return
    draw_harbour(canvas, view, 0, 14)
    if isinstance(top, Boarding):
        step_back(canvas, 0, 0, DESK, 13)


def _draw_landing(canvas: Canvas, view: Scene) -> None:
    """Draw who travels and how far, or who has won; what tiles and groups are worth; which boats come next."""
    (draw_result if view.phase == "end" else draw_journey)(canvas, view, 0, 0, DESK)
    draw_worth(canvas, view, 0, 6, DESK)
    draw_groups(canvas, view, 0, 14, DESK)
    draw_boat_list(canvas, view, 0, 20, DESK, 6)
