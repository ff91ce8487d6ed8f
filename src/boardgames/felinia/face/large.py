"""The table for a large screen: the desk on the left, the island with the names of its places on the right."""

from boardgames.felinia.face.map import LARGE, draw_island
from boardgames.felinia.face.panels import notes
from boardgames.felinia.face.panels.guild import draw_guild
from boardgames.felinia.face.panels.harbour import draw_harbour
from boardgames.felinia.face.panels.journey import draw_journey
from boardgames.felinia.face.panels.markets import WIDE, draw_markets
from boardgames.felinia.face.panels.players import draw_players, draw_result
from boardgames.felinia.face.panels.scene import Scene, is_place_of_choice, scene
from boardgames.felinia.face.panels.sheet import crate, header
from boardgames.felinia.face.panels.storage import draw_storage
from boardgames.felinia.face.panels.worth import draw_groups, draw_worth
from boardgames.felinia.game import Felinia
from boardgames.felinia.rules.auction import is_closed
from boardgames.felinia.state import Boarding, FinalSale, Guild, State, Storing
from boardgames.kit.asker import apart
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import SEA, SHEET, SOFT, TABLE, readable
from boardgames.kit.look import LARGE_SIZE, Look
from boardgames.kit.panels import show_selection, step_back

DESK = 83


def large(game: Felinia, seen: State, look: Look) -> Canvas:
    """The whole table, exactly 198 x 46."""
    canvas, view = Canvas(*LARGE_SIZE, TABLE), scene(game, seen, look)
    canvas.paste(draw_island(view, LARGE[seen.variant]), DESK + 1, 0)
    top = view.top
    if view.phase in ("exploration", "end"):
        (draw_result if view.phase == "end" else draw_journey)(canvas, view, 0, 0, DESK)
        _draw_worth_and_groups(canvas, view, 6)
        _draw_stalls(canvas, view, 0, 14)
    elif isinstance(top, Guild | Storing | FinalSale):
        (draw_guild if isinstance(top, Guild) else draw_storage)(canvas, view, 0, 0)
        _draw_beside(canvas, view)
        _draw_stalls(canvas, view, 0, 14)
    else:
        draw_markets(canvas, view, 0, 0, WIDE)
        if isinstance(top, Boarding):
            step_back(canvas, 0, 0, DESK, WIDE.height)
    draw_harbour(canvas, view, 0, 20, DESK, 12, 16)
    draw_players(canvas, view, 0, 33, DESK)
    _draw_points(canvas, view)
    show_selection(canvas, look.selected, is_place_of_choice(view, look.selected))
    return canvas


def _draw_worth_and_groups(canvas: Canvas, view: Scene, y: int) -> None:
    draw_worth(canvas, view, 0, y, 41)
    canvas.fill(42, y, 41, 7, SHEET)
    draw_groups(canvas, view, 42, y, 41)


def _draw_beside(canvas: Canvas, view: Scene) -> None:
    """Points and merchants, at the right of a sheet that is no wider than on the small table."""
    draw_worth(canvas, view, 43, 0, 40)
    canvas.fill(43, 8, 40, 5, SHEET)
    draw_groups(canvas, view, 43, 8, 40)


def _draw_stalls(canvas: Canvas, view: Scene, x: int, y: int) -> None:
    """Draw what is left in the markets, and the bag, while nobody buys."""
    t, seen = view.t, view.seen
    canvas.fill(x, y, DESK, 5, SHEET)
    bag = "  ".join(f"{count} {t.goods[good].tile}" for good, count in enumerate(seen.bag))
    header(canvas, x, y, DESK, view.say("markets"), view.say("in-the-bag", goods=bag))
    canvas.mark("bag", x + 10, y, DESK - 10, 1)
    for place, market in enumerate(seen.markets):
        left = x + 3 + place * 11
        canvas.put(left - 2, y + 1, str(place + 1), SOFT)
        goods = [good for good, count in enumerate(market) for _ in range(count)]
        for row, good in enumerate(goods):
            crate(canvas, t, left, y + 1 + row, good, 8)
        if not goods:
            canvas.put(left, y + 1, view.say("shut" if is_closed(t, seen, place) else "empty"), SOFT)
        canvas.mark(t.places[place].id, left - 2, y + 1, 10, 3)


def _draw_points(canvas: Canvas, view: Scene) -> None:
    """Draw what counts at the end, along the lower edge of the sea."""
    names, ink = view.words, readable(SOFT, SEA)
    canvas.put(DESK + 19, 44, notes.tile_points(names), ink, ground=SEA)
    canvas.put(DESK + 19, 45, apart((notes.merchant_points(names), notes.store_points(names))), ink, ground=SEA)
