"""Names in the sea: each country with the tiles left, what hidden ones may be, and the boats that sail there."""

from boardgames.felinia.face.colours import DARK_WOOD, FLAG, FLAG_INK, TILE, TILE_INK, TITLE_INK, WOOD
from boardgames.felinia.face.panels.relief import Scale
from boardgames.felinia.face.panels.scene import Scene
from boardgames.felinia.face.panels.sheet import people_mark
from boardgames.felinia.rules.exploration import docks_by_time
from boardgames.felinia.state import Departures
from boardgames.kit.canvas import Canvas
from boardgames.kit.colours import BRIGHT, SEA, bold, mix, readable
from boardgames.kit.panels import seat_chip

TITLES = {("classic", 8): (59, 23), ("expert", 8): (1, 25), ("classic", 12): (94, 42), ("expert", 12): (2, 44)}
LABELS: dict[tuple[str, int], tuple[tuple[int, int, bool], ...]] = {
    ("classic", 8): ((1, 0, False), (42, 20, False), (20, 0, True), (62, 0, False), (0, 21, False)),
    ("expert", 8): ((1, 23, False), (64, 10, False), (25, 0, True), (63, 24, False), (0, 0, True)),
    ("classic", 12): ((2, 2, False), (62, 36, False), (30, 1, True), (95, 2, False), (0, 37, False)),
    ("expert", 12): ((0, 37, False), (96, 18, False), (32, 0, True), (95, 42, False), (1, 0, True)),
}
"""Places of the labels by board and scale, for each country: column and row, and whether all is on one line."""


PLATE = 18
"""Columns of the name of a country with its tiles on the large table."""
TITLE = "F E L I N I A"
ROOM = 2
"""Lines for boats below the name of a country: hardly ever do more sail there, and the harbour shows them all."""


def hidden_peoples(scene: Scene, country: int) -> list[int]:
    """Return the peoples of the tiles that are face down in a country: the printed list less all that somebody who has
    watched has seen. For somebody who has not watched there are more peoples than tiles."""
    t = scene.t
    left = [t.trade_tiles[name] for name in scene.board.tiles[country] if name not in scene.witnessed]
    return [t.country_number[tile.people] for tile in left if tile.people]


def tiles_left(scene: Scene, country: int) -> int:
    return sum(bool(scene.seen.tiles[post]) for post in scene.board.posts[country])


def hidden_tiles(scene: Scene, country: int) -> int:
    """Return how many tiles are face down in a country."""
    tiles, up = scene.seen.tiles, scene.seen.face_up
    return sum(bool(tiles[post]) and not up >> post & 1 for post in scene.board.posts[country])


def has_hidden(scene: Scene, country: int) -> bool:
    return bool(hidden_tiles(scene, country))


def draw_labels(canvas: Canvas, scene: Scene, scale: Scale, lit: int) -> None:
    for country in range(len(scene.t.countries)):
        _draw_label(canvas, scene, scale, country, 0 if lit >> country & 1 else 0.42)
    x, y = TITLES[scene.seen.variant, scale.across]
    if not any(char.isalnum() for char in canvas.chars[y][x - 1 : x + len(TITLE)]):  # boats come before ornaments
        canvas.put(x, y, TITLE, TITLE_INK)


def _draw_label(canvas: Canvas, scene: Scene, scale: Scale, country: int, dusk: float) -> None:
    x, y, in_a_row = LABELS[scene.seen.variant, scale.across][country]
    name, ground = scene.t.countries[country], mix(FLAG[country], SEA, dusk)
    plate, ink = readable(FLAG_INK[country], ground), readable(mix(BRIGHT, SEA, dusk / 2), SEA)
    left = tiles_left(scene, country)
    room = PLATE - len(name.label) - 3
    count = f" {left}" if not scale.roomy else " " + scene.fit(room, "tiles", n=left) + " "
    end = canvas.put(x, y, f" {name.label}", bold(plate), ground=ground)
    end = canvas.put(end, y, count, bold(plate), ground=ground)
    width, rows = end - x, 1
    at, row = (end + 1, y) if in_a_row else (x + 1, y + 1)
    if has_hidden(scene, country):
        end = draw_hidden(canvas, scene, at, row, country, ink, dusk)
        at, row, rows = (end + 1, row, rows) if in_a_row else (at, row + 1, rows + 1)
    for text in _sailings(scene, name.id, in_a_row or row + 1 >= scale.height) if scene.phase != "exploration" else ():
        end = canvas.put(at, row, f"→ {text}", ink, ground=SEA)
        row, rows = row + 1, rows + 1
    canvas.mark(f"country.{name.id}", x, y, end - x if in_a_row else width, 1 if in_a_row else rows)


def _sailings(scene: Scene, country: str, in_a_row: bool) -> list[str]:
    """When boats sail to a country: a time a line, or all in one line."""
    boats = [boat for dock in docks_by_time(scene.t, scene.seen) if (boat := scene.boat(dock)) is not None]
    times = [boat.time for boat in boats if boat.destination == country]
    if len(times) > ROOM:
        times = [times[0], f"+{len(times) - 1}"] if in_a_row else [times[0], f"{times[1]} +{len(times) - ROOM}"]
    return [" ".join(times)] if in_a_row and times else times


def draw_hidden(canvas: Canvas, scene: Scene, x: int, y: int, country: int, ink: str, dusk: float = 0) -> int:
    """Draw `? Li2Pn`: the tiles that are face down there, by people; `2?LiJgTi` where there are more peoples than
    tiles. Return the column behind it."""
    peoples, count = hidden_peoples(scene, country), hidden_tiles(scene, country)
    x = canvas.put(x, y, "? " if len(peoples) == count else f"{count}?", bold(ink), ground=SEA)
    for number in sorted({*peoples}):
        ground = mix(TILE[number], SEA, dusk * 0.7)
        text = people_mark(scene.t, number, peoples.count(number))
        x = canvas.put(x, y, text, bold(readable(TILE_INK[number], ground)), ground=ground)
    return x


def draw_landing_boat(canvas: Canvas, scene: Scene, scale: Scale) -> None:
    """The boat that lies in a port of Felinia, with those who have not landed yet."""
    frame = scene.frame(Departures)
    boat = scene.boat(frame.docks[0]) if frame is not None and frame.docks else None
    if frame is None or boat is None:
        return
    port = scene.board.harbours[scene.t.country_number[boat.destination]]
    x, y = scale.centre(port.x, port.y)
    x, y = max(0, min(scale.width - 4, x - 1)), max(0, min(scale.height - 2, y))
    canvas.fill(x, y, 4, 1, WOOD)
    for place, seat in enumerate(scene.seen.ships[frame.docks[0]].merchants):
        if place >= frame.landed:
            seat_chip(canvas, x + 2 * place, y, seat, 2)
    for column in range(x, x + 4):
        canvas.pixel(column, 2 * (y + 1), DARK_WOOD)
