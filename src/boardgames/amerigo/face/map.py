"""The archipelago: the printed map with its pieces, then ships, rulers, what can be chosen, and ghosts."""

from boardgames.amerigo.face.panels.building import draw_choices, draw_ghost, draw_hint, draw_land, draw_misfit
from boardgames.amerigo.face.panels.landscape import Frame, MapBox, landscape
from boardgames.amerigo.face.panels.scene import Scene
from boardgames.amerigo.face.panels.voyages import draw_frame, draw_reach, draw_rulers, draw_ships, draw_way
from boardgames.kit.canvas import Canvas, Region


def table_box(v: Scene, width: int, height: int) -> MapBox:
    """The map of the table: sixty columns of cells, one row each, whatever the number of players."""
    return MapBox(width, height, (60 // v.chart.width, 1), 4, 3, v.chart.width, v.chart.height)


def large_box(v: Scene, width: int, height: int) -> MapBox:
    """The map of the large table: two rows a cell, so that a code never covers what is printed."""
    return MapBox(width, height, (5 if v.chart.width > 15 else 6, 2), 6, 4, v.chart.width, v.chart.height)


def draw_map(v: Scene, box: MapBox) -> Canvas:
    """A canvas with the map in its corner."""
    t = v.t
    frame = Frame(t.setup(len(v.s.players)).frame_plan, t.tile_size)
    canvas = landscape(v.chart, frame, v.s.grid, v.s.pieces, t.bonus.discovery_vp, box).copy()
    spaces = frame.spaces(box)
    draw_land(canvas, v, box)
    draw_ships(canvas, v, box)
    draw_hint(canvas, v, box)
    draw_reach(canvas, v, box, spaces)
    draw_choices(canvas, v, box)
    draw_rulers(canvas, v, box)
    draw_frame(canvas, v, spaces)
    if v.look.action is None:
        draw_misfit(canvas, v, box)
    draw_ghost(canvas, v, box)
    draw_way(canvas, v, box, spaces)
    return canvas


def crop(whole: Canvas, place: str | None, height: int) -> tuple[Canvas, int]:
    """A window of the map and its first row: the column letters stay on top, the rest scrolls to a place."""
    rows = height - 1
    region = whole.regions.get(place) if place is not None else None
    middle = region.y + region.height // 2 if region is not None else 1
    top = max(1, min(middle - rows // 2, whole.height - rows))
    part = Canvas(whole.width, min(height, whole.height))
    for y in range(part.height):
        source = 0 if y == 0 else top + y - 1
        part.chars[y], part.inks[y] = whole.chars[source], whole.inks[source]
        part.grounds[y], part.hits[y] = whole.grounds[source], whole.hits[source]
    for name, (x, y, width, high) in whole.regions.items():
        first, last = max(y, top), min(y + high, top + rows)
        if y == 0:
            part.regions[name] = Region(x, y, width, high)
        elif first < last:
            part.regions[name] = Region(x, first - top + 1, width, last - first)
    return part, top
